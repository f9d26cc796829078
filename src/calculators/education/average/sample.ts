import { once } from "../../../core/once";
import { bitLength } from "../../../math/numbers/bit-length";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { finiteOrNull } from "../../../math/numbers/finite";
import { nearestRoot } from "../../../math/numbers/nearest-root";
import { nearestDouble, Rational } from "../../../math/numbers/rational";
import type { ExactData } from "../../../math/statistics/exact-data";
import { percentileOf, placeOf, type QuartileMethod, quartilesOf } from "../../../math/statistics/quartiles";
import { studentQuantile } from "../../../math/statistics/student-t";
import { type Inputs, QUARTILE_METHODS } from "./inputs";
import type { Reading } from "./reading";

/** Maximum number of outliers in the table; a single frequency may add a billion of them. */
const MOST_OUTLIERS = 100_000;

const HUNDRED = Rational.of(100);

/** A list of numbers, each of which may occur several times, with all of its measures. */
export class Sample {
  readonly count: number;
  readonly sum: Rational;
  readonly mean: Rational;
  readonly #squares = once(() => this.data.sumOfSquares());
  readonly #quartiles = once(() => quartilesOf(this.data, this.inputs.quartileMethod));

  /** @param counts of the numbers in the order they were entered; without them, each counts once */
  constructor(
    readonly inputs: Inputs,
    readonly reading: Reading,
    readonly data: ExactData,
    readonly counts?: readonly number[],
  ) {
    this.count = data.count;
    this.sum = data.sum;
    this.mean = data.mean;
  }

  get median(): Rational {
    return this.data.middle(1, this.count);
  }

  get modes() {
    return this.data.modes();
  }

  /** (Πx)^(1/n): 0 with a 0 among numbers that are not negative, null with a negative one. */
  get geometricMean(): number | null {
    const sign = this.data.min.sign();
    return sign < 0 ? null : sign === 0 ? 0 : finiteOrNull(Math.exp(this.data.meanLogarithm()));
  }

  get harmonicMean(): number | null {
    return this.data.min.sign() > 0 ? finiteOrNull(this.data.harmonicMean()) : null;
  }

  /** √(Σx²/n) */
  get rms(): number | null {
    return finiteOrNull(nearestRoot(this.data.squares().divide(Rational.of(this.count))));
  }

  /** How many numbers are dropped at each end before the trimmed mean is taken. */
  get trimmed(): number {
    return Number(
      Rational.of(this.count).multiply(Rational.fromNumber(this.inputs.trimPercent)).divide(HUNDRED).floor(),
    );
  }

  get trimmedMean(): Rational {
    const { trimmed, count } = this;
    return this.data.sumBetween(trimmed + 1, count - trimmed).divide(Rational.of(count - 2 * trimmed));
  }

  get q1(): Rational | null {
    return this.#quartiles().q1;
  }

  get q3(): Rational | null {
    return this.#quartiles().q3;
  }

  get iqr(): Rational | null {
    const { q1, q3 } = this;
    return q1 && q3 ? q3.subtract(q1) : null;
  }

  get percentileValue(): Rational | null {
    return percentileOf(this.data, this.percentileShare, this.inputs.quartileMethod);
  }

  get percentileShare(): Rational {
    return Rational.fromNumber(this.inputs.percentile).divide(HUNDRED);
  }

  /** Position among the sorted numbers, from 1, below which a share of them lies by the chosen method. */
  placeOf(share: Rational): Rational {
    return placeOf(this.count, share, this.inputs.quartileMethod);
  }

  /** Quartiles by all four methods, to compare with other tools. */
  quartileTable() {
    const median = toFiniteNumber(this.median);
    return (Object.keys(QUARTILE_METHODS) as QuartileMethod[]).map((method) => {
      const { q1, q3 } = quartilesOf(this.data, method);
      return {
        method,
        q1: toFiniteNumber(q1),
        median,
        q3: toFiniteNumber(q3),
        iqr: q1 && q3 && toFiniteNumber(q3.subtract(q1)),
      };
    });
  }

