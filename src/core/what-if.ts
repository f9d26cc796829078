/** What if one input were different: the answers around its value, where something switches, and which input matters. */
import { capitalized } from "../math/words/phrases";
import { type AnyCalculator, InputError, type Tools } from "./calculator";
import { limitsOf, meets, readsOf } from "./conditions";
import { type Evaluation, evaluate } from "./evaluate";
import type { Field, Fields } from "./fields";
import { cleaned, MOST_DIGITS, rounding, stepsOf } from "./held-values";
import { inSentence } from "./solve";
import { canVary } from "./varied";

type Inputs = Readonly<Record<string, unknown>>;

/** The answer for one value of the varied input. */
export interface Outcome {
  readonly value: number;
  /** Null if the inputs are not valid together, or need data that is not there. */
  readonly answer: Evaluation | null;
  /** What is wrong with the inputs, if there is no answer. */
  readonly problem: string | null;
}

/** A value at which the answer changes in kind, such as a notice that appears or an output that becomes empty. */
export interface Switch {
  /** The first value with the new state, or the limit above which it begins. */
  readonly at: number;
  /** What changes there, in sentences. */
  readonly changes: readonly string[];
}

/** Steps on each side of the current value. */
const STEPS = 3;

/** Points of the curve. */
const POINTS = 60;

/** The most switches that are worth listing. */
const MOST_SWITCHES = 8;

/** Inputs that can be varied: numbers in use, other than exact ones, which are mostly operands or texts. */
export function variableInputs(calculator: AnyCalculator, inputs: Inputs): string[] {
  return Object.entries(calculator.inputs as Fields).flatMap(([key, field]) =>
    canVary(field) && meets(field.when, inputs) && typeof inputs[key] === "number" ? [key] : [],
  );
}

/**
 * Up to seven values around the current one, which is among them, a round step apart and within the limits. Near a limit
 * there are more on the other side.
 * @param largest the largest amount among the inputs, by which a step from zero is measured
 */
export function valuesAround(field: Field, inputs: Inputs, value: number, largest = 1000): number[] {
  const step = stepFor(field, inputs, value, largest);
  const isAllowed = allowed(field, inputs);
  const round = rounding(field, inputs);
  const at = (n: number) => (n === 0 ? value : round(value + n * step));
  let from = 0;
  let to = 0;
  while (to - from < 2 * STEPS) {
    const canFall = isAllowed(at(from - 1));
    const canRise = isAllowed(at(to + 1));
    if (!canFall && !canRise) break;
    if (canFall && (-from <= to || !canRise)) from--;
    else to++;
  }
  return Array.from({ length: to - from + 1 }, (_, i) => at(from + i));
}

/** About a tenth of the value, rounded to 1, 2 or 5 times a power of ten, and to what the field counts in. */
function stepFor(field: Field, inputs: Inputs, value: number, largest: number): number {
  const { stepsPerUnit } = readsOf(field, inputs);
  const least = field.type === "integer" ? 1 : stepsPerUnit ? 1 / stepsPerUnit : 0;
  const size = value !== 0 ? Math.abs(value) / 10 : field.type === "money" ? largest / 1000 : (field.step ?? 1);
  const step = nice(size);
  return stepsPerUnit && step < 1
    ? Math.max(least, Math.round(step * stepsPerUnit) / stepsPerUnit)
    : Math.max(least, step);
}

/** 1, 2 or 5 times a power of ten, whichever is nearest. */
function nice(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const lead = size / power;
  return cleaned((lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10) * power);
}

function allowed(field: Field, inputs: Inputs): (value: number) => boolean {
  const { min, max, above, below } = limitsOf(field, inputs);
  return (value) =>
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below);
}

/** The largest amount of money among the inputs; 1000 if there is none. */
function largestAmount(calculator: AnyCalculator, inputs: Inputs): number {
  const amounts = Object.entries(calculator.inputs as Fields).flatMap(([key, field]) =>
    field.type === "money" && typeof inputs[key] === "number" ? [Math.abs(inputs[key])] : [],
  );
  return Math.max(0, ...amounts) || 1000;
}

/** Answers the inputs with another value of one of them. */
function outcomeWith(calculator: AnyCalculator, inputs: Inputs, key: string, value: number, tools: Tools): Outcome {
  const changed = { ...inputs, [key]: value };
  try {
    if (calculator.prepare?.(changed)?.needed) return { value, answer: null, problem: null };
    return { value, answer: evaluate(calculator, changed, tools), problem: null };
  } catch (error) {
    if (error instanceof InputError) return { value, answer: null, problem: error.message };
    throw error;
  }
}

