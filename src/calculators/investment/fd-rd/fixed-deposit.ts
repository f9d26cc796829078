import { growthFactor } from "../../../math/finance/deposits";
import { effectiveAnnualRate } from "../../../math/finance/period-rate";
import type { Inputs } from "./inputs";
import { PAYOUT_MONTHS, PERIODS, type Plan } from "./plan";
import { daysAfter, type Held, YEAR_DAYS, yearsOf } from "./term";

export interface FixedTerms {
  readonly principal: number;
  /** Percent a year, including the senior citizen's extra. */
  readonly rate: number;
  readonly compounding: Inputs["compounding"];
  readonly payout: Inputs["payout"];
  /** Under six months, when the bank pays simple interest by days regardless of the compounding. */
  readonly isShort: boolean;
}

/** Full compounding periods, and the broken period that remains. */
export interface Periods {
  readonly count: number;
  /** Whole months of the broken period: only if interest is simple; a deposit that compounds counts its days alone. */
  readonly months: number;
  readonly days: number;
}

/**
 * A fixed deposit by the rules of banks in India, which follow the code of the Indian Banks’ Association: interest is
 * added after each full period, and the actual days after the last one earn simple interest in a year of 365 days, as
 * Bank of Baroda, Canara Bank and ICICI Bank (cumulative deposits) publish. Interest that is paid out does not compound
 * and is counted in months and days; monthly payouts are discounted because they come before the end of the quarter.
 */
export class FixedDeposit implements Plan {
  /** Annual rate as a fraction. */
  readonly #r: number;
  /** Compounding periods per year; null if interest is simple. */
  readonly periodsPerYear: number | null;
  readonly payoutMonths: number | null;

  constructor(readonly terms: FixedTerms) {
    this.#r = terms.rate / 100;
    this.payoutMonths = PAYOUT_MONTHS[terms.payout];
    this.periodsPerYear = terms.isShort ? null : PERIODS[terms.compounding];
  }

  invested(): number {
    return this.terms.principal;
  }

  value(held: Held): number {
    const { principal } = this.terms;
    return this.payoutMonths === null
      ? principal * this.growth(held)
      : principal + this.paidOut(held) + this.brokenInterest(held);
  }

  /** Growth factor of a deposit whose interest is kept until maturity. */
  growth(held: Held): number {
    const { isShort, compounding } = this.terms;
    const r = this.#r;
    if (isShort) return 1 + (r * held.calendarDays) / YEAR_DAYS;
    if (compounding === "daily") return growthFactor(r / YEAR_DAYS, held.calendarDays);
    const { count, months, days } = this.periods(held);
    return growthFactor(r / (this.periodsPerYear ?? 1), count) * (1 + r * yearsOf({ months, days }));
  }

  /** Splits the time into compounding periods. Not for daily compounding. */
  periods(held: Held): Periods {
    if (this.periodsPerYear === null) return { count: 0, months: held.months, days: held.days };
    const length = 12 / this.periodsPerYear;
    const count = Math.floor(held.months / length);
    return { count, months: 0, days: daysAfter(count * length, held) };
  }

  /** The time in years, as the interest counts it. */
  years(held: Held): number {
    const { isShort, compounding } = this.terms;
    if (this.payoutMonths !== null) return yearsOf(held);
    if (isShort || compounding === "daily") return held.calendarDays / YEAR_DAYS;
    const { count, months, days } = this.periods(held);
    return count / (this.periodsPerYear ?? 1) + yearsOf({ months, days });
  }

  /** Amount of each payout; null if the interest is kept until maturity. */
  get payout(): number | null {
    const { principal, rate } = this.terms;
    if (this.payoutMonths === null) return null;
    return this.payoutMonths === 1
      ? (principal * rate) / (1200 + rate)
      : (principal * this.#r * this.payoutMonths) / 12;
  }

  payoutCount({ months }: Held): number {
    return this.payoutMonths === null ? 0 : Math.floor(months / this.payoutMonths);
  }

  paidOut(held: Held): number {
    return this.payoutCount(held) * (this.payout ?? 0);
  }

  /** Simple interest since the last payout. */
  brokenInterest({ months, days }: Held): number {
    if (this.payoutMonths === null) return 0;
    return this.terms.principal * this.#r * yearsOf({ months: months % this.payoutMonths, days });
  }

  get effectiveRate(): number {
    const { payout, payoutMonths, periodsPerYear } = this;
    if (payout !== null && payoutMonths !== null)
      return effectiveAnnualRate(payout / this.terms.principal, 12 / payoutMonths);
    return periodsPerYear === null ? this.terms.rate : effectiveAnnualRate(this.#r / periodsPerYear, periodsPerYear);
  }
}
