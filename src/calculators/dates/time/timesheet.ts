import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { isoToDayNumber, isoWeekday } from "../../../math/dates/civil";
import { clockMinutes, clockTime, MINUTES_PER_DAY } from "../../../math/dates/clock";
import { type DayMinutes, type OvertimeRule, splitWeek } from "../../../math/dates/overtime";
import { WEEKDAYS } from "../../../math/dates/week";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";

/** One shift; times are in minutes. */
export interface Shift {
  /** Row number in the list, starting with 1. */
  readonly number: number;
  /** Day number of its start. */
  readonly day: number;
  /** Punches, in minutes from midnight of that day. */
  readonly start: number;
  readonly end: number;
  /** The rounded punches. */
  readonly roundedStart: number;
  readonly roundedEnd: number;
  readonly break: Rational;
  readonly worked: Rational;
}

/** All shifts that start on the same date. */
export interface Workday extends DayMinutes {
  readonly day: number;
  readonly shifts: readonly Shift[];
  /** First day of its workweek. */
  readonly week: number;
  readonly pay: Rational;
}

const MINUTES_PER_HOUR = Rational.of(60);
const DOUBLE = Rational.of(2);
const TIME_AND_A_HALF = 1.5;

const RULES = {
  none: { dailyAfter: null, weeklyAfter: null, doubleAfter: null, seventhDay: false },
  // 29 U.S.C. 207(a)(1).
  flsa: { dailyAfter: null, weeklyAfter: 40, doubleAfter: null, seventhDay: false },
  // California Labor Code, section 510.
  california: { dailyAfter: 8, weeklyAfter: 40, doubleAfter: 12, seventhDay: true },
} as const satisfies Record<string, OvertimeRule>;

export class Timesheet {
  readonly rule: OvertimeRule;
  readonly multiplier: Rational;
  readonly rate: Rational;
  /** In order of date. */
  readonly workdays: readonly Workday[];

  /** @throws InputError */
  constructor(inputs: Inputs, format: Format) {
    this.rule = ruleOf(inputs);
    this.multiplier = Rational.fromNumber(
      inputs.overtimeRule === "custom" ? inputs.overtimeMultiplier : TIME_AND_A_HALF,
    );
    this.rate = Rational.fromNumber(inputs.payRate);
    this.workdays = this.#split(shiftsOf(inputs, format), inputs);
  }

  #split(shifts: readonly Shift[], { weekStartsOn }: Inputs): Workday[] {
    const firstWeekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === weekStartsOn) + 1;
    const weekOf = (day: number) => day - ((isoWeekday(day) - firstWeekday + 7) % 7);
    const days = new Map<number, Shift[]>();
    for (const shift of shifts) days.set(shift.day, [...(days.get(shift.day) ?? []), shift]);
    const weeks = new Map<number, number[]>();
    for (const day of [...days.keys()].sort((a, b) => a - b))
      weeks.set(weekOf(day), [...(weeks.get(weekOf(day)) ?? []), day]);
    return [...weeks].flatMap(([week, ofWeek]) => {
      const worked = ofWeek.map((day) => Rational.sum((days.get(day) ?? []).map((shift) => shift.worked)));
      const isFull = worked.length === 7 && worked.every((minutes) => minutes.sign() > 0);
      return splitWeek(worked, isFull, this.rule).map((minutes, i) => {
        const day = ofWeek[i] as number;
        return { ...minutes, day, week, shifts: days.get(day) ?? [], pay: this.#pay(minutes) };
      });
    });
  }

  #pay({ regular, overtime, double }: DayMinutes): Rational {
    const paid = regular.add(overtime.multiply(this.multiplier)).add(double.multiply(DOUBLE));
    return paid.divide(MINUTES_PER_HOUR).multiply(this.rate);
  }

  /** Total minutes worked. */
  get worked(): Rational {
    return Rational.sum(this.workdays.map(({ worked }) => worked));
  }

  /** Total hours of a kind. */
  hours(kind: "regular" | "overtime" | "double"): Rational {
    return Rational.sum(this.workdays.map((day) => day[kind])).divide(MINUTES_PER_HOUR);
  }

  get grossPay(): Rational {
    return Rational.sum(this.workdays.map(({ pay }) => pay));
  }

  /** Total pay for the hours of a kind. */
  payOf(kind: "regular" | "overtime" | "double"): Rational {
    const factor = { regular: Rational.ONE, overtime: this.multiplier, double: DOUBLE }[kind];
    return this.hours(kind).multiply(factor).multiply(this.rate);
  }
}

function ruleOf(inputs: Inputs): OvertimeRule {
  const { overtimeRule, dailyOvertimeAfter, weeklyOvertimeAfter, doubleTimeAfter } = inputs;
  if (overtimeRule !== "custom") return RULES[overtimeRule];
  return {
    dailyAfter: dailyOvertimeAfter,
    weeklyAfter: weeklyOvertimeAfter,
    doubleAfter: doubleTimeAfter,
    seventhDay: false,
  };
}

/**
 * Reads the shifts and sorts them by start.
 *
 * @throws InputError for an empty or overlapping shift, or a break longer than its shift
 */
function shiftsOf({ shifts, roundTo }: Inputs, format: Format): Shift[] {
  const unit = Number(roundTo);
  const rounded = (minutes: number) => (unit === 0 ? minutes : Math.floor(minutes / unit + 0.5) * unit);
  const read = shifts.map(({ date, start, end, breakMinutes }, i) => {
    if (start === end) throw new InputError("shifts", `Shift ${i + 1} starts and ends at ${format.time(start)}.`);
    const from = clockMinutes(start);
    const to = clockMinutes(end) + (end < start ? MINUTES_PER_DAY : 0);
    const [roundedStart, roundedEnd] = [rounded(from), rounded(to)];
    const span = roundedEnd - roundedStart;
    if (breakMinutes > span)
      throw new InputError(
        "shifts",
        `Shift ${i + 1}: the break (${format.number(breakMinutes)} min) is longer than the shift (${format.number(span)} min${unit === 0 ? "" : ", rounded"}).`,
      );
    const pause = Rational.fromNumber(breakMinutes);
    return {
      number: i + 1,
      day: isoToDayNumber(date),
      start: from,
      end: to,
      roundedStart,
      roundedEnd,
      break: pause,
      worked: Rational.of(span).subtract(pause),
    };
  });
  const inOrder = read.toSorted((a, b) => startOf(a) - startOf(b));
  for (const [i, shift] of inOrder.entries()) {
    const before = inOrder[i - 1];
    if (before && startOf(shift) < MINUTES_PER_DAY * before.day + before.end)
      throw new InputError(
        "shifts",
        `Shift ${shift.number} starts at ${clockOf(shift.start, format)}, before shift ${before.number} ends at ${clockOf(before.end, format)}.`,
      );
  }
  return inOrder;
}

function startOf({ day, start }: Shift): number {
  return MINUTES_PER_DAY * day + start;
}

/** Writes minutes from midnight as `5:30 PM`; they may fall on another day. */
export function clockOf(minutes: number, format: Format): string {
  return format.time(clockTime(minutes));
}
