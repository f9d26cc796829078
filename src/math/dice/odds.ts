/** The exact distribution of the total of a roll. */
import type { Dice, Term } from "./notation";

/** Weights of consecutive totals, starting at `low`. */
interface Weights {
  readonly low: number;
  readonly weights: Float64Array;
}

export interface Distribution extends Weights {
  /** Sum of all weights. */
  readonly whole: number;
}

export interface Moments {
  readonly mean: number;
  readonly variance: number;
}

/** Limits on the number of totals and on the additions needed to compute their weights. */
const MAX_TOTALS = 100_000;
const MAX_STEPS = 1e8;

/** Smallest and largest total; null if dice explode, since there is no largest total then. */
export function totalRange(terms: readonly Term[]): { min: number; max: number } | null {
  if (terms.some((term) => term.kind === "dice" && term.explodes)) return null;
  const ends = terms.map((term) => {
    const [low, high] =
      term.kind === "constant"
        ? [term.value, term.value]
        : [term.kept * term.lowest, term.kept * (term.lowest + term.sides - 1)];
    return term.sign > 0 ? [low, high] : [-high, -low];
  }) as [number, number][];
  return {
    min: ends.reduce((sum, [low]) => sum + low, 0),
    max: ends.reduce((sum, [, high]) => sum + high, 0),
  };
}

/**
 * The probability of every total; null if dice explode or there is too much to count. If there are fewer than 2⁵³ ways
 * to roll, the weights are exact counts.
 */
export function distributionOf(terms: readonly Term[]): Distribution | null {
  const range = totalRange(terms);
  if (!range || range.max - range.min >= MAX_TOTALS) return null;
  const dice = terms.filter((term) => term.kind === "dice");
  const ways = dice.reduce((product, { sides, count }) => product * sides ** count, 1);
  const exact = ways <= Number.MAX_SAFE_INTEGER;
  let total: Weights = { low: 0, weights: Float64Array.of(1) };
  for (const term of terms) {
    if (term.kind === "constant") {
      total = { ...total, low: total.low + term.sign * term.value };
      continue;
    }
    const next = weightsOf(term, exact);
    if (!next || total.weights.length * next.weights.length > MAX_STEPS) return null;
    total = convolve(total, term.sign > 0 ? next : mirrored(next));
  }
  return { ...total, whole: exact ? ways : 1 };
}

/** Mean and variance of the total; null if dice explode or there is too much to count. */
export function momentsOf(terms: readonly Term[]): Moments | null {
  let [mean, variance] = [0, 0];
  for (const term of terms) {
    if (term.kind === "constant") {
      mean += term.sign * term.value;
      continue;
    }
    const own = momentsOfDice(term);
    if (!own) return null;
    mean += term.sign * own.mean;
    variance += own.variance;
  }
  return { mean, variance };
}

function momentsOfDice(dice: Dice): Moments | null {
  if (dice.explodes) return null;
  const { count, sides, lowest, kept } = dice;
  if (kept === count)
    return {
      mean: count * (lowest + (sides - 1) / 2),
      variance: (count * (sides ** 2 - 1)) / 12,
    };
  const exact = sides ** count <= Number.MAX_SAFE_INTEGER;
  const weights = weightsOf(dice, exact);
  return weights && momentsOfWeights(weights, exact ? sides ** count : 1);
}

function momentsOfWeights({ low, weights }: Weights, whole: number): Moments {
  const mean = weights.reduce((sum, weight, i) => sum + weight * (low + i), 0) / whole;
  const variance = weights.reduce((sum, weight, i) => sum + weight * (low + i - mean) ** 2, 0) / whole;
  return { mean, variance };
}

/** @param exact whether weights are counts of ways rather than probabilities */
function weightsOf(dice: Dice, exact: boolean): Weights | null {
  return dice.kept === dice.count ? sumWeights(dice, exact) : keptWeights(dice, exact);
}

/** Weights if all dice of a term count: each die adds a moving window over the totals so far. */
function sumWeights({ count, sides, lowest }: Dice, exact: boolean): Weights | null {
  if (count * count * sides > MAX_STEPS) return null;
  const face = exact ? 1 : 1 / sides;
  let weights: Float64Array = Float64Array.of(1);
  // With many dice, probabilities at both ends underflow to 0; only the nonzero middle is carried along.
  let skipped = 0;
  const most = count * (sides - 1) + 1;
  const room: Room = { fromStart: new Float64Array(most), toEnd: new Float64Array(most) };
  let [spare, other] = [new Float64Array(most), new Float64Array(most)];
  for (let i = 0; i < count; i++) {
    const sums = windowSums(weights, sides, face, room, spare);
    [spare, other] = [other, spare];
    const first = sums.findIndex((weight) => weight > 0);
    weights = sums.subarray(first, sums.findLastIndex((weight) => weight > 0) + 1);
    skipped += first;
  }
  const all = new Float64Array(most);
  all.set(weights, skipped);
  return { low: count * lowest, weights: all };
}

