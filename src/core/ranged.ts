/**
 * The lowest and highest results over whole ranges of inputs. All ranges are tried together, on a dense grid and at
 * probes between its points. A result that is monotonic along every line of the grid, and whose probes lie between its
 * corners, has its extremes at the corners. Any other is searched around its best points and marked `searched`.
 */
import { clockMinutes } from "../math/dates/clock";
import type { Answer, Question } from "./answer";
import { type AnyCalculator, InputError, type Notice, type Problem, type Tools } from "./calculator";
import { sourcesOf } from "./dated-sources";
import { effectiveValues } from "./defaults";
import { evaluate, outputKeys } from "./evaluate";
import type { Field, Fields } from "./fields";
import { headlineText } from "./headline";
import { headlineOutput } from "./headline-output";
import { rounding, stepsOf } from "./held-values";
import { type JsonObject, parseInputs } from "./parse";
import { cornersOf, problemAt, type Ranged, type Ranges } from "./range";
import { type Extremes, type Place, rangedText } from "./ranged-text";
import { nameOf } from "./words";

export interface RangedOutputs {
  /** By key: extremes, several values, or the value itself if it is the same everywhere. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** Those that occur anywhere in the range, each with the sentence of the first place where it does. */
  readonly notices: readonly Notice[];
}

/** Most points for one, two and three ranges, on each. */
const POINTS = [97, 17, 7];

/** All values of whole numbers are tried if there are no more than this, on each. */
const WHOLE = [257, 25, 9];

/** Number of points tried between those of the grid. */
const PROBES = 48;

/** The search for extremes between the points of the grid stops after this many answers. */
const MOST_SEARCHED = 800;

/** Points around which an output is searched, for each extreme. */
const STARTS = 3;

/** Relative differences up to this are floating-point noise. */
const NOISE = 1e-9;

/** How many different values of a choice, boolean or text are listed at most. */
const MOST_VALUES = 10;

/** Outputs that can have a range: all but tables, whose rows have no counterpart in another answer. */
export function rangeableOutputs(calculator: AnyCalculator): string[] {
  return Object.entries(calculator.outputs as Fields).flatMap(([key, { type }]) => (type === "table" ? [] : [key]));
}

/**
 * Searches the ranges. It is a generator, so that a page can do it in slices: it yields after each answer.
 *
 * @param keys of the outputs that are wanted, no tables
 * @throws InputError if the calculator has no answer somewhere in the range
 */
export function* searchRanges(
  calculator: AnyCalculator,
  { ranges, middle }: Pick<Ranged, "ranges" | "middle">,
  keys: readonly string[],
  tools: Tools,
): Generator<undefined, RangedOutputs> {
  const search = new Search(calculator, ranges, middle, keys, tools);
  for (const point of [...search.grid, ...search.probes]) {
    search.at(point);
    yield;
  }
  const outputs: Record<string, unknown> = {};
  for (const key of keys) outputs[key] = yield* search.output(key);
  return { outputs, notices: search.notices };
}

type Point = readonly number[];

interface Axis {
  readonly key: string;
  readonly values: readonly number[];
  readonly round: (value: number) => number;
  /** Whether `values` are all that the input can hold. */
  readonly isComplete: boolean;
}

class Search {
  readonly grid: readonly Point[];
  readonly probes: readonly Point[];
  readonly #calculator: AnyCalculator;
  readonly #middle: JsonObject;
  readonly #tools: Tools;
  readonly #keys: readonly string[];
  readonly #axes: readonly Axis[];
  readonly #known = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #notices = new Map<string, Notice>();
  /** By key, the minute at which the scale of a time of day begins: after the longest stretch without a result. */
  readonly #midnights = new Map<string, number>();
  #searched = 0;

