import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import { finiteOrNull } from "../../../math/numbers/finite";
import { Rational } from "../../../math/numbers/rational";
import { QUARTILE_METHODS } from "./inputs";
import type { Sample } from "./sample";
import { meanWithNext, type Statistics } from "./statistics";

const { choice, number, percent, table, text } = outputsOf<Statistics>();

const TWO = Rational.of(2);

const maybe = { optional: true } as const;
const more = { optional: true, shown: "more" } as const;

/** An exact mean of more characters than this is left out. */
const LONGEST_TEXT = 1000;

/** The one kind of answer that is not null. */
const ofAny = ({ sample, weighted, grouped }: Statistics) =>
  (sample ?? weighted ?? grouped) as NonNullable<typeof sample | typeof weighted | typeof grouped>;

const ofSample =
  <T>(read: (sample: Sample) => T) =>
  ({ sample }: Statistics) =>
    sample && read(sample);

const exact = (read: (sample: Sample) => Rational | null) => ofSample((sample) => toFiniteNumber(read(sample)));

const meanText = (mean: Rational) => {
  const written = exactText(mean);
  return written.length > LONGEST_TEXT ? null : written;
};

/** What has the smallest and the largest number of a list, weighted or not; null for classes. */
const ends = ({ sample, weighted }: Statistics) => sample?.data ?? weighted;

