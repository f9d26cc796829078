/** “Solve for”: finds the value of an input at which an output meets a target. */
import { dayNumberToIso, FIRST_DAY, isoToDayNumber, LAST_DAY } from "../math/dates/civil";
import { clockMinutes, clockTime, isClock, MINUTES_PER_DAY } from "../math/dates/clock";
import { parseIsoDate } from "../math/dates/iso-date";
import { Rational } from "../math/numbers/rational";
import { findRoot } from "../math/solve/root";
import { type AnyCalculator, InputError, type Tools } from "./calculator";
import { limitsOf, meets, readsOf } from "./conditions";
import { usualDefault } from "./defaults";
import { evaluate, NO_TOOLS } from "./evaluate";
import type { Field, Fields, Solve } from "./fields";
import type { Format } from "./format";
import type { Json, Values } from "./parse";
import { solvable } from "./solvable";
import { nameInSentence, nameOf } from "./words";

export interface SolveRequest {
  readonly input: string;
  readonly output: string;
  readonly target: Json;
}

export interface SolveResult {
  readonly input: string;
  readonly value: Json;
  /** The output at that value. It may be past the target if no value meets it, as with a whole number of payments. */
  readonly reached: unknown;
  /** All inputs, including the value found. */
  readonly inputs: Values;
}

/** The part of a result that a page shows. */
export type Solved = Pick<SolveResult, "value" | "reached">;

/** Search bound for a field without limits. */
const WIDEST = 2 ** 80;

/** Relative tolerance for meeting the target. */
const CLOSE_ENOUGH = 1e-7;

/** Relative difference of numbers that are equal when written with the digits that programs are given. */
const AS_WRITTEN = 1e-12;

/** Decimals of a value found in a range of equally good values. */
const STEP_DIGITS = 2;

/** Decimals of the roundest value that is tried in such a range: thousands. */
const LEAST_STEP_DIGITS = -3;

/** Maximum decimals that are tried if fewer would miss the target at the precision shown. */
const MOST_STEP_DIGITS = 8;

/** Number of parts into which a range is divided for a closer look, because the output jumps in it. */
const CLOSER = 256;

/** Tolerance for locating a jump of an output; the result is rounded to `STEP_DIGITS`. */
const JUMP_TOLERANCE = 1e-6;

/** Shares that differ by no more than this are equal. */
const TIE = 1e-9;

/** A range with fewer whole numbers than this is searched exhaustively. */
const FEW = 1000;

/** In a longer range without a solution, so many whole numbers on either side of the current value are tried. */
const NEARBY = 60;

const NUMERIC = ["money", "percent", "number", "integer", "exact", "date", "time"];

/** Whether a field's values are ordered numbers, so that it can be solved for or used as a target. */
export function isSolvable(field: Field | undefined): boolean {
  return field !== undefined && NUMERIC.includes(field.type);
}

/** Whether an output can be given a target: it is a number or a boolean. */
export function isAim(output: Field | undefined): boolean {
  return isSolvable(output) || output?.type === "boolean";
}

/** What to enter as a target, for types other than numbers. */
const TARGETS: Readonly<Record<string, string>> = {
  date: "a date as YYYY-MM-DD",
  time: "a time as HH:MM",
  boolean: "true or false",
};

/**
 * Finds the value of one input at which an output meets its target. If there are several, the one nearest to the
 * current value is returned. An input that takes only whole numbers or fixed fractions yields the nearest value at
 * which the output reaches or passes the target. So does any input if the output is a whole number or a date, which
 * stays the same over a range. If the output is a boolean or jumps, the result is the nearest value at which it changes
 * to the target.
 * @throws InputError on the input solved for when there is no such value
 */
export function solveFor(
  calculator: AnyCalculator,
  inputs: Values,
  wanted: SolveRequest,
  tools: Tools = NO_TOOLS,
): SolveResult {
  const tool = calculator.tools?.[inputs.tool as string];
  return search(tool ?? calculator, inputs, wanted, tools);
}

