import type { ViewProps } from "../../../site/kit";
import { CalendarFile } from "../../../site/kit/CalendarFile";
import type calculator from "./calculator";
import { calendarEvents } from "./events";

/** Exports the dates to the user's calendar. */
export function ToCalendar({ model, format }: ViewProps<typeof calculator>) {
  return (
    <CalendarFile
      events={() => calendarEvents(model, format)}
      product="Workday Calculator"
      fileName="business-days.ics"
    />
  );
}
