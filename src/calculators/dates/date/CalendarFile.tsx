import { icsCalendar } from "../../../math/dates/icalendar";
import { download, type ViewProps } from "../../../site/kit";
import type dateCalculator from "./calculator";
import { calendarEvents } from "./events";

/** Takes the dates found into the visitor's own calendar. */
export function CalendarFile({ model, format }: ViewProps<typeof dateCalculator>) {
  function save(): void {
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    const calendar = icsCalendar(calendarEvents(model, format), {
      product: "-//Reckoner//Date Calculator//EN",
      stamp,
      uid: `${crypto.randomUUID()}@reckoner`,
    });
    download("dates.ics", "text/calendar;charset=utf-8", [calendar]);
  }
  return (
    <p>
      <button type="button" className="link" onClick={save}>
        Add to a calendar (.ics)
      </button>
    </p>
  );
}
