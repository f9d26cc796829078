import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import { halfOf } from "../../../math/statistics/quartiles";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Grouped } from "./grouped";
import type { Sample } from "./sample";
import type { Statistics } from "./statistics";
import type { Weighted } from "./weighted";

/** Maximum number of values written out one by one. */
const WRITTEN = 20;
/** Enough decimals to show entered numbers unrounded. */
const FINE = 12;

export function working({ sample, weighted, grouped }: Statistics, format: Format): Step[] {
  const write = new Writer(format);
  if (sample) return sampleSteps(sample, write);
  return weighted ? weightedSteps(weighted, write) : groupedSteps(grouped as Grouped, write);
}

class Writer {
  constructor(readonly format: Format) {}

  /** A number, in parentheses if it is negative. */
  operand(value: Rational): string {
    return signedOperand(this.fine(value));
  }

  fine(value: Rational): string {
    return this.number(value.toNumber(), FINE);
  }

  number(value: number, digits = 8): string {
    return Number.isFinite(value) ? this.format.number(value, digits) : "too large to show";
  }

  /** A measure that may have endless decimals. */
  measure(value: Rational): string {
    return this.number(value.toNumber());
  }

  measureOperand(value: Rational): string {
    return signedOperand(this.measure(value));
  }
}

function sampleSteps(sample: Sample, write: Writer): Step[] {
  const { count, data, mean } = sample;
  const listed = sortedList(sample);
  const isWhole = listed.length === count;
  const all = listed.map((value) => write.operand(value));
  const [n, x] = [write.number(count), write.measure(mean)];
  const steps = [
    step(
      isWhole ? "Numbers, sorted" : `Numbers, sorted: the first ${listed.length} of ${n}`,
      listed.map((value) => write.fine(value)).join("; "),
      write.format.plural(count, "number"),
    ),
    step("Sum", isWhole ? all.join(" + ") : `${all.join(" + ")} + …`, write.fine(sample.sum)),
    step("Mean = sum ÷ count", `${write.operand(sample.sum)} ÷ ${n}`, x),
    medianStep(sample, write),
    ...listed.map((value) =>
      step(
        "(Number − mean)²",
        `(${write.operand(value)} − ${write.measureOperand(mean)})²`,
        write.measure(value.subtract(mean).power(2)),
      ),
    ),
    step(
      "Sum of squared deviations, all numbers",
      `Σ(x − mean)² over ${write.format.plural(count, "number")}`,
      write.measure(data.sumOfSquares()),
    ),
    step(
      "Variance, population",
      `${write.measure(data.sumOfSquares())} ÷ ${n}`,
      write.measure(sample.variancePopulation),
    ),
  ];
  const { varianceSample, sdSample, sdPopulation } = sample;
  steps.push(...populationDeviation(sample.variancePopulation, sdPopulation, write));
  if (varianceSample && sdSample !== null)
    steps.push(
      step("Variance, sample", `${write.measure(data.sumOfSquares())} ÷ (${n} − 1)`, write.measure(varianceSample)),
      step("Standard deviation, sample", `√(${write.measure(varianceSample)})`, write.number(sdSample)),
    );
  return [...steps, ...quartileSteps(sample, write), ...fenceSteps(sample, write), ...intervalSteps(sample, write)];
}

/** The first numbers in sorted order, with repetitions. */
function sortedList({ data, count }: Sample): Rational[] {
  return Array.from({ length: Math.min(count, WRITTEN) }, (_, i) => data.at(i + 1));
}

function medianStep({ data, count, median }: Sample, write: Writer): Step {
  const half = Math.floor(count / 2);
  return count % 2 === 1
    ? step(
        "Median = the number in the middle",
        `number ${write.number(half + 1)} of ${write.number(count)}`,
        write.fine(median),
      )
    : step(
        `Median = halfway between number ${write.number(half)} and number ${write.number(half + 1)}`,
        `(${write.operand(data.at(half))} + ${write.operand(data.at(half + 1))}) ÷ 2`,
        write.fine(median),
      );
}

