import { InputError, type Tools } from "../../../core/calculator";
import { CALENDAR_METHOD, CONCEPTION_CHANCES, STANDARD_DAYS } from "../../../data/fertility";
import { dayNumberToIso, FIRST_DAY, isoToDayNumber, LAST_DAY } from "../../../math/dates/civil";
import { DAYS_FROM_CONCEPTION } from "../../../math/health/gestation";
import { type CycleLengths, readCycles } from "./cycle-lengths";
import type { Inputs } from "./inputs";

/** Number of days before ovulation when the window opens. */
export const DAYS_BEFORE_OVULATION = CONCEPTION_CHANCES.length - 1;

/** Forecasts more cycles ahead than this are meaningless. */
const MOST_CYCLES = 24;

export type Phase = "ovulation" | "fertile" | "period" | "luteal" | "follicular";

/** One cycle. All days are day numbers as in math/dates. */
export interface Cycle {
  /** The cycle that began with the last period is 1. */
  readonly number: number;
  readonly start: number;
  /** Last day of bleeding. */
  readonly bleedingEnd: number;
  readonly fertileStart: number;
  readonly fertileEnd: number;
  readonly ovulation: number;
  readonly earliest: number;
  readonly latest: number;
  /** First day of the next period, if the cycle has its usual length. */
  readonly next: number;
  /** First day on which a test makes sense: after the longest cycle, the period is late. */
  readonly test: number;
  /** Due date if conception is on the day of ovulation. */
  readonly due: number;
}

/** The cycles since the last period. */
export class Fertility {
  readonly inputs: Inputs;
  readonly lengths: CycleLengths;
  readonly today: number;
  /** The first cycle whose window has not ended. */
  readonly coming: Cycle;
  /** The cycle that includes today. */
  readonly present: Cycle;

  /** @throws InputError if the inputs are inconsistent, or the last period is too long ago */
  constructor(inputs: Inputs, { format }: Pick<Tools, "format">) {
    this.inputs = inputs;
    this.lengths = readCycles(inputs, format);
    this.today = isoToDayNumber(inputs.asOf);
    const { last, typical, shortest, longest } = this.lengths;
    const { lutealLength, wantedDueDate } = inputs;
    if (lutealLength >= shortest)
      throw new InputError(
        "lutealLength",
        `The luteal phase must be between 10 and 16 days, and shorter than the shortest cycle, here ${shortest} days.`,
      );
    const dated = inputs.mode === "history" ? "periodStarts" : "lastPeriod";
    const furthest = last + (2 * MOST_CYCLES + inputs.cycles) * longest + DAYS_FROM_CONCEPTION;
    if (last - DAYS_BEFORE_OVULATION < FIRST_DAY || furthest > LAST_DAY)
      throw new InputError(dated, "The dates would be outside the years 1 to 9999.");
    const wanted = wantedDueDate === null ? null : isoToDayNumber(wantedDueDate);
    if (wanted !== null && wanted - DAYS_FROM_CONCEPTION - DAYS_BEFORE_OVULATION < FIRST_DAY)
      throw new InputError("wantedDueDate", "The dates would be outside the years 1 to 9999.");
    let coming = this.cycle(1);
    while (coming.fertileEnd < this.today) {
      if (coming.number >= MOST_CYCLES)
        throw new InputError(
          dated,
          `Enter the first day of your last period, on or before today. ${format.date(dayNumberToIso(last))}, is at least ${MOST_CYCLES} cycles ago.`,
        );
      coming = this.cycle(coming.number + 1);
    }
    this.coming = coming;
    this.present = this.cycle(Math.floor((this.today - last) / typical) + 1);
  }

  get isRegular(): boolean {
    return this.inputs.mode === "regular";
  }

  /** @param number 1 for the cycle that began with the last period */
  cycle(number: number): Cycle {
    const { last, typical, shortest, longest } = this.lengths;
    const { lutealLength, periodLength } = this.inputs;
    const start = last + (number - 1) * typical;
    const ovulation = start + typical - lutealLength;
    // Coming cycles are only known to be between the shortest and the longest.
    const [soonest, slowest] = [last + (number - 1) * shortest, last + (number - 1) * longest];
    const { first, end } = this.calendarDays;
    return {
      number,
      start,
      bleedingEnd: start + periodLength - 1,
      fertileStart: this.isRegular ? ovulation - DAYS_BEFORE_OVULATION : soonest + first - 1,
      fertileEnd: this.isRegular ? ovulation : slowest + end - 1,
      ovulation,
      earliest: soonest + shortest - lutealLength,
      latest: slowest + longest - lutealLength,
      next: start + typical,
      test: slowest + longest,
      due: ovulation + DAYS_FROM_CONCEPTION,
    };
  }

  /** First and last fertile cycle day by the calendar method. */
  get calendarDays() {
    const { shortest, longest } = this.lengths;
    const { beforeShortest, beforeLongest } = CALENDAR_METHOD;
    return { first: Math.max(1, shortest - beforeShortest), end: longest - beforeLongest };
  }

  /** The coming cycle and those after it. */
  get forecast(): readonly Cycle[] {
    return Array.from({ length: this.inputs.cycles }, (_, i) => this.cycle(this.coming.number + i));
  }

  /** One row per day of the present cycle. */
  get calendar() {
    const { start, next, ovulation } = this.present;
    return Array.from({ length: next - start }, (_, i) => ({
      date: dayNumberToIso(start + i),
      cycleDay: i + 1,
      phase: phaseOn(start + i, this.present),
      conceptionProbability: chanceOn(start + i, ovulation),
    }));
  }

  get phaseToday(): Phase {
    return phaseOn(this.today, this.present);
  }

  get cycleDayToday(): number {
    return this.today - this.present.start + 1;
  }

  /** Days 8 to 19 of the present cycle; null unless all cycles are of a length for which the method is meant. */
  get standardDays(): { readonly from: number; readonly to: number } | null {
    const { shortest, longest } = this.lengths;
    const { first, last } = STANDARD_DAYS;
    if (shortest < STANDARD_DAYS.shortest || longest > STANDARD_DAYS.longest) return null;
    return { from: this.present.start + first - 1, to: this.present.start + last - 1 };
  }

  /** The days to conceive for the desired due date; null without one. */
  get wanted(): { readonly from: number; readonly to: number } | null {
    const { wantedDueDate } = this.inputs;
    if (wantedDueDate === null) return null;
    const ovulation = isoToDayNumber(wantedDueDate) - DAYS_FROM_CONCEPTION;
    return { from: ovulation - DAYS_BEFORE_OVULATION, to: ovulation };
  }
}

function phaseOn(day: number, { ovulation, fertileStart, fertileEnd, bleedingEnd }: Cycle): Phase {
  if (day === ovulation) return "ovulation";
  if (day >= fertileStart && day <= fertileEnd) return "fertile";
  if (day <= bleedingEnd) return "period";
  return day > fertileEnd ? "luteal" : "follicular";
}

function chanceOn(day: number, ovulation: number): number {
  return CONCEPTION_CHANCES[day - ovulation + DAYS_BEFORE_OVULATION] ?? 0;
}
