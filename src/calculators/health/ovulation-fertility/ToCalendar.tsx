import type { ViewProps } from "../../../site/kit";
import { CalendarFile } from "../../../site/kit/CalendarFile";
import type calculator from "./calculator";
import { cycleEvents } from "./events";

/** Offers the coming windows as a file for the visitor's own calendar. */
export function ToCalendar({ model, format }: ViewProps<typeof calculator>) {
  return (
    <CalendarFile
      events={() => cycleEvents(model, format)}
      product="Ovulation and Fertility Calculator"
      fileName="fertility.ics"
    />
  );
}
