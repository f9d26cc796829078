/** Texts and working steps for the time between two dates: months, remaining days, weeks, weekdays and years. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { periodText } from "../../../core/words";
import { yearsAndDays } from "../../../math/dates/anniversary";
import { addMonths, dayNumberOf, isoWeekday } from "../../../math/dates/civil";
import { formatIsoDate } from "../../../math/dates/iso-date";
import { julianDayNumber } from "../../../math/dates/numbering";
import { WEEKDAYS, weekdayName } from "../../../math/dates/week";
import { countWeekday, WEEKENDS } from "../../../math/dates/weekend";
import { dayText, unclampedText } from "./calendar-day";
import type { DateSpan } from "./date-span";

/** `— or 11 months and 10 days; 246 of the days are weekdays.` */
export function spanAside(span: DateSpan, format: Format): string {
  const { years, months, days } = span.calendar;
  const calendar = years || months ? periodText({ year: years, month: months, day: days }, format) : "";
  const { businessDays, weekend } = span;
  const day = weekend === "sat-sun" ? "weekday" : "working day";
  if (!calendar) return weekend === "none" ? "" : `— ${businessText(span, day, format)}.`;
  // With a month or more there are always both weekdays and weekend days.
  const share = weekend === "none" ? "" : `; ${format.number(businessDays)} of the days are ${day}s`;
  return `— or ${calendar}${share}.`;
}

/** `246 of them weekdays`, or `working days` if the weekend is not Saturday and Sunday. */
function businessText({ businessDays, days }: DateSpan, day: string, format: Format): string {
  if (days === 1) return businessDays === 1 ? `a ${day}` : "a weekend day";
  if (businessDays === 0) return `none of them a ${day}`;
  const share = businessDays === days ? "all" : format.number(businessDays);
  return businessDays === 1 ? `1 of them a ${day}` : `${share} of them ${day}s`;
}

export function spanSteps(span: DateSpan, format: Format): Step[] {
  const { from, to, days, weeks, weekDays } = span;
  return [
    ...monthSteps(span, format),
    checkStep(from, to, format),
    step(
      "Weeks",
      `${format.number(days)} = 7 × ${format.number(weeks)} + ${weekDays}`,
      `${format.plural(weeks, "week")} and ${format.plural(weekDays, "day")}`,
    ),
    weekendStep(span, format),
    yearStep(span, format),
  ];
}

/** Whole months are tested with the unclamped day; only the result is clamped to its month. */
function monthSteps({ from, to, start, calendar, wholeMonths }: DateSpan, format: Format): Step[] {
  const { years, months, days } = calendar;
  const anchor = addMonths(start, wholeMonths);
  const monthsLater = (count: number) => `${dayText(from, format)} + ${format.plural(count, "month")}`;
  const steps: Step[] = [];
  if (wholeMonths > 0)
    steps.push(
      step(
        `Whole months, not after ${dayText(to, format)}`,
        monthsLater(wholeMonths),
        unclampedText(start, wholeMonths, format),
      ),
    );
  steps.push(
    step(
      "One month more would be after it",
      monthsLater(wholeMonths + 1),
      unclampedText(start, wholeMonths + 1, format),
    ),
  );
  if (anchor.day !== start.day)
    steps.push(
      step(
        "That month is shorter, so its last day",
        `last day of ${format.month(formatIsoDate(anchor))}`,
        dayText(dayNumberOf(anchor), format),
      ),
    );
  steps.push(
    step(
      "Days left over",
      `${dayText(to, format)} − ${dayText(dayNumberOf(anchor), format)}`,
      format.plural(days, "day"),
    ),
  );
  if (wholeMonths > 0)
    steps.push(
      step(
        "Years and months",
        `${format.number(wholeMonths)} = 12 × ${format.number(years)} + ${months}`,
        `${format.plural(years, "year")} and ${format.plural(months, "month")}`,
      ),
    );
  return steps;
}

/** A check by Julian day numbers, whose difference must be the number of days. */
export function checkStep(from: number, to: number, format: Format): Step {
  return step(
    "Check: difference of the Julian day numbers",
    `${julianDayNumber(to)} − ${julianDayNumber(from)}`,
    format.plural(to - from, "day"),
  );
}

export function weekdayStep(day: number): Step {
  return step(
    "Weekday: Julian day number modulo 7, Monday is 0",
    `${julianDayNumber(day)} mod 7 = ${isoWeekday(day) - 1}`,
    weekdayName(day),
  );
}

function weekendStep({ from, to, days, weekend, businessDays }: DateSpan, format: Format): Step {
  const free = WEEKENDS[weekend].map(
    (weekday) => ` − ${format.plural(countWeekday(from, to, weekday), WEEKDAYS[weekday - 1] as string)}`,
  );
  return step("Weekdays", `${format.plural(days, "day")}${free.join("")}`, format.plural(businessDays, "day"));
}

function yearStep({ start, end, yearFraction }: DateSpan, format: Format): Step {
  const { years, days, yearLength } = yearsAndDays(start, end);
  return step(
    "Years: whole years + days since the last anniversary ÷ days in that year",
    `${format.number(years)} + ${days} ÷ ${yearLength}`,
    `${format.number(yearFraction)} years`,
  );
}
