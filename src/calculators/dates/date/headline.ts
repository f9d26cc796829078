import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { formatIsoDate } from "../../../math/dates/civil";
import { WEEKDAYS } from "../../../math/dates/week";
import { ORDINALS } from "./choices";
import { weekdayAsked } from "./days";
import type { Inputs, Mode, Outputs } from "./fields";
import { amountText, businessText, dateRange, periodText } from "./words";

const HEADLINES: Record<Mode, (inputs: Inputs, outputs: Outputs, format: Format) => Headline> = {
  difference,
  add,
  info,
  countdown,
  "nth-weekday": ofMonth,
  series,
};

export function headlineFor(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  return HEADLINES[inputs.mode](inputs, outputs, format);
}

function difference(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { startDate, endDate, includeEndDay, weekend } = inputs;
  const days = outputs.totalDays ?? 0;
  const counted = includeEndDay ? ", the last day counted," : "";
  const dates =
    outputs.direction === "same-day"
      ? `${format.date(startDate)} to the same day${counted}`
      : dateRange(startDate, endDate, outputs.direction === "backward" ? "back to" : "to", format) + counted;
  return {
    label: "Between the dates",
    before: `From ${dates} it is`,
    figure: format.plural(days, "day"),
    ...(days > 0 && { after: aside(outputs, days, weekend, format) }),
  };
}

/** `— 11 months and 10 days, 246 of them weekdays.` */
function aside(outputs: Outputs, days: number, weekend: Inputs["weekend"], format: Format): string {
  const { years, months, days: rest } = outputs;
  const calendar =
    years || months
      ? periodText(
          [
            [years ?? 0, "year"],
            [months ?? 0, "month"],
            [rest ?? 0, "day"],
          ],
          format,
        )
      : "";
  const business = weekend === "none" ? "" : businessText(outputs.businessDays ?? 0, days, weekend, format);
  const words = [calendar, business].filter(Boolean).join(", ");
  return words && `— ${words}.`;
}

function add(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const amount = amountText(inputs, format);
  const start = format.date(inputs.startDate);
  const side = inputs.operation === "add" ? "after" : "before";
  return {
    label: "Date",
    before: amount ? `${amount} ${side} ${start} it is` : `With nothing added to ${start} it is`,
    figure: format.date(outputs.resultDate),
    after: `— a ${outputs.weekday}.`,
  };
}

function info(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  return {
    label: "Weekday",
    before: `${format.date(inputs.startDate)} is a`,
    figure: outputs.weekday ?? "",
    after: `— day ${outputs.dayOfYear} of the year, in ISO week ${outputs.isoWeek}.`,
  };
}

function countdown(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const days = outputs.daysUntil ?? 0;
  const until = `${outputs.weekday}, ${format.date(outputs.occurrenceDate)}`;
  const today = format.date(inputs.asOf);
  if (days === 0) return { label: "Countdown", before: `${until} is`, figure: "today" };
  const distance = Math.abs(days);
  return {
    label: days > 0 ? "Days to go" : "Days ago",
    before: days > 0 ? `From ${today} to ${until} it is` : `From ${until} to ${today} it is`,
    figure: format.plural(distance, "day"),
    after: aside(outputs, distance, inputs.weekend, format),
  };
}

function ofMonth(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const month = format.month(formatIsoDate({ year: inputs.year, month: inputs.month, day: 1 }));
  const which = ORDINALS[inputs.nth].toLowerCase();
  return {
    label: "Date",
    before: `The ${which} ${WEEKDAYS[weekdayAsked(inputs) - 1]} of ${month} is`,
    figure: format.date(outputs.resultDate),
    after: `— ISO week date ${outputs.isoWeekDate}.`,
  };
}

function series(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { count, operation, startDate } = inputs;
  const [first, last] = [outputs.series[0], outputs.series.at(-1)];
  const amount = amountText(inputs, format);
  const start = format.date(startDate);
  return {
    label: "First date",
    before:
      count === 1
        ? `${amount} ${operation === "add" ? "after" : "before"} ${start} it is`
        : `${format.plural(count, "date")} at intervals of ${amount}, ${operation === "add" ? "on" : "back"} from ${start}: the first is`,
    figure: format.date(first?.date ?? null),
    after: count === 1 ? `— a ${first?.weekday}.` : `and the last ${format.date(last?.date ?? null)}.`,
  };
}
