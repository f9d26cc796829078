import type { CalendarEvent } from "../../math/dates/icalendar";
import { download } from "../platform/download";

interface CalendarFileProps {
  /** Called when the file is requested. */
  readonly events: () => readonly CalendarEvent[];
  /** Name of the calculator: `Date Calculator`. */
  readonly product: string;
  /** `dates.ics` */
  readonly fileName: string;
}

/** Saves the dates found as a file, made in the page, for the visitor's own calendar. */
export function CalendarFile({ events, product, fileName }: CalendarFileProps) {
  async function save(): Promise<void> {
    const { icsCalendar } = await import("../../math/dates/icalendar");
    const calendar = icsCalendar(events(), {
      product: `-//Reckoner//${product}//EN`,
      stamp: new Date().toISOString().replace(/[-:]|\.\d+/g, ""),
      uid: `${crypto.randomUUID()}@reckoner`,
    });
    download(fileName, "text/calendar;charset=utf-8", [calendar]);
  }
  return (
    <p>
      <button type="button" className="link" onClick={save}>
        Add to a calendar (.ics)
      </button>
    </p>
  );
}
