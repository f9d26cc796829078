import type { ViewProps } from "../../../site/kit";
import { CalendarFile } from "../../../site/kit/CalendarFile";
import type calculator from "./calculator";
import { calendarEvents } from "./events";

/** Takes the dates into the visitor's own calendar. */
export function ToCalendar({ model, format }: ViewProps<typeof calculator>) {
  return (
    <CalendarFile
      events={() => calendarEvents(model, format)}
      product="Workday Calculator"
      fileName="business-days.ics"
    />
  );
}
