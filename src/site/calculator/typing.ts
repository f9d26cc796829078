/** No errors are shown for what is still being typed. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

/** A pause this long means that the visitor expects an answer. */
const PAUSE = 800;

export interface Typing {
  /** The field being typed into. */
  readonly typing: string | null;
  /** A key was pressed in a field; with `isOpen`, only leaving the field ends typing, not a pause. */
  readonly typed: (key: string, isOpen?: boolean) => void;
  /** The field was left, or the form was reset. */
  readonly settle: () => void;
}

export function useTyping(): Typing {
  const [typing, setTyping] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(null);
  }, []);
  const typed = useCallback(
    (key: string, isOpen = false) => {
      clearTimeout(timer.current);
      if (!isOpen) timer.current = setTimeout(settle, PAUSE);
      setTyping(key);
    },
    [settle],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, typed, settle };
}

type Problems = ReadonlyMap<string, string>;

/**
 * The problems to show. While a field is being typed into, only those already shown at other fields, since
 * half-typed text may make other fields invalid, too.
 */
export function useShownProblems(problems: Problems, typing: string | null): Problems {
  const settled = useRef<Problems>(problems);
  useLayoutEffect(() => {
    if (typing === null) settled.current = problems;
  }, [problems, typing]);
  return useMemo(() => shownProblems(problems, settled.current, typing), [problems, typing]);
}

export function shownProblems(problems: Problems, settled: Problems, typing: string | null): Problems {
  if (typing === null || problems.size === 0) return problems;
  return new Map([...problems].filter(([key]) => key !== typing && settled.has(key)));
}
