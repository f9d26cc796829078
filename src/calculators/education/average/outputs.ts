import { outputsOf } from "../../../core/outputs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { QUARTILE_METHODS } from "./inputs";
import type { Sample } from "./sample";
import { meanWithNext, type Statistics } from "./statistics";

const { choice, number, percent, table, text } = outputsOf<Statistics>();

const TWO = Rational.of(2);

const maybe = { optional: true } as const;
const more = { optional: true, advanced: true } as const;

/** An exact mean of more characters than this is left out. */
const LONGEST_TEXT = 1000;

const nearest = (value: Rational | null | undefined) => (value ? toFiniteNumber(value) : null);

/** The one kind of answer that is not null. */
const ofAny = ({ sample, weighted, grouped }: Statistics) =>
  (sample ?? weighted ?? grouped) as NonNullable<typeof sample | typeof weighted | typeof grouped>;

const ofSample =
  <T>(read: (sample: Sample) => T) =>
  ({ sample }: Statistics) =>
    sample && read(sample);

const exact = (read: (sample: Sample) => Rational | null) => ofSample((sample) => nearest(read(sample)));

const meanText = (mean: Rational) => {
  const written = exactText(mean);
  return written.length > LONGEST_TEXT ? null : written;
};

/** What has the smallest and the largest number of a list, weighted or not; null for classes. */
const ends = ({ sample, weighted }: Statistics) => sample?.data ?? weighted;

