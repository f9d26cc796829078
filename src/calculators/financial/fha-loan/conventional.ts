import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { costAfterPayments } from "../../../math/finance/cost-after-payments";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import { automaticPmiPayments } from "../../../math/finance/mortgage-insurance";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { findRoot } from "../../../math/solve/root";
import { type Inputs, RATES } from "./inputs";

/** A conventional loan on the same home with the same down payment. */
export class ConventionalAlternative {
  readonly loan: number;
  /** Number of payments with PMI until it ends automatically. */
  readonly insuredPayments: number;
  /** PMI per month while it is charged. */
  readonly monthlyPmi: number;
  readonly level: number;

  readonly #inputs: Inputs;

  constructor(inputs: Inputs, baseLoan: number) {
    this.#inputs = inputs;
    this.loan = baseLoan;
    const { homePrice, conventionalPmiRate } = inputs;
    const { principal, annualRate, payments } = this.contract;
    this.level = levelPayment(principal, nominalPeriodRate(annualRate, 12), payments);
    this.insuredPayments =
      conventionalPmiRate > 0 ? automaticPmiPayments(this.contract, homePrice, CONVENTIONAL.pmi.value) : 0;
    this.monthlyPmi = this.insuredPayments > 0 ? (baseLoan * conventionalPmiRate) / 1200 : 0;
  }

  get contract(): LoanTerms {
    const { conventionalRate, termYears } = this.#inputs;
    return {
      principal: this.loan,
      annualRate: conventionalRate,
      paymentsPerYear: 12,
      payments: 12 * termYears,
    };
  }

  get monthlyPayment(): number {
    return this.level + this.monthlyPmi;
  }

  get insuranceTotal(): number {
    return this.insuredPayments * this.monthlyPmi;
  }

  cost(payments: number): number {
    const insurance = this.monthlyPmi * Math.min(payments, this.insuredPayments);
    return costAfterPayments(this.contract, insurance, this.loan, 0, payments);
  }

  /**
   * Rate, in percent, at which the conventional loan costs as much as another if both are kept for the given number of
   * payments. Null if it is always cheaper or always more expensive.
   */
  breakEvenRate(otherCost: number, payments: number): number | null {
    const excess = (conventionalRate: number) =>
      new ConventionalAlternative({ ...this.#inputs, conventionalRate }, this.loan).cost(payments) - otherCost;
    return this.loan === 0 ? null : findRoot(excess, { low: RATES.min, high: RATES.max }, 1e-9);
  }
}
