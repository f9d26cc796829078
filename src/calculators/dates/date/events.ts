import type { Format } from "../../../core/format";
import type { CalendarEvent } from "../../../math/dates/icalendar";
import { ORDINALS } from "./choices";
import type { Inputs, Outputs } from "./fields";
import { amountText } from "./words";

/** The dates found, to be taken into a calendar program; none where the answer is not a date. */
export function calendarEvents(inputs: Inputs, outputs: Outputs, format: Format): CalendarEvent[] {
  const { mode, startDate, endDate } = inputs;
  const start = format.date(startDate);
  switch (mode) {
    case "difference": {
      const [date, lastDate] = startDate < endDate ? [startDate, endDate] : [endDate, startDate];
      return [{ date, lastDate, summary: format.plural(outputs.totalDays ?? 0, "day") }];
    }
    case "add":
    case "series": {
      const amount = amountText(inputs, format) || "0 days";
      const side = inputs.operation === "add" ? "after" : "before";
      const dates = mode === "add" ? [{ n: 1, date: outputs.resultDate ?? startDate }] : outputs.series;
      return dates.map(({ n, date }) => ({
        date,
        summary: `${n === 1 ? amount : `${format.number(n)} × (${amount})`} ${side} ${start}`,
      }));
    }
    case "countdown":
      return [
        { date: outputs.occurrenceDate ?? endDate, summary: `Countdown from ${format.date(inputs.asOf)}` },
      ];
    case "nth-weekday":
      return [
        {
          date: outputs.resultDate ?? startDate,
          summary: `${ORDINALS[inputs.nth]} ${outputs.weekday} of the month`,
        },
      ];
    case "info":
      return [{ date: startDate, summary: `Day ${outputs.dayOfYear} of the year` }];
  }
}
