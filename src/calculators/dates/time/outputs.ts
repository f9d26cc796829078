import { outputsOf } from "../../../core/outputs";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { clockText, isoDuration } from "../../../math/dates/exact-duration";
import { weekdayName } from "../../../math/dates/week";
import type { ClockResult, Duration } from "./answer";
import { clockResultText } from "./clock-text";
import type { TimeModel } from "./modes";
import type { Timesheet } from "./timesheet";

const { boolean, choice, date, integer, money, number, table, text, time } = outputsOf<TimeModel>();

const PARTS = "In parts";
const UNITS = "In one unit";
const WRITTEN = "Written";

const total = (label: string, unit: string, value: (duration: Duration) => number) =>
  number({
    label,
    unit,
    group: UNITS,
    optional: true,
    value: ({ answer: { duration } }) => duration && value(duration),
  });
const part = (label: string, value: (duration: Duration) => number) =>
  number({
    label,
    group: PARTS,
    optional: true,
    value: ({ answer: { duration } }) => duration && value(duration),
  });
const clock =
  <T>(value: (clock: ClockResult) => T) =>
  ({ answer }: TimeModel) =>
    answer.clock && value(answer.clock);
const hours = (label: string, value: (sheet: Timesheet) => number) =>
  number({
    label,
    unit: "h",
    digits: 4,
    optional: true,
    value: ({ answer: { sheet } }) => sheet && value(sheet),
  });

export const outputs = {
  totalSeconds: total("Seconds", "s", ({ seconds }) => seconds.toNumber()),
  totalMinutes: total("Minutes", "min", (duration) => duration.in(60)),
  totalHours: total("Hours", "h", (duration) => duration.in(3600)),
  totalDays: total("Days", "days", ({ days }) => days),
  sign: integer({
    label: "Sign",
    optional: true,
    value: ({ answer: { duration } }) => duration?.seconds.sign(),
  }),
  days: part("Days part", ({ parts }) => parts.days),
  hours: part("Hours part", ({ parts }) => parts.hours),
  minutes: part("Minutes part", ({ parts }) => parts.minutes),
  seconds: part("Seconds part", ({ parts }) => parts.seconds.toNumber()),
  clockText: text({
    label: "Hours, minutes, seconds",
    group: WRITTEN,
    optional: true,
    value: ({ answer: { duration } }) => duration && clockText(duration.seconds),
  }),
  isoDuration: text({
    label: "ISO 8601",
    group: WRITTEN,
    optional: true,
    value: ({ answer: { duration } }) => duration && isoDuration(duration.seconds),
  }),
  grossMinutes: number({
    label: "Including the break",
    unit: "min",
    optional: true,
    value: ({ answer }) => answer.grossMinutes,
  }),
  crossesMidnight: boolean({
    label: "Runs past midnight",
    optional: true,
    value: ({ answer }) => answer.crossesMidnight,
  }),
  resultTime: time({ label: "Time of day", optional: true, value: clock((result) => result.time) }),
  resultSeconds: integer({
    label: "Seconds past the minute",
    optional: true,
    value: clock((result) => result.seconds),
  }),
  resultClock: text({
    label: "Time of day with seconds",
    optional: true,
    value: clock(clockResultText),
  }),
  resultDate: date({ label: "Date", optional: true, value: clock((result) => result.date ?? null) }),
  resultWeekday: text({
    label: "Weekday",
    optional: true,
    value: clock((result) => (result.date ? weekdayName(isoToDayNumber(result.date)) : null)),
  }),
  dayOffset: integer({ label: "Days later", optional: true, value: clock((result) => result.dayOffset) }),
  resultType: choice({
    label: "Kind of result",
    options: { duration: "Duration", clock: "Time of day", number: "Number" },
    optional: true,
    value: ({ answer }) => answer.tree?.type,
  }),
  resultNumber: number({ label: "Ratio", optional: true, value: ({ answer }) => answer.ratio?.toNumber() }),
  regularHours: hours("Regular", (sheet) => sheet.hours("regular").toNumber()),
  overtimeHours: hours("Overtime", (sheet) => sheet.hours("overtime").toNumber()),
  doubleTimeHours: hours("Double time", (sheet) => sheet.hours("double").toNumber()),
  grossPay: money({
    label: "Gross pay",
    optional: true,
    value: ({ answer: { sheet } }) => sheet?.grossPay.toNumber(),
  }),
  rows: table({
    label: "Day by day",
    columns: {
      date: date({ label: "Date" }),
      weekday: text({ label: "Weekday" }),
      workedMinutes: number({ label: "Worked", unit: "min" }),
      regularMinutes: number({ label: "Regular", unit: "min" }),
      overtimeMinutes: number({ label: "Overtime", unit: "min" }),
      doubleMinutes: number({ label: "Double time", unit: "min" }),
      pay: money({ label: "Pay" }),
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
