import { amortize } from "../../../math/finance/amortization";
import type { LoanTerms } from "../../../math/finance/loan";

/** What goes with a loan's payments. */
interface InsuranceAndTax {
  /** Mortgage insurance a month, and for how many months it is due. */
  readonly insurance: number;
  readonly insuredMonths: number;
  /** Share of the interest that comes back as tax relief, in percent. */
  readonly taxRate: number;
}

/** A loan month by month: what has been paid for it after tax, and what is still owed. */
export class LoanRun {
  /** Payments until it is repaid, or as far as it was followed. */
  readonly months: number;
  readonly interest: number;
  readonly repaid: boolean;
  /** By month; month 0 is the day of the refinance. */
  readonly #balances: Float64Array;
  readonly #outlays: Float64Array;
  readonly #paid: Float64Array;

  /** @param longest months after which the loan is followed no further */
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

  /** Owed after so many months. */
  balance(month: number): number {
    return month < this.months ? (this.#balances[month] as number) : 0;
  }

  /** Paid in that month: principal, interest and insurance less tax relief. */
  outlay(month: number): number {
    return month <= this.months ? (this.#outlays[month] as number) : 0;
  }

  /** Paid in all months until then. */
  paid(month: number): number {
    return this.#paid[Math.min(month, this.months)] as number;
  }

  /** What it takes to have paid until then and to be rid of the loan. */
  cost(month: number): number {
    return this.paid(month) + this.balance(month);
  }
}
