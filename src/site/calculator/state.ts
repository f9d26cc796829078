/** The state of a calculator's page: what was typed, how it was interpreted, and the answer. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import type { AnyCalculator } from "../../core/calculator";
import { meets } from "../../core/conditions";
import type { Currency } from "../../core/currency";
import type { Evaluation } from "../../core/evaluate";
import { type Field, type Fields, isNumeric } from "../../core/fields";
import type { Format } from "../../core/format";
import { homeCurrencyFor } from "../../core/home-currency";
import type { CalculatorMeta } from "../../core/meta";
import type { Json, JsonObject, Values } from "../../core/parse";
import { showsMoney } from "../../core/shows-money";
import { NO_UNITS, type UnitState } from "../../core/unit-state";
import { carriedInput } from "../hydration/early-input";
import { atFirstSign } from "../hydration/first-sign";
import type { AnyView } from "../kit";
import { keptInputs } from "../navigation/entries";
import { writeAddressSoon } from "../navigation/location-loader";
import { reportLoadFailure } from "../platform/load-failures";
import { loadPersistently } from "../platform/retry";
import { useCurrency, useFormat } from "../preferences/currency";
import { writesDecimalComma } from "../preferences/decimal-comma";
import { systemFor, unitHabit, usesStones } from "../preferences/units";
import {
  answerOpening,
  NO_READER,
  type Opening,
  platformBytes,
  type Reading,
  type Texts,
  unreadTexts,
} from "./answering";
import { inSystem, openingOf, typedBefore } from "./opening";
import type { NumberReading } from "./text-answers";
import { fetchTextAnswers, loadedTextAnswers, type TextAnswers } from "./text-answers-loader";
import { autoFilled, controlText } from "./texts";
import { useShownProblems, useTyping } from "./typing";
import { useUnitHandlers } from "./unit-handlers";

export interface PageState extends Omit<Reading, "problems" | "needsReader" | "answered"> {
  /** Id of the calculator. */
  readonly id: string;
  /** Error messages by key, once typing in the field is over. */
  readonly problems: ReadonlyMap<string, string>;
  /** The last valid answer; it stays visible while an input is invalid. */
  readonly lastAnswer: Evaluation;
  /** Whether the answer is for the current entries. */
  readonly isCurrent: boolean;
  /** False while the page shows the prerendered example, which is public. */
  readonly drawn: boolean;
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
  /** The currency that amounts are shown in; null if readers cannot choose one. */
  readonly currency: Currency | null;
  /** The currency for readers who have not chosen one; dollars if omitted. */
  readonly usualCurrency: Currency | undefined;
  /** The visitor writes 1,5 for one and a half. */
  readonly decimalComma: boolean;
  /** The shared link in the address cannot be read (yet): the answer is not for that link. */
  readonly linkMissing: boolean;
  /** The visitor or a link has provided inputs, and they have been read. */
  readonly isSaid: boolean;
}

/** Inputs that are chosen, not typed: their errors are shown immediately. */
const CHOSEN = ["choice", "boolean"];

const NO_OPENING: Opening = {};
const NOTHING: ReadonlySet<string> = new Set();
const NO_TEXTS: Texts = {};

/** The texts of the page on screen, in case it must be redrawn: some of them are in no control. */
let onScreen: { readonly id: string; readonly texts: Texts } | undefined;