function quartileSteps(sample: Sample, write: Writer): Step[] {
  const { count, inputs, q1, q3 } = sample;
  const half = halfOf(count, inputs.quartileMethod);
  const steps: Step[] = [];
  if (count > 1 && q1 && q3) {
    if (half !== null) {
      const from = count - half + 1;
      steps.push(
        step("Q1 = median of the lower half", `numbers 1 to ${write.number(half)}`, write.measure(q1)),
        step(
          "Q3 = median of the upper half",
          `numbers ${write.number(from)} to ${write.number(count)}`,
          write.measure(q3),
        ),
      );
    } else {
      steps.push(...placeSteps("Q1", Rational.of(1, 4), q1, sample, write));
      steps.push(...placeSteps("Q3", Rational.of(3, 4), q3, sample, write));
    }
    steps.push(
      step(
        "Interquartile range = Q3 − Q1",
        `${write.measureOperand(q3)} − ${write.measureOperand(q1)}`,
        write.measure(q3.subtract(q1)),
      ),
    );
  }
  const value = sample.percentileValue;
  if (count > 1 && value)
    steps.push(
      ...placeSteps(`Percentile ${write.number(inputs.percentile)}`, sample.percentileShare, value, sample, write),
    );
  return steps;
}

/** The position h among the sorted numbers, and the value there. */
function placeSteps(name: string, share: Rational, value: Rational, sample: Sample, write: Writer): Step[] {
  const place = sample.placeOf(share);
  const low = place.floor();
  const p = write.measure(share);
  const n = write.number(sample.count);
  const between = place.subtract(Rational.of(low));
  const below = sample.data.at(Number(low));
  return [
    sample.inputs.quartileMethod === "exclusive"
      ? step(`${name}: position h = (n + 1)·p`, `(${n} + 1) × ${p}`, write.measure(place))
      : step(`${name}: position h = (n − 1)·p + 1`, `(${n} − 1) × ${p} + 1`, write.measure(place)),
    between.sign() === 0
      ? step(name, `number ${write.measure(place)} in order`, write.measure(value))
      : step(
          `${name}, between number ${low} and the next`,
          `${write.operand(below)} + ${write.measure(between)} × (${write.operand(sample.data.at(Number(low) + 1))} − ${write.operand(below)})`,
          write.measure(value),
        ),
  ];
}

function fenceSteps({ inputs, q1, q3, iqr, lowerFence, upperFence }: Sample, write: Writer): Step[] {
  if (!q1 || !q3 || !iqr || !lowerFence || !upperFence) return [];
  const factor = write.number(inputs.outlierFactor);
  return [
    step("Lower fence", `${write.measureOperand(q1)} − ${factor} × ${write.measure(iqr)}`, write.measure(lowerFence)),
    step("Upper fence", `${write.measureOperand(q3)} + ${factor} × ${write.measure(iqr)}`, write.measure(upperFence)),
  ];
}

function intervalSteps(sample: Sample, write: Writer): Step[] {
  const { mean, sdSample, standardError, tFactor, margin, count, inputs } = sample;
  if (sdSample === null || standardError === null || tFactor === null || margin === null) return [];
  const reach = `${write.number(tFactor)} × ${write.number(standardError)}`;
  return [
    step(
      "Standard error = s ÷ √n",
      `${write.number(sdSample)} ÷ √(${write.number(count)})`,
      write.number(standardError),
    ),
    step(
      `t for ${write.format.percent(inputs.confidenceLevel)}`,
      `Student’s t with ${write.format.plural(count - 1, "degree")} of freedom`,
      write.number(tFactor),
    ),
    step(
      "Confidence interval, from",
      `${write.measureOperand(mean)} − ${reach}`,
      write.number(mean.toNumber() - margin),
    ),
    step("Confidence interval, to", `${write.measureOperand(mean)} + ${reach}`, write.number(mean.toNumber() + margin)),
  ];
}

