import { choice, fold, number, type ValuesOf } from "../../../core/fields";
import { girthFields, heightFields, SEXES, STANDARDS, unitSystemField, weightFields } from "../../../fieldsets/body";

/** Limits in metric units, also for inputs in other units. */
export const HEIGHT_CM = { min: 120, max: 250 };
export const WEIGHT_KG = { min: 20, max: 650 };
export const WRIST_CM = { min: 8, max: 30 };
export const ELBOW_CM = { min: 3, max: 12 };

export const FRAMES = { small: "Small", medium: "Medium", large: "Large" };
export type Frame = keyof typeof FRAMES;

export const inputs = {
  unitSystem: unitSystemField,
  ...heightFields(
    "height",
    { solve: true, label: "Height", note: "Without shoes", limits: HEIGHT_CM },
    { cm: 175, ft: 5, inches: 9 },
  ),
  sex: choice("Sex", { options: SEXES, default: "male" }),
  ageYears: number("Age", {
    unit: "years",
    default: 35,
    min: 18,
    max: 120,
    messages: { tooLow: "Ideal weight formulas are for adults of 18 and over." },
  }),
  ...weightFields(
    "weight",
    { solve: true, label: "Present weight", note: "Optional", optional: true, limits: WEIGHT_KG },
    { kg: null, lb: null },
  ),
  ...fold("BMI range and BMI for Peterson", {
    standard: choice("BMI range", { options: STANDARDS, default: "who" }),
    targetBmi: number("BMI for Peterson", {
      noun: "BMI",
      unit: "kg/m²",
      default: 22,
      min: 15,
      max: 35,
      messages: { range: "between 15 and 35" },
      solve: true,
    }),
  }),
  ...fold("Frame: wrist and elbow", {
    ...girthFields("wrist", {
      label: "Wrist",
      note: "Around the narrowest part, on the hand side of the wrist bone",
      optional: true,
      limits: WRIST_CM,
    }),
    ...girthFields("elbow", {
      label: "Elbow breadth",
      note: "Between the two bones, with the arm bent at a right angle",
      optional: true,
      limits: ELBOW_CM,
    }),
    frame: choice("Frame", { options: { auto: "By wrist or elbow", ...FRAMES }, default: "medium" }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
