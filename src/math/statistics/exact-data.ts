import { bitLength } from "../numbers/bit-length";
import { Rational } from "../numbers/rational";
import type { CommonUnits } from "./common-units";
import { preciseSum } from "./sample";

const ZERO = 0n;
/** Deviations with up to this many bits can be raised to the fourth power in doubles. */
const SAFE_BITS = 200;

/** A value and its frequency. */
export interface ValueCount {
  readonly value: Rational;
  readonly count: number;
}

/**
 * Exact numbers in ascending order with their frequencies. Sums are sums of integers, so nothing is rounded until a
 * measure is computed.
 */
export class ExactData {
  readonly count: number;
  readonly denominator: bigint;
  /** Distinct values in ascending order, in units of 1/denominator. */
  readonly #units: readonly bigint[];
  readonly #counts: readonly number[];
  /** Cumulative counts. */
  readonly #upTo: readonly number[];
  /** Σx in units of 1/denominator. */
  readonly #total: bigint;
  /** Cached, because several measures need them. */
  #sumOfSquares: bigint | undefined;
  #sizes: Float64Array | undefined;

  /** @param counts frequency of each number, at least one of them positive; if omitted, each number occurs once */
  constructor({ units, denominator }: CommonUnits, counts?: readonly number[]) {
    this.denominator = denominator;
    const [values, times] = counts ? counted(units, counts) : runsOf(sorted(units), () => 1);
    this.#units = values;
    this.#counts = times;
    let count = 0;
    this.#upTo = times.map((one) => {
      count += one;
      return count;
    });
    this.count = count;
    this.#total = values.reduce((sum, unit, i) => sum + unit * BigInt(times[i] as number), ZERO);
  }

  get sum(): Rational {
    return this.#value(this.#total);
  }

  get mean(): Rational {
    return Rational.of(this.#total, this.denominator * BigInt(this.count));
  }

  get min(): Rational {
    return this.#value(this.#units[0] as bigint);
  }

  get max(): Rational {
    return this.#value(this.#units.at(-1) as bigint);
  }

  /** The distinct values with their counts, in ascending order. */
  *values(): Generator<ValueCount> {
    for (const [i, unit] of this.#units.entries()) yield { value: this.#value(unit), count: this.#counts[i] as number };
  }

  /** Number of distinct values. */
  get size(): number {
    return this.#units.length;
  }

  /** The number at a position from 1 to the count, smallest first. */
  at(place: number): Rational {
    return this.#value(this.#unitAt(place));
  }

  /**
   * The number at a fractional position, interpolated linearly between its neighbors.
   *
   * @param place from 1 to the count
   */
  between(place: Rational): Rational {
    const low = Number(place.floor());
    const below = this.at(low);
    if (place.isInteger()) return below;
    const share = place.subtract(Rational.of(low));
    return below.add(
      this.at(low + 1)
        .subtract(below)
        .multiply(share),
    );
  }

  /** The median of the numbers from one position to another. */
  middle(from: number, to: number): Rational {
    return this.between(Rational.of(from + to, 2));
  }

  /** The most frequent values, if they occur at least twice. */
  modes(): ValueCount[] {
    let most = 2;
    for (const count of this.#counts) if (count > most) most = count;
    return this.#units.flatMap((unit, i) =>
      this.#counts[i] === most ? [{ value: this.#value(unit), count: most }] : [],
    );
  }

  /** The sum from one position to another, both included. */
  sumBetween(from: number, to: number): Rational {
    let total = ZERO;
    for (const [i, unit] of this.#units.entries()) {
      const upTo = this.#upTo[i] as number;
      const before = upTo - (this.#counts[i] as number);
      const inside = Math.min(upTo, to) - Math.max(before, from - 1);
      if (inside > 0) total += unit * BigInt(inside);
    }
    return this.#value(total);
  }

  /** Σ(x − mean)². */
  sumOfSquares(): Rational {
    const count = BigInt(this.count);
    return Rational.of(count * this.#squares() - this.#total * this.#total, count * this.denominator ** 2n);
  }

  /** Mean of |x − mean|. */
  meanAbsDeviation(): Rational {
    const count = BigInt(this.count);
    const sum = this.#units.reduce((total, unit, i) => {
      const from = unit * count - this.#total;
      return total + (from < ZERO ? -from : from) * BigInt(this.#counts[i] as number);
    }, ZERO);
    return Rational.of(sum, count * count * this.denominator);
  }

  /** Median of |x − median|. */
  medianAbsDeviation(): Rational {
    const units = this.#units;
    const median = this.middle(1, this.count).multiply(Rational.of(2n * this.denominator)).n;
    // Distances, in half units, increase on both sides of the median; the smallest is taken first.
    let above = units.findIndex((unit) => 2n * unit >= median);
    let below = above - 1;
    const next = (): readonly [distance: bigint, count: number] => {
      const [low, high] = [units[below], units[above]];
      const [down, up] = [low === undefined ? null : median - 2n * low, high === undefined ? null : 2n * high - median];
      return up === null || (down !== null && down <= up)
        ? [down as bigint, this.#counts[below--] as number]
        : [up, this.#counts[above++] as number];
    };
    const [first, second] = [Math.ceil(this.count / 2), Math.floor(this.count / 2) + 1];
    let sum = ZERO;
    for (let place = 0; place < second; ) {
      const [distance, count] = next();
      if (place < first && place + count >= first) sum += distance;
      if (place + count >= second) sum += distance;
      place += count;
    }
    return Rational.of(sum, 4n * this.denominator);
  }

  /** Σ((x − mean)/√(Σ(x − mean)²))^power. The numbers must not all be equal. */
  standardMoment(power: 3 | 4): number {
    this.#sizes ??= this.#deviationSizes();
    let [squares, powers] = [0, 0];
    for (let i = 0; i < this.#sizes.length; i++) {
      const size = this.#sizes[i] as number;
      const square = size * size;
      const times = this.#counts[i] as number;
      squares += square * times;
      powers += square * (power === 3 ? size : square) * times;
    }
    return powers / squares ** (power / 2);
  }

  /**
   * Deviations from the mean, scaled so that their powers fit in doubles; the truncation error is far below double
   * precision.
   */
  #deviationSizes(): Float64Array {
    const count = BigInt(this.count);
    const deviations = this.#units.map((unit) => unit * count - this.#total);
    let longest = 0;
    for (const end of [deviations[0] as bigint, deviations.at(-1) as bigint])
      longest = Math.max(longest, bitLength(end));
    const shift = BigInt(Math.max(0, longest - SAFE_BITS));
    return Float64Array.from(deviations, (deviation) => Number(deviation >> shift));
  }

  /**
   * Mean of ln x.
   *
   * @returns NaN if any number is not positive
   */
  meanLogarithm(): number {
    const logarithms = this.#units.map((unit, i) => logarithm(unit) * (this.#counts[i] as number));
    return preciseSum(logarithms) / this.count - logarithm(this.denominator);
  }

  /** n/Σ(1/x), for positive numbers. */
  harmonicMean(): number {
    const denominator = Number(this.denominator);
    const reciprocals = this.#units.map((unit, i) => {
      const reciprocal = denominator / Number(unit);
      return (this.#counts[i] as number) * (reciprocal || Rational.of(this.denominator, unit).toNumber());
    });
    return this.count / preciseSum(reciprocals);
  }

  /** Σx². */
  squares(): Rational {
    return Rational.of(this.#squares(), this.denominator ** 2n);
  }

  #squares(): bigint {
    this.#sumOfSquares ??= this.#units.reduce(
      (sum, unit, i) => sum + unit * unit * BigInt(this.#counts[i] as number),
      ZERO,
    );
    return this.#sumOfSquares;
  }

  /** Counts in equal parts of the range; the last part includes its upper end. */
  histogram(bins: number): number[] {
    const [low, high] = [this.#units[0] as bigint, this.#units.at(-1) as bigint];
    const counts = new Array<number>(bins).fill(0);
    const width = high - low;
    for (const [i, unit] of this.#units.entries()) {
      const bin = width === ZERO ? 0 : Number(((unit - low) * BigInt(bins)) / width);
      const place = Math.min(bin, bins - 1);
      counts[place] = (counts[place] as number) + (this.#counts[i] as number);
    }
    return counts;
  }

  #value(unit: bigint): Rational {
    return Rational.of(unit, this.denominator);
  }

  #unitAt(place: number): bigint {
    let [low, high] = [0, this.#upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#upTo[middle] as number) >= place) high = middle;
      else low = middle + 1;
    }
    return this.#units[low] as bigint;
  }
}

/** ln of a positive integer of any length. */
function logarithm(value: bigint): number {
  const shift = Math.max(0, bitLength(value) - 1000);
  return Math.log(Number(value >> BigInt(shift))) + shift * Math.LN2;
}

const LONGEST = 2n ** 63n - 1n;

function sorted(units: readonly bigint[]): readonly bigint[] {
  const isShort = units.every((unit) => unit <= LONGEST && unit >= -LONGEST);
  return isShort
    ? Array.from(BigInt64Array.from(units).sort())
    : [...units].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Combines equal values and drops those with count 0. */
function counted(units: readonly bigint[], counts: readonly number[]): [bigint[], number[]] {
  const order = units.flatMap((_, i) => ((counts[i] as number) > 0 ? [i] : []));
  order.sort((a, b) => {
    const [one, other] = [units[a] as bigint, units[b] as bigint];
    return one < other ? -1 : one > other ? 1 : 0;
  });
  return runsOf(
    order.map((i) => units[i] as bigint),
    (place) => counts[order[place] as number] as number,
  );
}

/** Combines equal neighbors. */
function runsOf(units: readonly bigint[], countOf: (place: number) => number): [bigint[], number[]] {
  const [values, counts]: [bigint[], number[]] = [[], []];
  let last: bigint | null = null;
  for (const [place, unit] of units.entries()) {
    if (unit === last) counts[counts.length - 1] = (counts[counts.length - 1] as number) + countOf(place);
    else {
      values.push(unit);
      counts.push(countOf(place));
      last = unit;
    }
  }
  return [values, counts];
}
