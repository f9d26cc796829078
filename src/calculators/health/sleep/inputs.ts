import { boolean, choice, fold, integer, list, number, time, type ValuesOf } from "../../../core/fields";

const MOST_NIGHTS = 31;
export const NIGHTS = "Enter 1 to 31 nights, each with a wake time after the bed time.";

const SUCH_AS = "Enter a time such as 06:30.";

export const inputs = {
  mode: choice("I want to", {
    options: {
      "wake-at": "Wake up at a time",
      "bed-at": "Go to bed at a time",
      nap: "Take a nap",
      week: "Review a week",
    },
    default: "wake-at",
  }),
  ageYears: number("Age", {
    note: "In decimals for babies: 0.5 is 6 months",
    unit: "years",
    default: 30,
    min: 0,
    max: 120,
  }),
  ...fold("Guideline and length of a cycle", {
    guideline: choice("Guideline", { options: { aasm: "AASM", nsf: "NSF" }, default: "aasm" }),
    cycleMinutes: integer("Length of a cycle", {
      noun: "A cycle",
      unit: "min",
      default: 90,
      min: 70,
      max: 120,
      messages: { range: "between 70 and 120 minutes" },
    }),
  }),
  fallAsleepMinutes: integer("Time to fall asleep", {
    unit: "min",
    default: 15,
    min: 0,
    max: 120,
    messages: { range: "between 0 and 120 minutes" },
    solve: true,
  }),
  wakeTime: time("Wake up at", { default: "06:30", messages: { invalid: SUCH_AS }, when: { mode: "wake-at" } }),
  bedTime: time("In bed at", {
    default: "22:30",
    fill: "now",
    messages: { invalid: SUCH_AS },
    when: { mode: "bed-at" },
  }),
  napStart: time("Lie down at", { default: "13:30", messages: { invalid: SUCH_AS }, when: { mode: "nap" } }),
  nights: list("My nights", {
    row: { label: "Night" },
    default: [],
    max: MOST_NIGHTS,
    columns: {
      bed: time("In bed", { messages: { invalid: SUCH_AS } }),
      wake: time("Got up", { messages: { invalid: SUCH_AS } }),
      free: boolean("No alarm", { default: false }),
    },
    when: { mode: "week" },
  }),
  needHours: number("My need", {
    note: "If empty, the recommended minimum",
    unit: "h",
    default: null,
    min: 4,
    max: 17,
    messages: { range: "between 4 and 17 hours" },
    when: { mode: "week" },
    solve: 1,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
