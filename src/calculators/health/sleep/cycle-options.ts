/** Bedtimes or wake times after whole cycles, and the best of them. */
import { clockTime, dayOffset, hoursAndMinutes } from "../../../math/dates/clock";
import type { Inputs } from "./inputs";
import type { Recommended } from "./recommended";

/** Options go up to at least this many cycles, regardless of the recommended hours. */
const USUAL_MOST = 6;
/** Fewest cycles offered. */
const FEWEST = 3;

export interface CycleOption {
  readonly cycles: number;
  /** `HH:MM` */
  readonly time: string;
  readonly dayOffset: number;
  /** `dayOffset` in words: `day before`. */
  readonly day: string;
  readonly sleepMinutes: number;
  /** `7 h 30 min` */
  readonly sleep: string;
  readonly withinRecommended: boolean;
}

const DAYS: Readonly<Record<number, string>> = {
  [-1]: "day before",
  0: "same day",
  1: "day after",
};

/**
 * The options in descending order of cycles.
 * @param anchor wake time or bedtime in minutes since midnight
 * @param direction −1 for backward from the wake time, 1 for forward from the bedtime
 */
export function cycleOptions(
  anchor: number,
  direction: -1 | 1,
  { fallAsleepMinutes, cycleMinutes }: Inputs,
  recommended: Recommended,
): readonly CycleOption[] {
  const { min, max, upper } = recommended;
  const most = Math.max(USUAL_MOST, Math.floor((60 * upper) / cycleMinutes));
  return Array.from({ length: most - FEWEST + 1 }, (_, i) => {
    const cycles = most - i;
    const sleepMinutes = cycles * cycleMinutes;
    const at = anchor + direction * (fallAsleepMinutes + sleepMinutes);
    return {
      cycles,
      time: clockTime(at),
      dayOffset: dayOffset(at),
      day: DAYS[dayOffset(at)] as string,
      sleepMinutes,
      sleep: hoursAndMinutes(sleepMinutes),
      withinRecommended: sleepMinutes >= 60 * min && (max === null || sleepMinutes <= 60 * max),
    };
  });
}

/**
 * The option nearest to the middle of the recommended hours or, if none is within them, the one nearest to them. Ties
 * go to the longer option.
 */
export function bestOption(options: readonly CycleOption[], { min, upper }: Recommended): CycleOption {
  const within = options.filter(({ withinRecommended }) => withinRecommended);
  const middle = 30 * (min + upper);
  const distance = ({ sleepMinutes }: CycleOption) =>
    within.length > 0 ? Math.abs(sleepMinutes - middle) : Math.max(60 * min - sleepMinutes, sleepMinutes - 60 * upper);
  // The longer option comes first, so it wins ties.
  return (within.length > 0 ? within : options).reduce((best, option) =>
    distance(option) < distance(best) ? option : best,
  );
}
