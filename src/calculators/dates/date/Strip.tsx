import { fromDayNumber, isoToDayNumber, isoWeekday, toDayNumber } from "../../../math/dates/civil";
import { daysInMonth } from "../../../math/dates/iso-date";
import { WEEKENDS } from "../../../math/dates/weekend";
import type { ViewProps } from "../../../site/kit";
import type dateCalculator from "./calculator";
import "./calendar.css";

interface MonthStrip {
  readonly key: string;
  readonly label: string;
  /** First and last day of the span in this month. */
  readonly from: number;
  readonly to: number;
  /** Weekend days of the span in this month. */
  readonly weekend: readonly number[];
}

const ROW = 22;

/** The span day by day, one row per month, with weekends shaded. */
export function Strip({ inputs, format }: ViewProps<typeof dateCalculator>) {
  const [first, last] = [inputs.startDate, inputs.endDate].map(isoToDayNumber).sort((a, b) => a - b) as [
    number,
    number,
  ];
  const months = monthsOf(first, last, WEEKENDS[inputs.weekend], (iso) => format.month(iso));
  const height = ROW * months.length;
  return (
    <figure className="strip">
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={`The days from ${format.date(inputs.startDate)}, to ${format.date(inputs.endDate)}, by month`}
      >
        {months.map((month, row) => (
          <g key={month.key}>
            <text x="0" y={ROW * row + 15}>
              {month.label}
            </text>
            <svg
              aria-hidden="true"
              x="34%"
              width="66%"
              y={ROW * row + 3}
              height={ROW - 6}
              viewBox="0 0 31 1"
              preserveAspectRatio="none"
            >
              <path className="strip-span" d={`M${month.from - 1} 0H${month.to}V1H${month.from - 1}Z`} />
              <path className="strip-weekend" d={month.weekend.map((day) => `M${day - 1} 0h1v1h-1z`).join("")} />
            </svg>
          </g>
        ))}
      </svg>
      <figcaption>
        Each row is a month, each cell a day.
        {inputs.weekend !== "none" && " Weekends are darker green."}
      </figcaption>
    </figure>
  );
}

function monthsOf(
  first: number,
  last: number,
  weekend: readonly number[],
  name: (iso: string) => string,
): MonthStrip[] {
  const months: MonthStrip[] = [];
  let { year, month } = fromDayNumber(first);
  for (let start = toDayNumber(year, month, 1); start <= last; start = toDayNumber(year, month, 1)) {
    const end = start + daysInMonth(year, month) - 1;
    const from = Math.max(first, start) - start + 1;
    const to = Math.min(last, end) - start + 1;
    const key = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
    const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    months.push({
      key,
      label: name(`${key}-01`),
      from,
      to,
      weekend: days.filter((day) => weekend.includes(isoWeekday(start + day - 1))),
    });
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}
