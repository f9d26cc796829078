import { by, choice, date, list, number, type ValuesOf } from "../../../core/fields";
import { activityFields, bodyFields, formulaFields } from "../../../fieldsets/energy";

const BY_FORMULA = { mode: "estimate" } as const;
const BY_LOG = { mode: "adaptive" } as const;

export const inputs = {
  mode: choice({
    label: "Method",
    options: { estimate: "By formula", adaptive: "From my log of weight and food" },
    default: "estimate",
  }),
  ...bodyFields,
  ...formulaFields,
  ...activityFields(BY_FORMULA),
  log: list({
    label: "My log",
    note: "Weight and calories, one row a day; either may be empty",
    default: [],
    itemLabel: "Day",
    maxRows: 2000,
    when: BY_LOG,
    item: {
      date: date({ label: "Date" }),
      weight: number({
        label: "Weight",
        unit: by("unitSystem", { imperial: "lb" }, "kg"),
        optional: true,
        above: 0,
        max: 2000,
      }),
      intakeKcal: number({ label: "Calories", optional: true, min: 0, max: 50_000 }),
    },
  }),
  energyPerKg: number({
    label: "Energy of 1 kg of body weight",
    unit: "kcal/kg",
    default: 7700,
    min: 5000,
    max: 9500,
    when: BY_LOG,
  }),
  wantedIntake: number({
    label: "Intake I have in mind",
    noun: "Intake",
    note: "Shows the weight change it leads to",
    unit: "kcal/day",
    default: null,
    min: 0,
    max: 20_000,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
