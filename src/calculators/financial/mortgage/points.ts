import { once } from "../../../core/once";
import { amortize } from "../../../math/finance/amortization";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { SLACK } from "../../../math/numbers/slack";
import type { Mortgage } from "./mortgage";

/** Discount points against the rate without them. */
export class Points {
  constructor(readonly mortgage: Mortgage) {}

  get cost(): number {
    return (this.mortgage.loan * this.mortgage.inputs.points) / 100;
  }

  /** Principal and interest without points; null if there is no rate to compare with, or it changes. */
  get paymentWithout(): number | null {
    const { inputs, loan, term, isAdjustable } = this.mortgage;
    return inputs.rateWithoutPoints === null || isAdjustable
      ? null
      : levelPayment(loan, nominalPeriodRate(inputs.rateWithoutPoints, 12), term);
  }

  /** The amount by which the points lower the monthly payment. */
  get monthlySaving(): number | null {
    return this.paymentWithout === null ? null : this.paymentWithout - this.mortgage.level;
  }

  /** Cost ÷ monthly saving, in whole months; null if nothing is saved, or not within the term. */
  get monthsByPayment(): number | null {
    const { monthlySaving } = this;
    if (this.cost === 0 || monthlySaving === null || monthlySaving <= SLACK) return null;
    const months = Math.ceil((this.cost / monthlySaving) * (1 - SLACK));
    return months <= this.mortgage.term ? months : null;
  }

  /** The first month in which the interest saved has reached the cost, by the contract's payments. */
  readonly monthsByInterest = once((): number | null => {
    const { mortgage } = this;
    return this.#firstMonth((annualRate) => mortgage.contract(undefined, annualRate));
  });

  /** The same with the borrower's extra payments; null without any. */
  readonly monthsWithExtras = once((): number | null => {
    const { mortgage } = this;
    const extras = mortgage.extras();
    return mortgage.isBiweekly || extras === null
      ? null
      : this.#firstMonth((annualRate) => ({ ...mortgage.contract(undefined, annualRate), extras }));
  });

  /** Null if the interest saved never reaches the cost, or there is no rate without points to compare with. */
  #firstMonth(loanAt: (annualRate: number) => LoanTerms): number | null {
    const { rateWithoutPoints, annualRate } = this.mortgage.inputs;
    if (rateWithoutPoints === null) return null;
    if (this.cost === 0) return 0;
    // Interest paid so far; after the last payment, it stays.
    const without = new Float64Array(this.mortgage.term + 1);
    const { interest } = amortize(loanAt(rateWithoutPoints), (row) => {
      without[row.number] = row.cumulativeInterest;
    });
    let month: number | null = null;
    amortize(loanAt(annualRate), ({ number, cumulativeInterest }) => {
      const soFar = without[number] || interest;
      if (this.cost + cumulativeInterest > soFar * (1 + SLACK)) return false;
      month = number;
      return true;
    });
    return month;
  }
}
