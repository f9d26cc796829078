import type { ViewProps } from "../../../site/kit";
import { CalendarFile as File } from "../../../site/kit/CalendarFile";
import type dateCalculator from "./calculator";
import { calendarEvents } from "./events";

/** Exports the resulting dates to the user's calendar. */
export function CalendarFile({ model, format }: ViewProps<typeof dateCalculator>) {
  return <File events={() => calendarEvents(model, format)} product="Date Calculator" fileName="dates.ics" />;
}
