import { once } from "../../../core/once";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import {
  automaticPmiPayments,
  needsPmi,
  pmiMidpoint,
  requestedPmiPayments,
} from "../../../math/finance/mortgage-insurance";
import type { Mortgage } from "./mortgage";

const RULES = CONVENTIONAL.pmi.value;

/** Private mortgage insurance: its cost, and how many of the borrower's payments include it. */
export class MortgageInsurance {
  constructor(readonly mortgage: Mortgage) {}

  get isCharged(): boolean {
    const { loan, inputs } = this.mortgage;
    return inputs.pmiRate > 0 && needsPmi(loan, inputs.homePrice, RULES);
  }

  /** PMI per contract month; 0 if none is charged. */
  get perMonth(): number {
    return this.isCharged ? (this.mortgage.loan * this.mortgage.inputs.pmiRate) / 1200 : 0;
  }

  /** PMI in each payment that includes it. */
  get perPayment(): number {
    return (this.perMonth * 12) / this.mortgage.paymentsPerYear;
  }

  /** Monthly payments of the contract until PMI ends automatically. */
  readonly automaticMonths = once((): number =>
    this.isCharged ? automaticPmiPayments(this.mortgage.contract(), this.mortgage.inputs.homePrice, RULES) : 0,
  );

  /** Number of payments with PMI if it ends automatically. */
  readonly automatic = once((): number => this.#atMost(() => this.#paymentsUntil(this.automaticMonths())));

  /** Number of payments with PMI if cancellation is requested as soon as possible. */
  readonly onRequest = once((): number =>
    this.#atMost(() => {
      const { mortgage } = this;
      const midpoint = this.#paymentsUntil(pmiMidpoint(mortgage.term));
      return requestedPmiPayments(mortgage.actual(), mortgage.inputs.homePrice, RULES, midpoint);
    }),
  );

  /** Number of payments with PMI under the chosen option. */
  get payments(): number {
    return this.mortgage.inputs.pmiRemoval === "automatic" ? this.automatic() : this.onRequest();
  }

  get total(): number {
    return this.payments * this.perPayment;
  }

  get endDate(): string | null {
    return this.payments > 0 ? this.mortgage.dates.iso(this.payments) : null;
  }

  /** Saving from requesting cancellation at 80% instead of waiting until PMI ends automatically. */
  get savedByAsking(): number {
    return (this.automatic() - this.onRequest()) * this.perPayment;
  }

  #atMost(limit: () => number): number {
    return this.isCharged ? Math.min(limit(), this.mortgage.totals().payments) : 0;
  }

  /** Number of payments the borrower makes up to and including the contract's payment in the given month. */
  #paymentsUntil(month: number): number {
    const { isBiweekly, dates, contractDates } = this.mortgage;
    return isBiweekly ? dates.countUntil(contractDates.date(month)) : month;
  }
}