  get lowerFence(): Rational | null {
    return this.q1 && this.iqr && this.q1.subtract(this.#reach(this.iqr));
  }

  get upperFence(): Rational | null {
    return this.q3 && this.iqr && this.q3.add(this.#reach(this.iqr));
  }

  #reach(iqr: Rational): Rational {
    return Rational.fromNumber(this.inputs.outlierFactor).multiply(iqr);
  }

  /** Numbers strictly beyond the fences, in the order entered, and how many there are on each side. */
  readonly outliers = once(() => {
    const { lowerFence, upperFence, counts } = this;
    const { units, denominator } = this.reading;
    const values: (number | null)[] = [];
    let [below, above] = [0, 0];
    if (!lowerFence || !upperFence) return { values, below, above };
    const scale = Rational.of(denominator);
    // A whole number is below a fraction if it is below its ceiling.
    const [lowest, highest] = [lowerFence.multiply(scale).ceil(), upperFence.multiply(scale).floor()];
    for (const [i, unit] of units.entries()) {
      if (unit >= lowest && unit <= highest) continue;
      const times = counts ? (counts[i] as number) : 1;
      if (unit < lowest) below += times;
      else above += times;
      const value = finiteOrNull(nearestDouble(unit, denominator));
      for (let k = 0; k < times && values.length < MOST_OUTLIERS; k++) values.push(value);
    }
    return { values, below, above };
  });

  get variancePopulation(): Rational {
    return this.#squares().divide(Rational.of(this.count));
  }

  get varianceSample(): Rational | null {
    return this.count > 1 ? this.#squares().divide(Rational.of(this.count - 1)) : null;
  }

  get sdPopulation(): number | null {
    return finiteOrNull(nearestRoot(this.variancePopulation));
  }

  get sdSample(): number | null {
    return this.varianceSample && finiteOrNull(nearestRoot(this.varianceSample));
  }

  /** s/√n */
  get standardError(): number | null {
    return this.varianceSample && finiteOrNull(nearestRoot(this.varianceSample.divide(Rational.of(this.count))));
  }

  /** 100·s/|mean| */
  get coefficientOfVariation(): number | null {
    const { mean, varianceSample } = this;
    if (!varianceSample || mean.sign() === 0) return null;
    return finiteOrNull(100 * nearestRoot(varianceSample.divide(mean.multiply(mean))));
  }

  /** Sample skewness, as in Excel’s SKEW. */
  get skewness(): number | null {
    const n = this.count;
    if (n < 3 || this.#squares().sign() === 0) return null;
    return (n / (n - 2)) * Math.sqrt(n - 1) * this.data.standardMoment(3);
  }

  /** Sample kurtosis in excess of the normal distribution’s, as in Excel’s KURT. */
  get kurtosisExcess(): number | null {
    const n = this.count;
    if (n < 4 || this.#squares().sign() === 0) return null;
    const rest = (n - 2) * (n - 3);
    return ((n * (n + 1) * (n - 1)) / rest) * this.data.standardMoment(4) - (3 * (n - 1) ** 2) / rest;
  }

  /** Half the width of the confidence interval of the mean, in standard errors. */
  get tFactor(): number | null {
    return this.count > 1 ? studentQuantile(this.inputs.confidenceLevel / 100, this.count - 1) : null;
  }

  /** Half the width of the confidence interval of the mean. */
  get margin(): number | null {
    const { tFactor, standardError } = this;
    return tFactor === null || standardError === null ? null : finiteOrNull(tFactor * standardError);
  }

  histogram() {
    const { data, count, inputs } = this;
    const { min, max } = data;
    const width = max.subtract(min);
    const bins = width.sign() === 0 ? 1 : inputs.bins || sturges(count);
    const edge = (i: number) => min.add(width.multiply(Rational.of(i, bins)));
    const edges = Array.from({ length: bins + 1 }, (_, i) => toFiniteNumber(edge(i)));
    return data.histogram(bins).map((inBin, i) => ({
      from: edges[i] as number | null,
      to: edges[i + 1] as number | null,
      count: inBin,
    }));
  }
}

/** ⌈log₂ n⌉ + 1 */
function sturges(count: number): number {
  return bitLength(BigInt(count - 1)) + 1;
}
