import { clockMinutes, MINUTES_PER_DAY } from "../../../math/dates/clock";
import type { Age } from "./age";
import { isoOrNull } from "./life";

export const ROUND_UNITS = { days: "Days", weeks: "Weeks", months: "Months", seconds: "Seconds" } as const;

export interface RoundNumber {
  readonly id: keyof typeof ROUND_UNITS;
  readonly value: number;
  /** Null after the year 9999. */
  readonly date: string | null;
}

const DAYS = 1_000;
const WEEKS = 100;
const MONTHS = 100;
const SECONDS = 1e8;
const SECONDS_PER_DAY = 60 * MINUTES_PER_DAY;

/** The next round number of each unit, always after today (for seconds, after the current minute). */
export function roundNumbers({ life, today, totalDays, totalMinutes, totalMonths, inputs }: Age): RoundNumber[] {
  const days = nextMultiple(totalDays, DAYS);
  const weeks = nextMultiple(totalDays / 7, WEEKS);
  const seconds = nextMultiple(60 * totalMinutes, SECONDS);
  let months = nextMultiple(totalMonths, MONTHS);
  // With birthdays on March 1, the months since a birth on February 29 are complete on February 28, a day earlier.
  if (life.monthsAfterBirth(months) <= today) months += MONTHS;
  const secondOfBirth = 60 * clockMinutes(inputs.birthTime);
  return [
    { id: "days", value: days, date: isoOrNull(life.birthDay + days) },
    { id: "weeks", value: weeks, date: isoOrNull(life.birthDay + 7 * weeks) },
    { id: "months", value: months, date: isoOrNull(life.monthsAfterBirth(months)) },
    {
      id: "seconds",
      value: seconds,
      date: isoOrNull(life.birthDay + Math.floor((secondOfBirth + seconds) / SECONDS_PER_DAY)),
    },
  ];
}

function nextMultiple(of: number, size: number): number {
  return size * (Math.floor(of / size) + 1);
}
