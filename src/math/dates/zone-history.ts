/**
 * The past and future UTC offsets of a time zone, in seconds, and the instants at which they change, in seconds since
 * 1970-01-01T00:00Z (without leap seconds, as in POSIX).
 */
import { fromDayNumber, toDayNumber } from "./civil";
import { daysInMonth } from "./iso-date";

const SECONDS_PER_DAY = 86_400;

/** A change of the UTC offset. */
export interface Transition {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** A yearly change in local time: the given `week` of `weekday` (Sunday = 0) in `month`; week 5 means the last one. */
interface YearlyChange {
  readonly month: number;
  readonly week: number;
  readonly weekday: number;
  /** Seconds after midnight; may be negative or exceed one day. */
  readonly time: number;
  readonly before: number;
  readonly after: number;
}

export class ZoneHistory {
  readonly #first: number;
  readonly #transitions: readonly Transition[];
  readonly #yearly: readonly YearlyChange[];
  readonly #byYear = new Map<number, readonly Transition[]>();

  /**
   * Parses `offsets|places|times|rule`:
   * - offsets: all offsets that occur, in seconds, starting with the first one in effect;
   * - places: for each change, the index of its new offset in base 36;
   * - times: for each change, the minutes since the previous change (the first: since 1970) in base 36, with any
   *   seconds after a point;
   * - rule: the rule for all later years, as in POSIX: standard and daylight offset, then month, week, weekday and
   *   seconds after midnight at which daylight time begins, and the same for standard time.
   */
  constructor(text: string) {
    const [offsets = "", places = "", times = "", rule = ""] = text.split("|");
    const known = offsets.split(" ").map(Number);
    this.#first = known[0] as number;
    let at = 0;
    let before = this.#first;
    this.#transitions = (times ? times.split(" ") : []).map((time, i) => {
      const [minutes = "", seconds = "0"] = time.split(".");
      at += 60 * Number.parseInt(minutes, 36) + Number(seconds);
      const after = known[Number.parseInt(places[i] as string, 36)] as number;
      const transition = { at, before, after };
      before = after;
      return transition;
    });
    this.#yearly = readRule(rule);
  }

  /** UTC offset in seconds, positive to the east. */
  offsetAt(instant: number): number {
    const last = this.#last;
    if (last && instant >= last.at && this.#yearly.length > 0)
      return (
        this.transitions(instant - 366 * SECONDS_PER_DAY, instant)
          .filter(({ at }) => at >= last.at)
          .at(-1)?.after ?? last.after
      );
    let low = 0;
    let high = this.#transitions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#transitions[middle] as Transition).at <= instant) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? this.#first : (this.#transitions[low - 1] as Transition).after;
  }

  /** The changes between two instants, both included, in ascending order. */
  transitions(from: number, to: number): readonly Transition[] {
    const found = this.#transitions.filter(({ at }) => at >= from && at <= to);
    const last = this.#last;
    if (this.#yearly.length === 0 || (last && to <= last.at)) return found;
    const start = Math.max(from, last ? last.at + 1 : from);
    for (let year = yearOf(start); year <= yearOf(to); year++)
      found.push(...this.#ofYear(year).filter(({ at }) => at >= start && at <= to));
    return found;
  }

  /** The first change after an instant; null if none is known. */
  next(instant: number): Transition | null {
    const last = this.#last;
    if (!last || (instant >= last.at && this.#yearly.length === 0)) return null;
    return (
      this.#transitions.find(({ at }) => at > instant) ??
      this.transitions(instant + 1, Math.max(instant, last.at) + 2 * 366 * SECONDS_PER_DAY)[0] ??
      null
    );
  }

  /** The last change that does not come from the yearly rule. */
  get #last(): Transition | undefined {
    return this.#transitions.at(-1);
  }

  #ofYear(year: number): readonly Transition[] {
    let known = this.#byYear.get(year);
    if (!known) {
      known = this.#yearly
        .map(({ before, after, ...day }) => ({ at: localSeconds(year, day) - before, before, after }))
        .sort((a, b) => a.at - b.at);
      this.#byYear.set(year, known);
    }
    return known;
  }
}

function yearOf(instant: number): number {
  return fromDayNumber(Math.floor(instant / SECONDS_PER_DAY)).year;
}

function readRule(rule: string): YearlyChange[] {
  if (rule === "") return [];
  const [standard, daylight, ...days] = rule.split(" ").map(Number) as [number, number, ...number[]];
  const change = (start: number, before: number, after: number): YearlyChange => {
    const [month, week, weekday, time] = days.slice(start, start + 4) as [number, number, number, number];
    return { month, week, weekday, time, before, after };
  };
  return [change(0, standard, daylight), change(4, daylight, standard)];
}

function localSeconds(year: number, { month, week, weekday, time }: Omit<YearlyChange, "before" | "after">): number {
  const first = toDayNumber(year, month, 1);
  // Day 0 was a Thursday.
  let day = ((((weekday - first - 4) % 7) + 7) % 7) + 7 * (week - 1);
  while (day >= daysInMonth(year, month)) day -= 7;
  return (first + day) * SECONDS_PER_DAY + time;
}

/** How a local time maps to instants: one, none (skipped), or two (it occurs twice). */
export interface LocalReading {
  readonly status: "normal" | "gap" | "overlap";
  /**
   * The instants in ascending order. For a skipped time, these use the offset after the change and the one before it.
   */
  readonly instants: readonly [number, number];
  /** The change that skips or repeats the time. */
  readonly transition: Transition | null;
}

/**
 * Resolves a local time, given in seconds since 1970-01-01T00:00 local time. Assumes that no change moves the clock by
 * more than a day (Samoa skipped December 30, 2011).
 */
export function readLocal(zone: ZoneHistory, local: number): LocalReading {
  const changes = zone.transitions(local - 2 * SECONDS_PER_DAY, local + 2 * SECONDS_PER_DAY);
  for (const transition of changes) {
    const { at, before, after } = transition;
    if (local >= at + before && local < at + after)
      return { status: "gap", instants: [local - after, local - before], transition };
    if (local >= at + after && local < at + before)
      return { status: "overlap", instants: [local - before, local - after], transition };
  }
  const candidates = new Set([zone.offsetAt(local - 2 * SECONDS_PER_DAY), ...changes.map(({ after }) => after)]);
  const offset = [...candidates].find((one) => zone.offsetAt(local - one) === one) as number;
  return { status: "normal", instants: [local - offset, local - offset], transition: null };
}

/**
 * Whether clocks are set ahead at an instant, that is, their offset exceeds the smallest one in the following 365 days.
 * The daylight flags in the data are not used because they disagree for Dublin and after permanent changes.
 */
export function isAhead(zone: ZoneHistory, instant: number): boolean {
  const now = zone.offsetAt(instant);
  return zone.transitions(instant + 1, instant + 365 * SECONDS_PER_DAY - 1).some(({ after }) => after < now);
}
