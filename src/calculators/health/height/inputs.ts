import { by, choice, date, fold, integer, number, type ValuesOf } from "../../../core/fields";
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

const PREDICTING = { mode: "predict" };
const OF_INFANT = { mode: "infant" };
const OF_A_PERSON = { mode: ["predict", "percentile", "infant"] } as const;
const WITH_HEIGHT = { mode: ["predict", "percentile", "convert"] } as const;
const WITHOUT_BIRTH_DATE = { mode: ["predict", "percentile"], birthDate: null } as const;

const heightLabel = by("mode", { predict: "Height now" }, "Height");
const height = {
  noun: "Height",
  note: by("mode", { predict: "Leave empty if unknown" }, ""),
  optional: true,
} as const;

const parentAge = (label: string) =>
  number(label, {
    unit: "years",
    note: "Corrects for height lost with age",
    default: null,
    ...PARENT_YEARS,
    messages: { range: `between ${PARENT_YEARS.min} and ${PARENT_YEARS.max}` },
    when: PREDICTING,
  });

export const inputs = {
  mode: choice("I want to know", {
    options: {
      predict: "How tall a child will be",
      percentile: "A height percentile",
      infant: "Growth under 2 years",
      convert: "Feet and centimeters",
    },
    default: "predict",
  }),
  ...fold("Metric or US units", {
    unitSystem: unitSystemField,
  }),
  sex: choice(by("mode", { predict: "Sex of the child" }, "Sex"), {
    options: SEXES,
    default: "male",
    when: OF_A_PERSON,
  }),
  ...fold("Date of birth and extra months", {
    birthDate: date("Date of birth", {
      reads: { prefers: "past" },
      note: "Instead of age",
      default: null,
      when: OF_A_PERSON,
    }),
    asOf: date("Measured on", { default: "2026-11-20", fill: "today", when: OF_A_PERSON }),
    ageMonths: integer("Extra months", { default: 0, min: 0, max: 11, when: WITHOUT_BIRTH_DATE }),
  }),
  ageYears: number("Age", { unit: "years", default: 8, min: 0, max: LAST_AGE, when: WITHOUT_BIRTH_DATE }),
  heightCm: number(heightLabel, {
    ...height,
    unit: "cm",
    default: 128,
    min: by("mode", { convert: CONVERTED_CM.min }, HEIGHT_CM.min),
    max: HEIGHT_CM.max,
    when: { ...WITH_HEIGHT, ...IN_CENTIMETERS },
    solve: true,
  }),
  heightFt: number(heightLabel, {
    ...height,
    unit: "ft",
    default: 4,
    min: 0,
    max: 9,
    when: { ...WITH_HEIGHT, ...IN_INCHES },
  }),
  heightIn: number(heightLabel, {
    ...height,
    unit: "in",
    default: 2.5,
    min: 0,
    max: 120,
    when: { ...WITH_HEIGHT, ...IN_INCHES },
    solve: true,
  }),
  infantMonths: number("Age", {
    unit: "months",
    note: "From the due date if born early",
    default: 6,
    ...INFANT_AGE,
    when: { ...OF_INFANT, birthDate: null },
  }),
  infantWeightKg: number("Weight", {
    unit: "kg",
    default: 7.8,
    ...INFANT_KG,
    optional: true,
    when: { ...OF_INFANT, ...IN_KILOGRAMS },
  }),
  infantWeightLb: number("Weight", {
    unit: "lb",
    default: 17,
    min: 0,
    optional: true,
    when: { ...OF_INFANT, ...IN_POUNDS },
  }),
  infantWeightOz: number("Weight", {
    unit: "oz",
    default: 3,
    min: 0,
    max: 16,
    optional: true,
    when: { ...OF_INFANT, ...IN_POUNDS },
  }),
  lengthCm: number("Length", {
    unit: "cm",
    note: "Lying down",
    default: 67,
    ...LENGTH_CM,
    optional: true,
    when: { ...OF_INFANT, ...IN_CENTIMETERS },
  }),
  lengthIn: number("Length", {
    unit: "in",
    note: "Lying down",
    default: 26.5,
    min: 0,
    optional: true,
    when: { ...OF_INFANT, ...IN_INCHES },
  }),
  infantChart: choice("Growth chart", {
    options: { who: "WHO", uk: "UK-WHO" },
    default: "who",
    fill: { GBP: "uk" },
    when: OF_INFANT,
  }),
  ...weightFields(
    "weight",
    {
      label: "Weight now",
      noun: "Weight",
      note: "Leave empty if unknown",
      optional: true,
      limits: WEIGHT_KG,
      when: PREDICTING,
    },
    { kg: 26, lb: 57 },
  ),
  ...heightFields(
    "fatherHeight",
    { solve: true, label: "Father’s height", limits: PARENT_CM, when: PREDICTING },
    { cm: 175, ft: 5, inches: 9 },
  ),
  ...heightFields(
    "motherHeight",
    { solve: true, label: "Mother’s height", limits: PARENT_CM, when: PREDICTING },
    { cm: 162, ft: 5, inches: 4 },
  ),
  ...fold("Parents’ ages", {
    fatherAge: parentAge("Father’s age"),
    motherAge: parentAge("Mother’s age"),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
