/** The state of a calculator's page: what was typed, what it was understood as, and the answer to it. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type AnyCalculator, InputError } from "../../core/calculator";
import { meets } from "../../core/conditions";
import { CURRENCIES, type Currency } from "../../core/currency";
import type { RandomBytes } from "../../core/draws";
import { type Evaluation, evaluate, readOutputs } from "../../core/evaluate";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { homeCurrencyFor } from "../../core/home-currency";
import { showsMoney } from "../../core/link";
import type { CalculatorMeta } from "../../core/meta";
import type { Preparation } from "../../core/on-demand";
import { effectiveValues, type Json, parseInputs, type Values } from "../../core/parse";
import type { ReadContext } from "../../core/read";
import { readInputs } from "../../core/read-inputs";
import { NO_UNITS, type UnitState } from "../../core/unit-switch";
import { carriedInput, takeEarlyInput } from "../hydration/early-input";
import type { AnyView } from "../kit";
import { writeAddressSoon } from "../navigation/address";
import { reportLoadFailure } from "../platform/load-failures";
import { loadPersistently } from "../platform/retry";
import { useCurrency, useFormat } from "../preferences/currency";
import { writesDecimalComma } from "../preferences/decimal-comma";
import { systemFor, unitHabit } from "../preferences/units";
import { autoFilled, controlText, fieldText, filledByCurrency, visitorTexts } from "./texts";
import { useShownProblems, useTyping } from "./typing";
import { inOwnUnits, inputsWithoutField, useUnitHandlers } from "./units";

/** Texts of inputs as typed; a key that is absent has its default. Lists are held as JSON. */
export type Texts = Readonly<Record<string, string>>;

export interface PageState {
  /** Id of the calculator. */
  readonly id: string;
  readonly texts: Texts;
  /** JSON of the inputs that were changed or filled in: what a complete link or another program would say. */
  readonly json: Readonly<Record<string, Json>>;
  /** Effective inputs, valid or not, for conditions and labels. */
  readonly current: Values;
  /** What is wrong, by key, once its typing is over. */
  readonly problems: ReadonlyMap<string, string>;
  /** How sums and ambiguous numbers were interpreted, by key. */
  readonly interpretations: ReadonlyMap<string, string>;
  /** Inputs that the text of another one gives: the inches of `5 ft 11`. */
  readonly given: ReadonlySet<string>;
  /** The last good answer; it stays in view while an input is wrong. */
  readonly lastAnswer: Evaluation;
  /** Whether the answer belongs to what stands in the fields. */
  readonly isCurrent: boolean;
  /** What the answer lacks and is on its way. */
  readonly preparation: Preparation | null;
  /** False while the page shows the prerendered example, which is public. */
  readonly drawn: boolean;
  /** Draws again, where these inputs take fresh random bytes. */
  readonly redraw: (() => void) | undefined;
  /** What was chosen and converted; see core/unit-switch.ts. */
  readonly units: UnitState;
  /** Inputs in use without a field of their own. */
  readonly withoutField: ReadonlySet<string>;
  /** Whether private texts go into links and the address: only with the visitor's consent. */
  readonly withText: boolean;
  /** What amounts are shown in; null where that is no choice of the reader's. */
  readonly currency: Currency | null;
  /** The visitor writes 1,5 for one and a half. */
  readonly decimalComma: boolean;
  /** The shared link in the address cannot be read (yet): the answer is not its answer. */
  readonly linkMissing: boolean;
}

/** How numbers are read for this visitor. Empty until a number field is used: plain numbers need neither. */
type NumberReading = Pick<ReadContext, "decimalComma" | "reader"> & {
  /** The reader has not come (yet): what needs it stays unread. */
  readonly failed?: true;
};

/** At a field whose text is more than a plain number. */
const NO_READER =
  "The part of the page that reads this has not loaded. It is being tried again; plain digits work without it.";

/** Asks the platform for bytes; the one place on the page where randomness comes from. */
const platformBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

type Reading = Omit<
  PageState,
  | "id"
  | "lastAnswer"
  | "isCurrent"
  | "withText"
  | "drawn"
  | "redraw"
  | "units"
  | "withoutField"
  | "currency"
  | "decimalComma"
  | "linkMissing"
> & {
  readonly answered: Evaluation | null;
  readonly needsReader: boolean;
};

