import { NAPS } from "../../../data/sleep";
import { clockMinutes, clockTime } from "../../../math/dates/clock";
import { bestOption, type CycleOption, cycleOptions } from "./cycle-options";
import type { Inputs } from "./inputs";
import { type Recommended, recommendedHours } from "./recommended";
import { readWeek, type Week } from "./week";

/** Bedtimes for a wake time, or wake times for a bedtime. */
export interface Night {
  readonly options: readonly CycleOption[];
  readonly best: CycleOption;
  /** Times that give the recommended hours regardless of cycles, as `HH:MM`. */
  readonly window: { readonly start: string; readonly end: string };
}

export interface Nap {
  readonly kind: "micro" | "power" | "short" | "full-cycle";
  readonly minutes: number;
  readonly wakeTime: string;
}

export interface Sleep {
  readonly inputs: Inputs;
  readonly recommended: Recommended;
  /** Null or empty outside its own modes, like `naps` and `week`. */
  readonly night: Night | null;
  readonly naps: readonly Nap[];
  readonly week: Week | null;
}

/** @throws InputError if the nights of a week are invalid */
export function planSleep(inputs: Inputs): Sleep {
  const { mode, wakeTime, bedTime } = inputs;
  const recommended = recommendedHours(inputs);
  return {
    inputs,
    recommended,
    night:
      mode === "wake-at"
        ? nightFrom(wakeTime, -1, inputs, recommended)
        : mode === "bed-at"
          ? nightFrom(bedTime, 1, inputs, recommended)
          : null,
    naps: mode === "nap" ? napsFrom(inputs) : [],
    week: mode === "week" ? readWeek(inputs, recommended) : null,
  };
}

function nightFrom(time: string, direction: -1 | 1, inputs: Inputs, recommended: Recommended): Night {
  const anchor = clockMinutes(time);
  const options = cycleOptions(anchor, direction, inputs, recommended);
  const after = (hours: number) => clockTime(anchor + direction * (inputs.fallAsleepMinutes + 60 * hours));
  const [start, end] = direction < 0 ? [recommended.upper, recommended.min] : [recommended.min, recommended.upper];
  return {
    options,
    best: bestOption(options, recommended),
    window: { start: after(start), end: after(end) },
  };
}

function napsFrom({ napStart, fallAsleepMinutes, cycleMinutes }: Inputs): Nap[] {
  const start = clockMinutes(napStart) + fallAsleepMinutes;
  const minutes = { ...NAPS, "full-cycle": cycleMinutes };
  return (Object.keys(minutes) as Nap["kind"][]).map((kind) => ({
    kind,
    minutes: minutes[kind],
    wakeTime: clockTime(start + minutes[kind]),
  }));
}
