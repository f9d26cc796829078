import { InputError, type Tools } from "../../../core/calculator";
import { REDATING, TERM, TRIMESTERS } from "../../../data/pregnancy";
import {
  addMonths,
  dayNumberOf,
  dayNumberToIso,
  FIRST_DAY,
  fromDayNumber,
  isoToDayNumber,
  LAST_DAY,
} from "../../../math/dates/civil";
import { DAYS_FROM_CONCEPTION, DAYS_FROM_PERIOD, USUAL_CYCLE } from "../../../math/health/gestation";
import type { Inputs } from "./inputs";
import { milestoneDays } from "./milestones";
import { compareScan, type Redating, readScan, type Scan } from "./scan";

/** The input by which each method dates the pregnancy. */
const DATED_BY = {
  lmp: "lmp",
  conception: "conceptionDate",
  ivf: "ivfTransferDate",
  ultrasound: "ultrasoundDate",
  "due-date": "knownDueDate",
} as const satisfies Record<Inputs["method"], keyof Inputs>;

/** Last week of the week-by-week calendar. */
const LAST_WEEK = 42;

export type TermStage = "preterm" | "early-term" | "full-term" | "late-term" | "post-term";

/** How far along a pregnancy is on a given day. */
export interface Progress {
  /** Gestational age in days. */
  readonly days: number;
  readonly trimester: 1 | 2 | 3;
  readonly termStage: TermStage;
}

/** A pregnancy defined by its due date. All days are day numbers, as in math/dates. */
export class Pregnancy {
  readonly inputs: Inputs;
  readonly scan: Scan | null = null;
  /** Due date by the period; null with other methods. */
  readonly periodDue: number | null = null;
  readonly redating: Redating | null = null;
  readonly due: number;
  readonly today: number;

  /** @throws InputError */
  constructor(inputs: Inputs, { format }: Pick<Tools, "format">) {
    this.inputs = inputs;
    this.today = isoToDayNumber(inputs.asOf);
    const { method, compareUltrasound } = inputs;
    if (method === "lmp") {
      this.periodDue = dueByPeriod(inputs);
      requireCalendar(this.periodDue, "lmp");
      if (compareUltrasound) {
        this.scan = readScan(inputs);
        requireCalendar(this.scan.due, "ultrasoundDate");
        this.redating = compareScan(this.scan, this.periodDue, inputs, format);
      }
    } else if (method === "ultrasound") this.scan = readScan(inputs);
    this.due = this.#due();
    requireCalendar(this.due, DATED_BY[method]);
  }

  #due(): number {
    const { method, conceptionDate, ivfTransferDate, embryoAgeDays, knownDueDate } = this.inputs;
    switch (method) {
      case "lmp":
      case "ultrasound":
        return (this.redating && !this.redating.redate ? this.periodDue : (this.scan?.due ?? this.periodDue)) as number;
      case "conception":
        return isoToDayNumber(conceptionDate) + DAYS_FROM_CONCEPTION;
      case "ivf":
        return isoToDayNumber(ivfTransferDate) + DAYS_FROM_CONCEPTION - embryoAgeDays;
      case "due-date":
        return isoToDayNumber(knownDueDate);
    }
  }

  /** First day of the last period, or its equivalent for the due date. Gestational age is counted from it. */
  get start(): number {
    return this.due - DAYS_FROM_PERIOD;
  }

  get conception(): number {
    return this.due - DAYS_FROM_CONCEPTION;
  }

  /** Negative once the due date has passed. */
  get daysRemaining(): number {
    return this.due - this.today;
  }

  /** Progress on the `asOf` date; null before the pregnancy. */
  get progress(): Progress | null {
    const days = this.today - this.start;
    return days < 0 ? null : { days, trimester: trimesterAt(days), termStage: termStageAt(days) };
  }

  /** True if there is a scan but it was not done before 22 weeks. */
  get isSuboptimallyDated(): boolean {
    return this.scan !== null && this.scan.day - this.start >= REDATING.suboptimalFrom;
  }

  /** The ISO date of a day of gestational age. */
  dateAt(days: number): string {
    return dayNumberToIso(this.start + days);
  }

  get milestones() {
    return milestoneDays(this.inputs.schedule).map(([code, days]) => {
      const [from, to] = typeof days === "number" ? [days, null] : days;
      return {
        code,
        startDay: from,
        endDay: to,
        startDate: this.dateAt(from),
        endDate: to === null ? null : this.dateAt(to),
      };
    });
  }

  get weeks() {
    return Array.from({ length: LAST_WEEK + 1 }, (_, week) => ({
      week,
      startDate: this.dateAt(7 * week),
      trimester: trimesterAt(7 * week),
    }));
  }
}

/** Day number of the due date by the period. @throws InputError if the period is after `asOf` */
function dueByPeriod({ lmp, asOf, cycleLength, lmpRule }: Inputs): number {
  if (lmp > asOf) throw new InputError("lmp", "The date must be on or before today.");
  const start = isoToDayNumber(lmp);
  return (lmpRule === "naegele" ? naegele(start) : start + DAYS_FROM_PERIOD) + cycleLength - USUAL_CYCLE;
}

/** First day of the last period + 7 days − 3 months + 1 year, clamped to the last day of the month. */
function naegele(start: number): number {
  const threeMonthsBack = addMonths(fromDayNumber(start + 7), -3);
  return dayNumberOf(addMonths(threeMonthsBack, 12));
}

function trimesterAt(days: number): 1 | 2 | 3 {
  return days < TRIMESTERS.second ? 1 : days < TRIMESTERS.third ? 2 : 3;
}

function termStageAt(days: number): TermStage {
  if (days < TERM.early) return "preterm";
  if (days < TERM.full) return "early-term";
  if (days < TERM.late) return "full-term";
  return days < TERM.post ? "late-term" : "post-term";
}

/** Checks that every date of the pregnancy is in the years 1 to 9999. @throws InputError */
function requireCalendar(due: number, field: keyof Inputs): void {
  if (due + TERM.post - DAYS_FROM_PERIOD > LAST_DAY)
    throw new InputError(field, "The pregnancy would end after December 31, 9999.");
  if (due - DAYS_FROM_PERIOD < FIRST_DAY)
    throw new InputError(field, "The pregnancy would begin before January 1 of the year 1.");
}