/** Reads and answers the texts. Pure: everything that the page shows follows from its arguments. */
export function answerTexts(
  calculator: AnyCalculator,
  texts: Texts,
  opening: Readonly<Record<string, Json>>,
  format: Format,
  habits: NumberReading = {},
  randomBytes: RandomBytes = platformBytes,
): Reading {
  const fields: Fields = calculator.inputs;
  const { json, interpretations, given, unread } = readInputs(fields, texts, opening, habits);
  const needsReader = unread.size > 0;
  const current = effectiveValues(fields, json);
  // The moment at which a page was opened is nothing that its visitor said.
  const said = Object.fromEntries(
    Object.entries(json).filter(([key]) => fields[key]?.fill !== "now" || texts[key] !== undefined),
  );
  const problems = new Map<string, string>();
  const base = {
    texts,
    json: said,
    current,
    problems,
    interpretations,
    given,
    needsReader,
    preparation: null,
  };
  const parsed = parseInputs(calculator, json, format);
  if (parsed.problems) {
    // What the reader has not seen yet is not wrong yet.
    for (const { field, message } of parsed.problems) {
      const sentence = !unread.has(field) ? message : habits.failed ? NO_READER : undefined;
      if (sentence !== undefined && !problems.has(field)) problems.set(field, sentence);
    }
    return { ...base, answered: null };
  }
  const { inputs } = parsed;
  try {
    const preparation = calculator.prepare?.(inputs) ?? null;
    if (preparation?.needed) return { ...base, preparation, answered: null };
    const answered = evaluate(calculator, inputs, { format, randomBytes });
    return { ...base, preparation, answered };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const { field, message } of error.problems) if (!problems.has(field)) problems.set(field, message);
    const { model } = error;
    if (!model) return { ...base, answered: null };
    return { ...base, answered: { inputs, model, outputs: readOutputs(calculator, model, format) } };
  }
}

/** Inputs that are chosen, not typed: what is wrong with them is said at once. */
const CHOSEN = ["choice", "boolean"];

const NO_OPENING = {};
const NO_TEXTS: Texts = {};

/** The texts of the page on screen, for when it must be drawn afresh: some of them are in no control. */
let onScreen: { readonly id: string; readonly texts: Texts } | undefined;

