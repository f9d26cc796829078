/** The hours of a day on a zone's clock, for bars on a common axis. */
import { isoWeekday } from "../../../math/dates/civil";
import { localClock, localDay, localText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { weekdayName } from "../../../math/dates/week";
import type { Window } from "./meeting";
import type { Zone } from "./zones";

export interface Stretch extends Window {
  readonly kind: string;
}

/** Sampling interval in minutes. All offsets since 1972 are multiples of it. */
const GRID = 15;

/** Office hours, the hours around them, which are better than the night, and the night. */
const HOURS = [
  { until: 7, kind: "night" },
  { until: 9, kind: "shoulder" },
  { until: 17, kind: "work" },
  { until: 22, kind: "shoulder" },
  { until: 24, kind: "night" },
] as const;

/** Office hours, the hours around them and the night, for clocks without given working hours. */
export function officeStretches({ history }: Zone, start: number, minutes: number): Stretch[] {
  const found: { from: number; to: number; kind: string }[] = [];
  for (let minute = 0; minute < minutes; minute += GRID) {
    const instant = start + 60 * minute;
    const local = instant + history.offsetAt(instant);
    const hour = (local - SECONDS_PER_DAY * localDay(local)) / 3600;
    const kind =
      isoWeekday(localDay(local)) > 5 && hour >= 7 && hour < 22
        ? "off"
        : (HOURS.find(({ until }) => hour < until)?.kind ?? "night");
    const last = found.at(-1);
    const to = Math.min(minutes, minute + GRID);
    if (last?.kind === kind) last.to = to;
    else found.push({ from: minute, to, kind });
  }
  return found;
}

/** Labels at every sixth hour of this clock. */
export function hourMarks({ history }: Zone, start: number, minutes: number): { at: number; label: string }[] {
  const found: { at: number; label: string }[] = [];
  for (let minute = 0; minute <= minutes; minute += GRID) {
    const instant = start + 60 * minute;
    const clock = localClock(instant + history.offsetAt(instant));
    const label = HOUR_LABELS[clock];
    if (label) found.push({ at: minute, label });
  }
  return found;
}

const HOUR_LABELS: Readonly<Record<string, string>> = {
  "00:00": "Midnight",
  "06:00": "6 AM",
  "12:00": "Noon",
  "18:00": "6 PM",
};

/** Where new days begin on this clock, except at the start of the axis: `Sat, Nov 21`. */
export function midnights(
  { history }: Zone,
  start: number,
  minutes: number,
  shortDate: (iso: string) => string,
): { at: number; label: string }[] {
  const dayAt = (minute: number) => {
    const instant = start + 60 * minute;
    return localDay(instant + history.offsetAt(instant));
  };
  const found: { at: number; label: string }[] = [];
  let before = dayAt(0);
  for (let minute = 1; minute < minutes; minute++) {
    const day = dayAt(minute);
    if (day === before) continue;
    const date = shortDate(localText(SECONDS_PER_DAY * day).slice(0, 10)).replace(/, \d+$/, "");
    found.push({ at: minute, label: `${weekdayName(day).slice(0, 3)}, ${date}` });
    before = day;
  }
  return found;
}
