import type { Format } from "../../../core/format";
import type { CalendarEvent } from "../../../math/dates/icalendar";
import { ORDINALS } from "./inputs";
import type { DateModel } from "./outputs";
import { amountText, sideText } from "./period";

/** The resulting dates, for export to a calendar program. */
export function calendarEvents({ variant, inputs, answer }: DateModel, format: Format): CalendarEvent[] {
  const { startDate, endDate } = inputs;
  const { span, result, facts, occurrence, series } = answer;
  switch (variant) {
    case "difference": {
      const [date, lastDate] = startDate < endDate ? [startDate, endDate] : [endDate, startDate];
      return [{ date, lastDate, summary: format.plural(span?.days ?? 0, "day") }];
    }
    case "add":
    case "series": {
      const amount = amountText(inputs, format) || "0 days";
      const dates = series ?? [{ n: 1, date: result?.iso ?? startDate }];
      return dates.map(({ n, date }) => ({
        date,
        summary: `${n === 1 ? amount : `${format.number(n)} × (${amount})`} ${sideText(inputs, format)}`,
      }));
    }
    case "countdown":
      return [{ date: occurrence?.iso ?? endDate, summary: `Countdown from ${format.date(inputs.asOf)}` }];
    case "nth-weekday":
      return [
        {
          date: result?.iso ?? startDate,
          summary: `${ORDINALS[inputs.nth]} ${result?.weekday} of the month`,
        },
      ];
    case "info":
      return [{ date: startDate, summary: `Day ${facts?.dayOfYear} of the year` }];
  }
}