function search(calculator: AnyCalculator, inputs: Values, wanted: SolveRequest, tools: Tools): SolveResult {
  const field: Field | undefined = calculator.inputs[wanted.input];
  const output: Field | undefined = calculator.outputs[wanted.output];
  if (!field || !isSolvable(field))
    throw new InputError("solve", `“${wanted.input}” is not an input that can be solved for.`);
  if (!output || !isAim(output) || !solvable(calculator).outputs.includes(wanted.output))
    throw new InputError("solve", `“${wanted.output}” is not an output that can be given a target.`);
  if (!meets(field.when, inputs))
    throw new InputError(wanted.input, `${nameOf(field, inputs)} is not used with these inputs.`);
  const target = toScale(output, wanted.target);
  if (target === null)
    throw new InputError(
      "target",
      `Enter ${TARGETS[output.type] ?? "a number"} for ${nameInSentence(output, inputs)}.`,
    );

  const leftOut: Values = {};
  for (const key of calculator.solving?.leftOut?.[wanted.output] ?? []) leftOut[key] = null;
  const fixed: Values = { ...inputs, ...leftOut };
  for (const key of calculator.solving?.without ?? []) fixed[key] = usualDefault(calculator.inputs[key], inputs);
  // If no value has an answer, another input may be at fault.
  let rejected: InputError | null = null;
  let answered = false;
  const at = (x: number): number => {
    try {
      const tried = { ...fixed, [wanted.input]: fromScale(field, x) };
      const value = evaluate(calculator, tried, tools).outputs[wanted.output];
      const reached = toScale(output, value);
      answered = true;
      return reached === null ? Number.NaN : reached - target;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (error.problems.every((problem) => problem.field !== wanted.input)) rejected ??= error;
      return Number.NaN;
    }
  };
  const present = toScale(field, inputs[wanted.input]);
  const preferredTo = (x: number): number | undefined =>
    calculator.solving
      ?.preferred?.(wanted.input, { ...fixed, [wanted.input]: fromScale(field, x) })
      .map((value) => toScale(field, value))
      .find((other): other is number => other !== null && at(other) === at(x));
  const found = isJump(output)
    ? searchJump(at, field, inputs, present, output)
    : isWhole(field)
      ? searchWhole(
          at,
          field,
          inputs,
          present,
          field.type === "date" ? datesOf(calculator, inputs) : [],
          calculator.solving?.atLeast ?? false,
          target,
        )
      : isWhole(output)
        ? searchStep(at, field, inputs, present)
        : searchRoot(at, field, inputs, present, target, output);
  if (found === null && !answered && rejected) throw rejected;
  if (found === null)
    throw new InputError(wanted.input, noSolution(field, output, inputs, wanted.target, tools.format));
  const x = found === present ? found : (preferredTo(found) ?? found);
  const value = fromScale(field, x);
  const there = { [wanted.input]: value };
  return {
    input: wanted.input,
    value: value instanceof Rational ? x : value,
    reached: evaluate(calculator, { ...fixed, ...there }, tools).outputs[wanted.output],
    inputs: { ...inputs, ...leftOut, ...there },
  };
}

/** All dates in use: an output that depends on two dates may change direction where one passes the other. */
function datesOf(calculator: AnyCalculator, inputs: Values): number[] {
  const fields: Fields = calculator.inputs;
  const dates = Object.entries(fields).filter(([, field]) => field.type === "date" && meets(field.when, inputs));
  return dates.map(([key, field]) => toScale(field, inputs[key])).filter((day) => day !== null);
}

function isJump(output: Field): boolean {
  return output.type === "boolean" || aimOf(output).jumps === true;
}

/** What the output says about aiming at it. */
function aimOf({ solve }: Field): Solve {
  return typeof solve === "object" ? solve : {};
}

function stepsPerUnit(field: Field): number {
  return readsOf(field).stepsPerUnit ?? 1;
}

function isWhole(field: Field): boolean {
  return ["integer", "date", "time"].includes(field.type) || readsOf(field).stepsPerUnit !== undefined;
}

/** Position of a value on the scale that is searched, or null if it has none. */
function toScale(field: Field, value: unknown): number | null {
  if (field.type === "date") return typeof value === "string" && parseIsoDate(value) ? isoToDayNumber(value) : null;
  if (field.type === "time") return typeof value === "string" && isClock(value) ? clockMinutes(value) : null;
  if (value instanceof Rational) return value.toNumber();
  if (field.type === "boolean") return typeof value === "boolean" ? Number(value) : null;
  const number = typeof value === "string" && field.type === "exact" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number * stepsPerUnit(field) : null;
}

