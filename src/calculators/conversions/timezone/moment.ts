/** A moment as the clocks of several zones show it. */
import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import {
  FIRST_SECOND,
  LAST_SECOND,
  localClock,
  localDay,
  localSeconds,
  localText,
  offsetText,
  SECONDS_PER_DAY,
} from "../../../math/dates/local-time";
import { twelveHourTime } from "../../../math/dates/twelve-hour-time";
import { weekdayName } from "../../../math/dates/week";
import { type LocalReading, readLocal, type Transition } from "../../../math/dates/zone-history";
import type { Inputs } from "./inputs";
import { type Zone, zoneOf } from "./zones";

/** The clock changes of a zone. */
export interface ZoneInfo {
  /** At the given moment. */
  readonly clock: ClockReading;
  readonly next: Transition | null;
  /** Changes in the calendar year, by the zone's own clock. */
  readonly ofYear: readonly Transition[];
  readonly year: number;
}

/** What a zone's clock shows at an instant. */
export interface ClockReading {
  readonly zone: Zone;
  /** Seconds since 1970 in UTC. */
  readonly instant: number;
  /** Seconds from UTC. */
  readonly offset: number;
  /** Seconds since 1970-01-01T00:00 of this clock. */
  readonly local: number;
}

export function clockAt(zone: Zone, instant: number): ClockReading {
  const offset = zone.history.offsetAt(instant);
  return { zone, instant, offset, local: instant + offset };
}

export function isDst({ zone, instant }: ClockReading): boolean {
  return zone.history.isDaylightAt(instant);
}

/** Whether the local time lies in the range that can be written as text. */
export function hasText({ local }: ClockReading): boolean {
  return local >= FIRST_SECOND && local <= LAST_SECOND;
}

/** The row of a zone in the table of results. */
export function rowOf(clock: ClockReading, source: ClockReading) {
  const { zone, offset, local } = clock;
  return {
    city: zone.city,
    zone: zone.id,
    dateTime: localText(local),
    weekday: weekdayName(localDay(local)),
    offset: offsetText(offset),
    offsetMinutes: Math.round(offset / 60),
    dayShift: localDay(local) - localDay(source.local),
    hoursFromSource: (offset - source.offset) / 3600,
    isDst: isDst(clock),
  };
}

/** `9:00 AM Friday` */
export function clockWords({ local }: Pick<ClockReading, "local">): string {
  return `${twelveHourTime(localClock(local))} ${weekdayName(localDay(local))}`;
}

/** `9:00 AM Friday`, or with seconds if they are not zero: `9:00:07 AM Friday`. */
export function clockWordsToTheSecond({ local }: Pick<ClockReading, "local">): string {
  const seconds = Math.floor(local) - 60 * Math.floor(local / 60);
  const clock = seconds === 0 ? localClock(local) : `${localClock(local)}:${String(seconds).padStart(2, "0")}`;
  return `${twelveHourTime(clock)} ${weekdayName(localDay(local))}`;
}

/** `in New York`, `anywhere on Earth` */
export function placeWords({ id, city }: Zone): string {
  return id === "AoE" ? "anywhere on Earth" : `in ${city}`;
}

/** `9:00 AM` */
export function timeWords(local: number): string {
  return twelveHourTime(localClock(local));
}

/** `UTC−5`, `UTC+5:30` */
export function utcWords(offset: number): string {
  const text = offsetText(offset);
  const [hours = "", ...rest] = text.slice(1).split(":");
  const tail = rest.every((part) => part === "00") ? "" : `:${rest.join(":")}`;
  return `UTC${text.startsWith("-") ? "−" : "+"}${Number(hours)}${tail}`;
}

/** Range of years for a clock time. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** A clock time in the source zone, and the moment it is taken to mean. */
export interface Moment {
  /** The clock time as entered, in seconds since 1970-01-01T00:00 of this clock. */
  readonly entered: number;
  readonly reading: LocalReading;
  readonly clock: ClockReading;
}

/**
 * Reads the date and time in the source zone.
 *
 * @throws InputError
 */
export function readMoment({ dateTime, fromZone, disambiguation }: Inputs, format: Format): Moment {
  const zone = zoneOf(fromZone, "fromZone");
  const year = Number(dateTime.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw new InputError("dateTime", `Enter a date between ${FIRST_YEAR} and ${LAST_YEAR}.`);
  const entered = localSeconds(dateTime);
  const reading = readLocal(zone.history, entered);
  const [first, second] = reading.instants;
  if (disambiguation === "reject" && reading.status !== "normal")
    throw new InputError("dateTime", `${changeWords(entered, reading, zone, format)}.`);
  const isLater = disambiguation === "later" || (disambiguation !== "earlier" && reading.status === "gap");
  return { entered, reading, clock: clockAt(zone, isLater ? second : first) };
}

/**
 * `2:30 AM on March 8, 2026, does not exist in New York: clocks go from 2:00 AM to 3:00 AM`, or `… occurs twice in New
 * York: clocks go back from …`.
 */
export function changeWords(
  entered: number,
  { status, transition }: LocalReading,
  { city }: Zone,
  format: Format,
): string {
  if (!transition) return "";
  const from = transition.at + transition.before;
  const to = transition.at + transition.after;
  const day = (local: number) => format.date(localText(local).slice(0, 10));
  const isSameDay = localDay(from) === localDay(to);
  const words = (local: number) => (isSameDay ? timeWords(local) : `${timeWords(local)} on ${day(local)}`);
  return `${timeWords(entered)} on ${day(entered)}, ${
    status === "gap" ? `does not exist in ${city}: clocks go` : `occurs twice in ${city}: clocks go back`
  } from ${words(from)}${isSameDay ? "" : ","} to ${words(to)}`;
}

/** The first instant of a day in a zone: midnight, or the end of the gap that skips it. */
export function startOfDay(zone: Zone, day: number): number {
  const { status, instants, transition } = readLocal(zone.history, SECONDS_PER_DAY * day);
  return status === "gap" && transition ? transition.at : instants[0];
}
