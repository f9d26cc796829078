import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { dayNumberToIso } from "../../../math/dates/civil";
import { monthOfYear } from "../../../math/dates/months";
import { weekdayName } from "../../../math/dates/week";
import type { CountedDays } from "./counted-days";
import type { Inputs } from "./inputs";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  /** The counted days; when adding, the days from the start to the result. */
  readonly counted: CountedDays;
  readonly direction?: "forward" | "backward" | "same-day";
  /** Day number of the resulting date. */
  readonly result?: number;
  /** Day number that the distance to the result in calendar days is measured from. */
  readonly origin?: number;
}

export type Found = Answer & Required<Pick<Answer, "result" | "origin">>;

export type Mode = "count" | "add" | "nth" | "year";
export type WorkdayModel = VariantModel<Mode, Inputs & { readonly mode: Mode }, Answer>;

const { boolean, choice, date, integer, number, table, text } = outputsOf<WorkdayModel>();

export const outputs = {
  businessDays: number("Business days", {
    noun: "Number of business days",
    unit: "days",
    shown: ({ variant }) => first(variant === "add" || variant === "nth"),
    solve: true,
    value: ({ answer }) => answer.counted.businessDays,
  }),
  ...section("Days", {
    calendarDays: integer("Calendar days", {
      unit: "days",
      shown: ({ variant }) => first(variant !== "add"),
      value: ({ answer }) => answer.counted.calendarDays,
    }),
    weekendDays: integer("Weekend days", { unit: "days", value: ({ answer }) => answer.counted.weekendDays }),
    holidayDays: number("Working days lost to holidays", {
      unit: "days",
      value: ({ answer }) => answer.counted.holidayDays,
    }),
    workHours: number("Working hours", {
      unit: "h",
      digits: 2,
      solve: true,
      value: ({ answer }) => answer.counted.workHours,
    }),
  }),
  direction: choice("Direction", {
    options: { forward: "Forward", backward: "Backward", "same-day": "Same day" },
    optional: true,
    shown: "elsewhere",
    value: ({ answer }) => answer.direction,
  }),
  resultDate: date("Date", {
    optional: true,
    shown: "elsewhere",
    solve: 1,
    value: ({ answer: { result } }) => (result === undefined ? null : dayNumberToIso(result)),
  }),
  resultWeekday: text("Weekday", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { result } }) => (result === undefined ? null : weekdayName(result)),
  }),
  calendarDaysMoved: integer("Calendar days from the start", {
    unit: "days",
    optional: true,
    shown: ({ variant }) => first(variant === "add"),
    value: ({ answer: { result, origin } }) => (result === undefined || origin === undefined ? null : result - origin),
  }),
  holidays: table("Holidays", {
    columns: {
      date: date("Observed on"),
      weekday: text("Weekday"),
      id: text("Id", { shown: "elsewhere" }),
      name: text("Holiday"),
      fraction: number("Part off"),
      counted: boolean("On a working day"),
    },
    value: ({ answer }) =>
      answer.counted.holidays.map(({ day, holiday: { id, name, fraction }, counted }) => ({
        date: dayNumberToIso(day),
        weekday: weekdayName(day),
        id,
        name,
        fraction,
        counted,
      })),
  }),
  byMonth: table("Month by month", {
    columns: {
      month: text("Month", { written: monthOfYear }),
      calendarDays: integer("Calendar days"),
      businessDays: number("Business days"),
      holidayDays: number("Lost to holidays"),
      workHours: number("Hours", { digits: 2 }),
    },
    value: ({ answer }) => answer.counted.byMonth,
  }),
  skipped: table("Days left out", {
    columns: {
      date: date("Date"),
      weekday: text("Weekday"),
      reason: text("Reason"),
      worked: number("Part worked"),
    },
    value: ({ answer }) => answer.counted.skipped,
  }),
};
