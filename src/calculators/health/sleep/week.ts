/** Average, sleep debt and social jet lag of a week of nights. */
import { InputError } from "../../../core/calculator";
import { clockMinutes, MINUTES_PER_DAY } from "../../../math/dates/clock";
import { SLACK } from "../../../math/numbers/slack";
import { preciseSum } from "../../../math/statistics/sample";
import { type Inputs, NIGHTS } from "./inputs";
import type { Recommended } from "./recommended";

/** Bedtimes earlier than this minute of the day count as after midnight. */
const NOON = 720;

export interface Night {
  readonly bed: string;
  readonly wake: string;
  readonly free: boolean;
  readonly minutesInBed: number;
  readonly minutes: number;
  /** Midpoint of sleep, in minutes since the start of the evening’s day. */
  readonly middle: number;
}

export interface Week {
  readonly nights: readonly Night[];
  /** Hours needed a night. */
  readonly need: number;
  readonly average: number;
  readonly debt: number;
  /** Number of nights below the recommended minimum. */
  readonly below: number;
  /** Mean midpoints of sleep on free and work nights, and their difference, in hours; null unless both kinds exist. */
  readonly jetlag: { readonly free: number; readonly work: number; readonly hours: number } | null;
}

/** @throws InputError if there are no nights, or a night has no time for sleep */
export function readWeek({ nights: rows, fallAsleepMinutes, needHours }: Inputs, recommended: Recommended): Week {
  if (rows.length === 0) throw new InputError("nights", NIGHTS);
  const nights = rows.map(({ bed, wake, free }) => nightOf(bed, wake, free, fallAsleepMinutes));
  for (const [i, { minutesInBed, minutes }] of nights.entries()) {
    if (minutesInBed === 0)
      throw new InputError("nights", `${NIGHTS} Night ${i + 1} begins and ends at the same time.`);
    if (minutes < 0) throw new InputError("nights", `${NIGHTS} Night ${i + 1} ends before sleep begins.`);
  }
  const need = needHours ?? recommended.min;
  const hours = nights.map(({ minutes }) => minutes / 60);
  const middles = (free: boolean) =>
    mean(nights.filter((night) => night.free === free).map(({ middle }) => middle / 60));
  const [free, work] = [middles(true), middles(false)];
  return {
    nights,
    need,
    average: mean(hours) as number,
    debt: Math.max(0, preciseSum(hours.map((slept) => need - slept))),
    below: hours.filter((slept) => slept < recommended.min - SLACK).length,
    jetlag: free === null || work === null ? null : { free, work, hours: Math.abs(free - work) },
  };
}

function nightOf(bed: string, wake: string, free: boolean, fallAsleep: number): Night {
  const start = clockMinutes(bed);
  const minutesInBed = (clockMinutes(wake) - start + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const minutes = minutesInBed - fallAsleep;
  const sinceMidnight = start < NOON ? start + MINUTES_PER_DAY : start;
  return { bed, wake, free, minutesInBed, minutes, middle: sinceMidnight + fallAsleep + minutes / 2 };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : preciseSum(values) / values.length;
}
