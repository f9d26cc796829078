import { choice, date, integer, number, percent, table, type ValuesOf } from "../../../core/fields";
import { girthRange, heightRange } from "../../../math/health/body-measures";
import {
  IN_CENTIMETERS,
  IN_INCHES,
  IN_KILOGRAMS,
  IN_POUNDS,
  UNIT_SYSTEMS,
} from "../../../math/health/unit-system";
import { CATEGORIES, INDIA_STAGES, STANDARDS, WAIST_RISKS, WAIST_TO_HEIGHT_CLASSES } from "./wording";

/** Metric limits of the totals, whatever the units. */
export const WEIGHT_KG = { min: 2, max: 650 };
export const HEIGHT_CM = { min: 50, max: 272 };
export const WAIST_CM = { min: 20, max: 300 };

export const AGE_YEARS = { min: 2, max: 120 };
export const TOO_YOUNG = "BMI-for-age starts at 2 years.";

/** The age is typed only where no date of birth gives it. */
const WITHOUT_BIRTH_DATE = { birthDate: null };

const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const bodyMassIndex = { unit: "kg/m²", digits: 2 } as const;

export const inputs = {
  unitSystem: choice({ label: "Units", options: UNIT_SYSTEMS, default: "metric" }),
  weightKg: number({ label: "Weight", unit: "kg", default: 70, ...WEIGHT_KG, when: IN_KILOGRAMS }),
  weightSt: number({ label: "Weight", unit: "st", default: 0, min: 0, when: IN_POUNDS }),
  weightLb: number({ label: "Weight", unit: "lb", default: 154, min: 0, when: IN_POUNDS }),
  heightCm: number({
    label: "Height",
    unit: "cm",
    default: 170,
    ...HEIGHT_CM,
    range: heightRange(HEIGHT_CM),
    when: IN_CENTIMETERS,
  }),
  heightFt: number({
    label: "Height",
    unit: "ft",
    default: 5,
    min: 0,
    max: 9,
    range: heightRange(HEIGHT_CM),
    when: IN_INCHES,
  }),
  heightIn: number({ label: "Height", unit: "in", default: 7, min: 0, max: 120, when: IN_INCHES }),
  sex: choice({
    label: "Sex",
    note: "For children and for the waist limits",
    options: { female: "Female", male: "Male" },
    default: "female",
  }),
  birthDate: date({ label: "Date of birth", note: "In place of the age", default: null }),
  asOf: date({ label: "Measured on", default: "2026-11-20", fill: "today" }),
  ageYears: number({
    label: "Age",
    unit: "years",
    default: 35,
    ...AGE_YEARS,
    tooLow: TOO_YOUNG,
    when: WITHOUT_BIRTH_DATE,
  }),
  ageMonths: integer({
    label: "Additional months",
    default: 0,
    min: 0,
    max: 11,
    when: WITHOUT_BIRTH_DATE,
  }),
  standard: choice({
    label: "Cut-offs for adults",
    note: "Under 20 years the growth charts of the CDC decide",
    options: STANDARDS,
    default: "who",
  }),
  waistCm: number({
    label: "Waist",
    note: "Halfway between the lowest rib and the hip bone, after breathing out",
    unit: "cm",
    default: null,
    ...WAIST_CM,
    range: girthRange(WAIST_CM),
    when: IN_CENTIMETERS,
  }),
  waistIn: number({
    label: "Waist",
    note: "Halfway between the lowest rib and the hip bone, after breathing out",
    unit: "in",
    default: null,
    when: IN_INCHES,
  }),
  targetBmi: number({
    label: "Wanted BMI",
    note: "Gives the weight that belongs to it",
    unit: "kg/m²",
    default: null,
    min: 10,
    max: 60,
    // A range in words: the unit reads badly in a sentence.
    range: "between 10 and 60",
  }),
};

const WEIGHT = "Weight at this height";
const CHART = "Growth chart";
const WAIST = "Waist";

