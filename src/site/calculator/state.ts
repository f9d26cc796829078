/** The state of a calculator's page: what was typed, what it was understood as, and the answer to it. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type AnyCalculator, InputError } from "../../core/calculator";
import { meets } from "../../core/conditions";
import type { RandomBytes } from "../../core/draws";
import { evaluate } from "../../core/evaluate";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Preparation } from "../../core/on-demand";
import { inForce, type Json, parseInputs, type Values } from "../../core/parse";
import { type ReadContext, readField } from "../../core/read";
import { reportLoadFailure } from "../shell/failures";
import type { AnyView } from "../view";
import { fieldText, filledIn } from "./texts";

/** Texts of inputs as typed; a key that is absent has its default. Lists are held as JSON. */
export type Texts = Readonly<Record<string, string>>;

export interface Answered {
  readonly inputs: Values;
  // biome-ignore lint/suspicious/noExplicitAny: the outputs of any calculator
  readonly outputs: any;
}

export interface PageState {
  readonly texts: Texts;
  /** JSON of the inputs that were changed: what a link or another program would say. */
  readonly json: Readonly<Record<string, Json>>;
  /** Inputs in force, right or wrong, for conditions and labels. */
  readonly current: Values;
  readonly problems: ReadonlyMap<string, string>;
  /** What sums and ambiguous numbers were taken for, by key. */
  readonly understood: ReadonlyMap<string, string>;
  /** The last good answer; it stays in view while an input is wrong. */
  readonly answered: Answered;
  /** Whether the answer belongs to what stands in the fields. */
  readonly fresh: boolean;
  /** What the answer lacks and is on its way. */
  readonly preparation: Preparation | null;
  /** False while the page shows the example that stands in its HTML, which everybody can know. */
  readonly drawn: boolean;
  /** Draws again, where these inputs take fresh random bytes. */
  readonly redraw: (() => void) | undefined;
  /** Whether private texts go into links and the address: only when the visitor says so. */
  readonly withText: boolean;
}

/** How numbers are read for this visitor. Empty until a number field is used: plain numbers need neither. */
type ReadingHabits = Pick<ReadContext, "decimalComma" | "reader">;

/** Asks the platform for bytes; the one place on the page where randomness comes from. */
const platformBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

type Reading = Omit<PageState, "answered" | "fresh" | "withText" | "drawn" | "redraw"> & {
  readonly answered: Answered | null;
  readonly needsReader: boolean;
};

/** Reads and answers the texts. Pure: everything that the page shows follows from its arguments. */
export function answerTexts(
  calculator: AnyCalculator,
  texts: Texts,
  opening: Readonly<Record<string, Json>>,
  format: Format,
  habits: ReadingHabits = {},
  randomBytes: RandomBytes = platformBytes,
): Reading {
  const fields: Fields = calculator.inputs;
  const json: Record<string, Json> = { ...opening };
  const understood = new Map<string, string>();
  let needsReader = false;
  const unread = new Set<string>();
  for (const key of Object.keys(fields)) {
    const text = texts[key];
    if (text === undefined) continue;
    const field = fields[key] as Field;
    const reading = readField(field, text, { ...habits, inputs: inForce(fields, json) });
    json[key] = reading.value;
    if (reading.understood !== undefined) understood.set(key, reading.understood);
    if (!reading.needsReader) continue;
    needsReader = true;
    unread.add(key);
  }
  const current = inForce(fields, json);
  // The moment at which a page was opened is nothing that its visitor said.
  const said = Object.fromEntries(
    Object.entries(json).filter(([key]) => fields[key]?.fill !== "now" || texts[key] !== undefined),
  );
  const problems = new Map<string, string>();
  const base = { texts, json: said, current, problems, understood, needsReader, preparation: null };
  const parsed = parseInputs(calculator, json, format);
  if (parsed.problems) {
    // What the reader has not seen yet is not wrong yet.
    for (const { field, message } of parsed.problems)
      if (!problems.has(field) && !unread.has(field)) problems.set(field, message);
    return { ...base, answered: null };
  }
  const { inputs } = parsed;
  try {
    const preparation = calculator.prepare?.(inputs) ?? null;
    if (preparation?.needed) return { ...base, preparation, answered: null };
    const outputs = evaluate(calculator, inputs, { format, randomBytes });
    return { ...base, preparation, answered: { inputs, outputs } };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const { field, message } of error.problems) if (!problems.has(field)) problems.set(field, message);
    return { ...base, answered: error.outputs ? { inputs, outputs: error.outputs } : null };
  }
}

const NO_OPENING = {};
const ADDRESS_DELAY = 400;

