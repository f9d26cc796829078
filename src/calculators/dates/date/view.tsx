import { defineView, type ViewProps } from "../../../site/kit";
import { CalendarFile as File } from "../../../site/kit/CalendarFile";
import { todayHints } from "../../../site/kit/TodayButton";
import dateCalculator from "./calculator";
import { calendarEvents } from "./events";
import { Strip } from "./Strip";
import { YearGrid } from "./YearGrid";

/** Maximum length of the strip in days; longer spans would fill pages. */
const MAX_STRIP_DAYS = 1100;

/** Exports the resulting dates to the user's calendar. */
function CalendarFile({ model, format }: ViewProps<typeof dateCalculator>) {
  return <File events={() => calendarEvents(model, format)} product="Date Calculator" fileName="dates.ics" />;
}

export default defineView(dateCalculator, {
  hints: todayHints(dateCalculator.inputs, ["startDate", "endDate", "asOf", "targetDate"]),
  // With a month preset, 90 days would be four months.
  opening: { months: 0, days: 90 },
  Display: CalendarFile,
  tabs: [
    {
      label: "Calendar",
      Component: Strip,
      when: ({ outputs: { totalDays } }) => totalDays !== null && totalDays <= MAX_STRIP_DAYS,
    },
    { label: "Calendar of the series", Component: YearGrid, when: ({ inputs }) => inputs.mode === "series" },
    { label: "Dates", table: "series" },
    { label: "Month by month", table: "byMonth", totals: ["days", "businessDays"] },
    { label: "Days of the week", table: "weekdayCounts", totals: ["count"] },
  ],
});
