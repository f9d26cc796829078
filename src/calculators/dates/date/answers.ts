/** What each mode answers. Long tables are made only when asked for. */
import { InputError, type LazyValues } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { yearFraction } from "../../../math/dates/anniversary";
import {
  dayNumberOf,
  dayNumberToIso,
  daysInMonth,
  formatIsoDate,
  fromDayNumber,
  isLeapYear,
  isoToDayNumber,
} from "../../../math/dates/civil";
import { indiaFiscalYear, usFiscalYear } from "../../../math/dates/fiscal-year";
import { leapDaysBetween } from "../../../math/dates/leap-days";
import { addMonthsByRule } from "../../../math/dates/month-end";
import { monthPieces } from "../../../math/dates/month-pieces";
import { nthWeekday } from "../../../math/dates/nth-weekday";
import { excelSerial, julianDayNumber, modifiedJulianDay, unixSeconds } from "../../../math/dates/numbering";
import { calendarSpan } from "../../../math/dates/span";
import { isoWeek, isoWeekText, usWeek, WEEKDAYS, weekdayName } from "../../../math/dates/week";
import { businessDaysBetween, WEEKENDS, weekdayCounts } from "../../../math/dates/weekend";
import { dayOfYear, daysInYear, quarterOf } from "../../../math/dates/year-parts";
import {
  addedDay,
  differenceSpan,
  isInCalendar,
  occurrenceDay,
  requireInCalendar,
  type Span,
  signedPeriod,
  spanBetween,
  weekdayAsked,
} from "./days";
import type { Inputs, Mode, outputs } from "./fields";

type Answer = LazyValues<typeof outputs>;

/** Above this many days (some hundred years) a table of months helps nobody. */
export const BY_MONTH_LIMIT = 36_600;

/** What a mode does not answer. */
const NOTHING: Answer = {
  direction: null,
  totalDays: null,
  years: null,
  months: null,
  days: null,
  weeks: null,
  weekDays: null,
  totalMonths: null,
  totalHours: null,
  totalMinutes: null,
  totalSeconds: null,
  businessDays: null,
  weekendDays: null,
  yearFraction: null,
  leapDays: null,
  weekdayCounts: [],
  byMonth: [],
  resultDate: null,
  weekday: null,
  isoWeekDate: null,
  clamped: null,
  daysFromStart: null,
  weekdayNumber: null,
  isoWeek: null,
  isoWeekYear: null,
  usWeek: null,
  dayOfYear: null,
  daysInYear: null,
  daysLeftInYear: null,
  quarter: null,
  daysInMonth: null,
  nthInMonth: null,
  isLeapYear: null,
  julianDayNumber: null,
  modifiedJulianDay: null,
  unixSeconds: null,
  excelSerial: null,
  fiscalYearUS: null,
  fiscalYearIN: null,
  occurrenceDate: null,
  daysUntil: null,
  series: [],
};

const ANSWERS: Record<Mode, (inputs: Inputs, format: Format) => Partial<Answer>> = {
  difference,
  add,
  info,
  countdown,
  "nth-weekday": ofMonth,
  series,
};

/** @throws InputError where a date would lie outside the calendar, or does not exist */
export function answerFor(inputs: Inputs, format: Format): Answer {
  return { ...NOTHING, ...ANSWERS[inputs.mode](inputs, format) };
}

function difference(inputs: Inputs): Partial<Answer> {
  const { startDate, endDate } = inputs;
  const span = differenceSpan(inputs);
  const { from, to, start, end } = span;
  const parts = spanParts(span, inputs.weekend);
  const totalDays = to - from;
  return {
    ...parts,
    direction: startDate === endDate ? "same-day" : startDate < endDate ? "forward" : "backward",
    totalDays,
    totalMonths: 12 * parts.years + parts.months,
    totalHours: 24 * totalDays,
    totalMinutes: 1_440 * totalDays,
    totalSeconds: 86_400 * totalDays,
    weekendDays: totalDays - parts.businessDays,
    yearFraction: yearFraction(start, end),
    leapDays: leapDaysBetween(from, to),
    weekdayCounts: () =>
      weekdayCounts(from, to).map((count, i) => ({ weekday: WEEKDAYS[i] as string, count })),
    byMonth: () => (totalDays > BY_MONTH_LIMIT ? [] : byMonth(span, inputs.weekend)),
  };
}

