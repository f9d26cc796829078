/** Bedtimes or wake times at the ends of whole cycles, and which of them suits best. */
import { clockTime, dayOffset, hoursAndMinutes } from "../../../math/dates/clock";
import type { Inputs } from "./inputs";
import type { Recommended } from "./recommended";

/** So many are offered at least, whatever the hours. */
const USUAL_MOST = 6;
const FEWEST = 3;

export interface CycleOption {
  readonly cycles: number;
  /** `HH:MM` */
  readonly time: string;
  readonly dayOffset: number;
  /** The same in words: `day before`. */
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
 * Most cycles first.
 * @param anchor minutes since midnight of the wake time or the bed time
 * @param direction −1 back from the wake time, 1 on from the bed time
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

/** Of those within the recommended hours the nearest to their middle, else the nearest to them; ties to the longer. */
export function bestOption(options: readonly CycleOption[], { min, upper }: Recommended): CycleOption {
  const within = options.filter(({ withinRecommended }) => withinRecommended);
  const middle = 30 * (min + upper);
  const distance = ({ sleepMinutes }: CycleOption) =>
    within.length > 0
      ? Math.abs(sleepMinutes - middle)
      : Math.max(60 * min - sleepMinutes, sleepMinutes - 60 * upper);
  // The longer one comes first.
  return (within.length > 0 ? within : options).reduce((best, option) =>
    distance(option) < distance(best) ? option : best,
  );
}
