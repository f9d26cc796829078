/** Adds years, months, weeks and days, once or several times. */
import { type Notice, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { midSentence, periodText } from "../../../core/words";
import { addMonths, dayNumberOf, fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { type CivilDate, formatIsoDate } from "../../../math/dates/iso-date";
import { addMonthsByRule, addPeriod, type MonthEndRule, type Period, scalePeriod } from "../../../math/dates/month-end";
import { dayText, unclampedText } from "./calendar-day";
import { type Inputs, MONTH_END_RULES } from "./inputs";

/** The inputs of the modes that add. */
export const ADDING = {
  startDate: {},
  operation: {},
  years: {},
  months: {},
  weeks: {},
  days: {},
  monthEndRule: {},
} as const;

/** The period to add to the start, with its sign, multiplied by `times`. */
function signedPeriod({ operation, years, months, weeks, days }: Inputs, times = 1): Period {
  return scalePeriod({ years, months, weeks, days }, operation === "add" ? times : -times);
}

/** Day number of date `n` of a series, or of the result of adding (n = 1); always counted from the start. */
export function addedDay(inputs: Inputs, n: number, rule: MonthEndRule = inputs.monthEndRule): number {
  return addPeriod(startOf(inputs), signedPeriod(inputs, n), rule);
}

function startOf({ startDate }: Inputs): CivilDate {
  return fromDayNumber(isoToDayNumber(startDate));
}

/** The start, the number of months to add, and the date they lead to by the month-end rule. */
function monthStep(inputs: Inputs) {
  const start = startOf(inputs);
  const { years, months } = signedPeriod(inputs);
  const count = 12 * years + months;
  return { start, count, moved: addMonthsByRule(start, count, inputs.monthEndRule) };
}

/** Whether adding the months changed the day of the month. */
export function isClamped(inputs: Inputs): boolean {
  const { start, moved } = monthStep(inputs);
  return moved.day !== start.day;
}

/** `1 month and 10 days`: the amount added, or the interval of a series; empty if it is zero. */
export function amountText({ years, months, weeks, days }: Inputs, format: Format): string {
  return periodText({ year: years, month: months, week: weeks, day: days }, format);
}

/** `after January 15, 2026` */
export function sideText(inputs: Inputs, format: Format): string {
  return `${inputs.operation === "add" ? "after" : "before"} ${format.date(inputs.startDate)}`;
}

/** The steps for adding years and months by the rule, then weeks and days. */
export function additionSteps(inputs: Inputs, format: Format): Step[] {
  const { start, count, moved } = monthStep(inputs);
  const { weeks, days } = signedPeriod(inputs);
  const daysMoved = 7 * weeks + days;
  const from = dayNumberOf(moved);
  return [
    ...(count === 0 ? [] : monthSteps(start, count, moved, inputs.monthEndRule, format)),
    ...(daysMoved === 0
      ? []
      : [
          step(
            "Then weeks and days",
            `${dayText(from, format)} ${signed(daysMoved, "day", format)}`,
            dayText(from + daysMoved, format),
          ),
        ]),
  ];
}

function monthSteps(start: CivilDate, months: number, moved: CivilDate, rule: MonthEndRule, format: Format): Step[] {
  const sameDay = unclampedText(start, months, format);
  const first = step(
    "Years and months first",
    `${dayText(dayNumberOf(start), format)} ${signed(months, "month", format)}`,
    sameDay,
  );
  if (moved.day === start.day) return [first];
  const inMonth = addMonths(start, months);
  const missing = start.day - inMonth.day;
  const reason = missing > 0 ? sameDay.replace(", which has", " has") : "The start ends its month";
  return [
    first,
    step(
      `${reason}: ${midSentence(MONTH_END_RULES[rule])}`,
      rule === "overflow"
        ? `${dayText(dayNumberOf(inMonth), format)} ${signed(missing, "day", format)}`
        : `Last day of ${format.month(formatIsoDate(inMonth))}`,
      dayText(dayNumberOf(moved), format),
    ),
  ];
}

function signed(amount: number, unit: string, format: Format): string {
  return `${amount < 0 ? "−" : "+"} ${format.plural(Math.abs(amount), unit)}`;
}

/** Says what the chosen rule gives for date `n`, and which others would give another day. */
export function ruleNotice(inputs: Inputs, n: number, subject: string, format: Format): Notice[] {
  const rules = Object.keys(MONTH_END_RULES) as MonthEndRule[];
  const results = new Map(rules.map((rule) => [rule, addedDay(inputs, n, rule)]));
  if (new Set(results.values()).size === 1) return [];
  const used = inputs.monthEndRule;
  const gives = (rule: MonthEndRule) => dayText(results.get(rule) as number, format);
  const differing = rules.filter((rule) => results.get(rule) !== results.get(used));
  const others = [...new Set(differing.map(gives))].map((day) => {
    const same = differing.filter((rule) => gives(rule) === day).map((rule) => `“${MONTH_END_RULES[rule]}”`);
    return `${same.join(" and ")} would give ${day}`;
  });
  return [
    {
      code: "month-end-rule",
      message: `${subject}“${MONTH_END_RULES[used]}” gives ${gives(used)}; ${others.join(", and ")}.`,
    },
  ];
}
