/**
 * Real roots accurate to the last digit of a double, however close together or far apart they are. Sturm's theorem
 * counts the roots up to a number exactly, and a binary search over the doubles finds where the count changes.
 */
import { gcd, magnitude } from "../numbers/rational";

/** The number n · 2^e. */
export interface Dyadic {
  readonly n: bigint;
  readonly e: number;
}

/** Coefficients of 1, x, x² …. */
type Whole = readonly bigint[];

export class RealRoots {
  readonly #chain: readonly Whole[];
  readonly #changesAtStart: number;
  readonly count: number;

  /** @param whole coefficients of 1, x, x² …, the last one not 0; no repeated root */
  constructor(whole: Whole) {
    const chain: Whole[] = [whole, whole.slice(1).map((one, i) => one * BigInt(i + 1))];
    while ((chain.at(-1) as Whole).length > 1)
      chain.push(negativeRemainder(chain.at(-2) as Whole, chain.at(-1) as Whole));
    this.#chain = chain;
    const atEnd = (direction: 1 | -1) =>
      changes(chain.map((one) => signOf(one.at(-1) as bigint) * (direction < 0 && one.length % 2 === 0 ? -1 : 1)));
    this.#changesAtStart = atEnd(-1);
    this.count = this.#changesAtStart - atEnd(1);
  }

  /** Number of roots that are at most x. */
  upTo(x: Dyadic): number {
    return this.#changesAtStart - changes(this.#chain.map((one) => signAt(one, x)));
  }

  /** The double nearest to the root with this index, in ascending order from 1; null if out of range. */
  nearest(place: number): number | null {
    const index = this.#firstDouble(place);
    if (index === null) return null;
    const [below, above] = [doubleAt(index - 1n), doubleAt(index)];
    return this.upTo(middle(dyadic(below), dyadic(above))) >= place ? below : above;
  }

  /**
   * An interval that contains the root in its interior or at its upper end, obtained by bisecting the gap between two
   * neighboring doubles `times` times; null if out of range.
   */
  between(place: number, times: number): readonly [Dyadic, Dyadic] | null {
    const index = this.#firstDouble(place);
    if (index === null) return null;
    let [low, high] = [dyadic(doubleAt(index - 1n)), dyadic(doubleAt(index))];
    for (let i = 0; i < times; i++) {
      const half = middle(low, high);
      if (this.upTo(half) >= place) high = half;
      else low = half;
    }
    return [low, high];
  }

  /** Index of the smallest double x such that at least `place` roots are at most x. */
  #firstDouble(place: number): bigint | null {
    const reaches = (index: bigint) => this.upTo(dyadic(doubleAt(index))) >= place;
    let [low, high] = [-LARGEST, LARGEST];
    if (reaches(low) || !reaches(high)) return null;
    while (high - low > 1n) {
      const half = (low + high) >> 1n;
      if (reaches(half)) high = half;
      else low = half;
    }
    return high;
  }
}

/** A positive multiple of −(a mod b), without a common factor. */
function negativeRemainder(a: Whole, b: Whole): Whole {
  const lead = b.at(-1) as bigint;
  const factor = magnitude(lead);
  let rest = [...a];
  while (rest.length >= b.length) {
    const top = (rest.at(-1) as bigint) * (lead < 0n ? -1n : 1n);
    const shift = rest.length - b.length;
    rest = rest.map((one, i) => one * factor - (i >= shift ? top * (b[i - shift] as bigint) : 0n));
    while (rest.length > 0 && rest.at(-1) === 0n) rest.pop();
  }
  const common = rest.reduce(gcd, 0n);
  return rest.map((one) => -one / common);
}

/** The sign of the polynomial at n · 2^e. */
function signAt(whole: Whole, { n, e }: Dyadic): number {
  const x = e > 0 ? n << BigInt(e) : n;
  const step = BigInt(Math.max(0, -e));
  let sum = 0n;
  for (let i = whole.length - 1, shift = 0n; i >= 0; i--, shift += step)
    sum = sum * x + ((whole[i] as bigint) << shift);
  return signOf(sum);
}

function signOf(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

/** Number of sign changes, ignoring zeros. */
function changes(signs: readonly number[]): number {
  const present = signs.filter((sign) => sign !== 0);
  return present.filter((sign, i) => i > 0 && sign !== present[i - 1]).length;
}

function middle(a: Dyadic, b: Dyadic): Dyadic {
  const e = Math.min(a.e, b.e);
  return { n: (a.n << BigInt(a.e - e)) + (b.n << BigInt(b.e - e)), e: e - 1 };
}

const DOUBLE = new Float64Array(1);
const BITS = new BigInt64Array(DOUBLE.buffer);

/** Doubles in ascending order are indexed from −LARGEST to LARGEST, with 0 at index 0. */
const LARGEST = (() => {
  DOUBLE[0] = Number.MAX_VALUE;
  return BITS[0] as bigint;
})();

function doubleAt(index: bigint): number {
  BITS[0] = magnitude(index);
  const value = DOUBLE[0] as number;
  return index < 0n ? -value : value;
}

function dyadic(x: number): Dyadic {
  DOUBLE[0] = Math.abs(x);
  const bits = BITS[0] as bigint;
  const exponent = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  const n = exponent === 0 ? fraction : fraction | (1n << 52n);
  return { n: x < 0 ? -n : n, e: Math.max(exponent, 1) - 1075 };
}
