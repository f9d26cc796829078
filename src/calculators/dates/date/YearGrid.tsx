import { fromDayNumber, isoToDayNumber, toDayNumber } from "../../../math/dates/civil";
import { isLeapYear } from "../../../math/dates/iso-date";
import { SHORT_MONTH_NAMES } from "../../../math/dates/months";
import type { ViewProps } from "../../../site/kit";
import type dateCalculator from "./calculator";
import "./calendar.css";

const ROW = 24;
/** Longer series are easier to read in the table. */
const MAX_YEARS = 40;

/** The dates of a series as dots, one line per year. */
export function YearGrid({ outputs }: ViewProps<typeof dateCalculator>) {
  const years = new Map<number, number[]>();
  for (const { date } of outputs.series) {
    const day = isoToDayNumber(date);
    const { year } = fromDayNumber(day);
    const length = isLeapYear(year) ? 366 : 365;
    const share = (day - toDayNumber(year, 1, 1) + 0.5) / length;
    years.set(year, [...(years.get(year) ?? []), share]);
  }
  const lines = [...years].sort(([a], [b]) => a - b).slice(0, MAX_YEARS);
  return (
    <figure className="strip">
      <svg width="100%" height={ROW * (lines.length + 1)} role="img" aria-label="The dates of the series, year by year">
        {SHORT_MONTH_NAMES.map((month, i) => (
          <text key={month} x={`${10 + (90 * i) / 12}%`} y="14">
            {i % 3 === 0 ? month : ""}
          </text>
        ))}
        {lines.map(([year, shares], row) => (
          <g key={year}>
            <text x="0" y={ROW * (row + 1) + 16}>
              {year}
            </text>
            <line className="strip-line" x1="10%" x2="100%" y1={ROW * (row + 1) + 12} y2={ROW * (row + 1) + 12} />
            {shares.map((share) => (
              <circle key={share} className="strip-dot" cx={`${10 + 90 * share}%`} cy={ROW * (row + 1) + 12} r="4" />
            ))}
          </g>
        ))}
      </svg>
      {years.size > lines.length && <figcaption>The first {lines.length} years; the table has them all.</figcaption>}
    </figure>
  );
}