/** The page's state, its address and what the visitor typed before the script was there. */
export function usePageState(
  id: string,
  calculator: AnyCalculator,
  view: AnyView | undefined,
  /** Without it, amounts are in the currency that the reader chose, or that a link brought. */
  homeCurrency: CalculatorMeta["homeCurrency"],
  initialTexts: Texts = NO_TEXTS,
) {
  const { borrow, format: readers } = useCurrency();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(initialTexts);
  const [opening, setOpening] = useState(() => openingOf(calculator, view));
  const home = homeCurrencyFor(homeCurrency, calculator, { ...opening, ...texts });
  const format = useFormat(home);
  const currency = home === undefined && showsMoney(calculator) ? format.currency : null;
  const [units, setUnits] = useState(NO_UNITS);
  const [withText, setWithText] = useState(false);
  const [habits, setHabits] = useState<NumberReading>();
  const [link, setLink] = useState<"unread" | "missing" | "read">("read");
  const [draw, setDraw] = useState(0);
  const [prepared, setPrepared] = useState(0);
  const { typing, typed, settle } = useTyping();

  const { draws } = calculator;
  const occasion = draws?.redrawKey(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every occasion and every press of “New” is another draw
  const tape = useMemo(() => draws?.replayBytes(draw ? platformBytes : null), [draws, draw, occasion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been fetched may change the answer
  const state = useMemo(
    () => answerTexts(calculator, texts, opening, format, habits, tape?.()),
    [calculator, texts, opening, format, habits, tape, prepared],
  );

  const lastGood = useRef<Evaluation | null>(null);
  if (state.answered) lastGood.current = state.answered;
  lastGood.current ??= answerTexts(
    calculator,
    {},
    openingOf(calculator, view),
    format,
    {},
    tape?.(),
  ).answered;

  const decimalComma = Boolean(habits?.decimalComma);
  const latest = useRef({ ...state, units, decimalComma });
  useLayoutEffect(() => {
    latest.current = { ...state, units, decimalComma };
  }, [state, units, decimalComma]);
  const { setInput, setUnit, settleMeasure } = useUnitHandlers(calculator, latest, setTexts, setUnits);
  const setText = useCallback(
    (key: string, text: string) => {
      setInput(key, text);
      if (!CHOSEN.includes(calculator.inputs[key]?.type)) typed(key);
    },
    [calculator, setInput, typed],
  );
  // Views write numbers as programs do. Rows hold what was typed into them, and stay as they are.
  const setMany = useCallback(
    (more: Texts) => {
      const { inputs }: { inputs: Fields } = calculator;
      const scalars = Object.entries(more).filter(([key]) => inputs[key]?.type !== "list");
      const written = visitorTexts(inputs, Object.fromEntries(scalars), format, writesDecimalComma());
      setTexts((current) => ({ ...current, ...more, ...written }));
      setUnits((current) => inOwnUnits(inputs, more, current));
    },
    [calculator, format],
  );
  const fillIn = useCallback(() => {
    const filled = autoFilled(calculator.inputs, new Date(), format, readers.currency);
    setOpening((current) =>
      unlessSame(current, { ...openingOf(calculator, view), ...inSystem(current.unitSystem), ...filled }),
    );
  }, [calculator, view, format, readers.currency]);
  const openInUsualUnits = useCallback(() => {
    if (!calculator.inputs.unitSystem) return;
    const habit = unitHabit();
    setOpening((current) =>
      unlessSame(current, { ...current, unitSystem: systemFor(habit, calculator.inputs) as string }),
    );
    setUnits(habit === "uk" ? { ...NO_UNITS, stones: true } : NO_UNITS);
  }, [calculator]);
  const reset = useCallback(() => {
    setTexts({});
    openInUsualUnits();
    settle();
  }, [openInUsualUnits, settle]);
  const redraw = useCallback(() => {
    if (calculator.draws) setDraw((count) => count + 1);
    // An id of today's is made at the time of the press.
    fillIn();
  }, [calculator, fillIn]);

  // On arrival, and again in another currency.
  useLayoutEffect(fillIn, [fillIn]);

  // Before anything is painted: the shared link, then what was typed while the script was on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const held = carriedInput()?.answered && onScreen?.id === id ? onScreen.texts : NO_TEXTS;
    const arrived = { ...held, ...typedBefore(form.current, calculator, view, format) };
    // Most visits bring nothing along; then the page is not drawn a second time.
    if (Object.keys(arrived).length > 0) setTexts((now) => ({ ...arrived, ...now }));
    if (calculator.draws) setDraw(1);
    const decimalComma = writesDecimalComma();
    if (decimalComma) setHabits((before) => ({ ...before, decimalComma }));
    const link = calculator.link === "fragment" ? location.hash : location.search;
    const settle = () => {
      delete document.documentElement.dataset.pending;
      setLink("read");
    };
    // What was typed before is in the units that the page was drawn with.
    const begin = () => Object.keys(arrived).length === 0 && openInUsualUnits();
    if (link.length < 2) {
      begin();
      settle();
      return () => borrow(null);
    }
    setLink("unread");
    const giveUp = loadPersistently(
      fetchLinks,
      ({ readLink }) => {
        const linked = readLink(calculator, link);
        // A link means what it says, in the units of whoever made it.
        if (Object.keys(linked.texts).length === 0 && linked.currency === null) begin();
        else
          setOpening((current) =>
            unlessSame(current, { ...current, ...inSystem(calculator.inputs.unitSystem?.default) }),
          );
        const written = visitorTexts(calculator.inputs, linked.texts, format, decimalComma);
        setTexts((typed) => ({ ...written, ...typed }));
        if (currency !== null) borrow(linked.currency);
        settle();
      },
      () => setLink("missing"),
    );
    return () => {
      giveUp();
      delete document.documentElement.dataset.pending;
      borrow(null);
    };
  }, []);

  // After the effect above, which reads those of the page before.
  useLayoutEffect(() => {
    onScreen = { id, texts };
  }, [id, texts]);

  const hasReader = habits?.reader !== undefined;
  // The reader of `$400k` and `1200*12` comes when something is typed that needs it.
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
  useAddress(
    calculator,
    Object.keys(texts).length > 0,
    // A link that has not been read is not to be overwritten.
    state.answered !== null && link === "read",
    typedJson,
    withText,
    currency,
  );

  const lastAnswer = lastGood.current as Evaluation;
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
      withoutField: inputsWithoutField(calculator.inputs, state.current, { ...state, units }),
      lastAnswer,
      isCurrent,
      drawn,
      redraw: again,
      withText,
      currency,
      decimalComma,
      linkMissing,
    }),
    [
      id,
      calculator,
      state,
      problems,
      units,
      lastAnswer,
      isCurrent,
      drawn,
      again,
      withText,
      currency,
      decimalComma,
      linkMissing,
    ],
  );
  return { form, format, setText, setUnit, settleMeasure, setMany, reset, settle, setWithText, state: page };
}

