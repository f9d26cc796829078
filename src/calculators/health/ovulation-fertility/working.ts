import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CALENDAR_METHOD } from "../../../data/fertility";
import { dayNumberToIso } from "../../../math/dates/civil";
import { DAYS_FROM_CONCEPTION } from "../../../math/health/gestation";
import { DAYS_BEFORE_OVULATION, type Fertility } from "./fertility";

/** With more logged cycles than this, the sum is not written out. */
const MOST_GAPS = 24;

const dateText = (day: number, format: Format) => format.date(dayNumberToIso(day));

/** The steps from the last period to ovulation, the window and the later dates. */
export function working(fertility: Fertility, format: Format): Listed<Step> {
  return [
    lengthSteps(fertility, format),
    ovulationSteps(fertility, format),
    fertility.isRegular ? regularWindow(fertility, format) : calendarWindow(fertility, format),
    laterSteps(fertility, format),
  ];
}

function lengthSteps({ inputs, lengths }: Fertility, format: Format): Listed<Step> {
  const { log, typical, shortest, longest } = lengths;
  if (inputs.mode === "irregular")
    return [step("Typical cycle, rounded down", `(${shortest} + ${longest}) ÷ 2`, format.number(typical))];
  if (!log) return [];
  const { gaps, mean, deviation } = log;
  const sum = gaps.length <= MOST_GAPS ? `(${gaps.join(" + ")})` : format.number(mean * gaps.length);
  return [
    step("Mean of the logged cycles", `${sum} ÷ ${gaps.length}`, format.number(mean, 6)),
    step("Typical cycle, rounded", format.number(mean, 6), format.number(typical)),
    step(
      "Shortest, longest, standard deviation",
      `of ${format.plural(gaps.length, "cycle")}`,
      `${shortest}, ${longest}, ${format.number(deviation, 2)} days`,
    ),
  ];
}

function ovulationSteps({ inputs, lengths, coming }: Fertility, format: Format): Listed<Step> {
  const { typical, last } = lengths;
  const { lutealLength } = inputs;
  const startStep = step(
    `Day 1 of cycle ${coming.number}`,
    `${dateText(last, format)} + ${coming.number - 1} × ${typical} days`,
    dateText(coming.start, format),
  );
  return [
    coming.number > 1 && startStep,
    step("Days from day 1 to ovulation", `${typical} − ${lutealLength}`, `${typical - lutealLength}`),
    step(
      "Ovulation",
      `${dateText(coming.start, format)} + ${typical - lutealLength} days`,
      dateText(coming.ovulation, format),
    ),
  ];
}

function regularWindow({ coming }: Fertility, format: Format): Listed<Step> {
  return [
    step(
      "First fertile day",
      `${dateText(coming.ovulation, format)} − ${DAYS_BEFORE_OVULATION} days`,
      dateText(coming.fertileStart, format),
    ),
  ];
}

function calendarWindow({ lengths, coming, calendarDays }: Fertility, format: Format): Listed<Step> {
  const { shortest, longest, last } = lengths;
  const { beforeShortest, beforeLongest } = CALENDAR_METHOD;
  const first = shortest - beforeShortest;
  const before = coming.number - 1;
  const from = (length: number) =>
    before === 0 ? dateText(last, format) : `${dateText(last, format)} + ${before} × ${length} days`;
  return [
    step(
      first < 1 ? "First fertile cycle day, at least 1" : "First fertile cycle day",
      first < 1 ? `${shortest} − ${beforeShortest} = ${first}, so day 1` : `${shortest} − ${beforeShortest}`,
      format.number(calendarDays.first),
    ),
    step("Last fertile cycle day", `${longest} − ${beforeLongest}`, format.number(calendarDays.end)),
    step(
      "First fertile day, if cycles are short",
      `${from(shortest)} + ${calendarDays.first} − 1 days`,
      dateText(coming.fertileStart, format),
    ),
    step(
      "Last fertile day, if cycles are long",
      `${from(longest)} + ${calendarDays.end} − 1 days`,
      dateText(coming.fertileEnd, format),
    ),
  ];
}

function laterSteps({ coming, lengths, present, today, cycleDayToday }: Fertility, format: Format): Listed<Step> {
  const { last, typical, longest } = lengths;
  return [
    step(
      coming.test === coming.next ? "Next period, and first day to test" : "Next period",
      `${dateText(coming.start, format)} + ${typical} days`,
      dateText(coming.next, format),
    ),
    coming.test !== coming.next &&
      step(
        "First day to test, if cycles are long",
        coming.number === 1
          ? `${dateText(last, format)} + ${longest} days`
          : `${dateText(last, format)} + ${coming.number} × ${longest} days`,
        dateText(coming.test, format),
      ),
    step(
      "Due date if conceived",
      `${dateText(coming.ovulation, format)} + ${DAYS_FROM_CONCEPTION} days`,
      dateText(coming.due, format),
    ),
    step(
      "Cycle day today",
      `${format.plural(today - present.start, "day")} after ${dateText(present.start, format)}, which is day 1`,
      format.number(cycleDayToday),
    ),
  ];
}