export interface Exploration {
  /** The values of the table. */
  readonly rows: readonly Outcome[];
  /** The points of the curve, including those of the table, in order. */
  readonly points: readonly Outcome[];
  readonly switches: readonly Switch[];
}

/**
 * Explores an input around its value. It is a generator, so that a page can do it in slices: it yields after each answer.
 */
export function* explore(
  calculator: AnyCalculator,
  inputs: Inputs,
  key: string,
  tools: Tools,
): Generator<undefined, Exploration> {
  const field: Field = calculator.inputs[key];
  const values = valuesAround(field, inputs, inputs[key] as number, largestAmount(calculator, inputs));
  const outcomes = new Map<number, Outcome>();
  const outcome = (value: number): Outcome => {
    const known = outcomes.get(value) ?? outcomeWith(calculator, inputs, key, value, tools);
    outcomes.set(value, known);
    return known;
  };
  const round = rounding(field, inputs);
  const [low, high] = [values[0] as number, values.at(-1) as number];
  for (const value of values) {
    outcome(value);
    yield;
  }
  for (let i = 1; i < POINTS; i++) {
    outcome(round(low + ((high - low) * i) / POINTS));
    yield;
  }
  const isStepped = stepsOf(field, inputs) !== undefined;
  const points = [...outcomes.values()].sort((a, b) => a.value - b.value);
  const restless = restlessCodes(points);
  const kindOf = (one: Outcome) => stateOf(calculator, one, restless);
  const switches: Switch[] = [];
  for (let i = 1; i < points.length && switches.length < MOST_SWITCHES; i++) {
    let [before, after] = [points[i - 1] as Outcome, points[i] as Outcome];
    const state = kindOf(before);
    if (state === kindOf(after)) continue;
    // Bisection, until no value that the field can hold or the page would show lies between the two.
    for (let n = 0; n < 40; n++) {
      const between = round((before.value + after.value) / 2);
      if (between <= before.value || between >= after.value) break;
      const middle = outcomeWith(calculator, inputs, key, between, tools);
      yield;
      if (kindOf(middle) === state) before = middle;
      else after = middle;
    }
    let at = isStepped ? after.value : shortest(before.value, after.value);
    const short = field.type === "money" || isStepped ? at : raised(at);
    if (short !== at && short <= (points[i] as Outcome).value) {
      const later = outcomeWith(calculator, inputs, key, short, tools);
      // Whatever else switches between the two is reported with this switch.
      if (kindOf(later) !== state) [at, after] = [short, later];
    }
    switches.push({ at, changes: changesBetween(calculator, before, after, restless) });
  }
  return { rows: values.map(outcome), points, switches: switches.filter(({ changes }) => changes.length > 0) };
}

/**
 * The number with the fewest digits from the one to the other, such as 20 between 19.9999999 and 20.0000001. The lower
 * one is among them, since an answer may change just above a limit.
 */
function shortest(before: number, after: number): number {
  for (let digits = 1; digits < MOST_DIGITS; digits++) {
    const rounded = Number(after.toPrecision(digits));
    if (rounded >= before && rounded <= after) return rounded;
  }
  return after;
}

/** Digits of a measure that anyone would set: 102.16 lb instead of 102.157741. */
const SET_DIGITS = 5;

/** The value, rounded up to a number of digits that anyone would enter. */
function raised(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - SET_DIGITS);
  return Math.max(value, cleaned(Math.ceil(cleaned(value / unit)) * unit));
}

/** A notice that changes more often than this over the range depends on rounding, and is no switch. */
const MOST_TURNS = 2;

function codesOf({ answer }: Outcome): string[] {
  return ((answer?.outputs.noticeCodes as string | null | undefined) ?? "").split(" ").filter(Boolean);
}

/** Codes of the notices that depend on rounding. */
function restlessCodes(points: readonly Outcome[]): ReadonlySet<string> {
  const present = points.map((point) => new Set(codesOf(point)));
  const turns = (code: string) =>
    present.filter((own, i) => i > 0 && own.has(code) !== present[i - 1]?.has(code)).length;
  return new Set([...new Set(points.flatMap(codesOf))].filter((code) => turns(code) > MOST_TURNS));
}

