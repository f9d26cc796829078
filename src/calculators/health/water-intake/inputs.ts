import { choice, fold, number, time, type ValuesOf } from "../../../core/fields";
import { lifeStageField, SEXES, unitSystemField, weightFields } from "../../../fieldsets/body";
import { IN_KILOGRAMS, IN_POUNDS } from "../../../math/health/unit-system";

export const WEIGHT_KG = { min: 5, max: 650 };
export const ATHLETE_KG = { min: 20, max: 300 };

export const BASES = {
  iom: "United States and Canada (IOM)",
  efsa: "European Union (EFSA)",
  weight: "By body weight",
};

export type Basis = keyof typeof BASES;

const before = { note: "Without clothes, dry" } as const;
const after = { note: "Toweled off" } as const;

/** The inputs of both modes; each mode lists the ones it uses. */
export const fields = {
  ...fold("Reference, pregnancy and breastfeeding", {
    basis: choice("Reference", { options: BASES, default: "iom" }),
    lifeStage: lifeStageField,
  }),
  unitSystem: unitSystemField,
  sex: choice("Sex", { options: SEXES, default: "female" }),
  ageYears: number("Age", {
    unit: "years",
    default: 35,
    min: 1,
    max: 120,
    messages: { tooLow: "For babies under 1 year, ask a pediatrician." },
  }),
  ...weightFields("weight", { label: "Weight", limits: WEIGHT_KG }, { kg: 65, lb: 143 }),
  exerciseMinutes: number("Exercise", {
    unit: "min",
    default: 30,
    min: 0,
    max: 720,
    solve: true,
  }),
  exerciseIntensity: choice("Intensity", {
    options: { light: "Light", moderate: "Moderate", vigorous: "Vigorous" },
    default: "moderate",
  }),
  ...fold("Heat, and hot weather during exercise", {
    climate: choice("Weather during exercise", {
      options: { temperate: "Temperate", hot: "Hot" },
      default: "temperate",
    }),
    heatHours: number("Work or walking in the heat", {
      unit: "h",
      default: 0,
      min: 0,
      max: 16,
      solve: true,
    }),
  }),
  ...fold("Glass and waking hours", {
    glassMl: number("Glass", {
      noun: "A glass",
      unit: "mL",
      default: 250,
      min: 50,
      max: 2000,
      solve: 1,
    }),
    wakeTime: time("Wake-up time", { default: "07:00" }),
    bedTime: time("Bedtime", { noun: "Bedtime", default: "22:00" }),
  }),
  preWeightKg: number("Weight before", {
    ...before,
    unit: "kg",
    default: 70,
    ...ATHLETE_KG,
    when: IN_KILOGRAMS,
  }),
  preWeightLb: number("Weight before", {
    ...before,
    unit: "lb",
    default: 154,
    min: 0,
    when: IN_POUNDS,
  }),
  postWeightKg: number("Weight after", {
    ...after,
    unit: "kg",
    default: 69.2,
    ...ATHLETE_KG,
    when: IN_KILOGRAMS,
  }),
  postWeightLb: number("Weight after", {
    ...after,
    unit: "lb",
    default: 152.3,
    min: 0,
    when: IN_POUNDS,
  }),
  fluidMl: number("Drunk during exercise", {
    noun: "Amount drunk during exercise",
    unit: "mL",
    default: 500,
    min: 0,
    max: 20_000,
    solve: true,
  }),
  urineMl: number("Urine during exercise", { unit: "mL", default: 0, min: 0, max: 5000 }),
};

export type Fields = typeof fields;

export type Inputs = ValuesOf<Fields>;