/** Also called when a number field gets the focus, so that it is loaded by the time it is needed. */
export async function fetchReader(): Promise<NumberReading> {
  const { numberReader } = await import("../../core/number-reader");
  return { decimalComma: writesDecimalComma(), reader: numberReader };
}

type Opening = Readonly<Record<string, Json>>;

/** What the page is drawn with, in HTML too: the units are those of the United States. */
function openingOf(calculator: AnyCalculator, view: AnyView | undefined): Opening {
  return {
    ...view?.opening,
    ...filledByCurrency(calculator.inputs, CURRENCIES[0]),
    ...inSystem(systemFor("us", calculator.inputs)),
  };
}

function inSystem(unitSystem: unknown): Opening {
  return typeof unitSystem === "string" ? { unitSystem } : NO_OPENING;
}

/** The same object while nothing in it changes: then the page is not drawn again. */
function unlessSame(current: Opening, next: Opening): Opening {
  const keys = Object.keys({ ...current, ...next });
  return keys.every((key) => current[key] === next[key]) ? current : next;
}

/** Texts in the form that are not what the page was drawn with: typed, or put back by the browser. */
function typedBefore(
  form: HTMLFormElement | null,
  calculator: AnyCalculator,
  view: AnyView | undefined,
  format: Format,
): Texts {
  const drawn = effectiveValues(calculator.inputs, openingOf(calculator, view));
  const typed = Object.entries(takeEarlyInput(form).values).filter(([key, text]) => {
    const field: Field | undefined = calculator.inputs[key];
    if (field?.fill && carriedInput()?.answered) return false;
    // Drawn in English; a browser may put back what the page wrote for this visitor.
    const isDrawn = (decimalComma: boolean) =>
      text === fieldText(field as Field, drawn[key] as Json, format, decimalComma);
    return field && field.type !== "list" && !isDrawn(false) && !isDrawn(writesDecimalComma());
  });
  return Object.fromEntries(typed);
}

/** What the visitor said: without what the page filled in by itself, which it will do again. */
function withoutFilled(
  fields: Fields,
  json: Readonly<Record<string, Json>>,
  texts: Texts,
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(json).filter(([key]) => !fields[key]?.fill || texts[key] !== undefined),
  );
}

type LinkModule = typeof import("./link");
/** Once it is loaded: a document that ends waits for nothing. */
let links: LinkModule | undefined;

async function fetchLinks(): Promise<LinkModule> {
  links ??= await import("./link");
  return links;
}

/** Updates the address after a change, so that a bookmark or a reload restores the inputs. */
function useAddress(
  calculator: AnyCalculator,
  changed: boolean,
  good: boolean,
  json: Readonly<Record<string, Json>>,
  withText: boolean,
  currency: Currency | null,
): void {
  // Once there is something in the address, it must follow everything: inputs set back to the example, another currency.
  const follows = useRef(false);
  useEffect(() => {
    if (changed) follows.current = true;
    if (!good || !follows.current) return;
    fetchLinks().catch(() => {}); // Asked for again when the address is written.
    const linkFrom = (module: LinkModule) => module.linkFor(calculator, { json, withText, currency });
    return writeAddressSoon(() => (links ? linkFrom(links) : fetchLinks().then(linkFrom)));
  }, [calculator, changed, good, json, withText, currency]);
}

/** What the displays of a view get. */
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
    problems: state.problems,
    drawn: state.drawn,
    textOf: (key: string) => controlText(key, calculator.inputs[key], state, format),
  };
}

/** Inputs that the chosen mode uses, or that stay visible regardless. */
export function isShown(field: Field, current: Values): boolean {
  return field.keepVisible || meets(field.when, current);
}
