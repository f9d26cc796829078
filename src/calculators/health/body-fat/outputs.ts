import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { ACE_CATEGORIES, AGE_CATEGORIES } from "./classes";
import type { Composition } from "./composition";
import { BY_WAIST, METHODS } from "./inputs";

const { boolean, choice, number, percent, table } = outputsOf<Composition>();

const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const services = { optional: true } as const;
const goal = { ...kilograms, optional: true } as const;

export const outputs = {
  bodyFatPercent: percent("Body fat", { digits: 1, shown: "elsewhere", solve: true, value: (one) => one.percent }),
  fatMassKg: number("Fat mass", { ...kilograms, value: ({ fatKg }) => fatKg }),
  leanMassKg: number("Lean mass", { ...kilograms, value: ({ leanKg }) => leanKg }),
  meanPercent: percent("Mean of all methods", { digits: 1 }),
  aceCategory: choice("ACE category", { options: ACE_CATEGORIES, optional: true }),
  ageCategory: choice("Category for this age", { options: AGE_CATEGORIES, optional: true }),
  bmi: number("BMI", { unit: "kg/m²", digits: 1, value: ({ measures }) => measures.bmi }),
  bodyDensity: number("Body density", { unit: "g/mL", digits: 5, optional: true, value: ({ density }) => density }),
  ...section("US armed forces", {
    armyMaxPercent: percent("Army limit at this age", { ...services }),
    waistToHeight: number("Waist-to-height ratio", { digits: 3, ...services, solve: { when: BY_WAIST } }),
    meetsDod2026: boolean("Under 0.55, the 2026 limit", { ...services }),
  }),
  ...section("Goal", {
    goalWeightKg: number("Weight at the goal", { ...goal, solve: true }),
    fatToLoseKg: number("Fat to lose", { ...goal }),
  }),
  methods: table("All methods", {
    columns: {
      method: choice("Method", { options: METHODS }),
      bodyFatPercent: percent("Body fat", { digits: 1, optional: true }),
    },
    value: ({ methods }) => methods.map(({ method, percent: bodyFatPercent }) => ({ method, bodyFatPercent })),
  }),
};
