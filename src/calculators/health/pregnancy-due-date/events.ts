import type { Format } from "../../../core/format";
import { dayNumberToIso } from "../../../math/dates/civil";
import type { CalendarEvent } from "../../../math/dates/icalendar";
import { gestationText } from "../../../math/health/gestation";
import { MILESTONES } from "./milestones";
import type { Pregnancy } from "./pregnancy";

/** The milestones, each on the day it begins; a window says until when. */
export function milestoneEvents({ milestones, due }: Pregnancy, format: Format): CalendarEvent[] {
  return milestones.map(({ code, startDate, endDate, startDay }) => ({
    date: startDate,
    summary: endDate ? `${MILESTONES[code]}: until ${format.date(endDate)}` : MILESTONES[code],
    description: `${gestationText(startDay)}, due date ${format.date(dayNumberToIso(due))}`,
  }));
}
