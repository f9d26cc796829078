import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Height } from "./modes";
import type { Prediction, Range } from "./prediction";
import { growthCurve } from "./stature";

const { choice, integer, number, percent, table } = outputsOf<Height>();

const tall = { unit: "cm", measure: "height", digits: 1 } as const;
const standing = { optional: true } as const;
const grown = { unit: "cm", measure: "length", digits: 1, optional: true } as const;
const weighed = { unit: "kg", measure: "mass", digits: 2, optional: true } as const;
const converted = { optional: true, shown: "more" } as const;

export const METHODS = {
  "mid-parental": "Mid-parental (Tanner 1970)",
  "conditional-target": "Conditional target (2003)",
  "india-atluri-2018": "Indian target (Atluri 2018)",
  "khamis-roche": "Khamis–Roche (1994)",
  "percentile-projection": "Same percentile as now",
};

/** Columns for the lines of a growth chart under 2 years: centiles two thirds of a standard deviation apart. */
const lines = (options: { unit: string; measure: "mass" | "length"; digits: number; optional: false }) => ({
  p0: number("0.4th", options),
  p2: number("2nd", options),
  p9: number("9th", options),
  p25: number("25th", options),
  p50: number("50th", options),
  p75: number("75th", options),
  p91: number("91st", options),
  p98: number("98th", options),
  p99: number("99.6th", options),
});

/** Output for an adult height, or a limit of its range, predicted by one method. */
const predicted = (label: string, read: (prediction: Prediction) => number | null | undefined) =>
  number(label, {
    ...tall,
    optional: true,
    shown: "more",
    value: ({ answer: { prediction } }) => prediction && read(prediction),
  });