function weightedSteps(
  { data, weights, count, sum, weightTotal, mean, squares, variancePopulation, sdPopulation }: Weighted,
  write: Writer,
): Step[] {
  const written = Math.min(count, WRITTEN);
  const at = (reading: typeof data, i: number) => Rational.of(reading.units[i] as bigint, reading.denominator);
  const rest = written < count ? " + …" : "";
  const join = (part: (i: number) => string) => Array.from({ length: written }, (_, i) => part(i)).join(" + ") + rest;
  const steps = [
    step(
      "Sum = weight × number, over all",
      join((i) => `${write.operand(at(weights, i))} × ${write.operand(at(data, i))}`),
      write.measure(sum),
    ),
    step(
      "Sum of the weights",
      join((i) => write.operand(at(weights, i))),
      write.measure(weightTotal),
    ),
    step(
      "Weighted mean = sum ÷ sum of the weights",
      `${write.measureOperand(sum)} ÷ ${write.measure(weightTotal)}`,
      write.measure(mean),
    ),
    step(
      "Mean of the squares = weight × number², over all, ÷ sum of the weights",
      `${write.measure(squares)} ÷ ${write.measure(weightTotal)}`,
      write.measure(squares.divide(weightTotal)),
    ),
    step(
      "Variance, population = mean of the squares − mean²",
      `${write.measure(squares.divide(weightTotal))} − ${write.measureOperand(mean)}²`,
      write.measure(variancePopulation),
    ),
  ];
  steps.push(...populationDeviation(variancePopulation, sdPopulation, write));
  return steps;
}

/** Empty if the deviation is beyond the range of a double. */
function populationDeviation(variance: Rational, deviation: number | null, write: Writer): Step[] {
  if (deviation === null) return [];
  return [step("Standard deviation, population", `√(${write.measure(variance)})`, write.number(deviation))];
}

function groupedSteps(grouped: Grouped, write: Writer): Step[] {
  const { classes, total, sum, mean, medianClass, median, modal, mode, variancePopulation, sdPopulation } = grouped;
  const shown = classes.slice(0, WRITTEN);
  const rest = classes.length > shown.length ? " + …" : "";
  const middles = shown.map(({ lower, upper, middle }) =>
    step(
      `Midpoint of ${write.fine(lower)} to ${write.fine(upper)}`,
      `(${write.operand(lower)} + ${write.operand(upper)}) ÷ 2`,
      write.fine(middle),
    ),
  );
  const steps = [
    ...middles,
    step(
      "N = sum of the frequencies",
      shown.map((one) => write.fine(one.frequency)).join(" + ") + rest,
      write.fine(total),
    ),
    step(
      "Sum = frequency × midpoint, over all classes",
      shown.map(({ frequency, middle }) => `${write.fine(frequency)} × ${write.operand(middle)}`).join(" + ") + rest,
      write.fine(sum),
    ),
    step("Mean = sum ÷ N", `${write.operand(sum)} ÷ ${write.fine(total)}`, write.measure(mean)),
    step(
      `Median = l + (N/2 − cf) ÷ f × h, in the class from ${write.fine(medianClass.lower)}`,
      `${write.operand(medianClass.lower)} + (${write.fine(total)} ÷ 2 − ${write.fine(medianClass.before)}) ÷ ${write.fine(medianClass.frequency)} × ${write.fine(medianClass.width)}`,
      write.measure(median),
    ),
  ];
  if (mode) {
    const { class: one, before, after } = modal;
    const f1 = write.fine(one.frequency);
    steps.push(
      step(
        `Mode = l + (f₁ − f₀) ÷ (2f₁ − f₀ − f₂) × h, in the class from ${write.fine(one.lower)}`,
        `${write.operand(one.lower)} + (${f1} − ${write.fine(before)}) ÷ (2 × ${f1} − ${write.fine(before)} − ${write.fine(after)}) × ${write.fine(one.width)}`,
        write.measure(mode),
      ),
    );
  }
  steps.push(
    step(
      "Variance, population = frequency × (midpoint − mean)², over all classes, ÷ N",
      `${shown.map(({ frequency, middle }) => `${write.fine(frequency)} × (${write.operand(middle)} − ${write.measureOperand(mean)})²`).join(" + ")}${rest}, divided by N`,
      write.measure(variancePopulation),
    ),
  );
  steps.push(...populationDeviation(variancePopulation, sdPopulation, write));
  return steps;
}
