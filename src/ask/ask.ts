/**
 * Answers questions in words, without a model and without guessing: a question needs a form that accounts for every word
 * and every figure in it, and a calculator that accepts what it fills in.
 */
import { prepare } from "../core/answer";
import { type AnyCalculator, InputError, type Tools } from "../core/calculator";
import { meets, resolve } from "../core/conditions";
import { type Currency, isCurrency } from "../core/currency";
import { effectiveValues } from "../core/defaults";
import { type Evaluation, evaluate } from "../core/evaluate";
import type { Fields } from "../core/fields";
import { Format } from "../core/format";
import { headlineText } from "../core/headline";
import { homeCurrencyFor } from "../core/home-currency";
import { encodeLink } from "../core/link";
import type { CalculatorMeta } from "../core/meta";
import { type Json, type JsonObject, parseInputs } from "../core/parse";
import { showsMoney } from "../core/shows-money";
import type { Form, Forms } from "./form";
import { given } from "./given";
import { inWords } from "./in-words";
import { type FormMatch, matchesOf, remembering } from "./matches";
import { LONGEST_QUESTION, type Question, questionOf, readingsOf } from "./question";
import { readPart, type Surroundings } from "./values";

/** A calculator that may be asked. */
export interface Askable extends CalculatorMeta {
  /** Its folder under src/calculators/. */
  readonly folder: string;
  readonly forms: Forms;
}

/** Where a question is asked. */
export interface Host extends Surroundings, Pick<Tools, "randomBytes"> {
  /** Loads a calculator; the page of a tool, where each tool of a collection has its own. */
  load(askable: Askable, tool: string | undefined): Promise<AnyCalculator>;
  /** The currency that the visitor has chosen. */
  readonly currency?: Currency;
  /** Fills in today's date wherever a page would, and not only as the day of the question. */
  readonly fillsDates?: boolean;
  /**
   * Runs the work that answers, within a time limit where it may have no end; undefined if it was stopped. Without it,
   * work without an end is not run.
   */
  within?<Result>(milliseconds: number | undefined, work: () => Result): Result | undefined;
}

/** A question that was understood. */
export interface Understood {
  readonly askable: Askable;
  readonly calculator: AnyCalculator;
  /** What the question set. */
  readonly inputs: JsonObject;
  /** The answer; null if it takes work that this host does not run. */
  readonly evaluation: Evaluation | null;
  readonly format: Format;
  /** The page with these inputs: `/tip-calculator?billAmount=64.3`. */
  readonly path: string;
  /** The answer in words: the headline of the page, with the output that was asked for. Empty without an answer. */
  readonly headline: string;
  /** What was read, in plain words: `Loan amount $350,000, interest rate 6.25% / year`. */
  readonly reading: string;
  /** What was assumed, in the same form; empty if nothing was. */
  readonly assumed: string;
}

export interface NotUnderstood {
  /** A complete sentence. */
  readonly refusal: string;
  /** The nearest question that has an answer. */
  readonly near?: string;
  /** The page that is nearest to the question. */
  readonly nearest?: Askable;
}

interface Candidate extends FormMatch {
  readonly askable: Askable;
}

/** The answer to a question, or why there is none. */
export async function ask(
  text: string,
  askables: readonly Askable[],
  where: Host,
): Promise<Understood | NotUnderstood> {
  const question = questionOf(text);
  const host = writesDayFirst(question) ? { ...where, habits: { ...where.habits, dayFirst: true } } : where;
  if (question.text.length > LONGEST_QUESTION) return { refusal: "This is too long for a question." };
  if (question.words.length === 0) return { refusal: "Ask a question, such as 15% of 80." };
  const { candidates, unknown } = candidatesFor(question, askables, host);
  const problems: { readonly sentence: string; readonly askable: Askable }[] = [];
  let best: { readonly understood: Understood; readonly score: number } | undefined;
  for (const candidate of candidates) {
    if (best && candidate.score < best.score) break;
    const result = await understand(candidate, host);
    if (result === null) continue;
    if (typeof result === "string") problems.push({ sentence: result, askable: candidate.askable });
    else if (!best) best = { understood: result, score: candidate.score };
    else if (best.understood.askable.id !== candidate.askable.id)
      return {
        refusal: `This could be a question for the ${best.understood.askable.name} or the ${candidate.askable.name}.`,
      };
  }
  if (best) return best.understood;
  const near = await nearQuestion(question, askables, host);
  if (near !== null) return { refusal: `Did you mean “${near}”?`, near };
  const without = await questionWithout(question, askables, host);
  if (without !== null)
    return {
      refusal: `I don’t know “${without.word}” here. “${without.rest}” has an answer.`,
      near: without.rest,
      nearest: without.askable,
    };
  const [problem] = problems;
  if (problem) return { refusal: problem.sentence, nearest: problem.askable };
  if (unknown)
    return {
      refusal: `I don’t know “${unknown.word}” here: ${unknown.askable.name}.`,
      nearest: unknown.askable,
    };
  return { refusal: "This question is not understood. Name what to calculate, with its figures and their units." };
}

