import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { withMinus } from "../../../core/signs";
import type { VariantModel } from "../../../core/variants";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { hoursAndMinutes } from "../../../math/dates/clock";
import { clockText, isoDuration } from "../../../math/dates/exact-duration";
import { weekdayName } from "../../../math/dates/week";
import type { Rational } from "../../../math/numbers/rational";
import type { TimeNode } from "../../../reading/time-expression";
import { type ClockResult, clockResultText } from "./clock-text";
import type { Duration } from "./duration";
import type { Inputs } from "./inputs";
import type { Timesheet } from "./timesheet";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  readonly duration?: Duration;
  readonly clock?: ClockResult;
  readonly ratio?: Rational;
  /** Minutes from start to end, breaks included. */
  readonly grossMinutes?: number;
  readonly crossesMidnight?: boolean;
  /** The parsed expression. */
  readonly tree?: TimeNode;
  readonly sheet?: Timesheet;
}

export type Mode = "add" | "clock" | "clock-add" | "expression" | "decimal-hours" | "timesheet";
export type TimeModel = VariantModel<Mode, Inputs, Answer>;

const { boolean, choice, date, integer, money, number, table, text, time } = outputsOf<TimeModel>();

/** Clock arithmetic is about a time of day, a timesheet about hours; both have the length in other units further down. */
const ofLength = ({ variant }: TimeModel) => first(variant !== "clock-add" && variant !== "timesheet");
const ofHours = ({ variant }: TimeModel) => first(variant !== "clock-add");

/** Elsewhere, the length follows from lists and texts, in which nothing is solved for. */
const BETWEEN_CLOCKS = { when: { mode: "clock" } } as const;

const total = (label: string, unit: string, value: (duration: Duration) => number) =>
  number(label, {
    unit,
    optional: true,
    shown: ofLength,
    value: ({ answer: { duration } }) => duration && value(duration),
  });
const part = (label: string, value: (duration: Duration) => number) =>
  number(label, { optional: true, value: ({ answer: { duration } }) => duration && value(duration) });
const clock =
  <T>(value: (clock: ClockResult) => T) =>
  ({ answer }: TimeModel) =>
    answer.clock && value(answer.clock);
const hours = (label: string, value: (sheet: Timesheet) => number) =>
  number(label, { unit: "h", digits: 4, optional: true, value: ({ answer: { sheet } }) => sheet && value(sheet) });

/** Minutes as people read them off a time card: `8 h 30 min`. */
const inHours = { unit: "min", digits: hoursAndMinutes } as const;

export const outputs = {
  ...section("In one unit", {
    totalSeconds: total("Seconds", "s", ({ seconds }) => seconds.toNumber()),
    totalMinutes: { ...total("Minutes", "min", (duration) => duration.in(60)), solve: BETWEEN_CLOCKS },
    // As many decimals as in the headline.
    totalHours: {
      ...total("Hours", "h", (duration) => duration.in(3600)),
      digits: 4,
      shown: ofHours,
      solve: BETWEEN_CLOCKS,
    },
    totalDays: total("Days", "days", ({ days }) => days),
  }),
  sign: integer("Sign", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { duration } }) => duration?.seconds.sign(),
  }),
  ...section("In parts", {
    days: { ...part("Days part", ({ parts }) => parts.days), shown: "elsewhere" },
    hours: { ...part("Hours part", ({ parts }) => parts.hours), shown: "elsewhere" },
    minutes: { ...part("Minutes part", ({ parts }) => parts.minutes), shown: "elsewhere" },
    seconds: { ...part("Seconds part", ({ parts }) => parts.seconds.toNumber()), shown: "elsewhere" },
  }),
  ...section("Written", {
    clockText: text("Hours, minutes, seconds", {
      written: withMinus,
      shown: ofHours,
      optional: true,
      value: ({ answer: { duration } }) => duration && clockText(duration.seconds),
    }),
    isoDuration: text("ISO 8601", {
      shown: ofLength,
      optional: true,
      value: ({ answer: { duration } }) => duration && isoDuration(duration.seconds),
    }),
  }),
  grossMinutes: number("Including the break", {
    unit: "min",
    optional: true,
    value: ({ answer }) => answer.grossMinutes,
  }),
  crossesMidnight: boolean("Runs past midnight", {
    optional: true,
    shown: "more",
    value: ({ answer }) => answer.crossesMidnight,
  }),
  resultTime: time("Time of day", { optional: true, shown: "elsewhere", value: clock((result) => result.time) }),
  resultSeconds: integer("Seconds past the minute", {
    optional: true,
    shown: "elsewhere",
    value: clock((result) => result.seconds),
  }),
  resultClock: text("Time of day with seconds", { optional: true, shown: "elsewhere", value: clock(clockResultText) }),
  resultDate: date("Date", { optional: true, value: clock((result) => result.date ?? null) }),
  resultWeekday: text("Weekday", {
    optional: true,
    value: clock((result) => (result.date ? weekdayName(isoToDayNumber(result.date)) : null)),
  }),
  dayOffset: integer("Days later", { optional: true, value: clock((result) => result.dayOffset) }),
  resultType: choice("Kind of result", {
    options: { duration: "Duration", clock: "Time of day", number: "Number" },
    optional: true,
    shown: "elsewhere",
    value: ({ answer }) => answer.tree?.type,
  }),
  resultNumber: number("Ratio", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer }) => answer.ratio?.toNumber(),
  }),
  regularHours: hours("Regular", (sheet) => sheet.hours("regular").toNumber()),
  overtimeHours: hours("Overtime", (sheet) => sheet.hours("overtime").toNumber()),
  doubleTimeHours: hours("Double time", (sheet) => sheet.hours("double").toNumber()),
  grossPay: money("Gross pay", {
    optional: true,
    shown: "elsewhere",
    solve: 1,
    value: ({ answer: { sheet } }) => sheet?.grossPay.toNumber(),
  }),
  rows: table("Day by day", {
    columns: {
      date: date("Date"),
      weekday: text("Weekday"),
      workedMinutes: number("Worked", inHours),
      regularMinutes: number("Regular", inHours),
      overtimeMinutes: number("Overtime", inHours),
      doubleMinutes: number("Double time", inHours),
      pay: money("Pay"),
    },
    value: ({ answer: { sheet } }) =>
      sheet?.workdays.map((workday) => ({
        date: dayNumberToIso(workday.day),
        weekday: weekdayName(workday.day),
        workedMinutes: workday.worked.toNumber(),
        regularMinutes: workday.regular.toNumber(),
        overtimeMinutes: workday.overtime.toNumber(),
        doubleMinutes: workday.double.toNumber(),
        pay: workday.pay.toNumber(),
      })),
  }),
};
export type { TimeNode };
