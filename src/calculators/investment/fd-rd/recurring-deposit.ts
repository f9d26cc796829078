import { annuityValue, growthFactor } from "../../../math/finance/deposits";
import { compoundedPeriodRate, effectiveAnnualRate } from "../../../math/finance/period-rate";
import type { Inputs } from "./inputs";
import { PERIODS, type Plan } from "./plan";
import type { Held } from "./term";

export interface RecurringTerms {
  readonly deposit: number;
  /** Percent a year, with a senior citizen's extra. */
  readonly rate: number;
  readonly compounding: Inputs["compounding"];
  readonly method: Inputs["rdMethod"];
}

/**
 * Deposits at the beginning of each month. By the formula of the Indian Banks’ Association each grows at the month’s
 * share of the compound rate; in a ledger the months of a period earn simple interest, which is added at its end.
 */
export class RecurringDeposit implements Plan {
  /** Periods a year; null where interest is simple. */
  readonly periodsPerYear: number | null;

  constructor(readonly terms: RecurringTerms) {
    this.periodsPerYear = PERIODS[terms.compounding];
  }

  invested({ months }: Pick<Held, "months">): number {
    return this.terms.deposit * months;
  }

  value({ months }: Pick<Held, "months">): number {
    const { deposit, rate, method } = this.terms;
    if (this.periodsPerYear === null) return deposit * months + this.simpleInterest(months);
    if (method === "iba") {
      const monthly = compoundedPeriodRate(rate, this.periodsPerYear, 12);
      return deposit * annuityValue(monthly, months, "start");
    }
    const { length, count, rest } = this.rests(months);
    const balance = this.perRest * annuityValue((rate * length) / 1200, count, "end");
    return balance * (1 + (rate * rest) / 1200) + deposit * rest + this.simpleInterest(rest);
  }

  /** Full periods of the ledger, their length in months, and the months after the last one. */
  rests(months: number): { readonly length: number; readonly count: number; readonly rest: number } {
    const length = 12 / (this.periodsPerYear ?? 1);
    return { length, count: Math.floor(months / length), rest: months % length };
  }

  /** What the deposits of one period and their interest add to the ledger. */
  get perRest(): number {
    const { length } = this.rests(0);
    return this.terms.deposit * length + this.simpleInterest(length);
  }

  /** The first of so many deposits earns it for all these months, the last one for one. */
  simpleInterest(months: number): number {
    return (this.terms.deposit * months * (months + 1) * this.terms.rate) / 2400;
  }

  /** What 1 becomes at the compound rate of the IBA formula. */
  growth(months: number): number {
    const c = this.periodsPerYear ?? 1;
    return growthFactor(this.terms.rate / (100 * c), (months * c) / 12);
  }

  get effectiveRate(): number {
    const c = this.periodsPerYear;
    return c === null ? this.terms.rate : effectiveAnnualRate(this.terms.rate / (100 * c), c);
  }
}
