import { boolean, choice, fold, number, percent, type ValuesOf } from "../../../core/fields";
import { girthFields, heightFields, SEXES, unitSystemField, weightFields } from "../../../fieldsets/body";

/** Limits in metric units, also for inputs in other units. */
export const WEIGHT_KG = { min: 15, max: 650 };
export const HEIGHT_CM = { min: 90, max: 272 };
export const NECK_CM = { min: 20, max: 80 };
export const WAIST_CM = { min: 40, max: 250 };
export const HIP_CM = { min: 50, max: 250 };

export const METHODS = {
  navy: "Navy tape: waist and neck",
  "army-2023": "Army tape (2023)",
  ymca: "YMCA: waist and weight",
  deurenberg: "BMI and age (Deurenberg)",
  "cun-bae": "BMI and age (CUN-BAE)",
  rfm: "Relative fat mass: waist and height",
  "jackson-pollock-3": "Three skinfolds (Jackson–Pollock)",
  "jackson-pollock-7": "Seven skinfolds (Jackson–Pollock)",
};

export type Method = keyof typeof METHODS;

/** The methods that measure the waist; the Army tapes the abdomen. */
export const BY_WAIST = { method: ["navy", "ymca", "rfm"] } as const;

/** Skinfold sites in the order of the form. */
export const FOLDS = {
  chestFold: "Chest",
  abdominalFold: "Abdominal",
  thighFold: "Thigh",
  tricepsFold: "Triceps",
  suprailiacFold: "Suprailiac",
  subscapularFold: "Subscapular",
  midaxillaryFold: "Midaxillary",
};

export type Fold = keyof typeof FOLDS;

const skinfold = (label: string, note: string) =>
  number(`${label} skinfold`, { noun: "A skinfold", note, unit: "mm", default: null, min: 1, max: 120 });

export const inputs = {
  ...fold("Metric or US units", {
    unitSystem: unitSystemField,
  }),
  sex: choice("Sex", { options: SEXES, default: "male" }),
  method: choice("Method", { options: METHODS, default: "navy" }),
  ageYears: number("Age", { unit: "years", default: 35, min: 7, max: 110 }),
  ...weightFields("weight", { label: "Weight", limits: WEIGHT_KG, solve: true }, { kg: 82, lb: 181 }),
  ...heightFields("height", { label: "Height", limits: HEIGHT_CM }, { cm: 178, ft: 5, inches: 10 }),
  ...girthFields(
    "neck",
    { label: "Neck", note: "Just below the larynx", optional: true, limits: NECK_CM },
    { cm: 39, inches: 15.4 },
  ),
  ...girthFields(
    "waist",
    {
      label: "Waist",
      solve: { rank: 1, when: BY_WAIST },
      note: "Men: at the navel; women: at the narrowest point",
      optional: true,
      limits: WAIST_CM,
    },
    { cm: 92, inches: 36.2 },
  ),
  ...girthFields(
    "hip",
    { label: "Hip", note: "At the widest point", optional: true, limits: HIP_CM, when: { sex: "female" } },
    { cm: 100, inches: 39.4 },
  ),
  ...fold("Army abdomen, and a goal", {
    ...girthFields("abdomen", {
      label: "Abdomen at the navel",
      solve: { rank: 1, when: { method: "army-2023" } },
      noun: "Abdomen",
      note: "For the Army tape; men may leave it empty",
      optional: true,
      limits: WAIST_CM,
    }),
    officialRounding: boolean("Round as the Army does", { default: false, when: { method: "army-2023" } }),
    goalBodyFatPercent: percent("Body fat goal", {
      note: "Shows your weight at this body fat with the same lean mass",
      default: null,
      min: 3,
      max: 60,
      solve: true,
    }),
  }),
  ...fold("Skinfolds", {
    chestFold: skinfold("Chest", "Diagonal, between armpit and nipple"),
    abdominalFold: skinfold("Abdominal", "Vertical, one inch to the side of the navel"),
    thighFold: skinfold("Thigh", "Vertical, front of the thigh, halfway from hip to knee"),
    tricepsFold: skinfold("Triceps", "Vertical, back of the upper arm"),
    suprailiacFold: skinfold("Suprailiac", "Diagonal, just above the hip bone"),
    subscapularFold: skinfold("Subscapular", "Diagonal, below the shoulder blade"),
    midaxillaryFold: skinfold("Midaxillary", "Vertical, below the armpit, level with the breastbone"),
    densityEquation: choice("Density to fat", { options: { siri: "Siri", brozek: "Brozek" }, default: "siri" }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
