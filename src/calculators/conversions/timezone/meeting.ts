/** Possible meeting times for people in several zones, and what each time costs each person. */
import { InputError } from "../../../core/calculator";
import { isoWeekday } from "../../../math/dates/civil";
import { clockMinutes, MINUTES_PER_DAY } from "../../../math/dates/clock";
import { localDay, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { LONGEST_MEETING } from "./inputs";
import { startOfDay } from "./moment";
import type { Zone } from "./zones";

export interface Meeting {
  readonly day: MeetingDay;
  readonly slots: readonly Slot[];
  readonly best: Slot;
  /** The fourteen days starting with this one; computed when first read. */
  readonly days: readonly MeetingDay[];
}

export interface Person {
  readonly zone: Zone;
  /** The person's name if given, otherwise their city. */
  readonly name: string;
  /** `HH:MM`. An end that is not after the start is on the next day. */
  readonly workStart: string;
  readonly workEnd: string;
}

export interface MeetingRules {
  readonly durationMinutes: number;
  readonly stepMinutes: number;
  /** Nobody works on Saturday and Sunday. */
  readonly respectWeekends: boolean;
}

/** Costs of a minute at work and of a minute on a day off. Costs are in sixtieths, so that sums are integers. */
const AT_WORK = 0;
const DAY_OFF = 9 * 60;

/** Minutes before and after work that count as better than the night. */
const SHOULDER = 180;

/** What a minute means to a person. */
export type MinuteKind = "work" | "shoulder" | "night" | "off";

/** The burden of a meeting on one person. */
export interface Share {
  readonly outOfHoursMinutes: number;
  /** The part of those minutes that falls on a day off. */
  readonly dayOffMinutes: number;
  /** Distance to the working day in minutes, summed over the other minutes outside work hours. */
  readonly distance: number;
  readonly inconvenience: number;
}

/** A possible start of the meeting. */
export interface Slot {
  /** Minutes since the start of the day. */
  readonly minute: number;
  /** Seconds since 1970 in UTC. */
  readonly start: number;
  /** People at work for the whole meeting. */
  readonly inHours: number;
  /** Sum over all people. */
  readonly outOfHoursMinutes: number;
  readonly inconvenience: number;
  /** The largest inconvenience for any one person. */
  readonly largestShare: number;
}

/** A range of minutes since the start of the day. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The cost of each minute from the start of the day to one person, with running totals. */
class PersonalCosts {
  readonly #costs: Int32Array;
  /** 1 on a day off. The cost does not tell, because a minute 8 hours from work costs as much. */
  readonly #off: Uint8Array;
  readonly #sums: Float64Array;
  readonly #out: Int32Array;

  constructor(person: Person, start: number, minutes: number, respectWeekends: boolean) {
    this.#costs = new Int32Array(minutes);
    this.#off = new Uint8Array(minutes);
    this.#fill(person, start, respectWeekends);
    this.#sums = new Float64Array(minutes + 1);
    this.#out = new Int32Array(minutes + 1);
    for (let i = 0; i < minutes; i++) {
      const cost = this.#costs[i] as number;
      this.#sums[i + 1] = (this.#sums[i] as number) + cost;
      this.#out[i + 1] = (this.#out[i] as number) + (cost === AT_WORK ? 0 : 1);
    }
  }

  /**
   * Fills in the cost of each minute, in sixtieths: 0 at work, 9 on a day off, otherwise 1 plus 1/60 for each minute to
   * the working day.
   */
  #fill(person: Person, start: number, respectWeekends: boolean): void {
    const { history } = person.zone;
    const byClock = clockCostsOf(person);
    const { length } = this.#costs;
    const changes = history.transitions(start + 1, start + 60 * length);
    let offset = history.offsetAt(start);
    let next = 0;
    // One stretch at a time, up to midnight or to the next change of the clocks.
    for (let from = 0, to = 0; from < length; from = to) {
      const instant = start + 60 * from;
      let change = changes[next];
      for (; change && change.at <= instant; change = changes[++next]) offset = change.after;
      const local = instant + offset;
      const day = localDay(local);
      const second = local - SECONDS_PER_DAY * day;
      const left = Math.min(SECONDS_PER_DAY - second, (change?.at ?? Number.POSITIVE_INFINITY) - instant);
      to = Math.min(length, from + Math.ceil(left / 60));
      if (respectWeekends && isoWeekday(day) > 5) {
        this.#costs.fill(DAY_OFF, from, to);
        this.#off.fill(1, from, to);
      } else {
        const minute = Math.floor(second / 60);
        this.#costs.set(byClock.subarray(minute, minute + to - from), from);
      }
    }
  }

  isAtWork(minute: number): boolean {
    return this.#costs[minute] === AT_WORK;
  }

  isDayOff(minute: number): boolean {
    return this.#off[minute] === 1;
  }

  kind(minute: number): MinuteKind {
    const cost = this.#costs[minute] as number;
    return cost === AT_WORK ? "work" : this.isDayOff(minute) ? "off" : cost - 60 <= SHOULDER ? "shoulder" : "night";
  }

  /** The cost in sixtieths. */
  cost(from: number, to: number): number {
    return (this.#sums[to] as number) - (this.#sums[from] as number);
  }

  outOfHours(from: number, to: number): number {
    return (this.#out[to] as number) - (this.#out[from] as number);
  }

  share(from: number, to: number): Share {
    const outOfHoursMinutes = this.outOfHours(from, to);
    let dayOffMinutes = 0;
    for (let i = from; i < to; i++) if (this.isDayOff(i)) dayOffMinutes++;
    const cost = this.cost(from, to);
    return {
      outOfHoursMinutes,
      dayOffMinutes,
      distance: cost - DAY_OFF * dayOffMinutes - 60 * (outOfHoursMinutes - dayOffMinutes),
      inconvenience: cost / 60,
    };
  }
}

const clockCosts = new WeakMap<Person, Int32Array>();

/** The cost of each minute of the clock on a working day; it is the same every working day. */
function clockCostsOf(person: Person): Int32Array {
  let known = clockCosts.get(person);
  if (!known) {
    known = costsByClock(clockMinutes(person.workStart), clockMinutes(person.workEnd));
    clockCosts.set(person, known);
  }
  return known;
}

function costsByClock(start: number, end: number): Int32Array {
  const isNight = end <= start;
  return Int32Array.from({ length: MINUTES_PER_DAY }, (_, minute) => {
    const works = isNight ? minute >= start || minute < end : minute >= start && minute < end;
    return works ? AT_WORK : 60 + Math.min(cyclic(start - minute), cyclic(minute - end + 1));
  });
}

function cyclic(minutes: number): number {
  return ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

/** A day in the first person's zone, from midnight to midnight: 23 to 25 hours. */
export class MeetingDay {
  /** Seconds since 1970 in UTC. */
  readonly start: number;
  /** Length of the day in minutes. */
  readonly minutes: number;
  readonly #personal: readonly PersonalCosts[];

  /**
   * @param day day number
   * @throws InputError if the zone skips the day
   */
  constructor(
    readonly people: readonly Person[],
    readonly day: number,
    readonly rules: MeetingRules,
  ) {
    const { zone } = people[0] as Person;
    this.start = startOfDay(zone, day);
    this.minutes = Math.floor((startOfDay(zone, day + 1) - this.start) / 60);
    if (this.minutes <= 0) throw new InputError("date", `In ${zone.city}, clocks skip this day.`);
    this.#personal = people.map(
      (person) => new PersonalCosts(person, this.start, this.minutes + LONGEST_MEETING, rules.respectWeekends),
    );
  }

  /** One slot for each step of the day. */
  get slots(): Slot[] {
    const { stepMinutes } = this.rules;
    return Array.from({ length: Math.ceil(this.minutes / stepMinutes) }, (_, i) => this.slot(stepMinutes * i));
  }

  slot(minute: number): Slot {
    const end = minute + this.rules.durationMinutes;
    let [inHours, outOfHoursMinutes, sum, largest] = [0, 0, 0, 0];
    for (const person of this.#personal) {
      const out = person.outOfHours(minute, end);
      const cost = person.cost(minute, end);
      if (out === 0) inHours++;
      outOfHoursMinutes += out;
      sum += cost;
      largest = Math.max(largest, cost);
    }
    return {
      minute,
      start: this.start + 60 * minute,
      inHours,
      outOfHoursMinutes,
      inconvenience: sum / 60,
      largestShare: largest / 60,
    };
  }

  get best(): Slot {
    return this.bestOf(this.slots);
  }

  /** The least inconvenient slot: smallest sum, then smallest largest share, then earliest. */
  bestOf(slots: readonly Slot[]): Slot {
    return slots.reduce((best, slot) =>
      slot.inconvenience < best.inconvenience ||
      (slot.inconvenience === best.inconvenience && slot.largestShare < best.largestShare)
        ? slot
        : best,
    );
  }

  shares({ minute }: Pick<Slot, "minute">): readonly Share[] {
    return this.#personal.map((person) => person.share(minute, minute + this.rules.durationMinutes));
  }

  /** When everyone is at work. */
  get overlap(): Window[] {
    const found: Window[] = [];
    let from: number | null = null;
    for (let minute = 0; minute <= this.minutes; minute++) {
      const isIn = minute < this.minutes && this.#personal.every((person) => person.isAtWork(minute));
      if (isIn) from ??= minute;
      else if (from !== null) {
        found.push({ from, to: minute });
        from = null;
      }
    }
    return found;
  }

  /** The day split into stretches of the same kind for one person. */
  stretches(index: number): (Window & { readonly kind: MinuteKind })[] {
    const found: { from: number; to: number; kind: MinuteKind }[] = [];
    for (let minute = 0; minute < this.minutes; minute++) {
      const kind = this.#personal[index]?.kind(minute) ?? "night";
      const last = found.at(-1);
      if (last?.kind === kind) last.to++;
      else found.push({ from: minute, to: minute + 1, kind });
    }
    return found;
  }
}