function fromScale(field: Field, x: number): number | string | Rational {
  if (field.type === "date") return dayNumberToIso(Math.round(x));
  if (field.type === "time") return clockTime(Math.round(x));
  return field.type === "exact" ? Rational.fromNumber(x) : x / stepsPerUnit(field);
}

function limits(field: Field, inputs: Values): [number, number] {
  if (field.type === "date") return [FIRST_DAY, LAST_DAY];
  if (field.type === "time") return [0, MINUTES_PER_DAY - 1];
  // A limit may be set for some values of another input only.
  const { min, max, above, below } = limitsOf(field, inputs);
  const inside = (limit: number, direction: 1 | -1) => limit + direction * Math.max(Math.abs(limit), 1) * 1e-12;
  const low = min ?? (above === undefined ? -WIDEST : inside(above, 1));
  const high = max ?? (below === undefined ? WIDEST : inside(below, -1));
  const parts = stepsPerUnit(field);
  return [low * parts, high * parts];
}

/**
 * Points to evaluate, in ascending order: the limits, an even grid, powers of two on both sides of the current value
 * and of 0, and `landmarks`.
 */
function samples(field: Field, inputs: Values, present: number | null, landmarks: readonly number[] = []): number[] {
  const [low, high] = limits(field, inputs);
  const start = present ?? Math.min(high, Math.max(low, 1));
  const points = new Set([low, high, start, 0, ...landmarks]);
  for (let i = 1; i < 32; i++) points.add(low + ((high - low) * i) / 32);
  for (let k = -40; k <= 80; k++) {
    const step = 2 ** k;
    for (const point of [step, -step, start + step * (Math.abs(start) || 1), start - step * (Math.abs(start) || 1)])
      points.add(point);
  }
  const inside = [...points].filter((x) => x >= low && x <= high);
  const whole = isWhole(field) ? [...new Set(inside.map(Math.round))] : inside;
  return whole.sort((a, b) => a - b);
}

/**
 * Evaluates the points, and adds a point wherever answers begin or end: a balloon payment has answers up to the loan
 * amount, and the solution may be between the last sample below it and that limit.
 */
function scan(
  at: (x: number) => number,
  samples: readonly number[],
  whole = false,
): [points: number[], values: number[]] {
  const points: number[] = [];
  const values: number[] = [];
  const add = (x: number, value: number) => {
    points.push(x);
    values.push(value);
  };
  for (const x of samples) {
    const value = at(x);
    const [before, found] = [points.at(-1), values.at(-1)];
    if (before !== undefined && found !== undefined && Number.isNaN(found) !== Number.isNaN(value)) {
      const [outside, inside] = Number.isNaN(found) ? [before, x] : [x, before];
      const limit = (whole ? wholeEdge : boundary)((y) => !Number.isNaN(at(y)), outside, inside);
      if (limit !== before && limit !== x) add(limit, at(limit));
    }
    add(x, value);
  }
  return [points, values];
}

function searchRoot(
  at: (x: number) => number,
  field: Field,
  inputs: Values,
  present: number | null,
  target: number,
  output: Field,
): number | null {
  const grain = aimOf(output).step ?? 0;
  const tolerance = Math.max(grain, CLOSE_ENOUGH * Math.max(1, Math.abs(target)));
  const coarse = scan(at, samples(field, inputs, present));
  const nearest =
    nearestRoot(at, coarse, present, tolerance) ??
    nearestRoot(at, finer(at, coarse, present), present, tolerance) ??
    nearestAsWritten(coarse, present, target, output);
  if (nearest === null || nearest === present) return nearest;
  const [low, high] = limits(field, inputs);
  const isAllowed = (x: number) => x >= low && x <= high;
  for (let digits = LEAST_STEP_DIGITS; grain > 0 && digits <= MOST_STEP_DIGITS; digits++) {
    const short = digits < 0 ? Math.round(nearest * 10 ** digits) / 10 ** digits : Number(nearest.toFixed(digits));
    if (isAllowed(short) && Math.abs(at(short)) <= shownPrecision(output)) return short;
  }
  const short = Number(nearest.toFixed(STEP_DIGITS));
  const missed = Math.abs(at(short));
  return isAllowed(short) && (missed === 0 || missed < grain) ? short : simplest(at, nearest, target);
}