/** Whether a date such as 31/12/2026 shows that the question writes the day first. */
function writesDayFirst({ text }: Question): boolean {
  return /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/\d/.test(text);
}

/** The question with its misspelled words corrected, if that has an answer; null if it has none. */
async function nearQuestion(question: Question, askables: readonly Askable[], host: Host): Promise<string | null> {
  const known = vocabularyOf(askables);
  let isChanged = false;
  const words = question.words.map(({ text, start, end }) => {
    const near = /^[a-z]{5,}$/.test(text) && !known.has(text) ? nearWord(text, known) : null;
    isChanged ||= near !== null;
    return near ?? question.text.slice(start, end);
  });
  if (!isChanged) return null;
  const corrected = questionOf(words.join(" "));
  for (const candidate of candidatesFor(corrected, askables, host).candidates) {
    const result = await understand(candidate, host);
    if (result !== null && typeof result !== "string") return corrected.text;
  }
  return null;
}

/** The question without the only word that no form has, if that has an answer: `15% of 80` for `15% of 80 bananas`. */
async function questionWithout(question: Question, askables: readonly Askable[], host: Host) {
  const known = vocabularyOf(askables);
  const [stranger, ...others] = question.words.filter(({ text }) => /^\p{L}+$/u.test(text) && !known.has(text));
  if (!stranger || others.length > 0 || question.words.length < 3) return null;
  const kept = question.words.filter((word) => word !== stranger);
  const rest = questionOf(kept.map(({ start, end }) => question.text.slice(start, end)).join(" "));
  for (const candidate of candidatesFor(rest, askables, host).candidates) {
    const result = await understand(candidate, host);
    if (result === null || typeof result === "string") continue;
    return { word: question.text.slice(stranger.start, stranger.end), rest: rest.text, askable: candidate.askable };
  }
  return null;
}

const vocabularies = new WeakMap<readonly Askable[], ReadonlySet<string>>();

/** The words of all forms. */
function vocabularyOf(askables: readonly Askable[]): ReadonlySet<string> {
  const known =
    vocabularies.get(askables) ??
    new Set(askables.flatMap(({ forms }) => forms.filter(({ onPage }) => !onPage).flatMap(wordsOf)));
  vocabularies.set(askables, known);
  return known;
}

function wordsOf(form: Form): readonly string[] {
  const texts =
    "says" in form
      ? form.says.map((says) => says.replace(/\{[^}]*\}/g, " "))
      : [
          ...form.about,
          ...Object.keys(form.words ?? {}),
          ...Object.values(form.takes ?? {}).map((text) => text.replace(/^[^:]*/, "")),
        ];
  return texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []);
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_CORRECTED = 5;

/** The only word that differs in one letter, or in two neighbors that changed places; null if there is none. */
function nearWord(word: string, known: ReadonlySet<string>): string | null {
  const near = [...known].filter((one) => one.length >= SHORTEST_CORRECTED && isOneOff(word, one));
  return near.length === 1 ? (near[0] as string) : null;
}

function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

function candidatesFor(question: Question, askables: readonly Askable[], about: Surroundings) {
  const candidates: Candidate[] = [];
  let unknown: { readonly word: string; readonly askable: Askable } | undefined;
  const read = remembering((kind, text) => readPart(kind, text, about));
  for (const reading of readingsOf(question))
    for (const askable of askables) {
      const forms = askable.forms.filter((form) => !form.onPage);
      const { matches, unknown: word } = matchesOf(reading, forms, read);
      for (const match of matches) candidates.push({ askable, ...match });
      if (word !== undefined) unknown ??= { word, askable };
    }
  return { candidates: candidates.sort((a, b) => b.score - a.score), unknown };
}

