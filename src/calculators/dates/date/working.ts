/** The steps of each mode, with the user's dates in them. */
import type { Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { midSentence } from "../../../core/words";
import {
  addMonths,
  type CivilDate,
  dayNumberOf,
  dayNumberToIso,
  daysInMonth,
  formatIsoDate,
  fromDayNumber,
  isoToDayNumber,
  isoWeekday,
  parseIsoDate,
  toDayNumber,
} from "../../../math/dates/civil";
import { addMonthsByRule } from "../../../math/dates/month-end";
import { nthWeekday } from "../../../math/dates/nth-weekday";
import { julianDayNumber } from "../../../math/dates/numbering";
import { WEEKDAYS, weekdayName } from "../../../math/dates/week";
import { MONTH_END_RULES, ORDINALS } from "./choices";
import {
  addedDay,
  dayText,
  differenceSpan,
  occurrenceDay,
  signedPeriod,
  spanBetween,
  weekdayAsked,
} from "./days";
import type { Inputs, Mode, Outputs } from "./fields";
import { infoSteps as info } from "./info-working";
import { checkStep, spanSteps, weekdayStep } from "./span-working";
import { amountText, unclampedText } from "./words";

const WORKINGS: Record<Mode, (inputs: Inputs, outputs: Outputs, format: Format) => Step[]> = {
  difference,
  add,
  info,
  countdown,
  "nth-weekday": ofMonth,
  series,
};

export function workingFor(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  return WORKINGS[inputs.mode](inputs, outputs, format);
}

function difference(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const { startDate, endDate, includeEndDay, weekend } = inputs;
  const span = differenceSpan(inputs);
  const steps: Step[] = [];
  if (outputs.direction === "backward")
    steps.push({
      label: "The earlier date first",
      expression: `${format.date(startDate)} → ${format.date(endDate)}`,
      value: `${dayText(span.from, format)} → ${format.date(startDate)}`,
    });
  if (includeEndDay)
    steps.push({
      label: "The last day counts: the end moves one day on",
      expression: `${dayText(span.to - 1, format)} + 1 day`,
      value: dayText(span.to, format),
    });
  return [...steps, ...spanSteps(span, weekend, format)];
}

function add(inputs: Inputs, _: Outputs, format: Format): Step[] {
  const start = isoToDayNumber(inputs.startDate);
  const day = addedDay(inputs, 1);
  return [...additionSteps(inputs, 1, format), checkStep(start, day, format), weekdayStep(day)];
}

/** Years and months by the rule, then weeks and days, `times` the amounts. */
function additionSteps(inputs: Inputs, times: number, format: Format): Step[] {
  const start = fromDayNumber(isoToDayNumber(inputs.startDate));
  const { years, months, weeks, days } = signedPeriod(inputs, times);
  const monthsMoved = 12 * years + months;
  const moved = addMonthsByRule(start, monthsMoved, inputs.monthEndRule);
  const steps: Step[] = [];
  if (monthsMoved !== 0) steps.push(...monthSteps(start, monthsMoved, moved, inputs, format));
  const daysMoved = 7 * weeks + days;
  if (daysMoved !== 0) {
    const from = dayNumberOf(moved);
    steps.push({
      label: "Then weeks and days",
      expression: `${dayText(from, format)} ${signed(daysMoved, "day", format)}`,
      value: dayText(from + daysMoved, format),
    });
  }
  return steps;
}

function monthSteps(
  start: CivilDate,
  months: number,
  moved: CivilDate,
  { monthEndRule }: Inputs,
  format: Format,
): Step[] {
  const sameDay = unclampedText(start, months, format);
  const step: Step = {
    label: "Years and months first",
    expression: `${dayText(dayNumberOf(start), format)} ${signed(months, "month", format)}`,
    value: sameDay,
  };
  if (moved.day === start.day) return [step];
  const inMonth = addMonths(start, months);
  const missing = start.day - inMonth.day;
  const reason = missing > 0 ? `${sameDay} does not exist` : "The start ends its month";
  return [
    step,
    {
      label: `${reason}: ${midSentence(MONTH_END_RULES[monthEndRule])}`,
      expression:
        monthEndRule === "overflow"
          ? `${dayText(dayNumberOf(inMonth), format)} ${signed(missing, "day", format)}`
          : `Last day of ${format.month(formatIsoDate(inMonth))}`,
      value: dayText(dayNumberOf(moved), format),
    },
  ];
}

function signed(amount: number, unit: string, format: Format): string {
  return `${amount < 0 ? "−" : "+"} ${format.plural(Math.abs(amount), unit)}`;
}

function countdown(inputs: Inputs, _: Outputs, format: Format): Step[] {
  const { asOf, targetDate, repeatYearly, weekend } = inputs;
  const day = occurrenceDay(inputs);
  const steps: Step[] = repeatYearly
    ? [
        {
          label: "The anniversary on or next after today",
          expression: `${format.date(targetDate).replace(/, \d+$/, "")}, not before ${format.date(asOf)}`,
          value: dayText(day, format),
        },
      ]
    : [];
  return [...steps, ...spanSteps(spanBetween(asOf, dayNumberToIso(day)), weekend, format), weekdayStep(day)];
}

function ofMonth(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const { year, month, nth } = inputs;
  const weekday = weekdayAsked(inputs);
  const first = toDayNumber(year, month, 1);
  const firstOne = nthWeekday(year, month, weekday, 1)?.day ?? 1;
  const result = parseIsoDate(outputs.resultDate ?? "")?.day ?? firstOne;
  const name = WEEKDAYS[weekday - 1];
  const weeks = (result - firstOne) / 7;
  return [
    {
      label: `${dayText(first, format)}: Julian day number modulo 7, Monday is 0`,
      expression: `${julianDayNumber(first)} mod 7 = ${isoWeekday(first) - 1}`,
      value: weekdayName(first),
    },
    {
      label: `The first ${name}`,
      expression: `1 + (${weekday - 1} − ${isoWeekday(first) - 1}) mod 7`,
      value: dayText(first + firstOne - 1, format),
    },
    {
      label:
        nth === "last"
          ? `The last ${name} of ${format.plural(daysInMonth(year, month), "day")}`
          : `The ${ORDINALS[nth].toLowerCase()} ${name}`,
      expression: `${firstOne} + 7 × ${weeks}`,
      value: format.date(outputs.resultDate),
    },
  ];
}

/** Rows of a long series that the working writes out. */
const SERIES_STEPS = 12;

function series(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const { operation, startDate, count } = inputs;
  const amount = amountText(inputs, format);
  const step = (n: number): Step => ({
    label: `Date ${format.number(n)}, counted from the start`,
    expression: `${format.date(startDate)} ${operation === "add" ? "+" : "−"} ${format.number(n)} × (${amount})`,
    value: format.date(outputs.series[n - 1]?.date ?? null),
  });
  const shown = Array.from({ length: Math.min(count, SERIES_STEPS) }, (_, i) => step(i + 1));
  return [...additionSteps(inputs, 1, format), ...shown, ...(count > SERIES_STEPS ? [step(count)] : [])];
}
