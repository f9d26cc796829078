import { outputsOf } from "../../../core/outputs";
import type { Height } from "./height";
import type { Prediction, Range } from "./prediction";
import { growthCurve } from "./stature";

const { choice, integer, number, percent, table } = outputsOf<Height>();

const tall = { unit: "cm", measure: "height", digits: 1 } as const;
const standing = { optional: true, group: "Growth chart" } as const;
const converted = { optional: true, group: "Height in other units", advanced: true } as const;

export const METHODS = {
  "mid-parental": "Mid-parental (Tanner 1970)",
  "conditional-target": "Conditional target (2003)",
  "india-atluri-2018": "Indian target (Atluri 2018)",
  "khamis-roche": "Khamis–Roche (1994)",
  "percentile-projection": "Same percentile as now",
};

/** Output for an adult height, or a limit of its range, predicted by one method. */
const predicted = (label: string, read: (prediction: Prediction) => number | null | undefined) =>
  number({
    label,
    ...tall,
    optional: true,
    advanced: true,
    group: "By method",
    value: ({ prediction }) => prediction && read(prediction),
  });

export const outputs = {
  predictedCm: number({
    label: "Predicted adult height",
    ...tall,
    optional: true,
    value: ({ prediction }) => prediction?.predictedCm,
  }),
  predictionMethod: choice({
    label: "Predicted by",
    options: {
      "khamis-roche": METHODS["khamis-roche"],
      "percentile-projection": METHODS["percentile-projection"],
      "mid-parental": METHODS["mid-parental"],
    },
    optional: true,
    value: ({ prediction }) => prediction?.method,
  }),
  percentOfAdult: percent({
    label: "Percent of adult height now",
    digits: 1,
    optional: true,
    value: ({ prediction, cm }) => prediction && cm && (100 * cm) / prediction.predictedCm,
  }),
  remainingCm: number({
    label: "Still to grow",
    unit: "cm",
    measure: "length",
    digits: 1,
    optional: true,
    value: ({ prediction, cm }) => (prediction && cm !== null ? prediction.predictedCm - cm : null),
  }),
  khamisRocheCm: predicted("Khamis–Roche", ({ khamisRoche }) => khamisRoche?.cm),
  khamisRocheLowCm: predicted("Khamis–Roche, 90% from", ({ khamisRoche }) => khamisRoche?.lowCm),
  khamisRocheHighCm: predicted("Khamis–Roche, 90% to", ({ khamisRoche }) => khamisRoche?.highCm),
  midParentalCm: {
    ...predicted("Mid-parental", ({ midParental }) => midParental.cm),
    noun: "Mid-parental height",
  },
  midParentalLowCm: predicted("Mid-parental, from", ({ midParental }) => midParental.lowCm),
  midParentalHighCm: predicted("Mid-parental, to", ({ midParental }) => midParental.highCm),
  conditionalTargetCm: {
    ...predicted("Conditional target", ({ conditional }) => conditional.cm),
    noun: "Conditional target height",
  },
  conditionalLowCm: predicted("Conditional target, 95% from", ({ conditional }) => conditional.lowCm),
  conditionalHighCm: predicted("Conditional target, 95% to", ({ conditional }) => conditional.highCm),
  indiaTargetCm: predicted("Indian target", ({ indiaCm }) => indiaCm),
  percentileProjectionCm: predicted("Same percentile as now", ({ projectionCm }) => projectionCm),
  percentile: percent({
    label: "Percentile",
    digits: 2,
    ...standing,
    value: ({ standing: at }) => at?.percentile,
  }),
  zScore: number({ label: "z-score", digits: 3, ...standing, value: ({ standing: at }) => at?.z }),
  medianCm: number({
    label: "Median at this age",
    ...tall,
    ...standing,
    value: ({ standing: at }) => at?.medianCm,
  }),
  p5Cm: number({ label: "5th percentile", ...tall, ...standing, value: ({ standing: at }) => at?.p5Cm }),
  p95Cm: number({ label: "95th percentile", ...tall, ...standing, value: ({ standing: at }) => at?.p95Cm }),
  totalCm: number({ label: "Centimeters", unit: "cm", digits: 4, ...converted, value: ({ cm }) => cm }),
  meters: number({
    label: "Meters",
    unit: "m",
    digits: 6,
    ...converted,
    value: ({ cm }) => cm && cm / 100,
  }),
  totalInches: number({
    label: "Inches",
    unit: "in",
    digits: 4,
    ...converted,
    value: ({ imperial }) => imperial?.totalInches,
  }),
  feet: integer({ label: "Whole feet", unit: "ft", ...converted, value: ({ imperial }) => imperial?.feet }),
  inches: number({
    label: "Remaining inches",
    unit: "in",
    digits: 4,
    ...converted,
    value: ({ imperial }) => imperial?.inches,
  }),
  ageMonthsTotal: number({
    label: "Age in months",
    unit: "months",
    digits: 2,
    optional: true,
    advanced: true,
    value: ({ months }) => months,
  }),
  methods: table({
    label: "All methods",
    columns: {
      method: choice({ label: "Method", options: METHODS }),
      predictedCm: number({ label: "Adult height", ...tall, optional: true }),
      lowCm: number({ label: "From", ...tall, optional: true }),
      highCm: number({ label: "To", ...tall, optional: true }),
    },
    value: ({ prediction }) => prediction && methodRows(prediction),
  }),
  curve: table({
    label: "Height by age",
    columns: {
      ageYears: integer({ label: "Age", unit: "years" }),
      p5Cm: number({ label: "5th", ...tall }),
      p50Cm: number({ label: "50th", ...tall }),
      p95Cm: number({ label: "95th", ...tall }),
      childCm: number({ label: "Same percentile as now", ...tall, optional: true }),
    },
    value: ({ inputs, standing: at }) =>
      inputs.mode === "convert" ? null : growthCurve(inputs.sex, at?.z ?? null),
  }),
};

function methodRows({ midParental, conditional, indiaCm, khamisRoche, projectionCm }: Prediction) {
  const ranged = (range: Range | null) => ({
    predictedCm: range?.cm ?? null,
    lowCm: range?.lowCm ?? null,
    highCm: range?.highCm ?? null,
  });
  const single = (predictedCm: number | null) => ({ predictedCm, lowCm: null, highCm: null });
  return [
    { method: "mid-parental" as const, ...ranged(midParental) },
    { method: "conditional-target" as const, ...ranged(conditional) },
    { method: "india-atluri-2018" as const, ...single(indiaCm) },
    { method: "khamis-roche" as const, ...ranged(khamisRoche) },
    { method: "percentile-projection" as const, ...single(projectionCm) },
  ];
}
