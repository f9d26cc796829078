import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { ADULT_STANDARDS } from "../../../data/bmi-cutoffs";
import { STANDARDS } from "../../../fieldsets/body";
import { bmiBands, bmiCategory, normalRange } from "../../../math/health/bmi";
import { type Assessment, weightsOf } from "./assessment";
import { CATEGORIES, type Category, INDIA_STAGES, WAIST_RISKS, WAIST_TO_HEIGHT_CLASSES } from "./classes";
import type { Child } from "./growth-chart";
import { indiaStage, waistRisk, waistToHeightClass } from "./waist";

const { choice, integer, number, percent, table } = outputsOf<Assessment>();

const bodyMassIndex = { unit: "kg/m²", digits: 2 } as const;
const weight = { unit: "kg", measure: "mass", digits: 1 } as const;
const chart = { optional: true } as const;
const waist = { optional: true } as const;

/** An output with a BMI from the growth chart at the child's age. */
const atSameAge = (label: string, read: (child: Child) => number) =>
  number(label, { ...bodyMassIndex, ...chart, value: ({ child }) => child && read(child) });

export const outputs = {
  bmi: number("BMI", { ...bodyMassIndex, shown: "elsewhere", solve: true }),
  group: choice("Group", {
    options: { adult: "Adult", child: "Child or teen" },
    shown: "elsewhere",
    value: ({ child }) => (child ? "child" : "adult"),
  }),
  ageMonthsTotal: number("Age in months", { unit: "months", digits: 2, shown: "more", value: ({ months }) => months }),
  category: choice("Category", { options: CATEGORIES }),
  bmiPrime: number("BMI Prime", {
    note: "BMI ÷ upper end of normal",
    digits: 3,
    optional: true,
    shown: "more",
    value: ({ child, bmi, normal }) => (child ? null : bmi / normal.to),
  }),
  ponderalIndex: number("Ponderal index", {
    unit: "kg/m³",
    digits: 2,
    shown: "more",
    value: ({ kg, cm }) => kg / (cm / 100) ** 3,
  }),
  newBmi: number("New BMI (Trefethen 2013)", {
    digits: 2,
    shown: "more",
    // Trefethen, letter to The Economist, 5 January 2013.
    value: ({ kg, cm }) => (1.3 * kg) / (cm / 100) ** 2.5,
  }),
  ...section("Weight at this height", {
    healthyWeightMinKg: number("Normal weight from", { ...weight, value: ({ weights }) => weights.healthyWeightMinKg }),
    healthyWeightMaxKg: number("Normal weight below", {
      ...weight,
      value: ({ weights }) => weights.healthyWeightMaxKg,
    }),
    weightToHealthyKg: number("Change to reach normal", {
      ...weight,
      solve: true,
      value: ({ weights }) => weights.weightToHealthyKg,
    }),
    targetWeightKg: number("Weight at the target BMI", {
      ...weight,
      optional: true,
      solve: true,
      value: ({ targetKg }) => targetKg,
    }),
    targetChangeKg: number("Change to reach it", {
      ...weight,
      optional: true,
      value: ({ targetKg, kg }) => targetKg && targetKg - kg,
    }),
  }),
  ...section("Growth chart", {
    // A place among a hundred children, not a percentage of anything.
    percentile: number("Percentile", {
      digits: 2,
      ...chart,
      solve: true,
      value: ({ child }) => child?.standing.percentile,
    }),
    zScore: number("z-score", { digits: 3, ...chart, solve: true, value: ({ child }) => child?.standing.z }),
    medianBmi: atSameAge("Median BMI at this age", ({ at }) => at.lms.M),
    p5Bmi: atSameAge("5th percentile", ({ p5 }) => p5),
    p85Bmi: atSameAge("85th percentile", ({ p85 }) => p85),
    p95Bmi: atSameAge("95th percentile", ({ at }) => at.p95),
    percentOfP95: percent("Percent of the 95th percentile", {
      digits: 1,
      ...chart,
      value: ({ child, bmi }) => child && (100 * bmi) / child.at.p95,
    }),
  }),
  ...section("Waist", {
    waistToHeight: number("Waist-to-height ratio", { digits: 3, ...waist, solve: true }),
    waistToHeightCategory: choice("Waist-to-height category (NICE)", {
      options: WAIST_TO_HEIGHT_CLASSES,
      ...waist,
      value: waistToHeightClass,
    }),
    waistRisk: choice("Risk by waist", { options: WAIST_RISKS, ...waist, value: waistRisk }),
  }),
  indiaStage: choice("Stage, 2025 Indian definition", { options: INDIA_STAGES, optional: true, value: indiaStage }),
  bands: table("Categories at this height", {
    columns: {
      category: choice("Category", { options: CATEGORIES }),
      bmiFrom: number("BMI from", { ...bodyMassIndex, optional: true }),
      bmiTo: number("BMI below", { ...bodyMassIndex, optional: true }),
      weightFromKg: number("Weight from", { ...weight, optional: true }),
      weightToKg: number("Weight below", { ...weight, optional: true }),
    },
    value: ({ standard, cm }) => bmiBands(standard, cm),
  }),
  standards: table("The same BMI under all three standards", {
    columns: {
      standard: choice("Cutoffs", { options: STANDARDS }),
      category: choice("Category", { options: CATEGORIES }),
      bmiPrime: number("BMI Prime", { digits: 3 }),
      healthyWeightMinKg: number("Normal weight from", { ...weight }),
      healthyWeightMaxKg: number("Normal weight below", { ...weight }),
      weightToHealthyKg: number("Change to reach normal", { ...weight }),
    },
    value: underAllStandards,
  }),
  curves: table("BMI by age", {
    columns: {
      ageYears: integer("Age", { unit: "years" }),
      p5: number("5th", { digits: 2 }),
      p10: number("10th", { digits: 2 }),
      p25: number("25th", { digits: 2 }),
      p50: number("50th", { digits: 2 }),
      p75: number("75th", { digits: 2 }),
      p85: number("85th", { digits: 2 }),
      p90: number("90th", { digits: 2 }),
      p95: number("95th", { digits: 2 }),
      class2: number("Obesity, class 2 from", { digits: 2 }),
      class3: number("Obesity, class 3 from", { digits: 2 }),
    },
    value: ({ child }) => child?.curves(),
  }),
};

/** The BMI by each adult standard; no rows for a child, to whom none of them applies. */
function underAllStandards(assessment: Assessment) {
  const standards = assessment.child ? [] : (Object.keys(STANDARDS) as (keyof typeof STANDARDS)[]);
  return standards.map((standard) => ({
    standard,
    category: bmiCategory<Category>(ADULT_STANDARDS[standard], assessment.bmi),
    bmiPrime: assessment.bmi / normalRange(ADULT_STANDARDS[standard]).to,
    ...weightsOf(ADULT_STANDARDS[standard], assessment),
  }));
}
