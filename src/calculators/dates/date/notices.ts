import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { fromDayNumber, isLeapYear, isoToDayNumber } from "../../../math/dates/civil";
import type { MonthEndRule } from "../../../math/dates/month-end";
import { BY_MONTH_LIMIT } from "./answers";
import { MONTH_END_RULES } from "./choices";
import { addedDay, dayText, differenceSpan, occurrenceDay } from "./days";
import type { Inputs } from "./fields";

/** What to know beside the answer: the order of the dates, the rules that decided, the calendar meant. */
export function noticesFor(inputs: Inputs, format: Format): Notice[] {
  return [
    ...(inputs.mode === "difference" ? differenceNotices(inputs, format) : []),
    ...(inputs.mode === "add" ? ruleNotice(inputs, 1, "", format) : []),
    ...(inputs.mode === "series" ? seriesNotice(inputs, format) : []),
    ...(inputs.mode === "countdown" ? countdownNotices(inputs, format) : []),
    ...gregorianNotice(inputs),
  ];
}

function differenceNotices(inputs: Inputs, format: Format): Notice[] {
  const { startDate, endDate } = inputs;
  const { from, to } = differenceSpan(inputs);
  const notices: Notice[] = [];
  if (endDate < startDate)
    notices.push({
      code: "reversed",
      message: `The end date lies before the start date; the time is counted from ${format.date(endDate)} to ${format.date(startDate)}.`,
    });
  if (to - from > BY_MONTH_LIMIT)
    notices.push({
      code: "by-month-left-out",
      message: `The table month by month is left out above ${format.number(BY_MONTH_LIMIT)} days; these dates are ${format.number(to - from)} days apart.`,
    });
  return notices;
}

/** The rule used and what the two others would give, wherever they do not all agree. */
function ruleNotice(inputs: Inputs, n: number, subject: string, format: Format): Notice[] {
  const rules = Object.keys(MONTH_END_RULES) as MonthEndRule[];
  const results = new Map(rules.map((rule) => [rule, addedDay(inputs, n, rule)]));
  if (new Set(results.values()).size === 1) return [];
  const used = inputs.monthEndRule;
  const gives = (rule: MonthEndRule) => dayText(results.get(rule) as number, format);
  const others = rules
    .filter((rule) => rule !== used)
    .map((rule) => `“${MONTH_END_RULES[rule]}” would give ${gives(rule)}`);
  return [
    {
      code: "month-end-rule",
      message: `${subject}“${MONTH_END_RULES[used]}” gives ${gives(used)}; ${others.join(", and ")}.`,
    },
  ];
}

/** The first date of the series that the rules disagree about stands for all. */
function seriesNotice(inputs: Inputs, format: Format): Notice[] {
  for (let n = 1; n <= inputs.count; n++) {
    const notice = ruleNotice(inputs, n, `Date ${format.number(n)}: `, format);
    if (notice.length > 0) return notice;
  }
  return [];
}

function countdownNotices(inputs: Inputs, format: Format): Notice[] {
  if (!inputs.repeatYearly) return [];
  const { month, day, year } = fromDayNumber(isoToDayNumber(inputs.targetDate));
  const occurrence = fromDayNumber(occurrenceDay(inputs));
  const notices: Notice[] = [];
  if (occurrence.year < year)
    notices.push({
      code: "before-target",
      message: `${format.date(inputs.targetDate)} itself is still to come; every year counts to the same day in ${occurrence.year}.`,
    });
  if (month === 2 && day === 29 && !isLeapYear(occurrence.year))
    notices.push({
      code: "leap-day-anniversary",
      message: `${occurrence.year} is not a leap year: the anniversary of February 29 is taken on February 28.`,
    });
  return notices;
}

const FIRST_GREGORIAN_DATE = "1582-10-15";

function gregorianNotice(inputs: Inputs): Notice[] {
  const { mode, startDate, endDate, asOf, targetDate, year } = inputs;
  const dates: Record<Inputs["mode"], string[]> = {
    difference: [startDate, endDate],
    add: [startDate],
    series: [startDate],
    info: [startDate],
    countdown: [asOf, targetDate],
    "nth-weekday": [`${String(year).padStart(4, "0")}-12-31`],
  };
  if (dates[mode].every((date) => date >= FIRST_GREGORIAN_DATE)) return [];
  return [
    {
      code: "before-gregorian",
      message:
        "Dates before October 15, 1582 are those of the Gregorian calendar carried backward; people wrote Julian dates then.",
    },
  ];
}
