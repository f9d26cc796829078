import type { Format } from "../../../core/format";
import { dayNumberToIso } from "../../../math/dates/civil";
import type { CalendarEvent } from "../../../math/dates/icalendar";
import type { WorkdayModel } from "./outputs";
import { businessDaysText } from "./text";

/** Events for the resulting date or the counted range, and for the holidays in it. */
export function calendarEvents({ inputs, answer }: WorkdayModel, format: Format): CalendarEvent[] {
  const { counted, result } = answer;
  const holidays = counted.holidays.map(({ day, holiday: { name } }) => ({
    date: dayNumberToIso(day),
    summary: name,
  }));
  if (result !== undefined) {
    const summary =
      inputs.mode === "add"
        ? `${businessDaysText(Math.abs(inputs.workdays), format)} ${inputs.workdays < 0 ? "before" : "after"} ${format.date(inputs.startDate)}`
        : "Business day of the month";
    return [{ date: dayNumberToIso(result), summary }, ...holidays];
  }
  if (counted.calendarDays === 0) return holidays;
  const summary = businessDaysText(counted.businessDays, format);
  const [date, lastDate] = [dayNumberToIso(counted.from), dayNumberToIso(counted.to - 1)];
  return [{ date, lastDate, summary }, ...holidays];
}
