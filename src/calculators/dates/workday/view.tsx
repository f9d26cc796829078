import { defineView, type ViewProps } from "../../../site/kit";
import { CalendarFile } from "../../../site/kit/CalendarFile";
import { todayHints } from "../../../site/kit/TodayButton";
import calculator from "./calculator";
import { DayStrip, MAX_STRIP_DAYS } from "./DayStrip";
import { calendarEvents } from "./events";
import { HolidayChecks } from "./HolidayChecks";
import { holidaySource, missingHolidays, namesOf } from "./holiday-source";
import { Months } from "./Months";

/** Exports the dates to the user's calendar. */
function ToCalendar({ model, format }: ViewProps<typeof calculator>) {
  return (
    <CalendarFile
      events={() => calendarEvents(model, format)}
      product="Workday Calculator"
      fileName="business-days.ics"
    />
  );
}

export default defineView(calculator, {
  Display: ToCalendar,
  hints: {
    ...todayHints(calculator.inputs, ["startDate", "endDate"]),
    skipHolidays({ inputs: { holidayCalendar } }) {
      if (missingHolidays(holidayCalendar)) return null;
      const source = holidaySource(holidayCalendar);
      return source && Object.values(namesOf(source)).join(", ");
    },
  },
  tabs: [
    {
      label: "Day by day",
      Component: DayStrip,
      when: ({ inputs, outputs: { calendarDays } }) =>
        inputs.mode === "add" && calendarDays > 0 && calendarDays <= MAX_STRIP_DAYS,
    },
    { label: "Calendar", Component: Months },
    { label: "Holidays", table: "holidays" },
    {
      label: "Which holidays",
      Component: HolidayChecks,
      when: ({ inputs }) => inputs.holidayCalendar !== "none",
      onPaper: false,
    },
    {
      label: "Month by month",
      table: "byMonth",
      without: ["holidayDays"],
      totals: ["calendarDays", "businessDays", "holidayDays", "workHours"],
    },
    { label: "Days left out", table: "skipped", without: ["worked"], onPaper: 50 },
  ],
});
