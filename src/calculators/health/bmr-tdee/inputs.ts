import { by, choice, date, fold, list, number, type ValuesOf } from "../../../core/fields";
import { activityFields, bodyFields, formulaFields } from "../../../fieldsets/energy";

const BY_FORMULA = { mode: "estimate" } as const;
const BY_LOG = { mode: "adaptive" } as const;

export const inputs = {
  mode: choice("Method", {
    options: { estimate: "By formula", adaptive: "From my log of weight and food" },
    default: "estimate",
    shown: "elsewhere",
  }),
  ...bodyFields,
  ...fold("Formula and body fat", {
    ...formulaFields,
  }),
  ...activityFields(BY_FORMULA),
  log: list("My log", {
    note: "Weight and calories, one row a day; either may be empty",
    default: [],
    row: { label: "Day" },
    max: 2000,
    when: BY_LOG,
    columns: {
      date: date("Date"),
      weight: number("Weight", {
        unit: by("unitSystem", { imperial: "lb" }, "kg"),
        optional: true,
        above: 0,
        max: 2000,
      }),
      intakeKcal: number("Calories", { optional: true, min: 0, max: 50_000 }),
    },
  }),
  ...fold("An intake in mind", {
    energyPerKg: number("Energy of 1 kg of body weight", {
      unit: "kcal/kg",
      default: 7700,
      min: 5000,
      max: 9500,
      when: BY_LOG,
    }),
    wantedIntake: number("Intake I have in mind", {
      noun: "Intake",
      note: "Shows the weight change it leads to",
      unit: "kcal/day",
      default: null,
      min: 0,
      max: 20_000,
      solve: true,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
