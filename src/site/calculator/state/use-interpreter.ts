import { useCallback, useEffect, useRef, useState } from "react";
import { atFirstSign } from "../../hydration/first-sign";
import { loadPersistently } from "../../platform/retry";
import { fetchInterpreter, type Interpreter, loadedInterpreter } from "../interpreter-loader";

interface InterpreterState {
  /** Undefined until it has loaded. */
  readonly interpreter: Interpreter | undefined;
  /** It could not be fetched (yet). */
  readonly hasFailed: boolean;
  /** Calls a function with it: immediately, or once it has loaded and has read what was typed until then. */
  readonly withInterpreter: (work: (interpreter: Interpreter) => void) => void;
}

/** The module that reads texts: fetched at the first sign of a visitor, or when there is something to read. */
export function useInterpreter(hasTexts: boolean): InterpreterState {
  const [interpreter, setInterpreter] = useState(loadedInterpreter);
  const [hasFailed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(false);
  const waiting = useRef<((interpreter: Interpreter) => void)[]>([]);
  const isWanted = wanted || hasTexts;
  useEffect(
    () =>
      atFirstSign(() => {
        // Before everything else that the first sign fetches. A failed fetch is retried below.
        fetchInterpreter().catch(() => {});
        setWanted(true);
      }),
    [],
  );
  useEffect(() => {
    if (!interpreter) {
      if (isWanted) return loadPersistently(fetchInterpreter, setInterpreter, () => setFailed(true));
      return;
    }
    document.documentElement.dataset.interpreter = "";
    for (const work of waiting.current.splice(0)) work(interpreter);
  }, [interpreter, isWanted]);
  const withInterpreter = useCallback((work: (interpreter: Interpreter) => void) => {
    const loaded = loadedInterpreter();
    if (loaded) return work(loaded);
    waiting.current.push(work);
    setWanted(true);
  }, []);
  return { interpreter, hasFailed, withInterpreter };
}
