/** Texts and working steps shared by several modes. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { HolidayRule } from "../../../data/holidays/holiday-calendar";
import { dayNumberToIso } from "../../../math/dates/civil";
import { parseIsoDate } from "../../../math/dates/iso-date";
import { WEEKDAYS, weekdayName } from "../../../math/dates/week";
import { countWeekday } from "../../../math/dates/weekend";
import type { CountedDays, HolidayOnDay } from "./counted-days";
import { weekendText } from "./working-week";

/** Further steps are omitted, since there is a table for them. */
const MAX_STEPS = 60;

export function dayText(day: number, format: Format): string {
  return format.date(dayNumberToIso(day));
}

/** `Thursday, November 26, 2026` */
export function longDayText(day: number, format: Format): string {
  return `${weekdayName(day)}, ${dayText(day, format)}`;
}

export function businessDaysText(count: number, format: Format): string {
  return format.plural(count, "business day");
}

/** `November 2 to December 31, 2026`; a common year is written once. */
export function rangeText(first: string, last: string, format: Format): string {
  const sameYear = parseIsoDate(first)?.year === parseIsoDate(last)?.year;
  return `${sameYear ? format.date(first).replace(/, \d+$/, "") : `${format.date(first)},`} to ${format.date(last)}`;
}

/** `3 holidays and 16 weekend days left out`, or `nothing left out`. */
export function leftOutText({ holidayCount, hasAllHolidays, weekendDays }: CountedDays, format: Format): string {
  const parts = [
    ...(holidayCount > 0 && hasAllHolidays ? [format.plural(holidayCount, "holiday")] : []),
    ...(weekendDays > 0 ? [format.plural(weekendDays, "weekend day")] : []),
  ];
  return parts.length === 0 ? "nothing left out" : `${parts.join(" and ")} left out`;
}

const ORDINALS = { 1: "first", 2: "second", 3: "third", 4: "fourth", last: "last" };

/** `third Monday of January` */
function ruleText(rule: HolidayRule, format: Format): string {
  const monthName = (month: number) => format.month(`2000-${String(month).padStart(2, "0")}-01`).split(" ")[0];
  switch (rule.kind) {
    case "date":
      return `${monthName(rule.month)} ${rule.day}`;
    case "weekday":
      return `${ORDINALS[rule.nth]} ${WEEKDAYS[rule.weekday - 1]} of ${monthName(rule.month)}`;
    case "weekday-from":
      return `first ${WEEKDAYS[rule.weekday - 1]} from ${monthName(rule.month)} ${rule.day}`;
    case "weekday-until":
      return `last ${WEEKDAYS[rule.weekday - 1]} up to ${monthName(rule.month)} ${rule.day}`;
    case "not-sunday":
      return `${monthName(rule.month)} ${rule.day}, or the day before if a Sunday`;
    case "st-brigid":
      return "first Monday of February, or February 1 if a Friday";
    case "listed":
      return "a date set for each year";
    case "easter":
      return `${format.plural(Math.abs(rule.days), "day")} ${rule.days < 0 ? "before" : "after"} Easter Sunday`;
    case "inauguration":
      return "January 20 every fourth year";
  }
}

/** The rule that determines the day of a holiday. */
function reasonText({ day, holiday: { rule, actual } }: HolidayOnDay, format: Format): string {
  if (!rule || actual === undefined) return longDayText(day, format);
  const moved = actual === day ? "" : `; ${dayText(actual, format)}, is a ${weekdayName(actual)}, so observed on`;
  return `${ruleText(rule, format)}${moved || ":"} ${longDayText(day, format)}`;
}

/** The steps from calendar days to business days and hours. */
export function countSteps(counted: CountedDays, format: Format): Listed<Step> {
  const { from, to, calendarDays, weekendDays, halfDays, holidayDays, businessDays, schedule } = counted;
  const n = (value: number) => format.number(value, 9);
  const weekend = weekendText(schedule.week);
  const steps = [
    ...(calendarDays > 0
      ? [
          step(
            "Calendar days counted",
            `${longDayText(from, format)}, to ${longDayText(to - 1, format)}`,
            format.plural(calendarDays, "day"),
          ),
        ]
      : []),
    ...(weekend ? [weekendStep(counted, weekend, format)] : []),
    ...(halfDays > 0
      ? [
          step(
            `Time off on half working days (${WEEKDAYS[(schedule.week.halfDay ?? 1) - 1]}s), in days`,
            `${n(halfDays)} × 0.5`,
            n(halfDays / 2),
          ),
        ]
      : []),
    ...holidaySteps(counted, format),
  ];
  const parts = [weekendDays, halfDays / 2, holidayDays].filter((part) => part > 0);
  return [
    steps,
    step("Business days", [calendarDays, ...parts].map(n).join(" − "), n(businessDays)),
    step("Working hours", `${n(businessDays)} × ${n(counted.hoursPerDay)}`, n(counted.workHours)),
  ];
}

function weekendStep({ from, to, schedule, weekendDays }: CountedDays, names: string, format: Format): Step {
  const days = schedule.week.weekend.map((weekday) => countWeekday(from, to, weekday));
  const rest = weekendDays - days.reduce((sum, count) => sum + count, 0);
  const terms = schedule.week.alternateSaturdays ? [...days, rest] : days;
  return step(
    `Weekend days: ${names}`,
    terms.map((count) => format.number(count)).join(" + "),
    format.number(weekendDays),
  );
}

/** Each holiday with its rule, and the total working time lost. */
function holidaySteps(counted: CountedDays, format: Format): Listed<Step> {
  const { holidays, holidayDays } = counted;
  if (holidays.length === 0) return [];
  const shown = holidays.slice(0, MAX_STEPS).map((one) => {
    const { day, holiday, counted: isCounted } = one;
    const weekly = counted.schedule.weeklyPart(day);
    const value = isCounted
      ? format.plural(weekly * holiday.fraction, "working day")
      : !holiday.isOff
        ? "no day off"
        : weekly === 0
          ? "on a weekend: nothing lost"
          : "already off: nothing more lost";
    return step(holiday.name, reasonText(one, format), value);
  });
  return [
    shown,
    holidays.length > MAX_STEPS && step("Further holidays", "in the table", format.number(holidays.length - MAX_STEPS)),
    step("Working days lost to holidays", "each day once, with the largest part off", format.number(holidayDays, 9)),
  ];
}

/** The days skipped on the way, in order. */
export function skippedSteps({ skipped }: CountedDays, format: Format): Listed<Step> {
  const shown = skipped
    .slice(0, MAX_STEPS)
    .map(({ date, weekday, reason, worked }) =>
      step(`${weekday}, ${format.date(date)}`, reason, worked === 0 ? "skipped" : `counts ${format.number(worked)}`),
    );
  return skipped.length > MAX_STEPS
    ? [shown, step("Further days", "in the table", format.number(skipped.length - MAX_STEPS))]
    : shown;
}
