/** The state of a calculator's page: what was typed, how it was interpreted, and the answer. */
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { AnyCalculator, Headline } from "../../../core/calculator";
import type { Currency } from "../../../core/currency";
import type { Evaluation } from "../../../core/evaluate";
import type { Format } from "../../../core/format";
import { homeCurrencyFor } from "../../../core/home-currency";
import type { CalculatorMeta } from "../../../core/meta";
import type { JsonObject } from "../../../core/parse";
import type { Pinned } from "../../../core/pinned";
import { showsMoney } from "../../../core/shows-money";
import { NO_UNITS, type UnitState } from "../../../core/unit-state";
import type { AnyView } from "../../kit";
import { useCurrency, useFormat } from "../../preferences/currency";
import { answerOpening, type Opening, type Reading, type Texts } from "../answering";
import { headlineOf } from "../headline";
import { openingOf } from "../opening";
import { useSameIfEqual } from "./same-if-equal";
import { useAddress } from "./use-address";
import { type LinkState, useArrival } from "./use-arrival";
import { useAutoFill } from "./use-auto-fill";
import { type InputHandlers, useInputHandlers } from "./use-input-handlers";
import { useInterpreter } from "./use-interpreter";
import { useLastAnswerState } from "./use-last-answer-state";
import { useOpening } from "./use-opening";
import { useRandomDraw } from "./use-random-draw";
import { useLastAnswer, useReading } from "./use-reading";
import { useShownProblems } from "./use-shown-problems";
import { useTyping } from "./use-typing";

export interface PageState extends Omit<Reading, "problems" | "needs" | "answered"> {
  /** Id of the calculator. */
  readonly id: string;
  /** Error messages by key, once typing in the field is over. */
  readonly problems: ReadonlyMap<string, string>;
  /** The last valid answer; it stays visible while an input is invalid. */
  readonly lastAnswer: Evaluation;
  /** The sentence of that answer, as shown and copied. */
  readonly headline: Headline;
  /** Whether the answer is for the current entries. */
  readonly isCurrent: boolean;
  /** Whether it answers another question than the link that opened the page, and so is not shown. */
  readonly isForeign: boolean;
  /** While the page shows the prerendered random example, which is public. */
  readonly isExample: boolean;
  /** Draws again, if these inputs use fresh random bytes. */
  readonly redraw: (() => void) | undefined;
  /** Fills in what the view fetched. */
  readonly fillIn: (values: Opening) => void;
  /** The units chosen and the conversions made; see core/unit-switch.ts. */
  readonly units: UnitState;
  /** Inputs in use without a field of their own. */
  readonly withoutField: ReadonlySet<string>;
  /** Whether private texts go into links and the address: only with the visitor's consent. */
  readonly withText: boolean;
  /** The currency that amounts are shown in; null if visitors cannot choose one. */
  readonly currency: Currency | null;
  /** The currency for visitors who have not chosen one; dollars if omitted. */
  readonly usualCurrency: Currency | undefined;
  /** The visitor writes 1,5 for one and a half. */
  readonly decimalComma: boolean;
  /** Whether the link that opened the page has been read. */
  readonly link: LinkState;
  /** The visitor or a link has provided inputs, and they have been read. */
  readonly hasInputs: boolean;
  /** The scenarios kept to compare with these inputs. */
  readonly pinned: readonly Pinned[];
  readonly setPinned: (pinned: readonly Pinned[]) => void;
  /** Where figures come from that the visitor did not enter here. */
  readonly note: ReactNode;
}

