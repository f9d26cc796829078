import { type RefObject, useEffect, useMemo, useReducer, useRef } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { RandomBytes } from "../../../core/draws";
import type { Evaluation } from "../../../core/evaluate";
import type { Format } from "../../../core/format";
import type { Preparation } from "../../../core/on-demand";
import { reportLoadFailure } from "../../platform/load-failures";
import { answerOpening, NOT_READ_YET, type Opening, type Reading, type Texts, unreadTexts } from "../answering";
import type { Interpreter } from "../interpreter-loader";
import { useGrammars, useLiteracy } from "./use-grammars";

interface Source {
  readonly calculator: AnyCalculator;
  readonly texts: Texts;
  readonly opening: Opening;
  readonly format: Format;
  /** Undefined until it has loaded. */
  readonly interpreter: Interpreter | undefined;
  readonly hasInterpreterFailed: boolean;
  readonly replay: (() => RandomBytes) | undefined;
}

/**
 * Reads the texts and answers them, and fetches what that takes: the grammars of the texts, and the data that
 * these inputs need.
 */
export function useReading(source: Source): { readonly reading: Reading; readonly decimalComma: boolean } {
  const { calculator, texts, opening, format, interpreter, hasInterpreterFailed, replay } = source;
  const [literacy, setLiteracy] = useLiteracy();
  const [fetched, countFetched] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been fetched may change the answer
  const reading = useMemo(() => {
    if (Object.keys(texts).length === 0) return answerOpening(calculator, opening, format, replay?.());
    if (!interpreter) return unreadTexts(calculator, texts, opening, hasInterpreterFailed ? NOT_READ_YET : undefined);
    return interpreter.answerTexts(calculator, texts, opening, format, literacy, replay?.());
  }, [calculator, texts, opening, format, interpreter, hasInterpreterFailed, literacy, replay, fetched]);
  useGrammars(reading.needs, setLiteracy);
  usePreparation(reading.preparation, countFetched);
  return { reading, decimalComma: Boolean(literacy?.decimalComma) };
}

/** Fetches what an answer needs. @param done called when it is there, unless the inputs need something else by then */
function usePreparation(preparation: Preparation | null, done: () => void): void {
  useEffect(() => {
    if (!preparation) return;
    let isOver = false;
    preparation.load().then(() => !isOver && done(), reportLoadFailure);
    return () => {
      isOver = true;
    };
  }, [preparation, done]);
}

/**
 * The last answer, which stays visible while an input is invalid. Answers to half-typed text do not count: if the text
 * becomes invalid, it is the answer from before the edit.
 * @param edited the field being edited
 * @param first answers before there is an answer
 */
export function useLastAnswer(
  { answered, problems }: Pick<Reading, "answered" | "problems">,
  edited: string | null,
  first: () => Evaluation | null,
): RefObject<Evaluation> {
  const last = useRef<Evaluation | null>(null);
  last.current ??= answered ?? first();
  const edit = useRef({ edited, before: last.current });
  if (edited !== edit.current.edited) edit.current = { edited, before: last.current };
  if (answered) last.current = answered;
  else if (edited && problems.size > 0) last.current = edit.current.before;
  return last as RefObject<Evaluation>;
}
