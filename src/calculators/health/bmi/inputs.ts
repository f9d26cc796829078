import { choice, date, fold, integer, number, type ValuesOf } from "../../../core/fields";
import { girthFields, heightFields, SEXES, STANDARDS, unitSystemField, weightFields } from "../../../fieldsets/body";

/** Limits in metric units, also for inputs in other units. */
export const WEIGHT_KG = { min: 2, max: 650 };
export const HEIGHT_CM = { min: 50, max: 272 };
export const WAIST_CM = { min: 20, max: 300 };

export const AGE_YEARS = { min: 2, max: 120 };
export const TOO_YOUNG = "BMI-for-age starts at 2 years.";

/** The age inputs are used only without a date of birth. */
const WITHOUT_BIRTH_DATE = { birthDate: null };

export const inputs = {
  unitSystem: unitSystemField,
  ...weightFields("weight", { label: "Weight", limits: WEIGHT_KG, solve: true }, { kg: 70, lb: 154 }),
  ...heightFields("height", { label: "Height", limits: HEIGHT_CM, solve: true }, { cm: 170, ft: 5, inches: 7 }),
  sex: choice("Sex", { note: "For children and waist limits", options: SEXES, default: "female" }),
  ...fold("Date of birth and extra months", {
    birthDate: date("Date of birth", { reads: { prefers: "past" }, note: "Instead of age", default: null }),
    asOf: date("Measured on", { default: "2026-11-20", fill: "today" }),
    ageMonths: integer("Extra months", { default: 0, min: 0, max: 11, when: WITHOUT_BIRTH_DATE }),
  }),
  ageYears: number("Age", {
    unit: "years",
    default: 35,
    ...AGE_YEARS,
    messages: { tooLow: TOO_YOUNG },
    when: WITHOUT_BIRTH_DATE,
  }),
  ...fold("Adult cutoffs, waist and target BMI", {
    standard: choice("Adult cutoffs", {
      note: "Under 20, the CDC growth charts apply",
      options: STANDARDS,
      default: "who",
    }),
    ...girthFields("waist", {
      label: "Waist",
      solve: true,
      note: "Halfway between the lowest rib and the hip bone, after breathing out",
      optional: true,
      limits: WAIST_CM,
    }),
    targetBmi: number("Target BMI", {
      note: "Shows the weight for this BMI",
      unit: "kg/m²",
      default: null,
      min: 10,
      max: 60,
      // Given in words because the unit reads badly in a sentence.
      messages: { range: "between 10 and 60" },
      solve: true,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
