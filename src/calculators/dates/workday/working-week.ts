import { InputError } from "../../../core/calculator";
import { WEEKDAY_OPTIONS } from "../../../fieldsets/weekdays";
import { WEEKDAYS } from "../../../math/dates/week";
import { WEEKENDS } from "../../../math/dates/weekend";
import type { WorkingWeek } from "../../../math/dates/working-time";
import { joinWithAnd } from "../../../math/words/lists";
import type { Inputs } from "./inputs";

const CODES = Object.keys(WEEKDAY_OPTIONS);
const SUNDAY = 7;

/**
 * The working week from the inputs.
 *
 * @throws InputError
 */
export function workingWeek({ weekend, customWeekend, halfDayWeekday }: Inputs): WorkingWeek {
  const halfDay = halfDayWeekday === "none" ? null : CODES.indexOf(halfDayWeekday) + 1;
  if (weekend === "sun-2nd-4th-sat") return { weekend: [SUNDAY], alternateSaturdays: true, halfDay };
  return { weekend: weekend === "custom" ? namedDays(customWeekend) : WEEKENDS[weekend], halfDay };
}

/** Parses weekdays by name, or by the first letters of their names. */
function namedDays(text: string): number[] {
  const words = text
    .toLowerCase()
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const days = words.map((word) => (word.length < 2 ? -1 : CODES.findIndex((code) => code.startsWith(word))));
  if (words.length === 0 || days.includes(-1))
    throw new InputError("customWeekend", `Choose one of: ${CODES.join(", ")}. Put commas between several.`);
  const distinct = [...new Set(days)].sort().map((place) => place + 1);
  if (distinct.length === CODES.length)
    throw new InputError("customWeekend", "Leave at least one working day in the week.");
  return distinct;
}

/** `Saturdays and Sundays`, `Sundays and second and fourth Saturdays`; empty if the week has no weekend. */
export function weekendText({ weekend, alternateSaturdays }: WorkingWeek): string {
  const names = weekend.map((weekday) => `${WEEKDAYS[weekday - 1]}s`);
  if (alternateSaturdays) names.push("second and fourth Saturdays");
  return joinWithAnd(names);
}
