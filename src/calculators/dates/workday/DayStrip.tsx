import { fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { weekdayName } from "../../../math/dates/week";
import type { ViewProps } from "../../../site/kit";
import type calculator from "./calculator";
import type { Found } from "./outputs";
import { longDayText } from "./text";
import "./day-strip.css";

/** Longer ranges are easier to read in the table. */
export const MAX_STRIP_DAYS = 92;

/** The days from the start to the result: working days with a running count, other days with the reason. */
export function DayStrip({ model: { inputs, answer }, format }: ViewProps<typeof calculator>) {
  // It is shown for an addition only, which has both.
  const { counted, result, origin } = answer as Found;
  const skipped = new Map(counted.skipped.map((row) => [isoToDayNumber(row.date), row]));
  const step = result < origin ? -1 : 1;
  let complete = 0;
  const days = Array.from({ length: counted.calendarDays }, (_, i) => {
    const day = origin + step * (i + 1);
    const row = skipped.get(day);
    complete += row ? row.worked : 1;
    return { day, row, complete };
  });
  return (
    <ol className="day-strip" aria-label={`The days from ${format.date(inputs.startDate)}`}>
      <li className="day-end">
        <b>{longDayText(origin, format)}</b>
        <span>start, day 0</span>
      </li>
      {days.map(({ day, row, complete: sum }) => (
        <li key={day} className={day === result ? "day-end" : row?.worked === 0 ? "day-off" : undefined}>
          <b>
            {weekdayName(day).slice(0, 3)} {fromDayNumber(day).day}
          </b>
          <span>{row?.worked === 0 ? row.reason : `${row ? `${row.reason}: ` : ""}${format.number(sum)}`}</span>
        </li>
      ))}
    </ol>
  );
}