export const outputs = {
  count: number({
    label: "Count",
    value: ({ sample, weighted, grouped }) =>
      sample?.count ?? weighted?.count ?? grouped?.total.toNumber() ?? 0,
  }),
  sum: number({ label: "Sum", ...maybe, value: (statistics) => nearest(ofAny(statistics).sum) }),
  mean: number({ label: "Mean", ...maybe, value: (statistics) => nearest(ofAny(statistics).mean) }),
  meanExact: text({
    label: "Mean, exact",
    ...more,
    value: (statistics) => meanText(ofAny(statistics).mean),
  }),
  median: number({
    label: "Median",
    ...maybe,
    value: ({ sample, grouped }) => nearest((sample ?? grouped)?.median),
  }),
  min: number({ label: "Smallest", ...maybe, value: (statistics) => nearest(ends(statistics)?.min) }),
  max: number({ label: "Largest", ...maybe, value: (statistics) => nearest(ends(statistics)?.max) }),
  range: number({
    label: "Range",
    ...maybe,
    value: (statistics) => {
      const found = ends(statistics);
      return found ? nearest(found.max.subtract(found.min)) : null;
    },
  }),
  midrange: number({
    label: "Midrange",
    note: "Halfway between the smallest and the largest",
    ...more,
    value: (statistics) => {
      const found = ends(statistics);
      return found ? nearest(found.max.add(found.min).divide(TWO)) : null;
    },
  }),
  modes: table({
    label: "Modes",
    columns: { value: number({ label: "Value" }), count: number({ label: "How often" }) },
    value: ofSample((sample) =>
      sample.modes.flatMap(({ value, count }) => {
        const shown = nearest(value);
        return shown === null ? [] : [{ value: shown, count }];
      }),
    ),
  }),
  geometricMean: number({
    label: "Geometric mean",
    note: "For growth factors and ratios",
    ...maybe,
    value: ({ sample, weighted }) => (sample ?? weighted)?.geometricMean,
  }),
  harmonicMean: number({
    label: "Harmonic mean",
    note: "For speeds and other rates",
    ...maybe,
    value: ({ sample, weighted }) => (sample ?? weighted)?.harmonicMean,
  }),
  rms: number({
    label: "Root mean square",
    ...more,
    value: ({ sample, weighted }) => (sample ?? weighted)?.rms,
  }),
  trimmedMean: number({
    label: "Trimmed mean",
    note: "Leaves out the same number of values at each end",
    ...more,
    value: exact((sample) => sample.trimmedMean),
  }),
  q1: number({ label: "First quartile, Q1", ...maybe, value: exact((sample) => sample.q1) }),
  q3: number({ label: "Third quartile, Q3", ...maybe, value: exact((sample) => sample.q3) }),
  iqr: number({
    label: "Interquartile range",
    ...maybe,
    value: exact((sample) => sample.iqr),
  }),
  percentileValue: number({
    label: "Value at the percentile",
    ...more,
    value: exact((sample) => sample.percentileValue),
  }),
  quartiles: table({
    label: "Quartiles by method",
    columns: {
      method: choice({ label: "Method", options: QUARTILE_METHODS }),
      q1: number({ label: "Q1", ...maybe }),
      median: number({ label: "Median", ...maybe }),
      q3: number({ label: "Q3", ...maybe }),
      iqr: number({ label: "IQR", ...maybe }),
    },
    value: ofSample((sample) => sample.quartileTable()),
  }),
  lowerFence: number({ label: "Lower fence", ...more, value: exact((sample) => sample.lowerFence) }),
  upperFence: number({ label: "Upper fence", ...more, value: exact((sample) => sample.upperFence) }),
  outliers: table({
    label: "Outliers",
    columns: { value: number({ label: "Value", ...maybe }) },
    value: ofSample((sample) => sample.outliers().values.map((value) => ({ value }))),
  }),
  variancePopulation: number({
    label: "Variance, population",
    ...more,
    value: (statistics) => nearest(ofAny(statistics).variancePopulation),
  }),
  varianceSample: number({
    label: "Variance, sample",
    ...more,
    value: exact((sample) => sample.varianceSample),
  }),
  sdPopulation: number({
    label: "Standard deviation, population",
    note: "Divided by n",
    ...maybe,
    value: (statistics) => ofAny(statistics).sdPopulation,
  }),
  sdSample: number({
    label: "Standard deviation, sample",
    note: "Divided by n − 1",
    ...maybe,
    value: ofSample((sample) => sample.sdSample),
  }),
  standardError: number({
    label: "Standard error of the mean",
    ...more,
    value: ofSample((sample) => sample.standardError),
  }),
  medianAbsDeviation: number({
    label: "Median absolute deviation",
    note: "From the median, without a factor",
    ...more,
    value: exact((sample) => sample.data.medianAbsDeviation()),
  }),
  meanAbsDeviation: number({
    label: "Mean absolute deviation",
    note: "From the mean",
    ...more,
    value: exact((sample) => sample.data.meanAbsDeviation()),
  }),
  coefficientOfVariation: percent({
    label: "Coefficient of variation",
    ...more,
    value: ofSample((sample) => sample.coefficientOfVariation),
  }),
  skewness: number({ label: "Skewness", ...more, value: ofSample((sample) => sample.skewness) }),
  kurtosisExcess: number({
    label: "Excess kurtosis",
    note: "0 for a normal distribution",
    ...more,
    value: ofSample((sample) => sample.kurtosisExcess),
  }),
  ciLow: number({
    label: "Confidence interval of the mean, from",
    ...more,
    value: ofSample(({ mean, margin }) => (margin === null ? null : shifted(mean, -margin))),
  }),
  ciHigh: number({
    label: "Confidence interval of the mean, to",
    ...more,
    value: ofSample(({ mean, margin }) => (margin === null ? null : shifted(mean, margin))),
  }),
  histogram: table({
    label: "Histogram",
    columns: {
      from: number({ label: "From", ...maybe }),
      to: number({ label: "To", ...maybe }),
      count: number({ label: "Count" }),
    },
    value: ({ sample, grouped }) =>
      sample?.histogram() ??
      grouped?.classes.map(({ lower, upper, frequency }) => ({
        from: nearest(lower),
        to: nearest(upper),
        count: frequency.toNumber(),
      })),
  }),
  groupedMode: number({ label: "Mode", ...maybe, value: ({ grouped }) => nearest(grouped?.mode) }),
  meanWithNext: number({
    label: "Mean with one more number",
    ...maybe,
    value: (statistics) => nearest(meanWithNext(statistics)),
  }),
};

function shifted(mean: Rational, by: number): number | null {
  const end = mean.toNumber() + by;
  return Number.isFinite(end) ? end : null;
}