export const outputs = {
  predictedCm: number("Predicted adult height", {
    ...tall,
    optional: true,
    shown: "elsewhere",
    solve: true,
    value: ({ answer: { prediction } }) => prediction?.predictedCm,
  }),
  predictionMethod: choice("Predicted by", {
    options: {
      "khamis-roche": METHODS["khamis-roche"],
      "percentile-projection": METHODS["percentile-projection"],
      "mid-parental": METHODS["mid-parental"],
    },
    optional: true,
    value: ({ answer: { prediction } }) => prediction?.method,
  }),
  percentOfAdult: percent("Percent of adult height now", {
    digits: 1,
    optional: true,
    value: ({ answer: { prediction, cm } }) => prediction && cm && (100 * cm) / prediction.predictedCm,
  }),
  remainingCm: number("Still to grow", {
    unit: "cm",
    measure: "length",
    digits: 1,
    optional: true,
    value: ({ answer: { prediction, cm } }) => (prediction && cm !== null ? prediction.predictedCm - cm : null),
  }),
  ...section("By method", {
    khamisRocheCm: { ...predicted("Khamis–Roche", ({ khamisRoche }) => khamisRoche?.cm), shown: "more" },
    khamisRocheLowCm: {
      ...predicted("Khamis–Roche, 90% from", ({ khamisRoche }) => khamisRoche?.lowCm),
      shown: "more",
    },
    khamisRocheHighCm: {
      ...predicted("Khamis–Roche, 90% to", ({ khamisRoche }) => khamisRoche?.highCm),
      shown: "more",
    },
    midParentalCm: {
      ...predicted("Mid-parental", ({ midParental }) => midParental.cm),
      noun: "Mid-parental height",
      shown: "more",
      solve: true,
    },
    midParentalLowCm: { ...predicted("Mid-parental, from", ({ midParental }) => midParental.lowCm), shown: "more" },
    midParentalHighCm: { ...predicted("Mid-parental, to", ({ midParental }) => midParental.highCm), shown: "more" },
    conditionalTargetCm: {
      ...predicted("Conditional target", ({ conditional }) => conditional.cm),
      noun: "Conditional target height",
      shown: "more",
      solve: true,
    },
    conditionalLowCm: {
      ...predicted("Conditional target, 95% from", ({ conditional }) => conditional.lowCm),
      shown: "more",
    },
    conditionalHighCm: {
      ...predicted("Conditional target, 95% to", ({ conditional }) => conditional.highCm),
      shown: "more",
    },
    indiaTargetCm: { ...predicted("Indian target", ({ indiaCm }) => indiaCm), shown: "more" },
    percentileProjectionCm: {
      ...predicted("Same percentile as now", ({ projectionCm }) => projectionCm),
      shown: "more",
    },
  }),
  ...section("Growth chart", {
    // A place among a hundred children, not a percentage of anything.
    percentile: number("Percentile", {
      digits: 2,
      ...standing,
      solve: true,
      value: ({ answer: { standing: at } }) => at?.percentile,
    }),
    zScore: number("z-score", {
      digits: 3,
      ...standing,
      shown: ({ variant }) => first(variant === "percentile"),
      solve: true,
      value: ({ answer: { standing: at } }) => at?.z,
    }),
    medianCm: number("Median at this age", {
      ...tall,
      ...standing,
      value: ({ answer: { standing: at } }) => at?.medianCm,
    }),
    p5Cm: number("5th percentile", {
      ...tall,
      ...standing,
      shown: ({ variant }) => first(variant === "percentile"),
      value: ({ answer: { standing: at } }) => at?.p5Cm,
    }),
    p95Cm: number("95th percentile", {
      ...tall,
      ...standing,
      shown: ({ variant }) => first(variant === "percentile"),
      value: ({ answer: { standing: at } }) => at?.p95Cm,
    }),
  }),
  ...section("Weight and length under 2 years", {
    weightPercentile: number("Weight for age, percentile", {
      digits: 1,
      ...standing,
      value: ({ answer: { infant } }) => infant?.weight?.percentile,
    }),
    weightZ: number("Weight for age, z-score", {
      digits: 3,
      optional: true,
      value: ({ answer: { infant } }) => infant?.weight?.z,
    }),
    medianWeightKg: number("Median weight at this age", {
      ...weighed,
      value: ({ answer: { infant } }) => infant?.weight?.lms.M,
    }),
    lengthPercentile: number("Length for age, percentile", {
      digits: 1,
      ...standing,
      value: ({ answer: { infant } }) => infant?.length?.percentile,
    }),
    lengthZ: number("Length for age, z-score", {
      digits: 3,
      optional: true,
      value: ({ answer: { infant } }) => infant?.length?.z,
    }),
    medianLengthCm: number("Median length at this age", {
      ...grown,
      value: ({ answer: { infant } }) => infant?.length?.lms.M,
    }),
    weightForLengthPercentile: number("Weight for length, percentile", {
      digits: 1,
      ...standing,
      value: ({ answer: { infant } }) => infant?.weightByLength?.percentile,
    }),
    weightForLengthZ: number("Weight for length, z-score", {
      digits: 3,
      optional: true,
      value: ({ answer: { infant } }) => infant?.weightByLength?.z,
    }),
    medianWeightForLengthKg: number("Median weight at this length", {
      ...weighed,
      value: ({ answer: { infant } }) => infant?.weightByLength?.lms.M,
    }),
  }),
  ...section("Height in other units", {
    totalCm: number("Centimeters", {
      unit: "cm",
      digits: 4,
      ...converted,
      shown: ({ variant }) => first(variant === "convert"),
      solve: true,
      value: ({ answer: { cm } }) => cm,
    }),
    meters: number("Meters", {
      unit: "m",
      digits: 6,
      ...converted,
      shown: ({ variant }) => first(variant === "convert"),
      value: ({ answer: { cm } }) => cm && cm / 100,
    }),
    totalInches: number("Inches", {
      unit: "in",
      digits: 4,
      ...converted,
      shown: ({ variant }) => first(variant === "convert"),
      solve: true,
      value: ({ answer: { imperial } }) => imperial?.totalInches,
    }),
    feet: integer("Whole feet", {
      unit: "ft",
      ...converted,
      shown: ({ variant }) => first(variant === "convert"),
      value: ({ answer: { imperial } }) => imperial?.feet,
    }),
    inches: number("Remaining inches", {
      unit: "in",
      digits: 4,
      ...converted,
      shown: ({ variant }) => first(variant === "convert"),
      value: ({ answer: { imperial } }) => imperial?.inches,
    }),
  }),
  ageMonthsTotal: number("Age in months", {
    unit: "months",
    digits: 2,
    optional: true,
    shown: "more",
    value: ({ answer: { months } }) => months,
  }),
  methods: table("All methods", {
    columns: {
      method: choice("Method", { options: METHODS }),
      predictedCm: number("Adult height", { ...tall, optional: true }),
      lowCm: number("From", { ...tall, optional: true }),
      highCm: number("To", { ...tall, optional: true }),
    },
    value: ({ answer: { prediction } }) => prediction && methodRows(prediction),
  }),
  curve: table("Height by age", {
    columns: {
      ageYears: integer("Age", { unit: "years" }),
      p5Cm: number("5th", { ...tall }),
      p50Cm: number("50th", { ...tall }),
      p95Cm: number("95th", { ...tall }),
      childCm: number("Same percentile as now", { ...tall, optional: true }),
    },
    value: ({ variant, inputs, answer }) =>
      variant === "predict" || variant === "percentile" ? growthCurve(inputs.sex, answer.standing?.z ?? null) : null,
  }),
  infantWeights: table("Weight by month", {
    columns: { ageMonths: integer("Age", { unit: "months" }), ...lines({ ...weighed, optional: false }) },
    value: ({ answer: { infant } }) => infant?.curve("weight"),
  }),
  infantLengths: table("Length by month", {
    columns: { ageMonths: integer("Age", { unit: "months" }), ...lines({ ...grown, optional: false }) },
    value: ({ answer: { infant } }) => infant?.curve("length"),
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
