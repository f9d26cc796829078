/**
 * Counts working days between dates exactly and without iterating: whole and half days of a weekly pattern, minus
 * holidays and shutdowns.
 */
import { gcd, Rational } from "../numbers/rational";
import { FIRST_DAY, fromDayNumber, isoWeekday, LAST_DAY, toDayNumber } from "./civil";
import { countWeekday } from "./weekend";

/** Days off in each week, Monday = 1 … Sunday = 7. */
export interface WorkingWeek {
  readonly weekend: readonly number[];
  /** Whether the second and fourth Saturday of each month are off too, as at Indian banks. */
  readonly alternateSaturdays?: boolean;
  /** The weekday with only half a day of work; null for none. */
  readonly halfDay: number | null;
}

const SATURDAY = 6;

/** A range of days, both ends included, with a part of each day off. */
export interface TimeOff {
  readonly from: number;
  readonly to: number;
  /** Greater than 0, at most 1. Its shortest decimal text is taken as the exact value. */
  readonly fraction: number;
}

/** Days d with `from` ≤ d < `to` that all have the same part off. */
interface Segment {
  readonly from: number;
  readonly to: number;
  /** Part of each day that is off, as a fraction of `scale`. */
  readonly off: bigint;
  /** Units lost before this segment. */
  lostBefore: bigint;
}

export class WorkingTime {
  readonly #week: WorkingWeek;
  /** Common denominator of all fractions of a day. */
  readonly #scale: bigint;
  readonly #segments: readonly Segment[];

  constructor(week: WorkingWeek, timeOff: readonly TimeOff[]) {
    this.#week = week;
    const fractions = new Map(timeOff.map(({ fraction }) => [fraction, Rational.fromNumber(fraction)]));
    let scale = 1n;
    for (const { d } of fractions.values()) scale *= d / gcd(scale, d);
    this.#scale = scale;
    const parts = new Map([...fractions].map(([fraction, { n, d }]) => [fraction, (n * scale) / d]));
    this.#segments = segmentsOf(timeOff, (fraction) => parts.get(fraction) as bigint);
    let lost = 0n;
    for (const segment of this.#segments) {
      segment.lostBefore = lost;
      lost += BigInt(this.#halves(segment.from, segment.to)) * segment.off;
    }
  }

  isWeekend(day: number): boolean {
    const { weekend, alternateSaturdays } = this.#week;
    return weekend.includes(isoWeekday(day)) || (alternateSaturdays === true && isAlternateSaturday(day));
  }

  /** Number of weekend days d with `from` ≤ d < `to`. */
  weekendDays(from: number, to: number): number {
    const { weekend, alternateSaturdays } = this.#week;
    let count = 0;
    for (const weekday of weekend) count += countWeekday(from, to, weekday);
    if (alternateSaturdays) count += alternateSaturdaysBefore(to) - alternateSaturdaysBefore(from);
    return count;
  }

  /** Number of working half days d with `from` ≤ d < `to`, regardless of holidays. */
  halfDays(from: number, to: number): number {
    const { halfDay, weekend, alternateSaturdays } = this.#week;
    if (halfDay === null || weekend.includes(halfDay)) return 0;
    const all = countWeekday(from, to, halfDay);
    if (halfDay !== SATURDAY || !alternateSaturdays) return all;
    return all - (alternateSaturdaysBefore(to) - alternateSaturdaysBefore(from));
  }

  /** Length in half days under the weekly pattern. */
  #halves(from: number, to: number): number {
    return 2 * (to - from - this.weekendDays(from, to)) - this.halfDays(from, to);
  }

  /** Business days: the sum of the working parts of the days d with `from` ≤ d < `to`. */
  businessDays(from: number, to: number): number {
    return this.#days(this.#units(from, to));
  }

  /** Working time lost to time off, in days. */
  daysLost(from: number, to: number): number {
    return this.#days(this.#lostBefore(to) - this.#lostBefore(from));
  }

  isWorkday(day: number): boolean {
    return this.#units(day, day + 1) > 0n;
  }

  /**
   * The day on which the given number of business days is complete, counting forward or backward from `start`
   * (included); null if the calendar ends first.
   *
   * @param workdays positive, a multiple of 0.5
   */
  reach(start: number, direction: 1 | -1, workdays: number): number | null {
    return this.#reach(start, direction, BigInt(2 * workdays) * this.#scale);
  }

  /** The first day from `start` (included), forward or backward, on which any work is done. */
  nearestWorkday(start: number, direction: 1 | -1): number | null {
    return this.#reach(start, direction, 1n);
  }

  #reach(start: number, direction: 1 | -1, units: bigint): number | null {
    const complete = (days: number) =>
      (direction > 0 ? this.#units(start, start + days) : this.#units(start - days + 1, start + 1)) >= units;
    let high = direction > 0 ? LAST_DAY - start + 1 : start - FIRST_DAY + 1;
    if (high < 1 || !complete(high)) return null;
    let low = 0;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (complete(middle)) high = middle;
      else low = middle;
    }
    return start + direction * (high - 1);
  }

  /** Working time in units of 1/(2 × scale) of a day. */
  #units(from: number, to: number): bigint {
    return BigInt(this.#halves(from, to)) * this.#scale - (this.#lostBefore(to) - this.#lostBefore(from));
  }

  #days(units: bigint): number {
    return Rational.of(units, 2n * this.#scale).toNumber();
  }

  #lostBefore(day: number): bigint {
    const segments = this.#segments;
    let [low, high] = [0, segments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((segments[middle] as Segment).from < day) low = middle + 1;
      else high = middle;
    }
    const last = segments[low - 1];
    if (!last) return 0n;
    return last.lostBefore + BigInt(this.#halves(last.from, Math.min(day, last.to))) * last.off;
  }
}

/** Splits ranges that may overlap into segments in order. On days with several ranges, the largest part off counts. */
function segmentsOf(timeOff: readonly TimeOff[], partOf: (fraction: number) => bigint): Segment[] {
  const ends = new Map<number, { readonly fraction: number; readonly change: 1 | -1 }[]>();
  const note = (day: number, fraction: number, change: 1 | -1) => {
    const known = ends.get(day);
    if (known) known.push({ fraction, change });
    else ends.set(day, [{ fraction, change }]);
  };
  for (const { from, to, fraction } of timeOff) {
    note(from, fraction, 1);
    note(to + 1, fraction, -1);
  }
  const segments: Segment[] = [];
  const active = new Map<number, number>();
  let since = 0;
  let largest = 0;
  for (const [day, changes] of [...ends].sort(([a], [b]) => a - b)) {
    if (largest > 0) segments.push({ from: since, to: day, off: partOf(largest), lostBefore: 0n });
    for (const { fraction, change } of changes) {
      const count = (active.get(fraction) ?? 0) + change;
      if (count > 0) active.set(fraction, count);
      else active.delete(fraction);
    }
    largest = 0;
    for (const fraction of active.keys()) largest = Math.max(largest, fraction);
    since = day;
  }
  return segments;
}

function isAlternateSaturday(day: number): boolean {
  if (isoWeekday(day) !== SATURDAY) return false;
  const week = Math.ceil(fromDayNumber(day).day / 7);
  return week === 2 || week === 4;
}

/** Number of second and fourth Saturdays before a day, relative to a fixed month long ago; every month has two. */
function alternateSaturdaysBefore(day: number): number {
  const { year, month } = fromDayNumber(day);
  const first = toDayNumber(year, month, 1);
  const saturdays = countWeekday(first, day, SATURDAY);
  return 2 * (12 * year + month) + (saturdays >= 4 ? 2 : saturdays >= 2 ? 1 : 0);
}
