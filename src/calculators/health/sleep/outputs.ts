import { by, first, section } from "../../../core/fields";
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

export const outputs = {
  bestTime: time("Best time", { optional: true, shown: "elsewhere", value: ({ night }) => night?.best.time }),
  bestCycles: integer("Cycles", { optional: true, shown: "elsewhere", value: ({ night }) => night?.best.cycles }),
  bestSleepMinutes: integer("Sleep", {
    unit: "min",
    optional: true,
    shown: "elsewhere",
    value: ({ night }) => night?.best.sleepMinutes,
  }),
  options: table("Times by cycles", {
    columns: {
      cycles: integer("Cycles"),
      time: time("Time"),
      dayOffset: integer("Days", { shown: "elsewhere" }),
      day: text("Day"),
      sleepMinutes: integer("Sleep", { shown: "elsewhere", unit: "min" }),
      sleep: text("Sleep"),
      withinRecommended: boolean("Recommended"),
    },
    value: ({ night }) => night?.options,
  }),
  ...section("Recommended at this age", {
    recommendedMinHours: number("At least", {
      unit: "h",
      shown: ({ inputs }) => first(inputs.mode !== "week" && inputs.mode !== "nap"),
      value: ({ recommended }) => recommended.min,
    }),
    recommendedMaxHours: number("At most", {
      unit: "h",
      optional: true,
      shown: ({ inputs }) => first(inputs.mode !== "week" && inputs.mode !== "nap"),
      value: ({ recommended }) => recommended.max,
    }),
    windowStart: time(by("mode", { "bed-at": "Wake from" }, "In bed from"), {
      optional: true,
      value: ({ night }) => night?.window.start,
    }),
    windowEnd: time(by("mode", { "bed-at": "Wake until" }, "In bed until"), {
      optional: true,
      value: ({ night }) => night?.window.end,
    }),
  }),
  napOptions: table("Naps", {
    columns: {
      kind: choice("Nap", { options: NAP_KINDS }),
      minutes: integer("Asleep", { unit: "min" }),
      wakeTime: time("Alarm at"),
    },
    value: ({ naps }) => naps,
  }),
  ...section("The week", {
    averageHours: number("Average, in hours", {
      noun: "Average",
      unit: "h",
      digits: 2,
      optional: true,
      shown: "more",
      solve: true,
      value: ({ week }) => week?.average,
    }),
    averageSleep: text("Average night", {
      optional: true,
      value: ({ week }) => week && hoursAndMinutes(60 * week.average),
    }),
    debtHours: number("Sleep debt, in hours", {
      noun: "Sleep debt",
      unit: "h",
      digits: 2,
      optional: true,
      shown: "more",
      solve: 1,
      value: ({ week }) => week?.debt,
    }),
    debt: text("Sleep debt", {
      note: "Hours needed minus hours slept, over all nights",
      optional: true,
      value: ({ week }) => week && hoursAndMinutes(60 * week.debt),
    }),
    nightsBelow: integer("Nights below the recommendation", { optional: true, value: ({ week }) => week?.below }),
    socialJetlagHours: number("Social jet lag", {
      note: "Difference between the midpoints of sleep on nights without an alarm and the others",
      unit: "h",
      digits: 2,
      optional: true,
      value: ({ week }) => week?.jetlag?.hours,
    }),
  }),
  nightHours: table("Night by night", {
    columns: {
      number: integer("Night"),
      bed: time("In bed"),
      wake: time("Got up"),
      free: boolean("No alarm"),
      hours: number("Asleep", { unit: "h", digits: 2 }),
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