/** The page's state, its address and what the visitor typed before the script was there. */
export function usePageState(calculator: AnyCalculator, view: AnyView | undefined, format: Format) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Texts>({});
  const [opening, setOpening] = useState<Readonly<Record<string, Json>>>(view?.opening ?? NO_OPENING);
  const [withText, setWithText] = useState(false);
  const [habits, setHabits] = useState<ReadingHabits>();
  const [draw, setDraw] = useState(0);
  const [prepared, setPrepared] = useState(0);

  const { draws } = calculator;
  const occasion = draws?.occasion(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every occasion and every press of “New” is another draw
  const tape = useMemo(() => draws?.tape(draw ? platformBytes : null), [draws, draw, occasion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been fetched may change the answer
  const state = useMemo(
    () => answerTexts(calculator, texts, opening, format, habits, tape?.()),
    [calculator, texts, opening, format, habits, tape, prepared],
  );

  const lastGood = useRef<Answered | null>(null);
  if (state.answered) lastGood.current = state.answered;
  lastGood.current ??= answerTexts(
    calculator,
    {},
    view?.opening ?? NO_OPENING,
    format,
    {},
    tape?.(),
  ).answered;

  const setText = useCallback(
    (key: string, text: string) => setTexts((current) => ({ ...current, [key]: text })),
    [],
  );
  const setMany = useCallback((more: Texts) => setTexts((current) => ({ ...current, ...more })), []);
  const reset = useCallback(() => setTexts({}), []);
  const fillIn = useCallback(() => {
    const filled = filledIn(calculator.inputs, new Date(), format);
    const usual = view?.opening ?? NO_OPENING;
    setOpening(Object.keys(filled).length > 0 ? { ...usual, ...filled } : usual);
  }, [calculator, view, format]);
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
    const arrived = typedBefore(form.current, calculator, view, format);
    // Most visits bring nothing along; then the page is not drawn a second time.
    if (Object.keys(arrived).length > 0) setTexts(arrived);
    if (calculator.draws) setDraw(1);
    const link = calculator.link === "fragment" ? location.hash : location.search;
    const settle = () => delete document.documentElement.dataset.pending;
    if (link.length < 2) settle();
    else
      import("./link")
        .then(({ textsOf }) => setTexts((typed) => ({ ...textsOf(calculator, link), ...typed })))
        .finally(settle);
  }, []);

  // The reader of `$400k` and `1200*12` comes when something is typed that needs it.
  useEffect(() => {
    if (!state.needsReader || habits) return;
    fetchReader().then(setHabits, () => {}); // The field says that it cannot read the text.
  }, [state.needsReader, habits]);

  const { preparation } = state;
  useEffect(() => {
    if (!preparation) return;
    let gone = false;
    preparation.load().then(() => !gone && setPrepared((count) => count + 1), reportLoadFailure);
    return () => {
      gone = true;
    };
  }, [preparation]);

  useAddress(calculator, Object.keys(texts).length > 0, state.json, state.answered !== null, withText);

  const answered = lastGood.current as Answered;
  const fresh = state.answered !== null || Boolean(preparation?.soon);
  const drawn = !draws || draw > 0;
  const again = draws?.fresh(lastGood.current?.inputs ?? {}) ? redraw : undefined;
  const page = useMemo<PageState>(
    () => ({ ...state, answered, fresh, drawn, redraw: again, withText }),
    [state, answered, fresh, drawn, again, withText],
  );
  return { form, setText, setMany, reset, setWithText, state: page };
}

/** Worked out once and late: the first `Intl.NumberFormat` of a page is dear. */
let decimalComma: boolean | undefined;

/** Also called when a number field gets the focus, so that it is there by the time it is needed. */
export async function fetchReader(): Promise<ReadingHabits> {
  const { numberReader } = await import("../../core/number-reader");
  decimalComma ??= new Intl.NumberFormat(navigator.language)
    .formatToParts(1.5)
    .some((part) => part.type === "decimal" && part.value === ",");
  return { decimalComma, reader: numberReader };
}

/** Texts in the form that are not what the page was drawn with: typed, or put back by the browser. */
function typedBefore(
  form: HTMLFormElement | null,
  calculator: AnyCalculator,
  view: AnyView | undefined,
  format: Format,
): Texts {
  const typed: Record<string, string> = {};
  const drawn = inForce(calculator.inputs, view?.opening ?? NO_OPENING);
  for (const control of form?.elements ?? []) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
    )
      continue;
    const field: Field | undefined = calculator.inputs[control.name];
    if (!field || field.type === "list") continue;
    if (control instanceof HTMLInputElement && control.type === "radio" && !control.checked) continue;
    const text =
      control instanceof HTMLInputElement && control.type === "checkbox"
        ? String(control.checked)
        : control.value;
    if (text !== fieldText(field, drawn[control.name] as Json, format)) typed[control.name] = text;
  }
  return typed;
}

/** Keeps the address in step once something was changed, so that a bookmark or a reload brings the figures back. */
function useAddress(
  calculator: AnyCalculator,
  changed: boolean,
  json: Readonly<Record<string, Json>>,
  good: boolean,
  withText: boolean,
): void {
  useEffect(() => {
    if (!good || !changed) return;
    const timer = setTimeout(async () => {
      const { keepAddress } = await import("./link");
      keepAddress(calculator, json, withText);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [calculator, changed, json, good, withText]);
}

/** What the displays of a view get. */
export function viewProps(
  state: PageState,
  format: Format,
  setInputs: (texts: Texts) => void,
  calculator: AnyCalculator,
) {
  return {
    ...state.answered,
    format,
    setInputs,
    problems: state.problems,
    drawn: state.drawn,
    textOf: (key: string) =>
      state.texts[key] ?? fieldText(calculator.inputs[key], state.current[key] as Json, format),
  };
}

/** Inputs that the chosen mode uses, or that stay in sight beside it. */
export function isShown(field: Field, current: Values): boolean {
  return field.keep || meets(field.when, current);
}
