import { finiteOrNull } from "../../../math/numbers/finite";
import { nearestRoot } from "../../../math/numbers/nearest-root";
import { Rational } from "../../../math/numbers/rational";
import { preciseSum } from "../../../math/statistics/sample";
import type { Reading } from "./reading";

/** Numbers with a weight each: marks and credits, prices and quantities. */
export class Weighted {
  readonly count: number;
  readonly weightTotal: Rational;
  /** Σwx */
  readonly sum: Rational;
  readonly mean: Rational;
  readonly min: Rational;
  readonly max: Rational;
  /** Σwx², for the root mean square and the variance. */
  readonly squares: Rational;

  /** @param weights one for each number, 0 or more and not all 0 */
  constructor(
    readonly data: Reading,
    readonly weights: Reading,
  ) {
    const { units, denominator } = data;
    this.count = units.length;
    let [total, sum, squares] = [0n, 0n, 0n];
    let [min, max] = [units[0] as bigint, units[0] as bigint];
    for (const [i, unit] of units.entries()) {
      const product = unit * (weights.units[i] as bigint);
      total += weights.units[i] as bigint;
      sum += product;
      squares += product * unit;
      if (unit < min) min = unit;
      if (unit > max) max = unit;
    }
    this.weightTotal = Rational.of(total, weights.denominator);
    this.sum = Rational.of(sum, denominator * weights.denominator);
    this.squares = Rational.of(squares, denominator ** 2n * weights.denominator);
    this.mean = this.sum.divide(this.weightTotal);
    this.min = Rational.of(min, denominator);
    this.max = Rational.of(max, denominator);
  }

  /** Σw(x − mean)²/Σw */
  get variancePopulation(): Rational {
    return this.squares.divide(this.weightTotal).subtract(this.mean.multiply(this.mean));
  }

  get sdPopulation(): number | null {
    return finiteOrNull(nearestRoot(this.variancePopulation));
  }

  get rms(): number | null {
    return finiteOrNull(nearestRoot(this.squares.divide(this.weightTotal)));
  }

  /** Πx^(w/Σw) */
  get geometricMean(): number | null {
    const { least, values } = this.#weighed();
    if (least <= 0) return least < 0 ? null : 0;
    return finiteOrNull(Math.exp(preciseSum(values.map(([x, share]) => share * Math.log(x)))));
  }

  /** 1/Σ(w/Σw/x) */
  get harmonicMean(): number | null {
    const { least, values } = this.#weighed();
    return least > 0 ? finiteOrNull(1 / preciseSum(values.map(([x, share]) => share / x))) : null;
  }

  /** The numbers whose weight is not 0, each with its share of the total weight, and the sign of the smallest. */
  #weighed(): { readonly least: number; readonly values: readonly (readonly [number, number])[] } {
    const { units, denominator } = this.data;
    const total = this.weightTotal;
    let least = 1;
    const values = units.flatMap((unit, i) => {
      const weight = this.weights.units[i] as bigint;
      if (weight === 0n) return [];
      least = Math.min(least, unit > 0n ? 1 : unit < 0n ? -1 : 0);
      const share = ratio(weight * total.d, this.weights.denominator * total.n);
      return [[ratio(unit, denominator), share] as const];
    });
    return { least, values };
  }
}

/** n/d as a double. Exact division is only needed in the rare case that n or d is beyond the range of a double. */
function ratio(n: bigint, d: bigint): number {
  const quotient = Number(n) / Number(d);
  return Number.isFinite(quotient) && quotient !== 0 ? quotient : Rational.of(n, d).toNumber();
}
