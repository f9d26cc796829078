import { amortize } from "../../../math/finance/amortization";
import type { LoanTerms } from "../../../math/finance/loan";

/** Mortgage insurance and tax relief that go with a loan's payments. */
interface InsuranceAndTax {
  /** Monthly mortgage insurance, and the number of months it is due. */
  readonly insurance: number;
  readonly insuredMonths: number;
  /** Percentage of the interest saved in taxes. */
  readonly taxRate: number;
}

/** A loan month by month: amounts paid after tax, and the balance. */
export class LoanRun {
  /** Number of payments until the loan is repaid or the limit is reached. */
  readonly months: number;
  readonly interest: number;
  readonly repaid: boolean;
  /** Indexed by month; month 0 is the day of the refinance. */
  readonly #balances: Float64Array;
  readonly #outlays: Float64Array;
  readonly #paid: Float64Array;

  /** @param longest number of months after which the run stops */
  constructor(terms: LoanTerms, { insurance, insuredMonths, taxRate }: InsuranceAndTax, longest: number) {
    const balances = new Float64Array(longest + 1);
    const outlays = new Float64Array(longest + 1);
    const paid = new Float64Array(longest + 1);
    balances[0] = terms.principal;
    const totals = amortize(terms, ({ number, payment, interest, closingBalance }) => {
      const insured = number <= insuredMonths ? insurance : 0;
      const outlay = payment + insured - (interest * taxRate) / 100;
      outlays[number] = outlay;
      paid[number] = (paid[number - 1] as number) + outlay;
      balances[number] = closingBalance;
      return number === longest;
    });
    this.months = totals.payments;
    this.interest = totals.interest;
    this.repaid = totals.repaid;
    this.#balances = balances;
    this.#outlays = outlays;
    this.#paid = paid;
  }

  /** Balance after a number of months. */
  balance(month: number): number {
    return month < this.months ? (this.#balances[month] as number) : 0;
  }

  /** Paid in a month: principal, interest and insurance minus tax relief. */
  outlay(month: number): number {
    return month <= this.months ? (this.#outlays[month] as number) : 0;
  }

  /** Paid in all months up to and including a month. */
  paid(month: number): number {
    return this.#paid[Math.min(month, this.months)] as number;
  }

  /** Total cost if the loan is paid off in a month: payments so far plus the balance. */
  cost(month: number): number {
    return this.paid(month) + this.balance(month);
  }
}