/** Two answers are of the same kind if this is the same for both. */
function stateOf(calculator: AnyCalculator, outcome: Outcome, restless: ReadonlySet<string>): string {
  const { answer, problem } = outcome;
  if (!answer) return problem ?? "";
  const states = Object.entries(calculator.outputs as Fields).map(([key, field]) =>
    stateOfOutput(field, answer.outputs[key]),
  );
  return JSON.stringify([codesOf(outcome).filter((code) => !restless.has(code)), states]);
}

/** A choice or boolean itself; of any other value, only whether there is one, and of a number, whether it is zero. */
function stateOfOutput({ type }: Field, value: unknown): unknown {
  if (value === null || type === "choice" || type === "boolean") return value;
  return typeof value === "number" && type !== "integer" ? value !== 0 : true;
}

function changesBetween(
  calculator: AnyCalculator,
  before: Outcome,
  after: Outcome,
  restless: ReadonlySet<string>,
): string[] {
  if (!before.answer || !after.answer) return [after.problem ?? "From here on, there is an answer."];
  const changes: string[] = [];
  const messages = (one: Evaluation): readonly { readonly code: string; readonly message: string }[] =>
    one.outputs.notices.filter(({ code }: { readonly code: string }) => !restless.has(code));
  const had = new Set(messages(before.answer).map(({ code }) => code));
  const has = new Set(messages(after.answer).map(({ code }) => code));
  for (const { code, message } of messages(after.answer)) if (!had.has(code)) changes.push(firstSentence(message));
  for (const { code, message } of messages(before.answer))
    if (!has.has(code)) changes.push(`No longer: ${firstSentence(message)}`);
  for (const [key, field] of Object.entries(calculator.outputs as Fields)) {
    const [old, now] = [before.answer.outputs[key] as unknown, after.answer.outputs[key] as unknown];
    if (stateOfOutput(field, old) === stateOfOutput(field, now) || field.type === "table") continue;
    const name = inSentence(field, after.answer.inputs);
    const label = capitalized(name);
    if (typeof now === "string" && field.options) changes.push(`${label}: ${field.options[now]}.`);
    else if (typeof now === "boolean") changes.push(`${label}: ${now ? "yes" : "no"}.`);
    else if (now === null || now === 0) changes.push(`No more ${name}.`);
    else changes.push(`${label} begins.`);
  }
  return changes;
}

/** The rest of a notice is advice. A period within a number or an abbreviation is followed by no capital letter. */
function firstSentence(message: string): string {
  return /^.*?[.!?](?=\s\p{Lu})/u.exec(message)?.[0] ?? message;
}

/** How far an output moves if an input is a tenth smaller or larger. */
export interface Influence {
  readonly key: string;
  readonly low: { readonly value: number; readonly change: number };
  readonly high: { readonly value: number; readonly change: number };
}

/** Inputs that matter more than this many are not listed. */
const MOST_INFLUENCES = 8;

/**
 * The inputs that move a numeric output most when each alone is a tenth smaller or larger (a whole number by at least 1),
 * the strongest first. What does not move it at all is left out. Yields after each answer, like `explore`.
 */
export function* influences(
  calculator: AnyCalculator,
  { inputs, outputs }: Evaluation,
  output: string,
  tools: Tools,
): Generator<undefined, Influence[]> {
  const base = outputs[output] as number;
  const found: Influence[] = [];
  for (const key of variableInputs(calculator, inputs)) {
    const field: Field = calculator.inputs[key];
    const value: number = inputs[key];
    if (value === 0) continue;
    const round = rounding(field, inputs);
    const isAllowed = allowed(field, inputs);
    const shift = field.type === "integer" ? Math.max(1, Math.round(Math.abs(value) / 10)) : Math.abs(value) / 10;
    const ends: { value: number; change: number }[] = [];
    for (const moved of [round(value - shift), round(value + shift)]) {
      const result = isAllowed(moved)
        ? outcomeWith(calculator, inputs, key, moved, tools).answer?.outputs[output]
        : null;
      ends.push({ value: moved, change: typeof result === "number" ? result - base : 0 });
      yield;
    }
    const [low, high] = ends as [Influence["low"], Influence["high"]];
    if (strength(low, high) > 1e-9 * Math.abs(base)) found.push({ key, low, high });
  }
  return found.sort((a, b) => strength(b.low, b.high) - strength(a.low, a.high)).slice(0, MOST_INFLUENCES);
}

function strength(low: Influence["low"], high: Influence["high"]): number {
  return Math.max(Math.abs(low.change), Math.abs(high.change));
}
