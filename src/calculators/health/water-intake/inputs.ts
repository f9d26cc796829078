import { by, choice, fold, number, time, type ValuesOf } from "../../../core/fields";
import { lifeStageField, SEXES, unitSystemField, weightFields } from "../../../fieldsets/body";
import { IN_KILOGRAMS, IN_POUNDS } from "../../../math/health/unit-system";
import { convert } from "../../../math/units/units";

export const WEIGHT_KG = { min: 5, max: 650 };
export const ATHLETE_KG = { min: 20, max: 300 };

export const BASES = {
  iom: "United States and Canada (IOM)",
  efsa: "European Union (EFSA)",
  weight: "By body weight",
};

export type Basis = keyof typeof BASES;

const DAILY = { mode: "daily" } as const;
const SWEAT = { mode: "sweat-rate" } as const;

const before = { note: "Without clothes, dry" } as const;
const after = { note: "Toweled off" } as const;

export const inputs = {
  mode: choice("I want to know", {
    options: { daily: "How much to drink in a day", "sweat-rate": "How much I sweat" },
    default: "daily",
  }),
  ...fold("Reference, pregnancy and breastfeeding", {
    basis: choice("Reference", { options: BASES, default: "iom", when: DAILY }),
    lifeStage: { ...lifeStageField, when: DAILY },
  }),
  unitSystem: unitSystemField,
  sex: choice("Sex", { options: SEXES, default: "female", when: DAILY }),
  ageYears: number("Age", {
    unit: "years",
    default: 35,
    min: 1,
    max: 120,
    messages: { tooLow: "For babies under 1 year, ask a pediatrician." },
    when: DAILY,
  }),
  ...weightFields("weight", { label: "Weight", limits: WEIGHT_KG, when: DAILY }, { kg: 65, lb: 143 }),
  exerciseMinutes: number("Exercise", {
    unit: "min",
    default: 30,
    min: by("mode", { "sweat-rate": 5 }, 0),
    max: by("mode", { "sweat-rate": 1440 }, 720),
    solve: true,
  }),
  exerciseIntensity: choice("Intensity", {
    options: { light: "Light", moderate: "Moderate", vigorous: "Vigorous" },
    default: "moderate",
    when: DAILY,
  }),
  ...fold("Heat, and hot weather during exercise", {
    climate: choice("Weather during exercise", {
      options: { temperate: "Temperate", hot: "Hot" },
      default: "temperate",
      when: DAILY,
    }),
    heatHours: number("Work or walking in the heat", {
      unit: "h",
      default: 0,
      min: 0,
      max: 16,
      when: DAILY,
      solve: true,
    }),
  }),
  ...fold("Glass and waking hours", {
    glassMl: number("Glass", {
      noun: "A glass",
      unit: "mL",
      default: by("unitSystem", { imperial: convert(8, "fl\u00a0oz", "mL") }, 250),
      min: 50,
      max: 2000,
      when: DAILY,
      solve: 1,
    }),
    wakeTime: time("Wake-up time", { default: "07:00", when: DAILY }),
    bedTime: time("Bedtime", { noun: "Bedtime", default: "22:00", when: DAILY }),
  }),
  preWeightKg: number("Weight before", {
    ...before,
    unit: "kg",
    default: 70,
    ...ATHLETE_KG,
    when: { ...SWEAT, ...IN_KILOGRAMS },
  }),
  preWeightLb: number("Weight before", {
    ...before,
    unit: "lb",
    default: 154,
    min: 0,
    when: { ...SWEAT, ...IN_POUNDS },
  }),
  postWeightKg: number("Weight after", {
    ...after,
    unit: "kg",
    default: 69.2,
    ...ATHLETE_KG,
    when: { ...SWEAT, ...IN_KILOGRAMS },
  }),
  postWeightLb: number("Weight after", {
    ...after,
    unit: "lb",
    default: 152.3,
    min: 0,
    when: { ...SWEAT, ...IN_POUNDS },
  }),
  fluidMl: number("Drunk during exercise", {
    noun: "Amount drunk during exercise",
    unit: "mL",
    default: by("unitSystem", { imperial: convert(16, "fl\u00a0oz", "mL") }, 500),
    min: 0,
    max: 20_000,
    when: SWEAT,
    solve: true,
  }),
  urineMl: number("Urine during exercise", { unit: "mL", default: 0, min: 0, max: 5000, when: SWEAT }),
};

export type Inputs = ValuesOf<typeof inputs>;