/** Half a unit in the last digit shown. */
function shownPrecision({ type, digits }: Field): number {
  return 0.5 * 10 ** -(digits ?? (type === "money" ? 2 : type === "percent" ? 3 : 6));
}

/** Points, and the difference from the target at each. */
type Scan = readonly [points: readonly number[], values: readonly number[]];

/** Adds points near the current value and around jumps, for an output that is not monotonic or jumps. */
function finer(at: (x: number) => number, [points, values]: Scan, present: number | null): Scan {
  const all = new Map(points.map((x, i) => [x, values[i] as number]));
  const jumps = points.flatMap((x, i) =>
    i > 0 && (values[i - 1] as number) * (values[i] as number) < 0 ? [[points[i - 1] as number, x] as const] : [],
  );
  const [low, high] = [points[0] ?? 0, points.at(-1) ?? 0];
  const add = (x: number) => {
    if (x >= low && x <= high && !all.has(x)) all.set(x, at(x));
  };
  for (let k = 0; k <= CLOSER; k++) {
    const share = k / CLOSER;
    add(present ? present * (0.25 + 3.75 * share) : 10 ** (5 * share));
    for (const [from, to] of jumps.slice(0, 4)) add(from + (to - from) * share);
  }
  const sorted = [...all].sort(([a], [b]) => a - b);
  return [sorted.map(([x]) => x), sorted.map(([, value]) => value)];
}

/** The point nearest to the current value at which the output meets its target. */
function nearestRoot(
  at: (x: number) => number,
  [points, values]: Scan,
  present: number | null,
  tolerance: number,
): number | null {
  const candidates: number[] = [];
  const hits = (x: number) => at(x) === 0;
  for (const [i, x] of points.entries()) {
    if (values[i] !== 0) continue;
    // An output may equal its target over a whole range, for example where it is cut off at 0: take the nearest end.
    const nearer = i + Math.sign((present ?? x) - x);
    candidates.push(nearer === i || values[nearer] === 0 ? x : edge(hits, points[nearer] as number, x));
  }
  for (let i = 1; i < points.length; i++) {
    const before = values[i - 1] as number;
    const after = values[i] as number;
    if (!(before * after < 0)) continue;
    const root = findRoot(at, { low: points[i - 1] as number, high: points[i] as number });
    // A jump across the target changes the sign but is not a solution.
    if (root !== null && Math.abs(at(root)) <= tolerance) candidates.push(root);
  }
  return nearestTo(present ?? 0, candidates);
}

/**
 * The point at which the output comes nearest to its target, if it is written like it there. Where an output is greatest
 * or least, it cannot be on both sides of a target that was copied from an answer, and so was rounded.
 */
function nearestAsWritten(
  [points, values]: Scan,
  present: number | null,
  target: number,
  output: Field,
): number | null {
  const isRounded = output.digits !== undefined || output.type === "money" || output.type === "percent";
  const alike = Math.max(isRounded ? shownPrecision(output) : 0, AS_WRITTEN * Math.abs(target));
  const least = Math.min(...values.map(Math.abs).filter((miss) => miss <= alike));
  return nearestTo(
    present ?? 0,
    points.filter((_, i) => Math.abs(values[i] as number) === least),
  );
}

/** The number with the fewest digits that meets the target equally well: 15, not 15.000000000000002. */
function simplest(at: (x: number) => number, x: number, target: number): number {
  // The last bits of a target are noise, so a difference of a few ulps is as good as none.
  const miss = Math.max(Math.abs(at(x)), 4 * Number.EPSILON * Math.abs(target));
  for (let digits = 1; digits <= 15; digits++) {
    const rounded = Number(x.toPrecision(digits));
    if (Math.abs(rounded - x) <= Math.abs(x) * 1e-12 && Math.abs(at(rounded)) <= miss) return rounded;
  }
  return x;
}

