/** VA's tests for a rate-reduction refinance (IRRRL), and when the new loan gets ahead. */
import { VA } from "../../../data/home-loans/va";
import { costAfterPayments } from "../../../math/finance/cost-after-payments";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { SLACK } from "../../../math/numbers/slack";
import type { VaLoan } from "./loan";

export type Verdict = "passes" | "rate-drop" | "recoupment" | "both";

/** Compares the new loan with the one it replaces, whose balance is the loan before fee. */
export class RateReduction {
  readonly loan: VaLoan;
  /** Monthly principal and interest of the current loan. */
  readonly currentPayment: number;
  /** Costs to recoup; excludes the funding fee, taxes and escrow. */
  readonly costs: number;

  #breakEven: number | null | undefined;

  constructor(loan: VaLoan) {
    this.loan = loan;
    const { principal, annualRate, payments } = this.#current;
    this.currentPayment = levelPayment(principal, nominalPeriodRate(annualRate, 12), payments);
    this.costs = loan.pointsCost + loan.inputs.lenderFees + loan.inputs.otherClosingCosts;
  }

  get #current(): LoanTerms {
    const { currentRate, remainingMonths } = this.loan.inputs;
    return {
      principal: this.loan.baseLoan,
      annualRate: currentRate,
      paymentsPerYear: 12,
      payments: remainingMonths,
    };
  }

  /** Drop in monthly principal and interest. */
  get savings(): number {
    return this.currentPayment - this.loan.level;
  }

  /** In percentage points. */
  get rateDrop(): number {
    return this.loan.inputs.currentRate - this.loan.inputs.annualRate;
  }

  get rateDropIsEnough(): boolean {
    const { currentRateType } = this.loan.inputs;
    return currentRateType === "adjustable" || this.rateDrop >= VA.irrrlRateDrop.value.fixed - SLACK;
  }

  /** Months to recoup the costs; 0 if there are none, null if the payment does not drop. */
  get recoupMonths(): number | null {
    if (this.costs === 0) return 0;
    return this.savings > SLACK * this.currentPayment ? this.costs / this.savings : null;
  }

  get recoupsInTime(): boolean {
    const { recoupMonths } = this;
    return recoupMonths !== null && recoupMonths <= VA.irrrlRecoupment.value.months + SLACK;
  }

  get verdict(): Verdict {
    if (this.rateDropIsEnough) return this.recoupsInTime ? "passes" : "recoupment";
    return this.recoupsInTime ? "rate-drop" : "both";
  }

  /** Months until the longer of the two loans ends. */
  get months(): number {
    return Math.max(this.loan.inputs.remainingMonths, this.loan.term);
  }

  /** Cost of the current loan up to a month if it is paid off then. */
  stayCost(month: number): number {
    const current = this.#current;
    return costAfterPayments(current, 0, current.principal, 0, Math.min(month, current.payments));
  }

  /** Cost of the new loan up to a month if it is paid off then, including costs and fee. */
  refinanceCost(month: number): number {
    const { contract, baseLoan, feeCash, term } = this.loan;
    return costAfterPayments(contract, 0, baseLoan, this.costs + feeCash, Math.min(month, term));
  }

  /** How far the new loan is ahead after a number of months. */
  ahead(month: number): number {
    return this.stayCost(month) - this.refinanceCost(month);
  }

  /** The first month in which the new loan is not more expensive; null if there is none. */
  get breakEven(): number | null {
    if (this.#breakEven !== undefined) return this.#breakEven;
    this.#breakEven = null;
    const noise = SLACK * Math.max(1, this.loan.baseLoan * 1e-3);
    for (let month = 0; month <= this.months; month++) {
      if (this.ahead(month) < -noise) continue;
      this.#breakEven = month;
      break;
    }
    return this.#breakEven;
  }
}