export const outputs = {
  bmi: number({ label: "BMI", ...bodyMassIndex }),
  group: choice({ label: "Group", options: { adult: "Adult", child: "Child or teen" }, hidden: true }),
  ageMonthsTotal: number({ label: "Age in months", unit: "months", digits: 2, advanced: true }),
  category: choice({ label: "Class", options: CATEGORIES }),
  bmiPrime: number({
    label: "BMI Prime",
    note: "BMI ÷ upper end of normal",
    digits: 3,
    optional: true,
    advanced: true,
  }),
  ponderalIndex: number({ label: "Ponderal index", unit: "kg/m³", digits: 2, advanced: true }),
  newBmi: number({ label: "New BMI (Trefethen 2013)", digits: 2, advanced: true }),
  healthyWeightMinKg: number({ label: "Normal weight from", ...kilograms, group: WEIGHT }),
  healthyWeightMaxKg: number({ label: "Normal weight below", ...kilograms, group: WEIGHT }),
  weightToHealthyKg: number({ label: "Change to reach normal", ...kilograms, group: WEIGHT }),
  percentile: percent({ label: "Percentile", digits: 4, optional: true, group: CHART }),
  zScore: number({ label: "z-score", digits: 3, optional: true, group: CHART }),
  medianBmi: number({ label: "Median BMI at this age", ...bodyMassIndex, optional: true, group: CHART }),
  p5Bmi: number({ label: "5th percentile", ...bodyMassIndex, optional: true, group: CHART }),
  p85Bmi: number({ label: "85th percentile", ...bodyMassIndex, optional: true, group: CHART }),
  p95Bmi: number({ label: "95th percentile", ...bodyMassIndex, optional: true, group: CHART }),
  percentOfP95: percent({
    label: "Share of the 95th percentile",
    digits: 1,
    optional: true,
    group: CHART,
  }),
  waistToHeight: number({ label: "Waist-to-height ratio", digits: 3, optional: true, group: WAIST }),
  waistToHeightCategory: choice({
    label: "Waist-to-height class (NICE)",
    options: WAIST_TO_HEIGHT_CLASSES,
    optional: true,
    group: WAIST,
  }),
  waistRisk: choice({ label: "Risk by waist", options: WAIST_RISKS, optional: true, group: WAIST }),
  indiaStage: choice({
    label: "Stage of the 2025 Indian definition",
    options: INDIA_STAGES,
    optional: true,
  }),
  targetWeightKg: number({
    label: "Weight at the wanted BMI",
    ...kilograms,
    optional: true,
    group: WEIGHT,
  }),
  targetChangeKg: number({
    label: "Change to reach it",
    ...kilograms,
    optional: true,
    group: WEIGHT,
  }),
  bands: table({
    label: "Classes at this height",
    columns: {
      category: choice({ label: "Class", options: CATEGORIES }),
      bmiFrom: number({ label: "BMI from", ...bodyMassIndex, optional: true }),
      bmiTo: number({ label: "BMI below", ...bodyMassIndex, optional: true }),
      weightFromKg: number({ label: "Weight from", ...kilograms, optional: true }),
      weightToKg: number({ label: "Weight below", ...kilograms, optional: true }),
    },
  }),
  standards: table({
    label: "The same BMI under all three standards",
    columns: {
      standard: choice({ label: "Cut-offs", options: STANDARDS }),
      category: choice({ label: "Class", options: CATEGORIES }),
      bmiPrime: number({ label: "BMI Prime", digits: 3 }),
      healthyWeightMinKg: number({ label: "Normal weight from", ...kilograms }),
      healthyWeightMaxKg: number({ label: "Normal weight below", ...kilograms }),
      weightToHealthyKg: number({ label: "Change to reach normal", ...kilograms }),
    },
  }),
  curves: table({
    label: "BMI by age",
    columns: {
      ageYears: integer({ label: "Age", unit: "years" }),
      p5: number({ label: "5th", digits: 2 }),
      p10: number({ label: "10th", digits: 2 }),
      p25: number({ label: "25th", digits: 2 }),
      p50: number({ label: "50th", digits: 2 }),
      p75: number({ label: "75th", digits: 2 }),
      p85: number({ label: "85th", digits: 2 }),
      p90: number({ label: "90th", digits: 2 }),
      p95: number({ label: "95th", digits: 2 }),
      class2: number({ label: "Obesity, class 2 from", digits: 2 }),
      class3: number({ label: "Obesity, class 3 from", digits: 2 }),
    },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
