import { outputsOf } from "../../../core/outputs";
import { dayNumberToIso } from "../../../math/dates/civil";
import { weekdayName } from "../../../math/dates/week";
import type { WorkdayModel } from "./modes";

const { boolean, choice, date, integer, number, table, text } = outputsOf<WorkdayModel>();

const DAYS = "Days";

export const outputs = {
  businessDays: number({
    label: "Business days",
    noun: "Number of business days",
    unit: "days",
    value: ({ answer }) => answer.counted.businessDays,
  }),
  calendarDays: integer({
    label: "Calendar days",
    unit: "days",
    group: DAYS,
    value: ({ answer }) => answer.counted.calendarDays,
  }),
  weekendDays: integer({
    label: "Weekend days",
    unit: "days",
    group: DAYS,
    value: ({ answer }) => answer.counted.weekendDays,
  }),
  holidayDays: number({
    label: "Working days lost to holidays",
    unit: "days",
    group: DAYS,
    value: ({ answer }) => answer.counted.holidayDays,
  }),
  workHours: number({
    label: "Working hours",
    unit: "h",
    digits: 2,
    group: DAYS,
    value: ({ answer }) => answer.counted.workHours,
  }),
  direction: choice({
    label: "Direction",
    options: { forward: "Forward", backward: "Backward", "same-day": "Same day" },
    optional: true,
    value: ({ answer }) => answer.direction,
  }),
  resultDate: date({
    label: "Date",
    optional: true,
    value: ({ answer: { result } }) => (result === undefined ? null : dayNumberToIso(result)),
  }),
  resultWeekday: text({
    label: "Weekday",
    optional: true,
    value: ({ answer: { result } }) => (result === undefined ? null : weekdayName(result)),
  }),
  calendarDaysMoved: integer({
    label: "Calendar days from the start",
    unit: "days",
    optional: true,
    value: ({ answer: { result, origin } }) =>
      result === undefined || origin === undefined ? null : result - origin,
  }),
  holidays: table({
    label: "Holidays",
    columns: {
      date: date({ label: "Observed on" }),
      weekday: text({ label: "Weekday" }),
      id: text({ label: "Id" }),
      name: text({ label: "Holiday" }),
      fraction: number({ label: "Part off" }),
      counted: boolean({ label: "On a working day" }),
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
  byMonth: table({
    label: "Month by month",
    columns: {
      month: text({ label: "Month" }),
      calendarDays: integer({ label: "Calendar days" }),
      businessDays: number({ label: "Business days" }),
      holidayDays: number({ label: "Lost to holidays" }),
      workHours: number({ label: "Hours", digits: 2 }),
    },
    value: ({ answer }) => answer.counted.byMonth,
  }),
  skipped: table({
    label: "Days left out",
    columns: {
      date: date({ label: "Date" }),
      weekday: text({ label: "Weekday" }),
      reason: text({ label: "Reason" }),
      worked: number({ label: "Part worked" }),
    },
    value: ({ answer }) => answer.counted.skipped,
  }),
};