function searchWhole(
  at: (x: number) => number,
  field: Field,
  inputs: Values,
  present: number | null,
  landmarks: readonly number[],
  atLeast: boolean,
  target: number,
): number | null {
  const [points, values] = scan(at, samples(field, inputs, present, landmarks), true);
  if (atLeast) return smallestReaching(at, points, values);
  const candidates: number[] = points.filter((_, i) => values[i] === 0);
  for (let i = 1; i < points.length; i++) {
    const before = values[i - 1] as number;
    if (!(before * (values[i] as number) < 0)) continue;
    const reached = (x: number) => at(x) * before <= 0;
    candidates.push(wholeEdge(reached, points[i - 1] as number, points[i] as number));
  }
  // A value that meets the target is better than a nearer one that only passes it.
  const close = CLOSE_ENOUGH * Math.max(1, Math.abs(target));
  const isMet = (x: number) => Math.abs(at(x)) <= close;
  const met = candidates.filter(isMet);
  if (met.length > 0) return nearestTo(present ?? 0, met);
  const start = present ?? 0;
  let [low, high] = limits(field, inputs).map(Math.round) as [number, number];
  if (high - low >= FEW) {
    if (candidates.length > 0) return nearestTo(start, candidates);
    // An output that starts anew every few days, such as that of the coming cycle, can peak between two points.
    [low, high] = [Math.max(low, start - NEARBY), Math.min(high, start + NEARBY)];
  }
  const every = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter(isMet);
  return nearestTo(start, every.length > 0 ? every : candidates);
}

/** The smallest whole number at which an increasing output meets or passes the target. */
function smallestReaching(
  at: (x: number) => number,
  points: readonly number[],
  values: readonly number[],
): number | null {
  const found = values.findIndex((value) => value >= 0);
  if (found < 0) return null;
  const short = found > 0 && (values[found - 1] as number) < 0;
  const point = points[found] as number;
  return short ? wholeEdge((x) => at(x) >= 0, points[found - 1] as number, point) : point;
}

/**
 * The whole number nearest to `outside` at which `holds` is true. It must be true at `inside` and false at `outside`.
 */
