import { choice, date, fold, integer, number, type ValuesOf } from "../../../core/fields";
import { heightFields, SEXES, unitSystemField, weightFields } from "../../../fieldsets/body";
import { IN_CENTIMETERS, IN_INCHES, IN_KILOGRAMS, IN_POUNDS } from "../../../math/health/unit-system";

/** Limits on the totals in metric units, also for inputs in other units. */
export const HEIGHT_CM = { min: 40, max: 272 };
export const CONVERTED_CM = { min: 1, max: 272 };
export const WEIGHT_KG = { min: 2, max: 300 };
export const PARENT_CM = { min: 120, max: 250 };
const PARENT_YEARS = { min: 14, max: 110 };

export const LAST_AGE = 120;

export const INFANT_KG = { min: 0.3, max: 40 };
export const LENGTH_CM = { min: 30, max: 130 };
/** Months. */
export const INFANT_AGE = { min: 0, max: 24 };

/** Note of a measure of the child that the prediction can do without. */
export const UNKNOWN = "Leave empty if unknown";

const height = { noun: "Height", optional: true } as const;

const parentAge = (label: string) =>
  number(label, {
    unit: "years",
    note: "Corrects for height lost with age",
    default: null,
    ...PARENT_YEARS,
    messages: { range: `between ${PARENT_YEARS.min} and ${PARENT_YEARS.max}` },
  });

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  ...fold("Metric or US units", {
    unitSystem: unitSystemField,
  }),
  sex: choice("Sex", { options: SEXES, default: "male" }),
  ...fold("Date of birth and extra months", {
    birthDate: date("Date of birth", {
      reads: { prefers: "past" },
      note: "Instead of age",
      default: null,
    }),
    asOf: date("Measured on", { default: "2026-11-20", fill: "today" }),
    ageMonths: integer("Extra months", { default: 0, min: 0, max: 11, when: { birthDate: null } }),
  }),
  ageYears: number("Age", { unit: "years", default: 8, min: 0, max: LAST_AGE, when: { birthDate: null } }),
  heightCm: number("Height", {
    ...height,
    unit: "cm",
    default: 128,
    ...HEIGHT_CM,
    when: IN_CENTIMETERS,
    solve: true,
  }),
  heightFt: number("Height", {
    ...height,
    unit: "ft",
    default: 4,
    min: 0,
    max: 9,
    when: IN_INCHES,
  }),
  heightIn: number("Height", {
    ...height,
    unit: "in",
    default: 2.5,
    min: 0,
    max: 120,
    when: IN_INCHES,
    solve: true,
  }),
  infantMonths: number("Age", {
    unit: "months",
    note: "From the due date if born early",
    default: 6,
    ...INFANT_AGE,
    when: { birthDate: null },
  }),
  infantWeightKg: number("Weight", {
    unit: "kg",
    default: 7.8,
    ...INFANT_KG,
    optional: true,
    when: IN_KILOGRAMS,
  }),
  infantWeightLb: number("Weight", {
    unit: "lb",
    default: 17,
    min: 0,
    optional: true,
    when: IN_POUNDS,
  }),
  infantWeightOz: number("Weight", {
    unit: "oz",
    default: 3,
    min: 0,
    max: 16,
    optional: true,
    when: IN_POUNDS,
  }),
  lengthCm: number("Length", {
    unit: "cm",
    note: "Lying down",
    default: 67,
    ...LENGTH_CM,
    optional: true,
    when: IN_CENTIMETERS,
  }),
  lengthIn: number("Length", {
    unit: "in",
    note: "Lying down",
    default: 26.5,
    min: 0,
    optional: true,
    when: IN_INCHES,
  }),
  infantChart: choice("Growth chart", {
    options: { who: "WHO", uk: "UK-WHO" },
    default: "who",
    fill: { GBP: "uk" },
  }),
  ...weightFields(
    "weight",
    {
      label: "Weight now",
      noun: "Weight",
      note: UNKNOWN,
      optional: true,
      limits: WEIGHT_KG,
    },
    { kg: 26, lb: 57 },
  ),
  ...heightFields(
    "fatherHeight",
    { solve: true, label: "Father’s height", limits: PARENT_CM },
    { cm: 175, ft: 5, inches: 9 },
  ),
  ...heightFields(
    "motherHeight",
    { solve: true, label: "Mother’s height", limits: PARENT_CM },
    { cm: 162, ft: 5, inches: 4 },
  ),
  ...fold("Parents’ ages", {
    fatherAge: parentAge("Father’s age"),
    motherAge: parentAge("Mother’s age"),
  }),
};

export type Fields = typeof fields;

export type Inputs = ValuesOf<Fields>;
