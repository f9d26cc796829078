import { InputError, type Problem } from "../../../core/calculator";
import { dayNumberOf, fromDayNumber } from "../../../math/dates/civil";
import { type CountedTime, countDays, type DayCount, yearBasis } from "../../../math/dates/day-count";
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";
import { finiteOrNull } from "../../../math/numbers/finite";
import type { Inputs } from "./inputs";
import { type Stretch, stretches } from "./part-payments";

/** An overpayment below this is rounding. */
const HALF_CENT = 0.005;

/** From the first day to the day after the last day counted. */
export interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** I = P·r·t, solved for any of the four. */
export class SimpleInterest {
  readonly inputs: Inputs;
  /** Null if the time is a duration or is the unknown. */
  readonly span: Span | null;
  /** Days in a year under the day count. */
  readonly basis: number;
  readonly principal: number;
  /** Percent. */
  readonly annualRate: number;
  readonly interest: number;
  readonly years: number;
  readonly days: number;
  /** The time between part payments; empty without them. */
  readonly stretches: readonly Stretch[];

  /** @throws InputError if inputs contradict each other or the result is too large */
  constructor(inputs: Inputs) {
    this.inputs = inputs;
    const { solveFor, principal, annualRate, interest, timeBasis } = inputs;
    const problems = problemsOf(inputs);
    if (problems.length > 0) throw new InputError(problems);
    this.basis = yearBasis(inputs.dayCount);
    this.span = solveFor !== "time" && timeBasis === "dates" ? spanOf(inputs) : null;
    const years = solveFor === "time" ? (100 * interest) / (principal * annualRate) : 0;
    const time = solveFor === "time" ? { days: years * this.basis, years } : this.#given();
    this.years = time.years;
    this.days = time.days;
    if (time.years === 0 && (solveFor === "principal" || solveFor === "rate")) throw noTime(inputs);
    this.principal = solveFor === "principal" ? (100 * interest) / (annualRate * time.years) : principal;
    this.annualRate = solveFor === "rate" ? (100 * interest) / (principal * time.years) : annualRate;
    this.stretches = this.stretchesBy(inputs.dayCount) ?? [];
    if (this.stretches.some(({ principal }) => principal < -HALF_CENT)) throw overpaid(this.stretches);
    this.interest = solveFor === "interest" ? this.#accrued(this.stretches, time.years) : interest;
    if (![this.principal, this.annualRate, this.days, this.perYear].every(Number.isFinite)) throw tooLarge(inputs);
  }

  #given(): CountedTime {
    const { duration: q, durationUnit, dayCount } = this.inputs;
    if (this.span) return countDays(this.span.from, this.span.to, dayCount);
    switch (durationUnit) {
      case "years":
        return { years: q, days: q * this.basis };
      case "months":
        return { years: q / 12, days: (q * this.basis) / 12 };
      case "weeks":
        return { years: (7 * q) / this.basis, days: 7 * q };
      case "days":
        return { years: q / this.basis, days: q };
    }
  }

  get perYear(): number {
    return (this.principal * this.annualRate) / 100;
  }

  /** On the principal that is left after the part payments. */
  get perDay(): number {
    const last = this.stretches.at(-1);
    return last ? (last.principal * this.annualRate) / 100 / this.basis : this.perYear / this.basis;
  }

  /** All part payments. */
  get paid(): number {
    return this.stretches.reduce((sum, { payment }) => sum + payment, 0);
  }

  /** What is owed at the end, after the part payments. */
  get balanceDue(): number {
    return this.principal + this.interest - this.paid;
  }

  /** The time between part payments under a day count; null without part payments. */
  stretchesBy(dayCount: DayCount): readonly Stretch[] | null {
    const { partPayments, principal, annualRate, solveFor, endDate } = this.inputs;
    if (!this.span || solveFor !== "interest" || partPayments.length === 0) return null;
    const count = (from: CivilDate, to: CivilDate) => countDays(from, to, dayCount);
    return stretches({ principal, annualRate, ...this.span, endDate, count }, partPayments);
  }

  #accrued(parts: readonly Stretch[], years: number): number {
    return parts.length > 0 ? parts.reduce((sum, { interest }) => sum + interest, 0) : this.interestAfter(years);
  }

  /** The interest under another day count; null without dates. */
  interestBy(dayCount: DayCount): number | null {
    const time = this.timeBy(dayCount);
    return time && this.#accrued(this.stretchesBy(dayCount) ?? [], time.years);
  }

  /** Interest after the given years, which may come from any day count. */
  interestAfter(years: number): number {
    return this.perYear * years;
  }

  /** Interest compounded yearly over the given years; null if too large. */
  compoundAfter(years: number): number | null {
    const compound = this.principal * Math.expm1(years * Math.log1p(this.annualRate / 100));
    return finiteOrNull(compound);
  }

  /** The time under another day count; null without dates. */
  timeBy(convention: DayCount): CountedTime | null {
    return this.span && countDays(this.span.from, this.span.to, convention);
  }
}

function spanOf({ startDate, endDate, includeEndDate }: Inputs): Span {
  const to = parseIsoDate(endDate) as CivilDate;
  return {
    from: parseIsoDate(startDate) as CivilDate,
    to: includeEndDate ? fromDayNumber(dayNumberOf(to) + 1) : to,
  };
}

/** Contradictions between inputs, in the order of the inputs. */
function problemsOf(inputs: Inputs): Problem[] {
  const { solveFor, principal, annualRate, timeBasis, startDate, endDate, partPayments } = inputs;
  const problems: Problem[] = [];
  if (principal === 0 && (solveFor === "rate" || solveFor === "time"))
    problems.push({ field: "principal", message: `Principal must be more than 0 to find the ${solveFor}.` });
  if (annualRate === 0 && (solveFor === "principal" || solveFor === "time"))
    problems.push({ field: "annualRate", message: `Rate must be more than 0 to find the ${solveFor}.` });
  if (solveFor !== "time" && timeBasis === "dates" && endDate < startDate)
    problems.push({ field: "endDate", message: "End date must not be before the start date." });
  else if (solveFor === "interest" && timeBasis === "dates")
    partPayments.forEach(({ date }, place) => {
      if (date < startDate || date > endDate)
        problems.push({ field: "partPayments", message: `Payment ${place + 1}: Date must be between the two dates.` });
    });
  return problems;
}

function overpaid(parts: readonly Stretch[]): InputError {
  const place = parts.findIndex(({ principal }) => principal < -HALF_CENT);
  return new InputError(
    "partPayments",
    place === 0
      ? "The first payment is more than what is owed by then."
      : "The payments are more than what is owed by then.",
  );
}

/** API callers expect the problem at `duration`; a user who entered two dates needs it at one of them. */
function noTime({ timeBasis }: Inputs): InputError {
  const time = { field: "duration", message: "Time must be more than 0." };
  return new InputError(
    timeBasis === "dates"
      ? [{ field: "endDate", message: "Time must be more than 0: choose a later end date." }, time]
      : [time],
  );
}

function tooLarge({ solveFor }: Inputs): InputError {
  return new InputError(
    solveFor === "rate" ? "principal" : "annualRate",
    `The ${solveFor} found is too large to show: enter a larger ${solveFor === "rate" ? "principal or time" : "rate"}.`,
  );
}