/** The page's state, its address and what the visitor typed before the script had loaded. */
export function usePageState(
  id: string,
  calculator: AnyCalculator,
  view: AnyView | undefined,
  /** Without a home currency, amounts are in the one that the reader chose or that a link contained. */
  {
    homeCurrency,
    usualCurrency,
  }: Partial<Pick<PageState, "usualCurrency">> & {
    readonly homeCurrency: CalculatorMeta["homeCurrency"];
  },
  initialTexts: Texts = NO_TEXTS,
) {
  const { borrow, format: readers } = useCurrency();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(initialTexts);
  const [begun, setOpening] = useState(() => openingOf(calculator, view?.opening));
  const [fetched, fillFetched] = useReducer(unlessSame, NO_OPENING);
  const [units, setUnits] = useState(NO_UNITS);
  const opening = useMemo(() => {
    const filled = fetched === NO_OPENING ? begun : { ...begun, ...fetched };
    return view?.measured?.usualExamples(calculator.inputs, filled, units) ?? filled;
  }, [begun, fetched, units, calculator, view]);
  const home = homeCurrencyFor(homeCurrency, calculator, { ...opening, ...texts });
  const format = useFormat(home);
  const currency = home === undefined && showsMoney(calculator) ? format.currency : null;
  const [withText, setWithText] = useState(false);
  const [habits, setHabits] = useState<NumberReading>();
  const [link, setLink] = useState<"unread" | "missing" | "read">("read");
  const [draw, setDraw] = useState(0);
  const [prepared, setPrepared] = useState(0);
  const { typing, typed, settle } = useTyping();
  const hasTexts = Object.keys(texts).length > 0;
  const { textAnswers, textAnswersFailed, withTextAnswers } = useTextAnswers(hasTexts);

  const { draws } = calculator;
  const occasion = draws?.redrawKey(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every occasion and every press of “New” is another draw
  const tape = useMemo(() => draws?.replayBytes(draw ? platformBytes : null), [draws, draw, occasion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been fetched may change the answer
  const state = useMemo(() => {
    if (!hasTexts) return answerOpening(calculator, opening, format, tape?.());
    if (!textAnswers)
      return unreadTexts(calculator, texts, opening, textAnswersFailed ? NO_READER : undefined);
    return textAnswers.answerTexts(calculator, texts, opening, format, habits, tape?.());
  }, [calculator, texts, hasTexts, opening, format, textAnswers, textAnswersFailed, habits, tape, prepared]);

  const lastGood = useRef<Evaluation | null>(null);
  if (state.answered) lastGood.current = state.answered;
  lastGood.current ??= answerOpening(
    calculator,
    openingOf(calculator, view?.opening),
    format,
    tape?.(),
  ).answered;

  const decimalComma = Boolean(habits?.decimalComma);
  const now = { ...state, units, decimalComma };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const { setInput, setUnit, settleMeasure } = useUnitHandlers(
    calculator,
    latest,
    lastGood,
    setTexts,
    setUnits,
    withTextAnswers,
  );
  const setText = useCallback(
    (key: string, text: string, others = NO_TEXTS, isOpen = false) => {
      setInput(key, text);
      if (others !== NO_TEXTS) setTexts((current) => ({ ...current, ...others }));
      if (!CHOSEN.includes(calculator.inputs[key]?.type)) typed(key, isOpen);
    },
    [calculator, setInput, typed],
  );
  // Views write numbers in canonical form. Rows contain what was typed into them, and stay as they are.
  const setMany = useCallback(
    (more: Texts) => {
      const { inputs }: { inputs: Fields } = calculator;
      const set = (written: Texts) => {
        setTexts((current) => ({ ...current, ...more, ...written }));
        setUnits((current) => view?.measured?.inOwnUnits(inputs, more, current) ?? current);
      };
      const numbers = Object.entries(more).filter(([key]) => inputs[key] && isNumeric(inputs[key]));
      // A view's text box reverts to its old text if the input does not change in the same event.
      if (numbers.length === 0) set(NO_TEXTS);
      else
        withTextAnswers(({ visitorTexts }) => set(visitorTexts(inputs, Object.fromEntries(numbers), format)));
    },
    [calculator, view, format, withTextAnswers],
  );
  const fillIn = useCallback(() => {
    const filled = autoFilled(calculator.inputs, new Date(), format, readers.currency);
    setOpening((current) =>
      unlessSame(current, {
        ...openingOf(calculator, view?.opening),
        ...inSystem(current.unitSystem),
        ...filled,
      }),
    );
  }, [calculator, view, format, readers.currency]);
  const openInUsualUnits = useCallback(() => {
    if (!calculator.inputs.unitSystem) return;
    const habit = unitHabit();
    setOpening((current) =>
      unlessSame(current, { ...current, unitSystem: systemFor(habit, calculator.inputs) as string }),
    );
    setUnits(usesStones(habit) ? { ...NO_UNITS, stones: true } : NO_UNITS);
  }, [calculator]);
  const reset = useCallback(() => {
    setTexts({});
    openInUsualUnits();
    settle();
  }, [openInUsualUnits, settle]);
  const redraw = useCallback(() => {
    if (calculator.draws) setDraw((count) => count + 1);
    // An id based on the time gets the time of the press.
    fillIn();
  }, [calculator, fillIn]);

  // On arrival, and again when the currency changes.
  useLayoutEffect(fillIn, [fillIn]);

  // Before anything is painted: the shared link, then what was typed while the script was loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const held = carriedInput()?.answered && onScreen?.id === id ? onScreen.texts : NO_TEXTS;
    const arrived = { ...held, ...typedBefore(form.current, calculator, view?.opening, format) };
    // Most visits bring no texts; then the page is not rendered a second time.
    if (Object.keys(arrived).length > 0) setTexts((now) => ({ ...arrived, ...now }));
    if (calculator.draws) setDraw(1);
    if (writesDecimalComma()) setHabits((before) => ({ ...before, decimalComma: true }));
    const link = keptInputs() ?? (calculator.link ? location.hash : location.search);
    const settle = () => {
      delete document.documentElement.dataset.pending;
      setLink("read");
    };
    // What was typed earlier is in the units that the page was rendered with.
    const begin = () => Object.keys(arrived).length === 0 && openInUsualUnits();
    let giveUp: (() => void) | undefined;
    if (link.length < 2) {
      begin();
      settle();
    } else {
      setLink("unread");
      giveUp = loadPersistently(
        () => Promise.all([fetchLinks(), fetchTextAnswers()]),
        ([{ readLink }, { visitorTexts }]) => {
          const page = { opening, homeCurrency, usualCurrency, format };
          const { texts, currency } = readLink(calculator, link, page, visitorTexts);
          // A link keeps the units of its sender; those that it does not name are the defaults.
          if (Object.keys(texts).length === 0 && currency === null) begin();
          else
            setOpening((current) =>
              unlessSame(current, { ...current, ...inSystem(calculator.inputs.unitSystem?.default) }),
            );
          setTexts((typed) => ({ ...texts, ...typed }));
          borrow(currency);
          settle();
        },
        () => setLink("missing"),
      );
    }
    return () => {
      giveUp?.();
      settle();
      borrow(null);
    };
  }, []);

  // After the effect above, which reads the texts of the previous page.
  useLayoutEffect(() => {
    onScreen = { id, texts };
  }, [id, texts]);

  const hasReader = habits?.reader !== undefined;
  // The reader of `$400k` and `1200*12` is loaded when something typed needs it.
  useEffect(() => {
    if (!state.needsReader || hasReader) return;
    return loadPersistently(fetchReader, setHabits, () =>
      setHabits((before) => (before?.failed ? before : { ...before, failed: true })),
    );
  }, [state.needsReader, hasReader]);

  const { preparation } = state;
  useEffect(() => {
    if (!preparation) return;
    let gone = false;
    preparation.load().then(() => !gone && setPrepared((count) => count + 1), reportLoadFailure);
    return () => {
      gone = true;
    };
  }, [preparation]);

  const typedJson = useMemo(
    () => withoutFilled(calculator.inputs, state.json, texts),
    [calculator, state.json, texts],
  );
  const isUnread = textAnswers === undefined && hasTexts;
  useAddress(
    calculator,
    hasTexts,
    // Neither a link nor typed texts may be overwritten in the address before they have been read.
    link === "read" && !isUnread,
    state.answered !== null,
    typedJson,
    withText,
    currency,
    usualCurrency,
  );
  // Typed right after the page opened: leaving the page waits for the module that reads the texts.
  useLayoutEffect(() => {
    if (!isUnread || link !== "read") return;
    return writeAddressSoon(async () => {
      const [{ linkFor }, { answerTexts }] = await Promise.all([fetchLinks(), fetchTextAnswers()]);
      const { json } = answerTexts(calculator, texts, opening, format);
      const said = withoutFilled(calculator.inputs, json, texts);
      return linkFor(calculator, { json: said, withText, currency, usualCurrency });
    }, calculator.link === "personal");
  }, [isUnread, link, calculator, texts, opening, format, withText, currency, usualCurrency]);

  const lastAnswer = lastGood.current as Evaluation;
  // The last valid answer keeps its own currency while the inputs are invalid after a change of country.
  const answerHome = homeCurrencyFor(homeCurrency, calculator, lastAnswer.inputs as JsonObject);
  const answerFormat = useFormat(state.answered ? home : answerHome);
  const isCurrent = (state.answered !== null || Boolean(preparation?.soon)) && link === "read";
  const drawn = !draws || draw > 0;
  const again = draws?.needsRandomBytes(lastGood.current?.inputs ?? {}) ? redraw : undefined;
  const problems = useShownProblems(state.problems, typing);
  const linkMissing = link === "missing";
  const page = useMemo<PageState>(
    () => ({
      id,
      ...state,
      problems,
      units,
      withoutField:
        view?.measured?.inputsWithoutField(calculator.inputs, state.current, { ...state, units }) ?? NOTHING,
      lastAnswer,
      isCurrent,
      drawn,
      redraw: again,
      fillIn: fillFetched,
      withText,
      currency,
      usualCurrency,
      decimalComma,
      linkMissing,
      isSaid: hasTexts && !isUnread,
    }),
    [
      id,
      calculator,
      view,
      state,
      problems,
      units,
      lastAnswer,
      isCurrent,
      drawn,
      again,
      withText,
      currency,
      usualCurrency,
      decimalComma,
      linkMissing,
      hasTexts,
      isUnread,
    ],
  );
  return {
    form,
    format,
    answerFormat,
    setText,
    setUnit,
    settleMeasure,
    setMany,
    reset,
    settle,
    setWithText,
    state: page,
  };
}

/**
 * The module that answers texts: undefined until it has loaded. It is requested at the first sign of
 * activity, or when there is something to read.
 */
function useTextAnswers(hasTexts: boolean) {
  const [textAnswers, setTextAnswers] = useState(loadedTextAnswers);
  const [textAnswersFailed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(false);
  const waiting = useRef<((module: TextAnswers) => void)[]>([]);
  const isWanted = wanted || hasTexts;
  useEffect(
    () =>
      atFirstSign(() => {
        // Before everything else that the first sign fetches. A failed fetch is retried below.
        fetchTextAnswers().catch(() => {});
        setWanted(true);
      }),
    [],
  );
  useEffect(() => {
    if (!textAnswers) {
      if (isWanted) return loadPersistently(fetchTextAnswers, setTextAnswers, () => setFailed(true));
      return;
    }
    document.documentElement.dataset.answers = "";
    for (const work of waiting.current.splice(0)) work(textAnswers);
  }, [textAnswers, isWanted]);
  /** Runs immediately, or once the module has loaded and has read what was typed until then. */
  const withTextAnswers = useCallback((work: (module: TextAnswers) => void) => {
    const module = loadedTextAnswers();
    if (module) return work(module);
    waiting.current.push(work);
    setWanted(true);
  }, []);
  return { textAnswers, textAnswersFailed, withTextAnswers };
}

/** Also called when a number field receives focus, so that the reader is loaded by the time it is needed. */
export async function fetchReader(): Promise<NumberReading> {
  const { numberReader } = await import("../../core/number-reader");
  return { decimalComma: writesDecimalComma(), reader: numberReader };
}

/** Returns the same object if nothing in it changes, so that the page is not rendered again. */
function unlessSame(current: Opening, next: Opening): Opening {
  const keys = Object.keys({ ...current, ...next });
  return keys.every((key) => current[key] === next[key]) ? current : next;
}

/**
 * What the visitor entered, without the days and digits that the page filled in and will fill in again. A
 * choice that came with the reader's currency stays: typed inputs may be in use only because of it.
 */
function withoutFilled(
  fields: Fields,
  json: Readonly<Record<string, Json>>,
  texts: Texts,
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(json).filter(([key]) => typeof fields[key]?.fill !== "string" || texts[key] !== undefined),
  );
}

type LinkModule = typeof import("./link");
/** Set once it has loaded: a document that is unloading waits for nothing. */
let links: LinkModule | undefined;

async function fetchLinks(): Promise<LinkModule> {
  links ??= await import("./link");
  return links;
}

/** Updates the address after a change, so that a bookmark or a reload restores the inputs. */
function useAddress(
  calculator: AnyCalculator,
  changed: boolean,
  isRead: boolean,
  good: boolean,
  json: Readonly<Record<string, Json>>,
  withText: boolean,
  currency: Currency | null,
  usualCurrency: Currency | undefined,
): void {
  // Once the address contains something, it must follow every change: inputs set back to the example, another
  // currency.
  const follows = useRef(false);
  // A reload right after the first keystroke finds it in the address only if the script that writes links has
  // loaded.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("form")) fetchLinks().catch(() => {});
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
  // A layout effect, like everything that every keystroke runs: for others, React schedules another task.
  useLayoutEffect(() => {
    if (changed) follows.current = true;
    if (!isRead || !follows.current) return;
    fetchLinks().catch(() => {}); // Requested again when the address is written.
    const linkFrom = (module: LinkModule) =>
      module.linkFor(calculator, { json, withText, currency, usualCurrency });
    return writeAddressSoon(
      () => (links ? linkFrom(links) : fetchLinks().then(linkFrom)),
      calculator.link === "personal",
      good,
    );
  }, [calculator, changed, isRead, good, json, withText, currency, usualCurrency]);
}

/** Props for the displays of a view. */
export function viewProps(
  state: PageState,
  format: Format,
  setInputs: (texts: Texts) => void,
  calculator: AnyCalculator,
) {
  return {
    id: state.id,
    ...state.lastAnswer,
    format,
    setInputs,
    fillIn: state.fillIn,
    problems: state.problems,
    drawn: state.drawn,
    textOf: (key: string) => controlText(key, calculator.inputs[key], state, format),
    readOf: (key: string) => state.current[key],
  };
}

/** Whether the chosen mode uses an input, or it stays visible regardless. */
export function isShown(field: Field, current: Values): boolean {
  return field.keepVisible || meets(field.when, current);
}
