/** The first, second, …, or last business day of a month. */
import { InputError, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { toDayNumber } from "../../../math/dates/civil";
import { daysInMonth, formatIsoDate } from "../../../math/dates/iso-date";
import { weekdayName } from "../../../math/dates/week";
import { CountedDays } from "./counted-days";
import type { Fields } from "./inputs";
import type { Found } from "./outputs";
import { scheduleOf } from "./schedule";
import { countSteps, dayText, longDayText, skippedSteps } from "./text";

export const nth: Variant<Fields, Found> = {
  question: "The nth business day of a month",
  inputs: { year: {}, month: {}, nth: {} },
  answer(inputs, { format }) {
    const { year, month, nth } = inputs;
    if (nth === 0) throw new InputError("nth", "Enter 1 to 31, or −1 to −31 to count from the end.");
    const schedule = scheduleOf(inputs);
    const first = toDayNumber(year, month, 1);
    const end = first + daysInMonth(year, month);
    const workdays = [];
    for (let day = first; day < end; day++) if (schedule.time.isWorkday(day)) workdays.push(day);
    const result = workdays.at(nth > 0 ? nth - 1 : nth);
    if (result === undefined)
      throw new InputError(
        "nth",
        `${format.month(formatIsoDate({ year, month, day: 1 }))} has ${workdays.length === 0 ? "no business days" : format.plural(workdays.length, "business day")}.`,
      );
    return { counted: new CountedDays(schedule, first, end, inputs), result, origin: first };
  },
  headline({ result, counted, origin }, { nth }, format) {
    return {
      label: "Business day",
      before: `The ${placeText(nth)} of ${monthText(origin, format)} is`,
      figure: dayText(result, format),
      after: `— a ${weekdayName(result)}; the month has ${format.plural(counted.businessDays, "business day")}.`,
    };
  },
  working: (found, { nth }, format) => [
    ...skippedSteps(found.counted, format),
    resultStep(found, nth, format),
    ...countSteps(found.counted, format),
  ],
};

function resultStep({ result, origin }: Found, nth: number, format: Format): Step {
  return step(
    `The ${placeText(nth)}`,
    `${monthText(origin, format)} without the days above, counted from its ${nth > 0 ? "first day" : "last day back"}`,
    longDayText(result, format),
  );
}

function monthText(day: number, format: Format): string {
  return dayText(day, format).replace(/ \d+,/, "");
}

/** `3rd business day`, `last business day`, `2nd business day from the end` */
function placeText(nth: number): string {
  if (nth === -1) return "last business day";
  const size = Math.abs(nth);
  const ending = size % 100 > 10 && size % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][size % 10] ?? "th");
  return `${size}${ending} business day${nth < 0 ? " from the end" : ""}`;
}
