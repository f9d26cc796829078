import { choice, date, integer, number, type ValuesOf } from "../../../core/fields";
import { girthRange, heightRange } from "../../../math/health/body-measures";
import {
  IN_CENTIMETERS,
  IN_INCHES,
  IN_KILOGRAMS,
  IN_POUNDS,
  UNIT_SYSTEMS,
} from "../../../math/health/unit-system";
import { STANDARDS } from "./classes";

/** Metric limits of the totals, whatever the units. */
export const WEIGHT_KG = { min: 2, max: 650 };
export const HEIGHT_CM = { min: 50, max: 272 };
export const WAIST_CM = { min: 20, max: 300 };

export const AGE_YEARS = { min: 2, max: 120 };
export const TOO_YOUNG = "BMI-for-age starts at 2 years.";

/** The age is typed only where no date of birth gives it. */
const WITHOUT_BIRTH_DATE = { birthDate: null };

const waist = {
  label: "Waist",
  note: "Halfway between the lowest rib and the hip bone, after breathing out",
  default: null,
} as const;

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
    note: "For children and waist limits",
    options: { female: "Female", male: "Male" },
    default: "female",
  }),
  birthDate: date({ label: "Date of birth", note: "Instead of age", default: null }),
  asOf: date({ label: "Measured on", default: "2026-11-20", fill: "today" }),
  ageYears: number({
    label: "Age",
    unit: "years",
    default: 35,
    ...AGE_YEARS,
    tooLowMessage: TOO_YOUNG,
    when: WITHOUT_BIRTH_DATE,
  }),
  ageMonths: integer({
    label: "Extra months",
    default: 0,
    min: 0,
    max: 11,
    when: WITHOUT_BIRTH_DATE,
  }),
  standard: choice({
    label: "Adult cutoffs",
    note: "Under 20, the CDC growth charts apply",
    options: STANDARDS,
    default: "who",
  }),
  waistCm: number({
    ...waist,
    unit: "cm",
    ...WAIST_CM,
    range: girthRange(WAIST_CM),
    when: IN_CENTIMETERS,
  }),
  waistIn: number({ ...waist, unit: "in", when: IN_INCHES }),
  targetBmi: number({
    label: "Target BMI",
    note: "Shows the weight for this BMI",
    unit: "kg/m²",
    default: null,
    min: 10,
    max: 60,
    // A range in words: the unit reads badly in a sentence.
    range: "between 10 and 60",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
