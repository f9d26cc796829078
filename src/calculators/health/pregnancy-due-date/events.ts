import type { Format } from "../../../core/format";
import { dayNumberToIso } from "../../../math/dates/civil";
import type { CalendarEvent } from "../../../math/dates/icalendar";
import { gestationText } from "../../../math/health/gestation";
import { MILESTONES } from "./milestones";
import type { Pregnancy } from "./pregnancy";

/** One event per milestone, on its first day; the summary of a window names its last day. */
export function milestoneEvents({ milestones, due }: Pregnancy, format: Format): CalendarEvent[] {
  return milestones.map(({ code, startDate, endDate, startDay }) => ({
    date: startDate,
    summary: endDate ? `${MILESTONES[code]}: until ${format.date(endDate)}` : MILESTONES[code],
    description: `${gestationText(startDay)}, due date ${format.date(dayNumberToIso(due))}`,
  }));
}
