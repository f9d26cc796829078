/**
 * Zeros of f(u) = Σ a·e^(−u·t), such as the present value of dated payments as a function of ln(1 + rate).
 */
import { findRoot } from "./root";

export interface ExponentialSum {
  /** In ascending order, all different. */
  readonly times: readonly number[];
  /** One for each time, none of them zero. */
  readonly amounts: readonly number[];
}

/** The scan has equal steps up to this u (a rate of 1,000,000 %), and then steps that grow with u. */
const EVEN_UNTIL = Math.log(10_001);
const EVEN_STEPS = 2048;
const WIDTH = EVEN_UNTIL / EVEN_STEPS;
const GROWTH = 1 + 1 / 1024;

/** After this many steps, terms are recomputed rather than multiplied, and zeros that may remain are counted. */
const STRETCH = 64;

/** Sums smaller than this fraction of their terms may have the wrong sign, multiplied from step to step or not. */
const STEP_NOISE = 1e-11;
const NOISE = 1e-14;

/**
 * Every real u at which the sum is zero, in ascending order, however large. Two zeros less than a step apart are found
 * if the sum comes close to zero between two larger values; a zero that the sum only touches is listed once.
 */
export function zerosOf({ times, amounts }: ExponentialSum): number[] {
  if (times.length < 2) return [];
  const first = times[0] as number;
  const last = times.at(-1) as number;
  const above = zerosFromZero({ times: times.map((time) => time - first), amounts });
  // Counted back from the last time, the zeros below 0 become zeros above 0.
  const mirrored = { times: times.map((time) => last - time).reverse(), amounts: [...amounts].reverse() };
  const below = zerosFromZero(mirrored).filter((u) => u > 0);
  return [...below.map((u) => -u).reverse(), ...above];
}

/** The sum as a fraction of the sum of its absolute terms, which no factor e^(u·t) changes. */
export function shareAt({ times, amounts }: ExponentialSum, u: number): number {
  // Counted from this time, no term overflows.
  const origin = (u < 0 ? times.at(-1) : times[0]) ?? 0;
  const { value, size } = valueAt({ times: times.map((time) => time - origin), amounts }, u);
  return value / size;
}

/** The zeros at u ≥ 0 of a sum whose first time is 0. */
function zerosFromZero(sum: ExponentialSum): number[] {
  const value = (u: number) => valueAt(sum, u).value;
  const zeros: number[] = [];
  const scan = new Scan(sum);
  let [before, now] = [scan.next(), scan.next()];
  if (before.sign === 0) zeros.push(before.u);
  for (let older: Point | null = null; ; [older, before, now] = [before, now, scan.next()]) {
    if (older) zeros.push(...zerosAtDip(sum, older, before, now));
    const remaining = scan.isAtStretch(before) ? changesOfPartialSums(sum, before.u) : null;
    if (remaining === 0 || remaining === 1) {
      const known = zeros.filter((u) => u <= before.u);
      return remaining === 0 ? known : [...known, theZeroAbove(sum, before.u)];
    }
    if (now.sign === 0) zeros.push(now.u);
    else if (before.sign * now.sign < 0) {
      const zero = findRoot(value, { low: before.u, high: now.u });
      if (zero !== null) zeros.push(zero);
    }
  }
}

interface Point {
  readonly index: number;
  readonly u: number;
  readonly sign: number;
  /** Absolute value of the sum as a fraction of the sum of the absolute terms. */
  readonly share: number;
}

/** The points of the scan from u = 0 upward, without end. */
class Scan {
  readonly #sum: ExponentialSum;
  readonly #terms: Float64Array;
  readonly #factors: Float64Array;
  #index = 0;
  #u = 0;

  constructor(sum: ExponentialSum) {
    this.#sum = sum;
    this.#terms = new Float64Array(sum.times.length);
    this.#factors = Float64Array.from(sum.times, (time) => Math.exp(-WIDTH * time));
  }

