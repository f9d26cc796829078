/** The steps from one date to another: months, days left over, weeks, days of the week, years. */
import type { Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { yearFraction, yearsAndDays } from "../../../math/dates/anniversary";
import { addMonths, dayNumberOf, isoWeekday } from "../../../math/dates/civil";
import { julianDayNumber } from "../../../math/dates/numbering";
import { calendarSpan } from "../../../math/dates/span";
import { WEEKDAYS, weekdayName } from "../../../math/dates/week";
import { businessDaysBetween, countWeekday, WEEKENDS } from "../../../math/dates/weekend";
import { dayText, type Span } from "./days";
import type { Inputs } from "./fields";
import { unclampedText } from "./words";

export function spanSteps(span: Span, weekend: Inputs["weekend"], format: Format): Step[] {
  const days = span.to - span.from;
  return [
    ...monthSteps(span, format),
    checkStep(span.from, span.to, format),
    {
      label: "Weeks",
      expression: `${format.number(days)} = 7 × ${format.number(Math.floor(days / 7))} + ${days % 7}`,
      value: `${format.plural(Math.floor(days / 7), "week")} and ${format.plural(days % 7, "day")}`,
    },
    weekendStep(span, weekend, format),
    yearStep(span, format),
  ];
}

/** Month steps are tested with the day as it stands; only then is it brought into the month. */
function monthSteps({ from, to, start, end }: Span, format: Format): Step[] {
  const { years, months, days } = calendarSpan(start, end);
  const total = 12 * years + months;
  const anchor = addMonths(start, total);
  const steps: Step[] = [];
  if (total > 0)
    steps.push({
      label: `Whole months, not after ${dayText(to, format)}`,
      expression: `${dayText(from, format)} + ${format.plural(total, "month")}`,
      value: unclampedText(start, total, format),
    });
  steps.push({
    label: "One month more would be after it",
    expression: `${dayText(from, format)} + ${format.plural(total + 1, "month")}`,
    value: unclampedText(start, total + 1, format),
  });
  if (anchor.day !== start.day)
    steps.push({
      label: "That month is shorter: its last day",
      expression: `${unclampedText(start, total, format)} does not exist`,
      value: dayText(dayNumberOf(anchor), format),
    });
  steps.push({
    label: "Days left over",
    expression: `${dayText(to, format)} − ${dayText(dayNumberOf(anchor), format)}`,
    value: format.plural(days, "day"),
  });
  if (total > 0)
    steps.push({
      label: "Years and months",
      expression: `${format.number(total)} = 12 × ${format.number(years)} + ${months}`,
      value: `${format.plural(years, "year")} and ${format.plural(months, "month")}`,
    });
  return steps;
}

/** Julian day numbers count every day once: their difference must be the days found. */
export function checkStep(from: number, to: number, format: Format): Step {
  return {
    label: "Check: difference of the Julian day numbers",
    expression: `${julianDayNumber(to)} − ${julianDayNumber(from)}`,
    value: format.plural(to - from, "day"),
  };
}

export function weekdayStep(day: number): Step {
  return {
    label: "Weekday: Julian day number modulo 7, Monday is 0",
    expression: `${julianDayNumber(day)} mod 7 = ${isoWeekday(day) - 1}`,
    value: weekdayName(day),
  };
}

function weekendStep({ from, to }: Span, weekend: Inputs["weekend"], format: Format): Step {
  const free = WEEKENDS[weekend].map(
    (weekday) => ` − ${format.plural(countWeekday(from, to, weekday), WEEKDAYS[weekday - 1] as string)}`,
  );
  return {
    label: "Days outside the weekend",
    expression: `${format.plural(to - from, "day")}${free.join("")}`,
    value: format.plural(businessDaysBetween(from, to, WEEKENDS[weekend]), "day"),
  };
}

function yearStep({ start, end }: Span, format: Format): Step {
  const { years, days, yearLength } = yearsAndDays(start, end);
  return {
    label: "Years: whole years, and days since the last anniversary by the days of that year",
    expression: `${format.number(years)} + ${days} ÷ ${yearLength}`,
    value: `${format.number(yearFraction(start, end))} years`,
  };
}
