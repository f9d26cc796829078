import { InputError, type Problem } from "../../../core/calculator";
import { once } from "../../../core/once";
import type { Figure } from "../../../data/parameter";
import { FUND_GAINS } from "../../../data/tax/india-funds";
import { gainFiguresOf } from "../../../fieldsets/india-gains";
import { accumulate, accumulateBy, type DepositPlan, growthFactor } from "../../../math/finance/deposits";
import { effectiveAnnualRate } from "../../../math/finance/period-rate";
import { findRoot } from "../../../math/solve/root";
import { indiaEquityTax, setOffLosses } from "../../../math/tax/india-capital-gains";
import type { TermGains } from "../../../math/tax/term-gains";
import type { Inputs } from "./inputs";

/** The exit load and gains when everything is sold. */
interface Sale {
  readonly load: number;
  readonly gains: TermGains;
}

/** The tax on a sale, with the parts shown in the working. */
export interface FundTax {
  /** Gains after set-off, never negative; for a debt fund the whole gain is short-term. */
  readonly gains: TermGains;
  readonly shortTermRate: number;
  readonly longTermRate: number;
  /** Exempt part of the long-term gain. */
  readonly exempt: number;
  /** In percent of the tax. */
  readonly cess: number;
  readonly total: number;
  readonly figures: readonly Figure[];
}

/** Lower limit of the continuous monthly rate in the search; at this rate nothing is left after a month. */
const LOWEST = -30;

/** A lump sum and monthly investments in a fund, up to the day when everything is sold. */
export class Projection {
  readonly inputs: Inputs;
  readonly months: number;
  readonly sale: () => Sale;
  readonly tax: () => FundTax | null;

  /** @throws InputError if nothing is invested, or the term is less than a month */
  constructor(inputs: Inputs) {
    this.inputs = inputs;
    this.months = Math.floor(12 * inputs.termYears + 0.5);
    const problems: Problem[] = [];
    if (inputs.principal === 0 && inputs.monthlyContribution === 0)
      problems.push({ field: "principal", message: "Enter a lump sum or a monthly investment." });
    if (this.months < 1) problems.push({ field: "termYears", message: "The term must be at least one month." });
    if (problems.length > 0) throw new InputError(problems);
    this.sale = once(() => this.#sell());
    this.tax = once(() => taxOn(this.sale().gains, inputs));
  }

  get years(): number {
    return this.months / 12;
  }

  /** Monthly return as a fraction, after an expense ratio given in percent. */
  monthRate(expenseRatio = this.inputs.expenseRatio): number {
    return Math.expm1((Math.log1p(this.inputs.annualRate / 100) + Math.log1p(-expenseRatio / 100)) / 12);
  }

  /** The payments, growing at the return after an expense ratio. */
  plan(expenseRatio?: number): DepositPlan {
    const { principal, monthlyContribution } = this.inputs;
    return {
      initial: principal,
      deposit: monthlyContribution,
      rate: this.monthRate(expenseRatio),
      periods: this.months,
      timing: "start",
    };
  }

  valueAt(expenseRatio?: number): number {
    return accumulate(this.plan(expenseRatio)).value;
  }

  get grossValue(): number {
    return this.valueAt();
  }

  get valueWithoutExpenses(): number {
    return this.valueAt(0);
  }

  get totalInvested(): number {
    return this.inputs.principal + this.inputs.monthlyContribution * this.months;
  }

  get netValue(): number {
    return this.grossValue - this.sale().load - (this.tax()?.total ?? 0);
  }

  get realValue(): number {
    return this.netValue / (1 + this.inputs.inflationRate / 100) ** this.years;
  }

  /** Annual rate in percent at which the same payments grow to the net value. */
  get netAnnualizedReturn(): number {
    const { netValue } = this;
    const high = Math.log1p(this.monthRate());
    const missing = (delta: number) => accumulate({ ...this.plan(), rate: Math.expm1(delta) }).value - netValue;
    // The net value never exceeds the gross value, so the gross rate is an upper limit.
    if (missing(high) <= 0) return effectiveAnnualRate(this.monthRate(), 12);
    const delta = findRoot(missing, { low: LOWEST, high }, 1e-16) ?? LOWEST;
    return 100 * Math.expm1(12 * delta);
  }

  /** Longest holding period in months that still counts as short-term. */
  get shortTermMonths(): number {
    return shortTermMonths(this.inputs);
  }

  schedule() {
    const bare = accumulateBy(this.plan(0), 12);
    return accumulateBy(this.plan(), 12).map(({ value, deposited }, i) => ({
      year: i + 1,
      invested: this.inputs.principal + deposited,
      value,
      valueWithoutExpenses: bare[i]?.value ?? value,
    }));
  }

  /** Sells all lots. Each monthly investment is held for one month less than the one before it. */
  #sell(): Sale {
    const { principal, monthlyContribution, exitLoad, exitLoadMonths } = this.inputs;
    const rate = this.monthRate();
    const limit = this.shortTermMonths;
    let [load, shortTerm, longTerm] = [0, 0, 0];
    const sell = (cost: number, held: number) => {
      const value = cost * growthFactor(rate, held);
      const charge = held < exitLoadMonths ? (value * exitLoad) / 100 : 0;
      load += charge;
      if (held > limit) longTerm += value - charge - cost;
      else shortTerm += value - charge - cost;
    };
    if (principal > 0) sell(principal, this.months);
    if (monthlyContribution > 0) for (let held = this.months; held > 0; held--) sell(monthlyContribution, held);
    return { load, gains: { shortTerm, longTerm } };
  }
}

function shortTermMonths({ taxMode, longTermMonths }: Inputs): number {
  if (taxMode === "custom") return longTermMonths;
  return taxMode === "india-other" ? FUND_GAINS.otherMonths.value : FUND_GAINS.equityMonths.value;
}

function taxOn(gains: TermGains, inputs: Inputs): FundTax | null {
  const { taxMode, taxYear, ltcgExemptionUsed, slabRate } = inputs;
  if (taxMode === "none") return null;
  if (taxMode === "custom") return simpleTax(setOffLosses(gains), inputs.shortTermRate, inputs.longTermRate, 0, []);
  const law = gainFiguresOf(taxYear);
  if (taxMode === "india-debt") {
    const shortTerm = Math.max(0, gains.shortTerm + gains.longTerm);
    return simpleTax({ shortTerm, longTerm: 0 }, slabRate, 0, law.cess.value, [FUND_GAINS.debtFunds, law.cess]);
  }
  if (taxMode === "india-other")
    return simpleTax(setOffLosses(gains), slabRate, law.longTermOther.value, law.cess.value, [
      law.longTermOther,
      FUND_GAINS.otherMonths,
      law.cess,
    ]);
  const tax = indiaEquityTax(gains, ltcgExemptionUsed, law);
  return {
    gains: tax.gains,
    shortTermRate: law.shortTermEquity.value,
    longTermRate: law.longTermEquity.value.percent,
    exempt: tax.exempt,
    cess: law.cess.value,
    total: tax.total,
    figures: [law.shortTermEquity, law.longTermEquity, FUND_GAINS.equityMonths, law.cess],
  };
}

function simpleTax(
  gains: TermGains,
  shortTermRate: number,
  longTermRate: number,
  cess: number,
  figures: readonly Figure[],
): FundTax {
  const tax = (gains.shortTerm * shortTermRate + gains.longTerm * longTermRate) / 100;
  return { gains, shortTermRate, longTermRate, exempt: 0, cess, total: tax * (1 + cess / 100), figures };
}