export const outputs = {
  count: number("Count", {
    value: ({ sample, weighted, grouped }) => sample?.count ?? weighted?.count ?? grouped?.total.toNumber() ?? 0,
  }),
  sum: number("Sum", { ...maybe, value: (statistics) => toFiniteNumber(ofAny(statistics).sum) }),
  mean: number("Mean", { ...maybe, shown: "more", value: (statistics) => toFiniteNumber(ofAny(statistics).mean) }),
  meanExact: text("Mean, exact", { ...more, shown: "more", value: (statistics) => meanText(ofAny(statistics).mean) }),
  median: number("Median", { ...maybe, value: ({ sample, grouped }) => toFiniteNumber((sample ?? grouped)?.median) }),
  min: number("Smallest", { ...maybe, value: (statistics) => toFiniteNumber(ends(statistics)?.min) }),
  max: number("Largest", { ...maybe, value: (statistics) => toFiniteNumber(ends(statistics)?.max) }),
  range: number("Range", {
    ...maybe,
    value: (statistics) => {
      const found = ends(statistics);
      return found ? toFiniteNumber(found.max.subtract(found.min)) : null;
    },
  }),
  midrange: number("Midrange", {
    note: "Halfway between the smallest and the largest",
    ...more,
    shown: "more",
    value: (statistics) => {
      const found = ends(statistics);
      return found ? toFiniteNumber(found.max.add(found.min).divide(TWO)) : null;
    },
  }),
  modes: table("Modes", {
    columns: { value: number("Value"), count: number("How often") },
    value: ofSample((sample) =>
      sample.modes.flatMap(({ value, count }) => {
        const shown = toFiniteNumber(value);
        return shown === null ? [] : [{ value: shown, count }];
      }),
    ),
  }),
  geometricMean: number("Geometric mean", {
    note: "For growth factors and ratios",
    ...maybe,
    shown: ({ weighted }) => first(weighted !== null),
    value: ({ sample, weighted }) => (sample ?? weighted)?.geometricMean,
  }),
  harmonicMean: number("Harmonic mean", {
    note: "For speeds and other rates",
    ...maybe,
    shown: ({ weighted }) => first(weighted !== null),
    value: ({ sample, weighted }) => (sample ?? weighted)?.harmonicMean,
  }),
  rms: number("Root mean square", {
    ...more,
    shown: "more",
    value: ({ sample, weighted }) => (sample ?? weighted)?.rms,
  }),
  trimmedMean: number("Trimmed mean", {
    note: "Leaves out the same number of values at each end",
    ...more,
    shown: "more",
    value: exact((sample) => sample.trimmedMean),
  }),
  q1: number("First quartile, Q1", { ...maybe, value: exact((sample) => sample.q1) }),
  q3: number("Third quartile, Q3", { ...maybe, value: exact((sample) => sample.q3) }),
  iqr: number("Interquartile range", { ...maybe, value: exact((sample) => sample.iqr) }),
  percentileValue: number("Value at the percentile", {
    ...more,
    shown: "more",
    value: exact((sample) => sample.percentileValue),
  }),
  quartiles: table("Quartiles by method", {
    columns: {
      method: choice("Method", { options: QUARTILE_METHODS }),
      q1: number("Q1", { ...maybe }),
      median: number("Median", { ...maybe }),
      q3: number("Q3", { ...maybe }),
      iqr: number("IQR", { ...maybe }),
    },
    value: ofSample((sample) => sample.quartileTable()),
  }),
  lowerFence: number("Lower fence", { ...more, shown: "more", value: exact((sample) => sample.lowerFence) }),
  upperFence: number("Upper fence", { ...more, shown: "more", value: exact((sample) => sample.upperFence) }),
  outliers: table("Outliers", {
    columns: { value: number("Value", { ...maybe }) },
    value: ofSample((sample) => sample.outliers().values.map((value) => ({ value }))),
  }),
  variancePopulation: number("Variance, population", {
    ...more,
    shown: "more",
    value: (statistics) => toFiniteNumber(ofAny(statistics).variancePopulation),
  }),
  varianceSample: number("Variance, sample", {
    ...more,
    shown: "more",
    value: exact((sample) => sample.varianceSample),
  }),
  sdPopulation: number("Standard deviation, population", {
    note: by("mode", { weighted: "Divided by the sum of the weights" }, "Divided by n"),
    ...maybe,
    value: (statistics) => ofAny(statistics).sdPopulation,
  }),
  sdSample: number("Standard deviation, sample", {
    note: "Divided by n − 1",
    ...maybe,
    value: ofSample((sample) => sample.sdSample),
  }),
  standardError: number("Standard error of the mean", {
    ...more,
    shown: "more",
    value: ofSample((sample) => sample.standardError),
  }),
  medianAbsDeviation: number("Median absolute deviation", {
    note: "From the median, without a factor",
    ...more,
    shown: "more",
    value: exact((sample) => sample.data.medianAbsDeviation()),
  }),
  meanAbsDeviation: number("Mean absolute deviation", {
    note: "From the mean",
    ...more,
    shown: "more",
    value: exact((sample) => sample.data.meanAbsDeviation()),
  }),
  coefficientOfVariation: percent("Coefficient of variation", {
    ...more,
    shown: "more",
    value: ofSample((sample) => sample.coefficientOfVariation),
  }),
  skewness: number("Skewness", { ...more, shown: "more", value: ofSample((sample) => sample.skewness) }),
  kurtosisExcess: number("Excess kurtosis", {
    note: "0 for a normal distribution",
    ...more,
    shown: "more",
    value: ofSample((sample) => sample.kurtosisExcess),
  }),
  ciLow: number("Confidence interval of the mean, from", {
    ...more,
    shown: "more",
    value: ofSample(({ mean, margin }) => (margin === null ? null : shifted(mean, -margin))),
  }),
  ciHigh: number("Confidence interval of the mean, to", {
    ...more,
    shown: "more",
    value: ofSample(({ mean, margin }) => (margin === null ? null : shifted(mean, margin))),
  }),
  histogram: table("Histogram", {
    columns: {
      from: number("From", { ...maybe }),
      to: number("To", { ...maybe }),
      count: number("Count"),
    },
    value: ({ sample, grouped }) =>
      sample?.histogram() ??
      grouped?.classes.map(({ lower, upper, frequency }) => ({
        from: toFiniteNumber(lower),
        to: toFiniteNumber(upper),
        count: frequency.toNumber(),
      })),
  }),
  groupedMode: number("Mode", { ...maybe, value: ({ grouped }) => toFiniteNumber(grouped?.mode) }),
  meanWithNext: number("Mean with one more number", {
    ...maybe,
    solve: true,
    value: (statistics) => toFiniteNumber(meanWithNext(statistics)),
  }),
};

function shifted(mean: Rational, by: number): number | null {
  const end = mean.toNumber() + by;
  return finiteOrNull(end);
}
