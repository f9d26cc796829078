import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { hoursAndMinutes } from "../../../math/dates/clock";
import type { Sleep } from "./sleep";

const { boolean, choice, integer, number, table, text, time } = outputsOf<Sleep>();

const NAP_KINDS = {
  micro: "Short rest",
  power: "Power nap",
  short: "Longer nap",
  "full-cycle": "A whole cycle",
};

const RECOMMENDED = "Recommended at this age";
const WEEK = "The week";

export const outputs = {
  bestTime: time({ label: "Best time", optional: true, value: ({ night }) => night?.best.time }),
  bestCycles: integer({ label: "Cycles", optional: true, value: ({ night }) => night?.best.cycles }),
  bestSleepMinutes: integer({
    label: "Sleep",
    unit: "min",
    optional: true,
    value: ({ night }) => night?.best.sleepMinutes,
  }),
  options: table({
    label: "Times by cycles",
    columns: {
      cycles: integer({ label: "Cycles" }),
      time: time({ label: "Time" }),
      dayOffset: integer({ label: "Days" }),
      day: text({ label: "On" }),
      sleepMinutes: integer({ label: "Sleep", unit: "min" }),
      sleep: text({ label: "Sleep" }),
      withinRecommended: boolean({ label: "Recommended" }),
    },
    value: ({ night }) => night?.options,
  }),
  recommendedMinHours: number({
    label: "At least",
    unit: "h",
    group: RECOMMENDED,
    value: ({ recommended }) => recommended.min,
  }),
  recommendedMaxHours: number({
    label: "At most",
    unit: "h",
    group: RECOMMENDED,
    optional: true,
    value: ({ recommended }) => recommended.max,
  }),
  windowStart: time({
    label: by("mode", { "bed-at": "Wake from" }, "In bed from"),
    group: RECOMMENDED,
    optional: true,
    value: ({ night }) => night?.window.start,
  }),
  windowEnd: time({
    label: by("mode", { "bed-at": "Wake until" }, "In bed until"),
    group: RECOMMENDED,
    optional: true,
    value: ({ night }) => night?.window.end,
  }),
  napOptions: table({
    label: "Naps",
    columns: {
      kind: choice({ label: "Nap", options: NAP_KINDS }),
      minutes: integer({ label: "Asleep", unit: "min" }),
      wakeTime: time({ label: "Alarm at" }),
    },
    value: ({ naps }) => naps,
  }),
  averageHours: number({
    label: "Average, in hours",
    noun: "Average",
    unit: "h",
    digits: 2,
    group: WEEK,
    optional: true,
    advanced: true,
    value: ({ week }) => week?.average,
  }),
  averageSleep: text({
    label: "Average night",
    group: WEEK,
    optional: true,
    value: ({ week }) => week && hoursAndMinutes(60 * week.average),
  }),
  debtHours: number({
    label: "Sleep debt, in hours",
    noun: "Sleep debt",
    unit: "h",
    digits: 2,
    group: WEEK,
    optional: true,
    advanced: true,
    value: ({ week }) => week?.debt,
  }),
  debt: text({
    label: "Sleep debt",
    note: "Hours needed less hours slept, over all nights",
    group: WEEK,
    optional: true,
    value: ({ week }) => week && hoursAndMinutes(60 * week.debt),
  }),
  nightsBelow: integer({
    label: "Nights below the recommendation",
    group: WEEK,
    optional: true,
    value: ({ week }) => week?.below,
  }),
  socialJetlagHours: number({
    label: "Social jet lag",
    note: "Difference between the midpoints of sleep on free nights and on the others",
    unit: "h",
    digits: 2,
    group: WEEK,
    optional: true,
    value: ({ week }) => week?.jetlag?.hours,
  }),
  nightHours: table({
    label: "Night by night",
    columns: {
      number: integer({ label: "Night" }),
      bed: time({ label: "In bed" }),
      wake: time({ label: "Up" }),
      free: boolean({ label: "No alarm" }),
      hours: number({ label: "Asleep", unit: "h", digits: 2 }),
    },
    value: ({ week }) =>
      week?.nights.map(({ bed, wake, free, minutes }, i) => ({
        number: i + 1,
        bed,
        wake,
        free,
        hours: minutes / 60,
      })),
  }),
};
