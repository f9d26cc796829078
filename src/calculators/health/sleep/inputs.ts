import { boolean, choice, integer, list, number, time, type ValuesOf } from "../../../core/fields";

const MOST_NIGHTS = 31;
export const NIGHTS = "Enter 1 to 31 nights, each with a wake time after the bed time.";

const SUCH_AS = "Enter a time such as 06:30.";

export const inputs = {
  mode: choice({
    label: "I want to",
    options: {
      "wake-at": "Wake up at a time",
      "bed-at": "Go to bed at a time",
      nap: "Take a nap",
      week: "Look at a week",
    },
    default: "wake-at",
  }),
  ageYears: number({
    label: "Age",
    note: "In decimals for babies: 0.5 is 6 months",
    unit: "years",
    default: 30,
    min: 0,
    max: 120,
  }),
  guideline: choice({
    label: "Hours by",
    options: { aasm: "AASM", nsf: "NSF" },
    default: "aasm",
  }),
  fallAsleepMinutes: integer({
    label: "Time to fall asleep",
    unit: "min",
    default: 15,
    min: 0,
    max: 120,
    range: "between 0 and 120 minutes",
  }),
  cycleMinutes: integer({
    label: "Length of a cycle",
    noun: "A cycle",
    unit: "min",
    default: 90,
    min: 70,
    max: 120,
    range: "between 70 and 120 minutes",
  }),
  wakeTime: time({
    label: "Wake up at",
    default: "06:30",
    invalidMessage: SUCH_AS,
    when: { mode: "wake-at" },
  }),
  bedTime: time({
    label: "In bed at",
    default: "22:30",
    fill: "now",
    invalidMessage: SUCH_AS,
    when: { mode: "bed-at" },
  }),
  napStart: time({
    label: "Lie down at",
    default: "13:30",
    invalidMessage: SUCH_AS,
    when: { mode: "nap" },
  }),
  nights: list({
    label: "My nights",
    itemLabel: "Night",
    default: [],
    maxRows: MOST_NIGHTS,
    item: {
      bed: time({ label: "In bed", invalidMessage: SUCH_AS }),
      wake: time({ label: "Up", invalidMessage: SUCH_AS }),
      free: boolean({ label: "No alarm", default: false }),
    },
    when: { mode: "week" },
  }),
  needHours: number({
    label: "My need",
    note: "If empty, the recommended minimum",
    unit: "h",
    default: null,
    min: 4,
    max: 17,
    range: "between 4 and 17 hours",
    when: { mode: "week" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