interface Page extends InputHandlers {
  readonly state: PageState;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Writes what is in the fields. */
  readonly format: Format;
  /** Writes the answer. */
  readonly answerFormat: Format;
  readonly reset: () => void;
  /** A field was left: its error may be shown. */
  readonly endTyping: () => void;
  readonly setWithText: (withText: boolean) => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_TEXTS: Texts = {};
const NONE_PINNED: readonly Pinned[] = [];

/** The page's state, its address and what the visitor typed before the script had loaded. */
export function usePageState(
  id: string,
  calculator: AnyCalculator,
  view: AnyView | undefined,
  /** Without a home currency, amounts are in the one that the visitor chose or that a link contained. */
  { homeCurrency, usualCurrency }: Pick<CalculatorMeta, "homeCurrency"> & { usualCurrency?: Currency },
  initialTexts = NO_TEXTS,
): Page {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(initialTexts);
  const [units, setUnits] = useState(NO_UNITS);
  const [withText, setWithText] = useState(false);
  const [pinned, setPinned] = useState(NONE_PINNED);
  const [note, setNote] = useState<ReactNode>();
  const hasTexts = Object.keys(texts).length > 0;
  const { typing, edited, typed, endTyping } = useTyping();

  const { opening, setFilled, setFetched, openInUsualUnits, openAsLinked } = useOpening(
    calculator,
    view,
    units,
    setUnits,
  );
  const { borrow, bind, format: visitorFormat } = useCurrency();
  const home = homeCurrencyFor(homeCurrency, calculator, { ...opening, ...texts });
  // The header shows it, and offers no other.
  useLayoutEffect(() => {
    bind(home ?? null);
    return () => bind(undefined);
  }, [bind, home]);
  const format = useFormat(home);
  const currency = home === undefined && showsMoney(calculator) ? format.currency : null;
  const fillAgain = useAutoFill(calculator, format, visitorFormat.currency, setFilled);
  const { replay, isExample, drawAgain } = useRandomDraw(calculator, texts);

  const { interpreter, hasFailed, withInterpreter } = useInterpreter(hasTexts);
  const { reading, decimalComma } = useReading({
    calculator,
    texts,
    opening,
    format,
    interpreter,
    hasInterpreterFailed: hasFailed,
    replay,
  });
  const { answered, preparation, needs: _, ...read } = reading;
  const lastAnswer = useLastAnswer(
    reading,
    edited,
    () => answerOpening(calculator, openingOf(calculator, view?.opening), format, replay?.()).answered,
  );
  // The last valid answer keeps its own currency while the inputs are invalid after a change of country.
  const answerHome = homeCurrencyFor(homeCurrency, calculator, lastAnswer.current.inputs as JsonObject);
  const answerFormat = useFormat(answered ? home : answerHome);

  const link = useArrival({
    id,
    form,
    calculator,
    viewOpening: view?.opening,
    opening,
    homeCurrency,
    usualCurrency,
    format,
    texts,
    setTexts,
    units,
    setUnits,
    pinned,
    setPinned,
    setNote,
    openInUsualUnits,
    openAsLinked,
    borrowCurrency: borrow,
  });
  const lastAnswerState = useLastAnswerState(preparation, answered !== null, link);
  const isRead = !hasTexts || interpreter !== undefined;
  useAddress({
    calculator,
    texts,
    json: read.json,
    opening,
    format,
    isLinkRead: link === "read",
    isRead,
    isValid: answered !== null,
    withText,
    currency,
    usualCurrency,
    pinned,
  });

  const handlers = useInputHandlers({
    calculator,
    view,
    format,
    snapshot: { ...read, units, decimalComma },
    lastAnswer,
    setTexts,
    setUnits,
    withInterpreter,
    typed,
  });
  const reset = useCallback(() => {
    setTexts(NO_TEXTS);
    setNote(null);
    openInUsualUnits();
    endTyping();
  }, [openInUsualUnits, endTyping]);
  const redraw = useCallback(() => {
    drawAgain();
    // An id based on the time gets the time of the press.
    fillAgain();
  }, [drawAgain, fillAgain]);

  const problems = useShownProblems(reading.problems, typing);
  const withoutField = useMemo(
    () => view?.measured?.inputsWithoutField(calculator.inputs, reading.current, { ...reading, units }) ?? NOTHING,
    [calculator, view, reading, units],
  );
  const answer = lastAnswer.current;
  const headline = useMemo(
    () => headlineOf(calculator, answer, isExample, answerFormat),
    [calculator, answer, isExample, answerFormat],
  );
  const state = useSameIfEqual<PageState>({
    ...read,
    id,
    preparation,
    problems,
    lastAnswer: answer,
    headline,
    isCurrent: answered !== null ? link === "read" : lastAnswerState === "stands",
    isForeign: link === "missing" || link === "damaged" || (lastAnswerState === "foreign" && reading.problems.size > 0),
    isExample,
    redraw: calculator.draws?.needsRandomBytes(answer.inputs) ? redraw : undefined,
    fillIn: setFetched,
    units,
    withoutField,
    withText,
    currency,
    usualCurrency,
    decimalComma,
    link,
    hasInputs: hasTexts && isRead,
    pinned,
    setPinned,
    note,
  });
  return { state, form, format, answerFormat, ...handlers, reset, endTyping, setWithText };
}
