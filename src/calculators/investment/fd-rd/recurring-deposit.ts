import { annuityValue, growthFactor } from "../../../math/finance/deposits";
import { compoundedPeriodRate, effectiveAnnualRate } from "../../../math/finance/period-rate";
import type { Inputs } from "./inputs";
import { PERIODS, type Plan } from "./plan";
import type { Held } from "./term";

export interface RecurringTerms {
  readonly deposit: number;
  /** Percent a year, including the senior citizen's extra. */
  readonly rate: number;
  readonly compounding: Inputs["compounding"];
  readonly method: Inputs["rdMethod"];
}

/**
 * Deposits at the beginning of each month. In the formula of the Indian Banks’ Association (IBA) each deposit grows at
 * the monthly equivalent of the compound rate. In a ledger with rests, deposits earn simple interest within a period,
 * which is added at the end of the period.
 */
export class RecurringDeposit implements Plan {
  /** Compounding periods per year; null if interest is simple. */
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

  /** Number of full ledger periods, their length in months, and the months that remain. */
  rests(months: number): { readonly length: number; readonly count: number; readonly rest: number } {
    const length = 12 / (this.periodsPerYear ?? 1);
    return { length, count: Math.floor(months / length), rest: months % length };
  }

  /** The deposits of one full ledger period with their simple interest. */
  get perRest(): number {
    const { length } = this.rests(0);
    return this.terms.deposit * length + this.simpleInterest(length);
  }

  /** Simple interest on monthly deposits: the first one earns for all `months`, the last one for one month. */
  simpleInterest(months: number): number {
    return (this.terms.deposit * months * (months + 1) * this.terms.rate) / 2400;
  }

  /** Growth factor over `months` at the compound rate of the IBA formula. */
  growth(months: number): number {
    const c = this.periodsPerYear ?? 1;
    return growthFactor(this.terms.rate / (100 * c), (months * c) / 12);
  }

  get effectiveRate(): number {
    const c = this.periodsPerYear;
    return c === null ? this.terms.rate : effectiveAnnualRate(this.terms.rate / (100 * c), c);
  }
}