function spanParts({ from, to, start, end }: Span, weekend: Inputs["weekend"]) {
  const days = to - from;
  return {
    ...calendarSpan(start, end),
    weeks: Math.floor(days / 7),
    weekDays: days % 7,
    businessDays: businessDaysBetween(from, to, WEEKENDS[weekend]),
  };
}

function byMonth({ from, to }: Span, weekend: Inputs["weekend"]) {
  return monthPieces(from, to).map((piece) => ({
    month: formatIsoDate({ ...piece, day: 1 }).slice(0, 7),
    days: piece.to - piece.from,
    businessDays: businessDaysBetween(piece.from, piece.to, WEEKENDS[weekend]),
  }));
}

function add(inputs: Inputs): Partial<Answer> {
  const day = addedDay(inputs, 1);
  requireInCalendar(day);
  return {
    resultDate: dayNumberToIso(day),
    weekday: weekdayName(day),
    isoWeekDate: isoWeekText(isoWeek(day)),
    clamped: isClamped(inputs),
    daysFromStart: day - isoToDayNumber(inputs.startDate),
  };
}

/** Whether the month step, by its rule, ended on another day of the month than it began. */
function isClamped(inputs: Inputs): boolean {
  const start = fromDayNumber(isoToDayNumber(inputs.startDate));
  const { years, months } = signedPeriod(inputs);
  return addMonthsByRule(start, 12 * years + months, inputs.monthEndRule).day !== start.day;
}

function info({ startDate }: Inputs): Partial<Answer> {
  const day = isoToDayNumber(startDate);
  const date = fromDayNumber(day);
  const week = isoWeek(day);
  return {
    weekday: weekdayName(day),
    isoWeekDate: isoWeekText(week),
    weekdayNumber: week.weekday,
    isoWeek: week.week,
    isoWeekYear: week.year,
    usWeek: usWeek(date),
    dayOfYear: dayOfYear(date),
    daysInYear: daysInYear(date.year),
    daysLeftInYear: daysInYear(date.year) - dayOfYear(date),
    quarter: quarterOf(date),
    daysInMonth: daysInMonth(date.year, date.month),
    nthInMonth: Math.ceil(date.day / 7),
    isLeapYear: isLeapYear(date.year),
    julianDayNumber: julianDayNumber(day),
    modifiedJulianDay: modifiedJulianDay(day),
    unixSeconds: unixSeconds(day),
    excelSerial: excelSerial(day),
    fiscalYearUS: usFiscalYear(date),
    fiscalYearIN: indiaFiscalYear(date),
  };
}

function countdown(inputs: Inputs): Partial<Answer> {
  const day = occurrenceDay(inputs);
  requireInCalendar(day, "The next anniversary");
  const occurrenceDate = dayNumberToIso(day);
  return {
    ...spanParts(spanBetween(inputs.asOf, occurrenceDate), inputs.weekend),
    weekday: weekdayName(day),
    occurrenceDate,
    daysUntil: day - isoToDayNumber(inputs.asOf),
  };
}

function ofMonth(inputs: Inputs, format: Format): Partial<Answer> {
  const { year, month, nth } = inputs;
  const weekday = weekdayAsked(inputs);
  const date = nthWeekday(year, month, weekday, nth === "last" ? nth : (Number(nth) as 1 | 2 | 3 | 4 | 5));
  if (!date) {
    const place = format.month(formatIsoDate({ year, month, day: 1 }));
    throw new InputError("nth", `${place} has only four ${WEEKDAYS[weekday - 1]}s.`);
  }
  const day = dayNumberOf(date);
  return {
    resultDate: formatIsoDate(date),
    weekday: weekdayName(day),
    isoWeekDate: isoWeekText(isoWeek(day)),
  };
}

function series(inputs: Inputs, format: Format): Partial<Answer> {
  const { startDate, years, months, weeks, days, count } = inputs;
  if (years + months + weeks + days === 0)
    throw new InputError("days", "Give the series an interval of at least one day.");
  const start = isoToDayNumber(startDate);
  requireSeries(inputs, format);
  return {
    series: () =>
      Array.from({ length: count }, (_, i) => {
        const day = addedDay(inputs, i + 1);
        return { n: i + 1, date: dayNumberToIso(day), weekday: weekdayName(day), daysFromStart: day - start };
      }),
  };
}

/** A series goes one way: only when its last date lies outside the calendar does any. */
function requireSeries(inputs: Inputs, format: Format): void {
  if (isInCalendar(addedDay(inputs, inputs.count))) return;
  for (let n = 1; ; n++) requireInCalendar(addedDay(inputs, n), `Date ${format.number(n)} of the series`);
}