  constructor(calculator: AnyCalculator, ranges: Ranges, middle: JsonObject, keys: readonly string[], tools: Tools) {
    this.#calculator = calculator;
    this.#middle = middle;
    this.#keys = keys;
    this.#tools = tools;
    const fields: Fields = calculator.inputs;
    const values = effectiveValues(fields, middle);
    const entries = Object.entries(ranges);
    this.#axes = entries.map(([key, [low, high]]) => {
      const field = fields[key] as Field;
      const steps = stepsOf(field, values);
      const round = rounding(field, values);
      const count = steps === undefined ? Number.POSITIVE_INFINITY : Math.round((high - low) * steps) + 1;
      const isComplete = count <= (WHOLE[entries.length - 1] as number);
      const points = isComplete ? count : (POINTS[entries.length - 1] as number);
      const between = Array.from({ length: points - 2 }, (_, i) =>
        round(low + ((high - low) * (i + 1)) / (points - 1)),
      );
      const inside = between.filter((value) => value > low && value < high);
      return { key, values: [low, ...new Set(inside), high], round, isComplete };
    });
    this.grid = this.#axes.reduce<readonly Point[]>(
      (points, { values }) => points.flatMap((point) => values.map((value) => [...point, value])),
      [[]],
    );
    this.probes = Array.from({ length: PROBES }, (_, i) =>
      this.#axes.map(({ values, round }, axis) => {
        const [low, high] = ends(values);
        return Math.min(high, Math.max(low, round(low + (high - low) * spread(i + 1, axis))));
      }),
    );
  }

  get notices(): readonly Notice[] {
    return [...this.#notices.values()];
  }

  /** The outputs at a point. */
  at(point: Point): Readonly<Record<string, unknown>> {
    const id = point.join(" ");
    let found = this.#known.get(id);
    if (!found) {
      found = this.#answer(this.#place(point));
      this.#known.set(id, found);
    }
    return found;
  }

  #answer(place: Place): Readonly<Record<string, unknown>> {
    const refused = (problems: readonly Problem[]) =>
      new InputError(problems.map((one) => problemAt(this.#calculator, one, this.#middle, place, this.#tools)));
    const parsed = parseInputs(this.#calculator, { ...this.#middle, ...place }, this.#tools.format);
    if (parsed.problems) throw refused(parsed.problems);
    try {
      const { outputs } = evaluate(this.#calculator, parsed.inputs, this.#tools);
      for (const notice of outputs.notices as readonly Notice[])
        if (!this.#notices.has(notice.code)) this.#notices.set(notice.code, notice);
      return Object.fromEntries(this.#keys.map((key) => [key, outputs[key]]));
    } catch (error) {
      if (error instanceof InputError) throw refused(error.problems);
      throw error;
    }
  }

  #place(point: Point): Place {
    return Object.fromEntries(this.#axes.map(({ key }, i) => [key, point[i] as number]));
  }

  /** What an output is over the whole range. */
  *output(key: string): Generator<undefined, unknown> {
    const values = [...this.grid, ...this.probes].map((point) => this.at(point)[key]);
    const different = [...new Set(values)];
    if (different.length === 1) return different[0];
    const { type } = this.#calculator.outputs[key] as Field;
    if (type === "time") this.#midnights.set(key, widestGapEnd(different));
    else if (isNoise(different)) return different[0];
    if (type === "choice" || type === "boolean" || type === "text") return { values: different.slice(0, MOST_VALUES) };
    const isMonotone = this.#isMonotone(key) && this.#isWithinEnds(key);
    const low = yield* this.#extreme(key, -1, isMonotone);
    const high = yield* this.#extreme(key, 1, isMonotone);
    const result: Extremes = {
      low: this.at(low)[key] as number | string,
      high: this.at(high)[key] as number | string,
      at: { low: this.#place(low), high: this.#place(high) },
      ...(!isMonotone && { searched: true }),
      ...(different.includes(null) && { mayBeNull: true }),
    };
    return result;
  }

  /** The value on a scale on which more is better; what is missing is worst. */
  #score(key: string, sign: number, point: Point): number {
    const value = onScale(this.at(point)[key], this.#midnights.get(key));
    return value === null ? Number.NEGATIVE_INFINITY : sign * value;
  }

  /** Whether the output only rises or only falls along every line of the grid, so that its extremes are at corners. */
  #isMonotone(key: string): boolean {
    const scores = this.grid.map((point) => this.#score(key, 1, point));
    const known = scores.filter(Number.isFinite);
    if (known.length < scores.length) return false;
    const noise = NOISE * Math.max(...known.map(Math.abs));
    let stride = this.grid.length;
    return this.#axes.every(({ values: { length } }) => {
      const size = stride;
      stride /= length;
      const step = stride;
      return scores.every((_, start) => {
        // A line starts at each point with index 0 on this axis.
        if (start % size >= step) return true;
        let [rises, falls] = [false, false];
        for (let i = 1; i < length; i++) {
          const change = (scores[start + i * step] as number) - (scores[start + (i - 1) * step] as number);
          if (change > noise) rises = true;
          if (change < -noise) falls = true;
        }
        return !(rises && falls);
      });
    });
  }

  /** Whether every probe lies between the lowest and the highest corner. */
  #isWithinEnds(key: string): boolean {
    const atCorners = this.#corners.map((point) => this.#score(key, 1, point));
    const [low, high] = [Math.min(...atCorners), Math.max(...atCorners)];
    const noise = NOISE * Math.max(Math.abs(low), Math.abs(high));
    return this.probes.every((point) => {
      const score = this.#score(key, 1, point);
      return score >= low - noise && score <= high + noise;
    });
  }

  get #corners(): readonly Point[] {
    const ranges = Object.fromEntries(this.#axes.map(({ key, values }) => [key, ends(values)]));
    return cornersOf(ranges).map((corner) => Object.values(corner));
  }

  /** The point with the lowest (sign -1) or the highest (sign 1) value. */
  *#extreme(key: string, sign: number, isMonotone: boolean): Generator<undefined, Point> {
    const score = (point: Point) => this.#score(key, sign, point);
    const better = (a: Point, b: Point) => {
      const own = score(a);
      return score(b) - own > (Number.isFinite(own) ? NOISE * Math.abs(own) : 0) ? b : a;
    };
    // Corners first: of equal values, one at the ends of the ranges is the easiest to describe.
    const best = [...this.#corners, ...this.grid, ...this.probes].reduce(better);
    if (isMonotone || this.#axes.every(({ isComplete }) => isComplete)) return best;
    const starts = this.#localBest(score);
    let found = best;
    for (const start of starts) found = better(found, yield* this.#climb(start, score));
    return found;
  }

  /** The best points of the grid that are at least as good as their neighbors. */
  #localBest(score: (point: Point) => number): Point[] {
    let stride = this.grid.length;
    const strides = this.#axes.map(({ values }) => {
      stride /= values.length;
      return stride;
    });
    const scores = this.grid.map(score);
    const isBest = (index: number) =>
      strides.every((step, axis) => {
        const { length } = this.#axes[axis]?.values ?? [];
        const place = Math.floor(index / step) % length;
        const own = scores[index] as number;
        return (
          (place === 0 || own >= (scores[index - step] as number)) &&
          (place === length - 1 || own >= (scores[index + step] as number))
        );
      });
    return this.grid
      .map((point, index) => ({ point, index, value: scores[index] as number }))
      .filter(({ index, value }) => Number.isFinite(value) && isBest(index))
      .sort((a, b) => b.value - a.value)
      .slice(0, STARTS)
      .map(({ point }) => point);
  }

  /** Moves along one axis after the other to better points, around a point of the grid. */
  *#climb(start: Point, score: (point: Point) => number): Generator<undefined, Point> {
    let best = start;
    for (let sweep = 0; sweep < (this.#axes.length === 1 ? 1 : 2); sweep++)
      for (const [axis, { values, round, isComplete }] of this.#axes.entries()) {
        if (isComplete) continue;
        const place = values.indexOf(start[axis] as number);
        const lowest = values[Math.max(0, place - 1)] as number;
        const highest = values[Math.min(values.length - 1, place + 1)] as number;
        let [from, to] = [lowest, highest];
        for (let level = 0; level < 12 && to > from; level++) {
          const width = (to - from) / 8;
          for (let i = 0; i <= 8; i++) {
            if (this.#searched >= MOST_SEARCHED) return best;
            const value = Math.min(highest, Math.max(lowest, round(from + width * i)));
            const point = best.with(axis, value);
            if (!this.#known.has(point.join(" "))) this.#searched++;
            if (score(point) > score(best)) best = point;
            yield;
          }
          const middle = best[axis] as number;
          [from, to] = [Math.max(from, middle - width), Math.min(to, middle + width)];
        }
      }
    return best;
  }
}

/** The nth of a sequence of points that fill a line, a square or a cube evenly. */
function spread(index: number, axis: number): number {
  return (index * (RATIOS[axis] as number)) % 1;
}

/** From Martin Roberts, “The Unreasonable Effectiveness of Quasirandom Sequences”: 1 ÷ 1.2207440846, its square and cube. */
const RATIOS = [0.8191725134, 0.6710436067, 0.5497004779];

function ends(values: readonly number[]): readonly [number, number] {
  return [values[0] as number, values.at(-1) as number];
}

/** A number as it is, a date in milliseconds, a time in minutes after `midnight`; null for anything else. */
function onScale(value: unknown, midnight?: number): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  if (midnight !== undefined) return (clockMinutes(value) - midnight + DAY) % DAY;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : moment;
}

/** Minutes of a day. */
const DAY = 1440;

/** The first time after the widest part of the clock without any: 23:50 and 0:10 are 20 minutes apart. */
function widestGapEnd(times: readonly unknown[]): number {
  const minutes = times.flatMap((time) => (typeof time === "string" ? [clockMinutes(time)] : [])).sort((a, b) => a - b);
  const gap = (i: number) => ((minutes[i] as number) - (minutes.at(i - 1) as number) + DAY) % DAY;
  return minutes.reduce((widest, own, i) => (gap(i) > gap(minutes.indexOf(widest)) ? own : widest), minutes[0] ?? 0);
}

/** Whether numbers differ by no more than the last digits of a computation. */
function isNoise(values: readonly unknown[]): boolean {
  if (!values.every((value) => typeof value === "number")) return false;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high - low <= NOISE * Math.max(Math.abs(low), Math.abs(high));
}

/** Answers a question with ranges. Bad questions produce errors in the answer. */
export function answerRanges(calculator: AnyCalculator, question: Question, ranged: Ranged, tools: Tools): Answer {
  if (ranged.problems.length > 0) return { errors: ranged.problems };
  const { middle, ranges } = ranged;
  const fields: Fields = calculator.outputs;
  const tables = (question.outputs ?? []).filter((key) => fields[key]?.type === "table");
  const errors: Problem[] = tables.map((key) => ({
    field: "outputs",
    message: `“${key}” is a table, which has no range. Ask for it with one number for each input.`,
  }));
  for (const part of ["solve", "working"] as const)
    if (question[part])
      errors.push({ field: part, message: `“${part}” takes one number for each input, not a range.` });
  if (errors.length > 0) return { errors };
  const parsed = parseInputs(calculator, middle, tools.format);
  if (parsed.problems) return { errors: parsed.problems };
  try {
    const own = rangeableOutputs(calculator);
    const named = question.outputs ?? outputKeys(calculator);
    const center = evaluate(calculator, parsed.inputs, tools);
    const sourcesAt = (places: readonly Place[]) => {
      const all = places.flatMap((place) => {
        const { inputs } = parseInputs(calculator, { ...middle, ...place }, tools.format) as {
          readonly inputs: unknown;
        };
        return sourcesOf(calculator, evaluate(calculator, inputs, tools).model);
      });
      return [...new Map(all.map((source) => [`${source.label} ${source.from}`, source])).values()];
    };
    const main = question.headline ? headlineOutput(calculator, center, tools.format) : null;
    const keys = new Set([...named.filter((key) => own.includes(key)), ...(main === null ? [] : [main])]);
    const work = searchRanges(calculator, ranged, [...keys], tools);
    let step = work.next();
    while (!step.done) step = work.next();
    const { outputs, notices } = step.value;
    const noticeCodes = notices.map(({ code }) => code).join(" ") || null;
    const all: Readonly<Record<string, unknown>> = { ...outputs, notices, noticeCodes };
    const returned = named.filter((key) => Object.hasOwn(all, key));
    return {
      ranges,
      ...(question.headline && {
        headline:
          main === null
            ? `In the middle of the range: ${headlineText(calculator.headline(center.model, tools.format))}`
            : `${nameOf(fields[main] as Field, center.inputs)}: ${rangedText(fields[main] as Field, outputs[main], center.inputs, tools.format)}`,
      }),
      outputs: Object.fromEntries(returned.map((key) => [key, all[key]])),
      ...(question.sources && { sources: sourcesAt([{}, ...cornersOf(ranges)]) }),
    };
  } catch (error) {
    if (error instanceof InputError) return { errors: error.problems };
    throw error;
  }
}
