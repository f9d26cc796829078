/** What FHA and VA loans have in common. */
import { CONVENTIONAL } from "../data/home-loans/conventional";
import type { CivilDate } from "../math/dates/iso-date";
import { parseIsoDate } from "../math/dates/iso-date";
import { amortize, type LoanTotals } from "../math/finance/amortization";
import { annualPercentageRate, type EqualPayments } from "../math/finance/internal-rate";
import { type LoanTerms, withExtra } from "../math/finance/loan";
import { PaymentDates } from "../math/finance/payment-dates";
import { nominalPeriodRate } from "../math/finance/period-rate";
import { SLACK } from "../math/numbers/slack";
import { monthlyHomeCosts } from "./home";

/** Income below half a cent a year counts as none. */
const NO_INCOME = 0.005;

interface HomeLoanInputs extends Readonly<Parameters<typeof monthlyHomeCosts>[0]> {
  readonly homePrice: number;
  /** Percent. */
  readonly annualRate: number;
  readonly firstPaymentDate: string;
  readonly extraMonthly: number;
  /** Percent of the loan. */
  readonly points: number;
  readonly lenderFees: number;
  readonly compareYears: number;
  readonly annualIncome: number;
}

/** A loan on a home with a level monthly payment of principal and interest. */
export abstract class HomeLoan<Inputs extends HomeLoanInputs> {
  readonly inputs: Inputs;
  readonly costs: ReturnType<typeof monthlyHomeCosts>;
  readonly dates: PaymentDates;
  abstract readonly loanAmount: number;
  /** Term in months. */
  abstract readonly term: number;
  /** Monthly principal and interest. */
  abstract readonly level: number;
  /** Without the extra payment. */
  abstract readonly monthlyPayment: number;
  /** The loan minus prepaid finance charges. */
  abstract readonly amountFinanced: number;

  #totals: LoanTotals | undefined;

  constructor(inputs: Inputs) {
    this.inputs = inputs;
    this.costs = monthlyHomeCosts(inputs, inputs.homePrice);
    this.dates = new PaymentDates(parseIsoDate(inputs.firstPaymentDate) as CivilDate, "monthly");
  }

  /** The contract's payments with what is charged for insuring the loan, grouped by amount. */
  abstract contractPayments(): EqualPayments[];

  /** Monthly rate, as a fraction. */
  get rate(): number {
    return nominalPeriodRate(this.inputs.annualRate, 12);
  }

  /** The loan according to the contract, without extra payments. */
  get contract(): LoanTerms {
    return {
      principal: this.loanAmount,
      annualRate: this.inputs.annualRate,
      paymentsPerYear: 12,
      payments: this.term,
    };
  }

  /** The loan as the borrower actually pays it. */
  get actual(): LoanTerms {
    return withExtra(this.contract, this.inputs.extraMonthly);
  }

  get totals(): LoanTotals {
    this.#totals ??= amortize(this.actual);
    return this.#totals;
  }

  /** Monthly extra payment, limited to all extra payments of the loan. */
  get monthlyExtra(): number {
    return Math.min(this.inputs.extraMonthly, this.totals.extra);
  }

  /** What the answer is about where an extra is paid each month; null without one. */
  get paymentWithExtra(): number | null {
    return this.monthlyExtra > 0 ? this.monthlyPayment + this.monthlyExtra : null;
  }

  /** Number of payments until the borrower sells or refinances. */
  get kept(): number {
    return Math.min(12 * this.inputs.compareYears, this.term);
  }

  get pointsCost(): number {
    return (this.loanAmount * this.inputs.points) / 100;
  }

  /** Percent; null if nothing is financed. */
  get apr(): number | null {
    if (this.amountFinanced <= SLACK * this.loanAmount) return null;
    return annualPercentageRate(
      this.amountFinanced,
      this.contractPayments(),
      CONVENTIONAL.aprMethod.value.unitPeriodsPerYear,
    );
  }

  /** Gross income per year; null if there is none. */
  get annualIncome(): number | null {
    const { annualIncome } = this.inputs;
    return annualIncome < NO_INCOME ? null : annualIncome;
  }
}