function wholeEdge(holds: (x: number) => boolean, outside: number, inside: number): number {
  let [bad, good] = [outside, inside];
  while (Math.abs(good - bad) > 1) {
    const middle = Math.floor((bad + good) / 2);
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** The nearest value at which an output that changes in steps reaches or passes the target. */
function searchStep(at: (x: number) => number, field: Field, inputs: Values, present: number | null): number | null {
  const [points, values] = scan(at, samples(field, inputs, present));
  const start = present ?? 0;
  const candidates: number[] = points.filter((x, i) => values[i] === 0 && (present === null || x === present));
  for (let i = 1; i < points.length; i++) {
    const [first, second] = [i - 1, i].sort(
      (a, b) => Math.abs((points[a] as number) - start) - Math.abs((points[b] as number) - start),
    ) as [number, number];
    const missed = values[first] as number;
    const reached = (x: number) => at(x) * missed <= 0;
    if (missed !== 0 && (values[second] as number) * missed <= 0)
      candidates.push(edge(reached, points[first] as number, points[second] as number));
  }
  return nearestTo(start, candidates);
}

/**
 * Finds where an output that jumps reaches the target, or a boolean changes to it, in doubling steps away from the
 * current value, because such outputs are often slow to compute and rarely change more than once. Returns the current
 * value if the target is met everywhere.
 */
function searchJump(
  at: (x: number) => number,
  field: Field,
  inputs: Values,
  present: number | null,
  output: Field,
): number | null {
  const whole = isWhole(field);
  const between: typeof edge = whole
    ? wholeEdge
    : (holds, outside, inside) => edge(holds, outside, inside, JUMP_TOLERANCE);
  const [low, high] = limits(field, inputs);
  const start = placeWithAnswer(at, field, inputs, Math.min(high, Math.max(low, present ?? 1)));
  if (start === null) return null;
  const isMet = (missing: number) => (output.type === "boolean" ? missing === 0 : missing >= -TIE);
  const holds = (x: number) => isMet(at(x));
  const unit = whole ? 1 : Math.max(1, Math.abs(start)) / 2 ** 10;
  const metAtStart = holds(start);
  // The last points evaluated below and above; null once a limit is reached or answers end.
  const reached: [number | null, number | null] = [start, start];
  for (let step = unit; reached.some((x) => x !== null); step *= 2) {
    const found: number[] = [];
    for (const side of [0, 1] as const) {
      const before = reached[side];
      if (before === null) continue;
      let next = Math.min(high, Math.max(low, start + (side === 0 ? -step : step)));
      let missing = at(next);
      reached[side] = next === low || next === high ? null : next;
      if (Number.isNaN(missing)) {
        next = between((x) => !Number.isNaN(at(x)), next, before);
        missing = at(next);
        reached[side] = null;
      }
      if (isMet(missing) !== metAtStart)
        found.push(metAtStart ? between(holds, next, before) : between(holds, before, next));
    }
    if (found.length > 0) return nearestTo(start, found);
  }
  return metAtStart ? start : null;
}

/** The place itself if it has an answer, otherwise the nearest sample that has one. */
function placeWithAnswer(at: (x: number) => number, field: Field, inputs: Values, place: number): number | null {
  const has = (x: number) => !Number.isNaN(at(x));
  return has(place) ? place : nearestTo(place, samples(field, inputs, place).filter(has));
}

/**
 * The point nearest to `outside` at which `holds` is true. It must be true at `inside` and false at `outside`.
 */
function boundary(holds: (x: number) => boolean, outside: number, inside: number, tolerance = 0): number {
  let [bad, good] = [outside, inside];
  for (let step = 0; step < 200 && Math.abs(good - bad) > tolerance; step++) {
    const middle = bad + (good - bad) / 2;
    if (middle === bad || middle === good) break;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** The `boundary`, rounded to a short number if possible. */
function edge(holds: (x: number) => boolean, outside: number, inside: number, tolerance = 0): number {
  const good = boundary(holds, outside, inside, tolerance);
  const scale = 10 ** STEP_DIGITS;
  const inward = inside > outside ? Math.ceil : Math.floor;
  // A point that was found only to a tolerance may be just short of a round number.
  for (const round of tolerance > 0 ? [Math.round, inward] : [inward]) {
    const short = round(good * scale) / scale;
    const between = Math.min(outside, inside) <= short && short <= Math.max(outside, inside);
    if (between && holds(short)) return short;
  }
  return good;
}

function nearestTo(present: number, candidates: readonly number[]): number | null {
  let best: number | null = null;
  for (const x of candidates) if (best === null || Math.abs(x - present) < Math.abs(best - present)) best = x;
  return best;
}

/** The field's name for use after another word, without its article: `the pKa` → `pKa`. */
export function inSentence(field: Pick<Field, "label" | "noun">, inputs: Values): string {
  return nameInSentence(field, inputs).replace(/^(?:the|an?) /i, "");
}

function noSolution(field: Field, output: Field, inputs: Values, target: Json, format: Format): string {
  const [low, high] = limits(field, inputs);
  const show = (x: number, as: Field) =>
    as.type === "money"
      ? shortestMoney(x, format)
      : format.value(as, ["date", "time"].includes(as.type) ? fromScale(as, x) : x, inputs);
  const upper: Field = field.type === "exact" ? { ...field, type: "number" } : field;
  // The unit appears once, after the upper limit.
  const lower: Field = { ...upper, unit: "", ...(field.type === "percent" && { type: "number" }) };
  const { above, below } = limitsOf(field, inputs);
  const from = above === undefined ? `of at least ${show(low, lower)}` : `above ${show(above, lower)}`;
  const to = below === undefined ? `at most ${show(high, upper)}` : `below ${show(below, upper)}`;
  const bounds =
    above === undefined && below === undefined
      ? `between ${show(low, lower)} and ${show(high, upper)}`
      : `${from} and ${to}`;
  const unbounded = low <= -WIDEST || high >= WIDEST;
  const words = field.messages?.range;
  const range = words ? ` ${words}` : unbounded ? "" : ` ${bounds}`;
  const start = `No ${inSentence(field, inputs)}${range}`;
  const wanted = inSentence(output, inputs);
  if (output.type === "boolean") return `${start} gives the answer “${format.value(output, target)}” to “${wanted}”.`;
  const amount =
    output.type === "money" ? shortestMoney(target as number, format) : format.value(output, target, inputs);
  // Names of results may be plural, or two in one: months, principal and interest.
  return `${start} makes the ${wanted} equal to ${amount}.`;
}

/** `$2,000`, `$2,000.50` */
function shortestMoney(value: number, format: Format): string {
  return format.money(value, Number.isInteger(value) ? 0 : 2);
}