  next(): Point {
    const index = this.#index++;
    if (index > EVEN_STEPS) this.#u *= GROWTH;
    else this.#u = index * WIDTH;
    const { value, size } = this.#evaluate(index);
    const share = Math.abs(value) / size;
    // A zero at 0 is the same from both sides, however the terms are rounded.
    const isZero = index === 0 && share <= NOISE;
    return { index, u: this.#u, sign: isZero ? 0 : Math.sign(value), share };
  }

  isAtStretch({ index }: Point): boolean {
    return index % STRETCH === 0;
  }

  #evaluate(index: number): Value {
    const u = this.#u;
    if (index > EVEN_STEPS) return valueAt(this.#sum, u);
    const [terms, factors] = [this.#terms, this.#factors];
    let [value, size] = [0, 0];
    for (let j = 0; j < terms.length; j++) {
      if (index % STRETCH === 0) terms[j] = termAt(this.#sum, j, u);
      else terms[j] = (terms[j] as number) * (factors[j] as number);
      value += terms[j] as number;
      size += Math.abs(terms[j] as number);
    }
    return Math.abs(value) > STEP_NOISE * size ? { value, size } : valueAt(this.#sum, u);
  }
}

interface Value {
  readonly value: number;
  /** Sum of the absolute terms. */
  readonly size: number;
}

function termAt({ times, amounts }: ExponentialSum, j: number, u: number): number {
  return (amounts[j] as number) * Math.exp(-u * (times[j] as number));
}

function valueAt(sum: ExponentialSum, u: number): Value {
  let [value, size] = [0, 0];
  for (let j = 0; j < sum.times.length; j++) {
    const term = termAt(sum, j, u);
    value += term;
    size += Math.abs(term);
  }
  return { value, size };
}

/**
 * How often the partial sums of the terms at u change their sign: no fewer than the zeros above u, and exactly their
 * number if it is 0 or 1, because f(u + s) is s times the Laplace transform of the partial sums (Pólya and Szegő,
 * Problems and Theorems in Analysis II, part V, problem 80; for u = 0 this is Norstrøm's criterion for a unique rate of
 * return). Infinite if the sum at u itself is zero, when the number says nothing about parity.
 */
function changesOfPartialSums(sum: ExponentialSum, u: number): number {
  let [value, size, sign, changes] = [0, 0, 0, 0];
  for (let j = 0; j < sum.times.length; j++) {
    const term = termAt(sum, j, u);
    value += term;
    size += Math.abs(term);
    const next = Math.abs(value) > NOISE * size ? Math.sign(value) : 0;
    if (next !== 0 && sign !== 0 && next !== sign) changes++;
    if (next !== 0) sign = next;
    else if (j === sum.times.length - 1) return Number.POSITIVE_INFINITY;
  }
  return changes;
}

/** The zero above u, if there is exactly one: far enough out, the sum has the sign of its first term. */
function theZeroAbove(sum: ExponentialSum, u: number): number {
  const sign = Math.sign(sum.amounts[0] as number);
  let [low, step] = [u, 1];
  while (Math.sign(valueAt(sum, low + step).value) !== sign) {
    low += step;
    step *= 2;
  }
  return findRoot((at) => valueAt(sum, at).value, { low, high: low + step }) as number;
}

/** Zeros that the sum reaches and leaves again between three points of the scan with the same sign. */
function zerosAtDip(sum: ExponentialSum, before: Point, middle: Point, after: Point): number[] {
  const isDip =
    before.sign === middle.sign &&
    middle.sign === after.sign &&
    middle.share <= before.share &&
    middle.share < after.share;
  // The share changes by at most twice the longest time for each unit of u.
  const reach = 2 * (sum.times.at(-1) as number) * (after.u - before.u);
  if (!isDip || middle.sign === 0 || middle.share > reach) return [];
  const height = (u: number) => {
    const { value, size } = valueAt(sum, u);
    return (middle.sign * value) / size;
  };
  const lowest = minimumOf(height, before.u, after.u);
  const depth = height(lowest);
  if (depth > NOISE) return [];
  if (depth > -NOISE) return [lowest];
  const value = (u: number) => valueAt(sum, u).value;
  const zeros = [findRoot(value, { low: before.u, high: lowest }), findRoot(value, { low: lowest, high: after.u })];
  return zeros.filter((zero) => zero !== null);
}

/** Where a function that falls and then rises is lowest, by golden sections; as soon as it is negative will do. */
function minimumOf(height: (u: number) => number, low: number, high: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [a, b] = [low, high];
  let [c, d] = [b - golden * (b - a), a + golden * (b - a)];
  let [atC, atD] = [height(c), height(d)];
  while (c < d && Math.min(atC, atD) > -NOISE && b - a > 1e-10 * Math.max(1, b)) {
    if (atC < atD) {
      [b, d, atD] = [d, c, atC];
      c = b - golden * (b - a);
      atC = height(c);
    } else {
      [a, c, atC] = [c, d, atD];
      d = a + golden * (b - a);
      atD = height(d);
    }
  }
  return atC < atD ? c : d;
}