/** Below this, doubles lose precision and each addition takes a hundred times as long. */
const SMALLEST_NORMAL = 2 ** -1022;

/** Buffers reused for every die: allocating two gigabytes of new arrays would take longer than the sums. */
interface Room {
  readonly fromStart: Float64Array;
  readonly toEnd: Float64Array;
}

/**
 * Sums over windows of `width`, times `factor`. It adds block sums from both sides and never subtracts, so that small
 * weights keep their precision.
 */
function windowSums(
  weights: Float64Array,
  width: number,
  factor: number,
  { fromStart, toEnd }: Room,
  target: Float64Array,
): Float64Array {
  const { length } = weights;
  for (let start = 0; start < length; start += width) {
    const end = Math.min(start + width, length);
    let sum = 0;
    for (let i = start; i < end; i++) {
      sum += weights[i] as number;
      fromStart[i] = sum;
    }
    sum = 0;
    for (let i = end - 1; i >= start; i--) {
      sum += weights[i] as number;
      toEnd[i] = sum;
    }
  }
  const sums = target.subarray(0, length + width - 1);
  // Counted alongside i, because 50 million remainder operations would take longer than the sums.
  let place = 0;
  for (let i = 0; i < sums.length; i++) {
    // The window ends at i. Its first part lies in the previous block, unless it fills exactly one block.
    const first = i - width + 1;
    const upTo = i < length ? (fromStart[i] as number) : i - place < length ? (fromStart[length - 1] as number) : 0;
    const fillsBlock = place === width - 1;
    const before = first > 0 && !fillsBlock ? (toEnd[first] as number) : 0;
    const chance = (before + upTo) * factor;
    sums[i] = chance < SMALLEST_NORMAL ? 0 : chance;
    place = fillsBlock ? 0 : place + 1;
  }
  return sums;
}

/**
 * Weights if only some dice of a term count: goes through the faces from the best one down, by the number of dice that
 * show each.
 */
function keptWeights(dice: Dice, exact: boolean): Weights | null {
  const { count, sides, lowest, kept, keepsHighest } = dice;
  const sums = kept * (sides - 1) + 1;
  if (sides * count * count * sums > MAX_STEPS) return null;
  const choose = binomials(count);
  // states[used]: weights of the sums of points (face − 1) of the dice kept so far, once `used` dice are assigned.
  let states: (Float64Array | undefined)[] = [Float64Array.of(1)];
  states[0] = grown(states[0], sums);
  for (let step = 0; step < sides; step++) {
    const points = keepsHighest ? sides - 1 - step : step;
    const next: (Float64Array | undefined)[] = [];
    for (const [used, weights] of states.entries()) {
      if (!weights) continue;
      for (let showing = 0; used + showing <= count; showing++) {
        const counting = Math.min(showing, Math.max(0, kept - used));
        const ways = (choose[count - used]?.[showing] as number) * (exact ? 1 : sides ** -showing);
        next[used + showing] ??= new Float64Array(sums);
        const target = next[used + showing] as Float64Array;
        const shift = counting * points;
        for (let sum = 0; sum + shift < sums; sum++)
          target[sum + shift] = (target[sum + shift] as number) + (weights[sum] as number) * ways;
      }
    }
    states = next;
  }
  return { low: kept * lowest, weights: states[count] as Float64Array };
}

function grown(weights: Float64Array | undefined, length: number): Float64Array {
  const longer = new Float64Array(length);
  longer.set(weights ?? []);
  return longer;
}

/** Pascal's triangle up to row n. */
function binomials(n: number): number[][] {
  const rows: number[][] = [[1]];
  for (let row = 1; row <= n; row++) {
    const above = rows[row - 1] as number[];
    rows.push(Array.from({ length: row + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return rows;
}

function convolve(a: Weights, b: Weights): Weights {
  const weights = new Float64Array(a.weights.length + b.weights.length - 1);
  for (const [i, x] of a.weights.entries()) {
    if (x === 0) continue;
    for (let j = 0; j < b.weights.length; j++)
      weights[i + j] = (weights[i + j] as number) + x * (b.weights[j] as number);
  }
  return { low: a.low + b.low, weights };
}

function mirrored({ low, weights }: Weights): Weights {
  return { low: -(low + weights.length - 1), weights: weights.slice().reverse() };
}
