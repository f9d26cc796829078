/** The time between two dates. */
import { type Notice, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { parseIsoDate } from "../../../math/dates/iso-date";
import { dayText } from "./calendar-day";
import { BY_MONTH_LIMIT, DateSpan } from "./date-span";
import type { Fields } from "./inputs";
import type { Answer } from "./outputs";
import { spanAside, spanSteps } from "./span-text";

type Difference = Answer & Required<Pick<Answer, "span" | "direction">>;

export const difference: Variant<Fields, Difference> = {
  question: "Time between two dates",
  inputs: { startDate: {}, endDate: {}, includeEndDay: {}, weekend: {} },
  answer({ startDate, endDate, includeEndDay, weekend }) {
    return {
      span: new DateSpan(startDate, endDate, weekend, includeEndDay ? 1 : 0),
      direction: startDate === endDate ? "same-day" : startDate < endDate ? "forward" : "backward",
    };
  },
  headline({ span, direction }, { startDate, endDate, includeEndDay }, format) {
    const isSame = direction === "same-day";
    const dates = isSame
      ? `${format.date(startDate)}, to the same day`
      : dateRange(startDate, endDate, direction === "backward" ? "back to" : "to", format);
    return {
      label: "Time between",
      before: `From ${dates}${includeEndDay ? ", counting the last day" : ""}${isSame && !includeEndDay ? "" : ","} is`,
      figure: format.plural(span.days, "day"),
      ...(span.days > 0 && { after: spanAside(span, format) }),
      second: includeEndDay
        ? `Without the last day, ${format.plural(span.days - 1, "day")}.`
        : `Counting both days, ${format.plural(span.days + 1, "day")}.`,
    };
  },
  working({ span, direction }, { startDate, endDate, includeEndDay }, format) {
    return [
      ...(direction === "backward"
        ? [
            step(
              "The earlier date first",
              `${format.date(startDate)} → ${format.date(endDate)}`,
              `${dayText(span.from, format)} → ${format.date(startDate)}`,
            ),
          ]
        : []),
      ...(includeEndDay
        ? [
            step(
              "The last day counts, so the end moves one day later",
              `${dayText(span.to - 1, format)} + 1 day`,
              dayText(span.to, format),
            ),
          ]
        : []),
      ...spanSteps(span, format),
    ];
  },
  notices({ span, direction }, { startDate, endDate }, format) {
    const notices: Notice[] = [];
    if (direction === "backward")
      notices.push({
        code: "reversed",
        message: `The end date is before the start date, so the time is counted from ${format.date(endDate)}, to ${format.date(startDate)}.`,
      });
    if (span.days > BY_MONTH_LIMIT)
      notices.push({
        code: "by-month-left-out",
        message: `The month-by-month table is omitted above ${format.number(BY_MONTH_LIMIT)} days. These dates are ${format.number(span.days)} days apart.`,
      });
    return notices;
  },
};

/** `January 15 to December 25, 2026`; a common year is written once. */
function dateRange(first: string, second: string, between: string, format: Format): string {
  const sameYear = parseIsoDate(first)?.year === parseIsoDate(second)?.year;
  const start = sameYear ? format.date(first).replace(/, \d+$/, "") : `${format.date(first)},`;
  return `${start} ${between} ${format.date(second)}`;
}
