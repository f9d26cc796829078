/** The first, second, …, or last occurrence of a weekday in a month. */
import { InputError, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { dayNumberOf, isoWeekday, toDayNumber } from "../../../math/dates/civil";
import { daysInMonth, formatIsoDate } from "../../../math/dates/iso-date";
import { nthWeekday } from "../../../math/dates/nth-weekday";
import { julianDayNumber } from "../../../math/dates/numbering";
import { WEEKDAYS, weekdayName } from "../../../math/dates/week";
import { CalendarDay, dayText } from "./calendar-day";
import { type Fields, type Inputs, ORDINALS } from "./inputs";
import type { Answer } from "./outputs";

type NthWeekday = Answer & Required<Pick<Answer, "result">>;

export const nthWeekdayOfMonth: Variant<Fields, NthWeekday> = {
  question: "The nth weekday of a month",
  inputs: { year: {}, month: {}, weekdayName: {}, nth: {} },
  answer(inputs, { format }) {
    const { year, month, nth } = inputs;
    const weekday = weekdayOf(inputs);
    const date = nthWeekday(year, month, weekday, nth === "last" ? nth : (Number(nth) as 1 | 2 | 3 | 4 | 5));
    if (!date) throw new InputError("nth", `${monthText(inputs, format)} has only four ${WEEKDAYS[weekday - 1]}s.`);
    return { result: new CalendarDay(dayNumberOf(date), "year") };
  },
  headline: ({ result }, inputs, format) => ({
    label: "Date",
    before: `The ${ORDINALS[inputs.nth].toLowerCase()} ${result.weekday} of ${monthText(inputs, format)} is`,
    figure: format.date(result.iso),
    after: `— ISO week date ${result.isoWeekDate}.`,
  }),
  working({ result }, inputs, format) {
    const { year, month, nth } = inputs;
    const weekday = weekdayOf(inputs);
    const first = toDayNumber(year, month, 1);
    const firstOne = ((result.date.day - 1) % 7) + 1;
    const name = result.weekday;
    return [
      step(
        `${dayText(first, format)}: Julian day number modulo 7, Monday is 0`,
        `${julianDayNumber(first)} mod 7 = ${isoWeekday(first) - 1}`,
        weekdayName(first),
      ),
      step(
        `The first ${name}`,
        `1 + (${weekday - 1} − ${isoWeekday(first) - 1}) mod 7`,
        dayText(first + firstOne - 1, format),
      ),
      step(
        nth === "last"
          ? `The last ${name} of ${format.plural(daysInMonth(year, month), "day")}`
          : `The ${ORDINALS[nth].toLowerCase()} ${name}`,
        `${firstOne} + 7 × ${(result.date.day - firstOne) / 7}`,
        format.date(result.iso),
      ),
    ];
  },
};

/** Number of the chosen weekday, Monday = 1 … Sunday = 7. */
function weekdayOf({ weekdayName }: Inputs): number {
  return WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === weekdayName) + 1;
}

function monthText({ year, month }: Inputs, format: Format): string {
  return format.month(formatIsoDate({ year, month, day: 1 }));
}
