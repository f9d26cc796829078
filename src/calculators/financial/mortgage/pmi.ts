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

/** Private mortgage insurance: what it costs, and how many of the borrower's payments carry it. */
export class MortgageInsurance {
  constructor(readonly mortgage: Mortgage) {}

  get isCharged(): boolean {
    const { loan, inputs } = this.mortgage;
    return inputs.pmiRate > 0 && needsPmi(loan, inputs.homePrice, RULES);
  }

  /** Of a month of the contract; 0 when none is charged. */
  get perMonth(): number {
    return this.isCharged ? (this.mortgage.loan * this.mortgage.inputs.pmiRate) / 1200 : 0;
  }

  /** Of each payment that carries it. */
  get perPayment(): number {
    return (this.perMonth * 12) / this.mortgage.paymentsPerYear;
  }

  /** Monthly payments of the contract until PMI ends by itself. */
  readonly automaticMonths = once((): number =>
    this.isCharged
      ? automaticPmiPayments(this.mortgage.contract(), this.mortgage.inputs.homePrice, RULES)
      : 0,
  );

  /** Payments that carry PMI when it ends by itself. */
  readonly automatic = once((): number => this.#atMost(() => this.#paymentsUntil(this.automaticMonths())));

  /** Payments that carry PMI when its end is asked for as soon as that is possible. */
  readonly onRequest = once((): number =>
    this.#atMost(() => {
      const { mortgage } = this;
      const midpoint = this.#paymentsUntil(pmiMidpoint(mortgage.term));
      return requestedPmiPayments(mortgage.actual(), mortgage.inputs.homePrice, RULES, midpoint);
    }),
  );

  /** How many payments carry PMI. */
  get payments(): number {
    return this.mortgage.inputs.pmiRemoval === "automatic" ? this.automatic() : this.onRequest();
  }

  get total(): number {
    return this.payments * this.perPayment;
  }

  get endDate(): string | null {
    return this.payments > 0 ? this.mortgage.dates.iso(this.payments) : null;
  }

  /** What asking for the end of PMI at 80 % saves, against waiting until it ends by itself. */
  get savedByAsking(): number {
    return (this.automatic() - this.onRequest()) * this.perPayment;
  }

  #atMost(limit: () => number): number {
    return this.isCharged ? Math.min(limit(), this.mortgage.totals().payments) : 0;
  }

  /** How many of the borrower's payments fall until the contract's payment of that number. */
  #paymentsUntil(month: number): number {
    const { isBiweekly, dates, contractDates } = this.mortgage;
    return isBiweekly ? dates.countUntil(contractDates.date(month)) : month;
  }
}
