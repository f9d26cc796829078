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

/** A period between two changes of the offset or of daylight saving time; the first one has no beginning. */
interface Period {
  readonly at: number;
  readonly offset: number;
  readonly isDaylight: boolean;
}

export class ZoneHistory {
  /** Periods that do not come from the yearly rule, in ascending order. */
  readonly #periods: readonly Period[];
  /** The changes of the offset among them. */
  readonly #transitions: readonly Transition[];
  readonly #yearly: readonly YearlyChange[];
  readonly #byYear = new Map<number, readonly Transition[]>();

  /**
   * Parses `offsets|places|times|rule`:
   * - offsets: all offsets that occur, in seconds, starting with the first one in effect, with a d if clocks are set
   *   ahead for daylight saving time;
   * - places: for each change, the index of its new offset in base 36;
   * - times: for each change, the minutes since the previous change (the first: since 1970) in base 36, with any
   *   seconds after a point;
   * - rule: the rule for all later years, as in POSIX: standard and daylight offset, then month, week, weekday and
   *   seconds after midnight at which daylight time begins, and the same for standard time.
   */
  constructor(text: string) {
    const [offsets = "", places = "", times = "", rule = ""] = text.split("|");
    const known = offsets.split(" ").map((one) => ({
      offset: Number.parseInt(one, 10),
      isDaylight: one.endsWith("d"),
    }));
    let at = 0;
    this.#periods = [
      { at: Number.NEGATIVE_INFINITY, ...(known[0] as (typeof known)[number]) },
      ...(times ? times.split(" ") : []).map((time, i) => {
        const [minutes = "", seconds = "0"] = time.split(".");
        at += 60 * Number.parseInt(minutes, 36) + Number(seconds);
        return { at, ...(known[Number.parseInt(places[i] as string, 36)] as (typeof known)[number]) };
      }),
    ];
    this.#transitions = this.#periods.slice(1).flatMap(({ at, offset: after }, i) => {
      const before = (this.#periods[i] as Period).offset;
      return before === after ? [] : [{ at, before, after }];
    });
    this.#yearly = readRule(rule);
  }

  /** UTC offset in seconds, positive to the east. */
  offsetAt(instant: number): number {
    return this.#byRule(instant)?.after ?? this.#periodAt(instant).offset;
  }

  /** Whether clocks are set ahead for daylight saving time. */
  isDaylightAt(instant: number): boolean {
    const change = this.#byRule(instant);
    return change ? change.after > change.before : this.#periodAt(instant).isDaylight;
  }

  /** The changes between two instants, both included, in ascending order. */
  transitions(from: number, to: number): readonly Transition[] {
    const found = this.#transitions.filter(({ at }) => at >= from && at <= to);
    if (this.#yearly.length === 0 || to <= this.#ruledFrom) return found;
    const start = Math.max(from, this.#ruledFrom + 1);
    for (let year = yearOf(start); year <= yearOf(to); year++)
      found.push(...this.#ofYear(year).filter(({ at }) => at >= start && at <= to));
    return found;
  }

  /** The first change after an instant; null if none is known. */
  next(instant: number): Transition | null {
    const known = this.#transitions.find(({ at }) => at > instant);
    if (known) return known;
    if (this.#yearly.length === 0) return null;
    const from = Math.max(instant, this.#ruledFrom);
    return this.transitions(from + 1, from + 2 * 366 * SECONDS_PER_DAY)[0] ?? null;
  }

  /** The last change that does not come from the yearly rule, which is in effect after it. */
  get #ruledFrom(): number {
    return (this.#periods.at(-1) as Period).at;
  }

  /** The last change by the yearly rule; undefined before the first one. */
  #byRule(instant: number): Transition | undefined {
    if (this.#yearly.length === 0 || instant < this.#ruledFrom) return;
    const from = Math.max(this.#ruledFrom + 1, instant - 366 * SECONDS_PER_DAY);
    return this.transitions(from, instant).at(-1);
  }

  #periodAt(instant: number): Period {
    let low = 0;
    let high = this.#periods.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#periods[middle] as Period).at <= instant) low = middle;
      else high = middle - 1;
    }
    return this.#periods[low] as Period;
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
