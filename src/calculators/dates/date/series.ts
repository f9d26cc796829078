/** Dates at equal intervals, each counted from the start. */
import { InputError, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import type { Variant } from "../../../core/variants";
import { isoToDayNumber } from "../../../math/dates/civil";
import { CalendarDay, isInCalendar } from "./calendar-day";
import type { Fields, Inputs } from "./inputs";
import type { Answer, SeriesDate } from "./outputs";
import { ADDING, addedDay, additionSteps, amountText, ruleNotice, sideText } from "./period";

/** Maximum number of dates, besides the last one, that the working shows. */
const MAX_STEPS = 12;

type Series = Answer & Required<Pick<Answer, "series">>;

export const series: Variant<Fields, Series> = {
  question: "A series of dates",
  inputs: { ...ADDING, count: {} },
  answer(inputs, { format }) {
    const { years, months, weeks, days } = inputs;
    if (years + months + weeks + days === 0) throw new InputError("days", "Enter an interval of at least one day.");
    requireSeries(inputs, format);
    const rows = once(() => datesOf(inputs));
    return {
      get series() {
        return rows();
      },
    };
  },
  headline({ series }, inputs, format) {
    const { count, operation, startDate } = inputs;
    const [first, last] = [series[0], series.at(-1)];
    const amount = amountText(inputs, format);
    return {
      label: "First date",
      before:
        count === 1
          ? `${amount} ${sideText(inputs, format)}, is`
          : `${format.plural(count, "date")} at intervals of ${amount}, ${operation === "add" ? "forward" : "back"} from ${format.date(startDate)}. The first is`,
      figure: format.date(first?.date ?? null),
      after: count === 1 ? `— a ${first?.weekday}.` : `and the last is ${format.date(last?.date ?? null)}.`,
    };
  },
  working({ series }, inputs, format) {
    const { operation, startDate } = inputs;
    const amount = amountText(inputs, format);
    const last = series.slice(MAX_STEPS).slice(-1);
    return [
      ...additionSteps(inputs, format),
      ...[...series.slice(0, MAX_STEPS), ...last].map(({ n, date }) =>
        step(
          `Date ${format.number(n)}, counted from the start`,
          `${format.date(startDate)} ${operation === "add" ? "+" : "−"} ${format.number(n)} × (${amount})`,
          format.date(date),
        ),
      ),
    ];
  },
  /** Mentions only the first date of the series for which the rules disagree. */
  notices(_, inputs, format) {
    for (let n = 1; n <= inputs.count; n++) {
      const notice = ruleNotice(inputs, n, `Date ${format.number(n)}: `, format);
      if (notice.length > 0) return notice;
    }
    return [];
  },
};

function datesOf(inputs: Inputs): SeriesDate[] {
  const start = isoToDayNumber(inputs.startDate);
  return Array.from({ length: inputs.count }, (_, i) => {
    const { number, iso, weekday } = new CalendarDay(addedDay(inputs, i + 1), "");
    return { n: i + 1, date: iso, weekday, daysFromStart: number - start };
  });
}

/**
 * Since a series goes in one direction, all of its dates are in the calendar if the last one is.
 *
 * @throws InputError for the first date outside the calendar
 */
function requireSeries(inputs: Inputs, format: Format): void {
  if (isInCalendar(addedDay(inputs, inputs.count))) return;
  for (let n = 1; ; n++) {
    new CalendarDay(addedDay(inputs, n), "", `Date ${format.number(n)} of the series`);
  }
}
