/**
 * Fills in a calculator's page from a sentence. The page names the calculator and shows what was filled in, so the sentence
 * may be incomplete, and what it says beyond the fields is reported instead of taking everything away.
 */
import type { AnyCalculator } from "../core/calculator";
import { type Currency, isCurrency } from "../core/currency";
import type { Fields } from "../core/fields";
import { Format } from "../core/format";
import { homeCurrencyFor } from "../core/home-currency";
import { type Json, type JsonObject, parseInputs, type Values } from "../core/parse";
import type { Askable } from "./ask";
import type { Form, Forms } from "./form";
import { type Given, given } from "./given";
import { inWords } from "./in-words";
import { type FormMatch, matchesOf, type ReadPart, remembering, spanReader } from "./matches";
import { type Question, questionOf, readingsOf } from "./question";
import { fitTopic } from "./topic";
import { readPart, type Surroundings } from "./values";

export interface FilledIn {
  /** What the sentence set; nothing if it says nothing that has a field. */
  readonly inputs: JsonObject;
  /** The currency of its amounts, if one was written. */
  readonly currency: Currency | undefined;
  /** What was read, in words: `Loan amount $350,000, interest rate 6.25% / year`. */
  readonly reading: string;
  /** Pieces of the sentence that were not used. */
  readonly unused: readonly string[];
  /** Why nothing was filled in, if not because nothing was understood. */
  readonly refusal?: string;
}

interface Use extends FormMatch {
  readonly isNamed: boolean;
  readonly unused: readonly string[];
}

/** The page that is filled in. */
export interface FilledPage {
  readonly calculator: AnyCalculator;
  readonly askable: Pick<Askable, "name" | "homeCurrency" | "forms">;
  /** ID of the tool that the page shows, if it is one of a collection. */
  readonly tool?: string | undefined;
  /** The inputs as they are. */
  readonly current: Values;
  readonly format: Format;
}

/** Fills in what a sentence says, with the form that leaves the least of it over. */
export function fillIn(text: string, page: FilledPage, about: Surroundings): FilledIn {
  const { calculator, askable, tool, current } = page;
  const question = questionOf(text);
  const fields: Fields = calculator.inputs;
  const forms = askable.forms.filter(({ set }) => tool === undefined || set?.tool === undefined || set.tool === tool);
  const read = remembering((kind, part) => readPart(kind, part, about));
  const uses = readingsOf(question)
    .flatMap((reading) => usesOf(reading, forms, read))
    .filter((use) => saysSomething(use) && (use.isNamed || keepsChoices(use.form, fields, current)));
  const ranked = uses.sort(
    (a, b) => lengthOf(a.unused) - lengthOf(b.unused) || Number(b.isNamed) - Number(a.isNamed) || b.score - a.score,
  );
  let fallback: FilledIn | undefined;
  for (const use of ranked) {
    const filled = given(use, fields, about.habits.today);
    if (!filled || filled.hasTwoCurrencies) continue;
    const result = filledBy(use, filled, page);
    if (result.isAccepted) return result;
    if (result.refusal !== undefined || Object.keys(result.inputs).length > 0) fallback ??= result;
  }
  return fallback ?? { inputs: {}, currency: undefined, reading: "", unused: [question.text] };
}

function filledBy({ form, unused }: Use, { inputs: all, currency: written }: Given, page: FilledPage) {
  const { calculator, askable, current } = page;
  const isAsBefore = (key: string, value: unknown) => form.set?.[key] === value && current[key] === value;
  const inputs = whole(Object.fromEntries(Object.entries(all).filter(([key, value]) => !isAsBefore(key, value))));
  const home = homeCurrencyFor(askable.homeCurrency, calculator, { ...(current as JsonObject), ...inputs });
  const currency = written !== undefined && isCurrency(written) ? written : undefined;
  const isForeign = written !== undefined && (currency === undefined || (home !== undefined && home !== currency));
  const format = home === undefined && currency !== undefined ? new Format(currency) : page.format;
  const parsed = parseInputs(calculator, inputs, format);
  // A part of a duration or weight that was not written is 0.
  const said = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== 0));
  return {
    inputs,
    currency: home === undefined ? currency : undefined,
    reading: parsed.problems ? "" : inWords(calculator.inputs, said, parsed.inputs, format),
    unused,
    isAccepted: !parsed.problems && !isForeign && Object.keys(inputs).length > 0,
    ...(isForeign && { inputs: {}, refusal: `The ${askable.name} has no amounts in ${written}.` }),
  };
}

function usesOf(question: Question, forms: Forms, read: ReadPart): readonly Use[] {
  const all = matchesOf(question, forms, read).matches.map((match) => ({ ...match, isNamed: true, unused: [] }));
  const span = spanReader(question, read);
  const some = forms.flatMap((form) => ("says" in form ? [] : [{ form, ...fitTopic(form, question, span) }]));
  return [...all, ...some];
}

/** Whether the sentence has a figure or a choice, or leaves nothing over. */
function saysSomething({ parts, set, unused }: Use): boolean {
  return Object.keys(parts).length + Object.keys(set).length > 0 || unused.length === 0;
}

/** Whether a form leaves the choices on the page as they are. Only a form that the sentence names may change them. */
function keepsChoices({ set = {} }: Form, fields: Fields, current: Values): boolean {
  return Object.entries(set).every(([key, value]) => !Object.hasOwn(fields, key) || current[key] === value);
}

function lengthOf(texts: readonly string[]): number {
  return texts.join("").length;
}

/** Drops inputs that `fill` computed from missing parts. */
function whole(inputs: JsonObject): JsonObject {
  const isWhole = (value: Json | undefined) =>
    value !== undefined && value !== null && !Number.isNaN(value) && !/undefined|NaN/.test(String(value));
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => isWhole(value)));
}
