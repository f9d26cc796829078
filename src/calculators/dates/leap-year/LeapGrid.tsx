import type { ViewProps } from "../../../site/kit";
import type leapYear from "./calculator";
import "./leap-grid.css";

const PER_ROW = 20;
const ROW = 24;
/** Left edge of the squares in percent, after the label with the first year of the row. */
const LEFT = 14;
/** Longer ranges are easier to read in the table. */
export const MAX_YEARS = 400;

/** A square for each year: leap years are filled, centuries are outlined. */
export function LeapGrid({ inputs, outputs }: ViewProps<typeof leapYear>) {
  const { fromYear, toYear } = inputs;
  const leap = new Set(outputs.leapYears.map(({ year }) => year));
  const first = Math.floor(fromYear / PER_ROW) * PER_ROW;
  const rows = Math.floor((toYear - first) / PER_ROW) + 1;
  const width = (100 - LEFT) / PER_ROW;
  const years = Array.from({ length: toYear - fromYear + 1 }, (_, i) => fromYear + i);
  return (
    <figure className="leap-grid">
      <svg
        width="100%"
        height={ROW * rows}
        role="img"
        aria-label={`${outputs.count} of ${years.length} years are filled`}
      >
        {Array.from({ length: rows }, (_, row) => first + row * PER_ROW).map((year, row) => (
          <text key={year} x="0" y={ROW * row + 16}>
            {year}
          </text>
        ))}
        {years.map((year) => (
          <rect
            key={year}
            className={`${leap.has(year) ? "leap-filled" : "leap-empty"}${year % 100 === 0 ? " leap-century" : ""}`}
            x={`${LEFT + width * ((year - first) % PER_ROW)}%`}
            y={ROW * Math.floor((year - first) / PER_ROW) + 4}
            width={`${0.8 * width}%`}
            height={ROW - 8}
          >
            <title>{year}</title>
          </rect>
        ))}
      </svg>
      <figcaption>
        Twenty years per row, labeled with the first year. Leap years are filled, and centuries are outlined.
      </figcaption>
    </figure>
  );
}