/** Fills in the inputs and checks them. Returns a sentence if the calculator does not accept them. */
async function understand({ askable, ...match }: Candidate, host: Host): Promise<Understood | string | null> {
  const { habits } = host;
  const { form } = match;
  const tool = form.set?.tool;
  const calculator = await host.load(askable, typeof tool === "string" ? tool : undefined);
  const fields: Fields = calculator.inputs;
  const unfit = `The ${askable.name} cannot answer this question as it stands.`;
  const filled = given(match, fields, habits.today);
  if (filled === null) return null;
  if (filled.hasTwoCurrencies) return unfit;
  const { inputs: own, currency } = filled;
  const usual: Record<string, Json> = {};
  for (const [key, value] of Object.entries(form.usual ?? {}))
    if (value !== undefined && !Object.hasOwn(own, key)) usual[key] = value;
  const inputs = withToday(fields, { ...own, ...usual }, host);
  const home = homeCurrencyFor(askable.homeCurrency, calculator, inputs);
  if (currency !== undefined && (!isCurrency(currency) || (home !== undefined && home !== currency)))
    return `The ${askable.name} has no amounts in ${currency}.`;
  const shown = home ?? (currency as Currency | undefined) ?? host.currency ?? askable.usualCurrency ?? "USD";
  const format = new Format(shown);
  const parsed = parseInputs(calculator, inputs, format);
  if (parsed.problems) return parsed.problems[0]?.message ?? unfit;
  const evaluation = await evaluated(calculator, inputs, format, form, host);
  if (typeof evaluation === "string") return evaluation;
  const choosable = home === undefined && showsMoney(calculator) ? shown : null;
  const link = encodeLink(calculator, inputs, () => true, choosable, askable.usualCurrency);
  const words = (json: JsonObject) => inWords(fields, json, parsed.inputs, format);
  const left = (form.assumes ?? []).filter(
    (key) => !Object.hasOwn(inputs, key) && meets(fields[key]?.when, parsed.inputs),
  );
  const examples = Object.fromEntries(left.map((key) => [key, parsed.inputs[key] as Json]));
  return {
    askable,
    calculator,
    inputs,
    evaluation,
    headline: evaluation ? headlineFor(calculator, evaluation, parsed.inputs, format, form.output) : "",
    format,
    path: `/${askable.id}${link && (calculator.link ? "#" : "?") + link}`,
    // A part of a duration or weight that was not written is 0.
    reading: words(Object.fromEntries(Object.entries(own).filter(([, value]) => value !== 0))),
    assumed: words({ ...usual, ...examples }),
  };
}

/** `Mean 5, median 4.5 of 8 numbers. Standard deviation (sample): 2.138` */
function headlineFor(
  calculator: AnyCalculator,
  { model, outputs }: Evaluation,
  inputs: Readonly<Record<string, unknown>>,
  format: Format,
  output: string | undefined,
): string {
  const headline = headlineText(calculator.headline(model, format));
  const fields: Fields = calculator.outputs;
  const field = output === undefined ? undefined : fields[output];
  const value = output === undefined ? null : outputs[output];
  if (!field || value === null) return headline;
  const [first = ""] = Object.keys(field.columns ?? {});
  const column = field.columns?.[first];
  const figures =
    Array.isArray(value) && column
      ? value.map((row) => format.value(column, row[first], inputs)).join(", ")
      : format.value(field, value, inputs);
  const figure = `${resolve(field.label, inputs)}: ${figures}`;
  return `${/[.!?]$/.test(headline) ? headline : `${headline}.`} ${figure}`;
}

/** The answer, or the sentence of the calculator that refuses. */
async function evaluated(
  calculator: AnyCalculator,
  json: JsonObject,
  format: Format,
  { isUnbounded }: Form,
  { randomBytes, within }: Host,
): Promise<Evaluation | string | null> {
  await prepare(calculator, { inputs: json });
  const parsed = parseInputs(calculator, json, format);
  if (parsed.problems) return parsed.problems[0]?.message ?? "";
  const { inputs } = parsed;
  const work = () => evaluate(calculator, inputs, { randomBytes, format });
  try {
    const limit = isUnbounded ? (calculator.isolated?.limit(inputs) ?? 1000) : undefined;
    if (within) return within(limit, work) ?? null;
    return isUnbounded ? null : work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}

/** Today's date in the inputs that pages fill in with it. */
function withToday(
  fields: Fields,
  json: Readonly<Record<string, Json>>,
  { habits, fillsDates = false }: Host,
): Record<string, Json> {
  const filled = { ...json };
  for (const [key, { type, fill, when }] of Object.entries(fields)) {
    if (fill !== "today" || type !== "date" || Object.hasOwn(json, key) || !(fillsDates || key === "asOf")) continue;
    if (meets(when, effectiveValues(fields, json))) filled[key] = habits.today;
  }
  return filled;
}
