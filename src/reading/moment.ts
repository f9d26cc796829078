/** A date with a time of day: `Mar 1, 2027 9:15 pm`, `tomorrow at noon`, `2027-03-01T09:15`. */
import { type CivilDate, parseIsoDate } from "../math/dates/iso-date";
import { date, longDate } from "./date";
import type { DateField } from "./day";
import { plainText } from "./number";
import { type Habits, isRefused, type Reading, refuse, type Understood, type Wanted } from "./reading";
import { time } from "./time";

const WANTED: Wanted = { what: "a date and a time", example: "Mar 1, 2027 9:15 am" };

/**
 * Reads a date and a time as `YYYY-MM-DDTHH:MM`. Seconds, and a `Z` for UTC, have no place in that; what is left is
 * echoed.
 */
export function moment(text: string, field: DateField = {}, habits: Habits = {}): Reading<Understood<string>> {
  const plain = plainText(text);
  let refused = refuse(plain, WANTED, field);
  for (const { 0: gap, index } of plain.matchAll(/(?<=\d)T(?=\d)|,? (?:at |on )?/gi)) {
    const [before, after] = [plain.slice(0, index), plain.slice(index + gap.length)];
    for (const [day, clock] of [
      [before, after],
      [after, before],
    ] as const) {
      const local = clock.replace(/(?<=\d)z$/i, "");
      const at = time(local, field);
      if (isRefused(at) || /^\d{1,2}$|^\d{4}$/.test(clock)) continue;
      const on = date(day.replace(/,$/, ""), field, habits);
      if (!isRefused(on)) {
        const value = `${on.value}T${at.value}`;
        const isWhole = on.echo === undefined && at.echo === undefined && local === clock;
        if (isWhole) return { value };
        return { value, echo: `${on.echo ?? longDate(parseIsoDate(on.value) as CivilDate)}, ${at.value}` };
      }
      if (day === before) refused = on;
    }
  }
  const clock = time(plain, field);
  // A time alone is one of today.
  if (!isRefused(clock) && habits.today !== undefined && /\D/.test(plain)) {
    const on = longDate(parseIsoDate(habits.today) as CivilDate);
    return { value: `${habits.today}T${clock.value}`, echo: `${on}, ${clock.value}` };
  }
  return refused;
}
