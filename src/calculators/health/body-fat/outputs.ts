import { outputsOf } from "../../../core/outputs";
import { ACE_CATEGORIES, AGE_CATEGORIES } from "./classes";
import type { Composition } from "./composition";
import { METHODS } from "./inputs";

const { boolean, choice, number, percent, table } = outputsOf<Composition>();

const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const services = { optional: true, group: "US armed forces" } as const;
const goal = { ...kilograms, optional: true, group: "Goal" } as const;

export const outputs = {
  bodyFatPercent: percent({ label: "Body fat", digits: 1, value: (one) => one.percent }),
  fatMassKg: number({ label: "Fat mass", ...kilograms, value: ({ fatKg }) => fatKg }),
  leanMassKg: number({ label: "Lean mass", ...kilograms, value: ({ leanKg }) => leanKg }),
  meanPercent: percent({
    label: "Mean of all methods",
    digits: 1,
    value: ({ meanPercent }) => meanPercent,
  }),
  aceCategory: choice({
    label: "ACE category",
    options: ACE_CATEGORIES,
    optional: true,
    value: ({ aceCategory }) => aceCategory,
  }),
  ageCategory: choice({
    label: "Category for this age",
    options: AGE_CATEGORIES,
    optional: true,
    value: ({ ageCategory }) => ageCategory,
  }),
  bmi: number({ label: "BMI", unit: "kg/m²", digits: 1, value: ({ measures }) => measures.bmi }),
  bodyDensity: number({
    label: "Body density",
    unit: "g/mL",
    digits: 5,
    optional: true,
    value: ({ density }) => density,
  }),
  armyMaxPercent: percent({
    label: "Army limit at this age",
    ...services,
    value: ({ armyMaxPercent }) => armyMaxPercent,
  }),
  waistToHeight: number({
    label: "Waist-to-height ratio",
    digits: 3,
    ...services,
    value: ({ waistToHeight }) => waistToHeight,
  }),
  meetsDod2026: boolean({
    label: "Under 0.55, the 2026 limit",
    ...services,
    value: ({ meetsDod2026 }) => meetsDod2026,
  }),
  goalWeightKg: number({ label: "Weight at the goal", ...goal, value: ({ goalWeightKg }) => goalWeightKg }),
  fatToLoseKg: number({ label: "Fat to lose", ...goal, value: ({ fatToLoseKg }) => fatToLoseKg }),
  methods: table({
    label: "All methods",
    columns: {
      method: choice({ label: "Method", options: METHODS }),
      bodyFatPercent: percent({ label: "Body fat", digits: 1, optional: true }),
    },
    value: ({ methods }) =>
      methods.map(({ method, percent: bodyFatPercent }) => ({ method, bodyFatPercent })),
  }),
};
