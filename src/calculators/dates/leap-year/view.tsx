import { julianDay } from "../../../math/dates/calendars";
import { toDayNumber } from "../../../math/dates/civil";
import { type DrawChart, defineView } from "../../../site/kit";
import leapYear from "./calculator";
import { LeapGrid, MAX_YEARS } from "./LeapGrid";
import { yearText } from "./leap-years";

const CENTURY = 100;

/** Days by which the Julian calendar is behind the Gregorian one from March 1 of the year on; negative if ahead. */
function drift(year: number): number {
  return julianDay(year, 3, 1) - toDayNumber(year, 3, 1);
}

/** A chart of the drift: three leap days in every four centuries exist only in the Julian calendar. */
const driftChart: DrawChart<typeof leapYear> = ({ inputs, format }) => {
  if (inputs.mode !== "check") return null;
  const { year } = inputs;
  const first = Math.min(0, Math.floor(year / CENTURY) * CENTURY);
  const last = Math.max(2400, Math.ceil(year / CENTURY) * CENTURY);
  const years = Array.from({ length: (last - first) / CENTURY + 1 }, (_, i) => first + i * CENTURY);
  const now = drift(year);
  return {
    kind: "lines",
    steps: true,
    x: { label: "Year", values: years, format: (value) => yearText(Math.round(value)) },
    y: { label: "Days", format: (value) => format.number(value, 0) },
    series: [{ label: "Julian calendar behind", color: "green", values: years.map(drift) }],
    points: [{ x: year, y: now, label: format.plural(now, "day") }],
    caption: `In ${yearText(year)} the Julian calendar is ${now < 0 ? `${format.plural(-now, "day")} ahead of` : `${format.plural(now, "day")} behind`} the Gregorian one, from March 1 on: three out of four century years have a leap day only in the Julian calendar.`,
  };
};

export default defineView(leapYear, {
  tabs: [
    { label: "The decision", table: "rules" },
    { label: "In each calendar", table: "calendars" },
    { label: "Julian and Gregorian", chart: driftChart },
    {
      label: "Year by year",
      Component: LeapGrid,
      when: ({ inputs }) => inputs.mode === "range" && inputs.toYear - inputs.fromYear < MAX_YEARS,
    },
    { label: "Leap years", table: "leapYears" },
    { label: "Leap days", table: "leapDays" },
  ],
});
