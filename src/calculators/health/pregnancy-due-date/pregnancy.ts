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
import { MILESTONE_DAYS } from "./milestones";
import { compareScan, type Redating, readScan, type Scan } from "./scan";

/** The input that dates the pregnancy. */
const DATED_BY = {
  lmp: "lmp",
  conception: "conceptionDate",
  ivf: "ivfTransferDate",
  ultrasound: "ultrasoundDate",
  "due-date": "knownDueDate",
} as const satisfies Record<Inputs["method"], keyof Inputs>;

/** The week in which the calendar of weeks ends. */
const LAST_WEEK = 42;

export type TermStage = "preterm" | "early-term" | "full-term" | "late-term" | "post-term";

/** How far a pregnancy is on a day. */
export interface Progress {
  /** Gestational age in days. */
  readonly days: number;
  readonly trimester: 1 | 2 | 3;
  readonly termStage: TermStage;
}

/** A pregnancy by its due date. All days are numbers, as in math/dates. */
export class Pregnancy {
  readonly inputs: Inputs;
  readonly scan: Scan | null = null;
  /** Due date by the period, where that is known. */
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
        return (
          this.redating && !this.redating.redate ? this.periodDue : (this.scan?.due ?? this.periodDue)
        ) as number;
      case "conception":
        return isoToDayNumber(conceptionDate) + DAYS_FROM_CONCEPTION;
      case "ivf":
        return isoToDayNumber(ivfTransferDate) + DAYS_FROM_CONCEPTION - embryoAgeDays;
      case "due-date":
        return isoToDayNumber(knownDueDate);
    }
  }

  /** The first day of the last period that belongs to the due date: gestational age is counted from it. */
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

  /** On the day asked about; null before the pregnancy. */
  get progress(): Progress | null {
    const days = this.today - this.start;
    return days < 0 ? null : { days, trimester: trimesterAt(days), termStage: termStageAt(days) };
  }

  /** Whether there was a scan, but none before 22 weeks. */
  get isSuboptimallyDated(): boolean {
    return this.scan !== null && this.scan.day - this.start >= REDATING.suboptimalFrom;
  }

  /** The ISO date of a day of gestational age. */
  dateAt(days: number): string {
    return dayNumberToIso(this.start + days);
  }

  get milestones() {
    return MILESTONE_DAYS.map(([code, days]) => {
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

/** Day number of the due date by the period. @throws InputError for a period that is still to come */
function dueByPeriod({ lmp, asOf, cycleLength, lmpRule }: Inputs): number {
  if (lmp > asOf) throw new InputError("lmp", "The date must be on or before today.");
  const start = isoToDayNumber(lmp);
  return (lmpRule === "naegele" ? naegele(start) : start + DAYS_FROM_PERIOD) + cycleLength - USUAL_CYCLE;
}

/** The first day of the last period + 7 days − 3 months + 1 year; a day that a month lacks becomes its last. */
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

/** Every date of the pregnancy must be one of the years 1 to 9999. @throws InputError */
function requireCalendar(due: number, field: keyof Inputs): void {
  if (due + TERM.post - DAYS_FROM_PERIOD > LAST_DAY)
    throw new InputError(field, "The pregnancy would end after December 31, 9999.");
  if (due - DAYS_FROM_PERIOD < FIRST_DAY)
    throw new InputError(field, "The pregnancy would begin before January 1 of the year 1.");
}
