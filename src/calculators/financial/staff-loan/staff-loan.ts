import { InputError } from "../../../core/calculator";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import { fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { annualPercentageRate, type EqualPayments } from "../../../math/finance/internal-rate";
import { levelPayment } from "../../../math/finance/level-payment";
import { PaymentDates } from "../../../math/finance/payment-dates";
import { exceeds } from "../../../math/numbers/slack";
import { findRoot } from "../../../math/solve/root";
import { type Inputs, MAX } from "./inputs";
import { monthIndex, type PerquisiteYear, perquisiteYears } from "./perquisite";
import { levelSplit, type Recovery, type RecoveryTerms, recover } from "./recovery";

/** When interest recovered by the employer is subtracted from the interest at the State Bank's rate. */
export type Credit = Inputs["interestCredit"];

/** Maximum years from disbursement to first recovery; a mistyped year must not build a table of 100,000 months. */
const MAX_WAIT = 50;

/** Perquisites and their tax, over all years. */
interface PerquisiteTotals {
  readonly firstYear: number;
  readonly total: number;
  readonly tax: number;
}

/** A loan from an employer, and its advantage over a market loan. */
export class StaffLoan {
  readonly inputs: Inputs;
  readonly dates: PaymentDates;
  /** Total number of principal and interest installments. */
  readonly count: number;
  readonly #terms: RecoveryTerms;
  #recovery: Recovery | undefined;
  #effectiveRate: number | null | undefined;
  readonly #years = new Map<Credit, PerquisiteYear[]>();

  /** @throws InputError unless the first recovery is within MAX_WAIT years of disbursement and the last before 10000 */
  constructor(inputs: Inputs) {
    this.inputs = inputs;
    const { disbursementDate, firstPaymentDate, principalInstalments, interestInstalments } = inputs;
    if (firstPaymentDate <= disbursementDate)
      throw new InputError("firstPaymentDate", "The first recovery must be after the disbursement.");
    if (Number(firstPaymentDate.slice(0, 4)) - Number(disbursementDate.slice(0, 4)) > MAX_WAIT)
      throw new InputError(
        "firstPaymentDate",
        `The first recovery must be within ${MAX_WAIT} years of the disbursement.`,
      );
    this.count = principalInstalments + interestInstalments;
    this.dates = new PaymentDates(fromDayNumber(isoToDayNumber(firstPaymentDate)), "monthly");
    checkLastPayment(this.dates, this.count, "recovery");
    const { recoveryMethod, prepayment, prepaymentAfter } = inputs;
    const last = (recoveryMethod === "two-phase" ? principalInstalments : this.count) - 1;
    if (prepayment > 0 && prepaymentAfter > last)
      throw new InputError(
        "prepaymentAfter",
        last < 1
          ? "With one installment of principal, there is nothing to prepay."
          : `By then the principal is repaid. Enter an installment from 1 to ${last}.`,
      );
    this.#terms = { ...inputs, shares: this.#shares() };
  }

  /** The same loan with some inputs changed. */
  with(changes: Partial<Inputs>): StaffLoan {
    return new StaffLoan({ ...this.inputs, ...changes });
  }

  /** Interest charged by each row per unit of principal. */
  #shares(): number[] {
    const { annualRate, interestBasis, disbursementDate } = this.inputs;
    if (interestBasis === "monthly") return Array.from({ length: this.count }, () => annualRate / 1200);
    let before = isoToDayNumber(disbursementDate);
    return Array.from({ length: this.count }, (_, k) => {
      const day = this.dates.dayNumber(k + 1);
      const share = (annualRate * (day - before)) / 36_500;
      before = day;
      return share;
    });
  }

  get recovery(): Recovery {
    this.#recovery ??= recover(this.#terms);
    return this.#recovery;
  }

  /** Interest installment minus principal installment; null unless recovery is in two phases. */
  get instalmentStep(): number | null {
    const { principalInstalment, interestInstalment } = this.recovery;
    return principalInstalment === null || interestInstalment === null
      ? null
      : interestInstalment - principalInstalment;
  }

  get numberOfPayments(): number {
    return this.recovery.rows.length;
  }

  get totalInterest(): number {
    return this.recovery.rows.reduce((sum, row) => sum + row.interestPaid, 0);
  }

  get totalPaid(): number {
    return this.recovery.rows.reduce((sum, row) => sum + row.payment, 0);
  }

  /** Nominal rate, in percent, of an ordinary loan with the same installments; all months count as equal. */
  get effectiveRate(): number | null {
    if (this.#effectiveRate === undefined)
      this.#effectiveRate = this.#rateOf(this.recovery.rows.map((row) => row.payment));
    return this.#effectiveRate;
  }

  /** The same including the tax on the perquisite; each month's share is added to the next installment. */
  get effectiveRateAfterTax(): number | null {
    return this.#rateOf(this.#paymentsAfterTax);
  }

  #rateOf(payments: readonly number[]): number | null {
    const runs: EqualPayments[] = [];
    for (const amount of payments) {
      const last = runs.at(-1);
      if (last?.amount === amount) runs[runs.length - 1] = { amount, count: last.count + 1 };
      else runs.push({ amount, count: 1 });
    }
    return annualPercentageRate(this.inputs.principal, runs);
  }

  get #paymentsAfterTax(): number[] {
    const payments = this.recovery.rows.map((row) => row.payment);
    const first = monthIndex(this.dates.first);
    for (const { months, notional, tax } of this.perquisiteYears) {
      if (tax === 0) continue;
      for (const one of months) {
        const place = Math.max(0, one.month + 1 - first);
        payments[place] = (payments[place] ?? 0) + (tax * one.notional) / notional;
      }
    }
    return payments;
  }

  /** The same loan without the prepayment; null if there is none. */
  get withoutPrepayment(): StaffLoan | null {
    return this.inputs.prepayment > 0 ? this.with({ prepayment: 0 }) : null;
  }

  get prepaymentInterestSaved(): number | null {
    const { withoutPrepayment } = this;
    return withoutPrepayment && withoutPrepayment.totalInterest - this.totalInterest;
  }

  get prepaymentMonthsSaved(): number | null {
    const { withoutPrepayment } = this;
    return withoutPrepayment && withoutPrepayment.numberOfPayments - this.numberOfPayments;
  }

  // Compared with a loan at the market rate

  get marketEmi(): number {
    return levelPayment(this.inputs.principal, this.inputs.marketRate / 1200, this.count);
  }

  get marketInterest(): number {
    const { prepayment, marketRate } = this.inputs;
    if (prepayment > 0) {
      const same = {
        recoveryMethod: "emi",
        annualRate: marketRate,
        interestBasis: "monthly",
        rounding: "none",
      } as const;
      return this.with(same).totalInterest;
    }
    // At 0%, rounding error can make the difference slightly negative.
    return Math.max(0, this.count * this.marketEmi - this.inputs.principal);
  }

  get interestAdvantage(): number {
    return this.marketInterest - this.totalInterest;
  }

  /**
   * The staff rate above which it is better to repay at once, if the money would earn the market rate elsewhere. At
   * that rate, installments and tax discounted at the market rate equal the loan. Null if there is none from 0 to 50%.
   */
  get prepayRate(): number | null {
    const { principal, marketRate } = this.inputs;
    const discount = 1 / (1 + marketRate / 1200);
    const excess = (annualRate: number) => {
      const payments = this.with({ annualRate, rounding: "none" }).#paymentsAfterTax;
      return payments.reduceRight((worth, amount) => (worth + amount) * discount, 0) / principal - 1;
    };
    return findRoot(excess, { low: 0, high: MAX.rate }, 1e-9);
  }

  // Tax on the perquisite

  /** Whether the perquisite is exempt from tax. */
  get isExempt(): boolean {
    const { principal, exemptLimit, medicalExempt } = this.inputs;
    return medicalExempt || !exceeds(principal, exemptLimit);
  }

  get perquisiteYears(): PerquisiteYear[] {
    return this.perquisiteYearsBy(this.inputs.interestCredit);
  }

  perquisiteYearsBy(credit: Credit): PerquisiteYear[] {
    let years = this.#years.get(credit);
    years ??= this.isExempt ? [] : perquisiteYears(this, credit);
    this.#years.set(credit, years);
    return years;
  }

  get perquisite(): PerquisiteTotals {
    return this.perquisiteBy(this.inputs.interestCredit);
  }

  /** Interest saved compared with the market, minus the tax on the perquisite. */
  get netAdvantage(): number {
    return this.interestAdvantage - this.perquisite.tax;
  }

  perquisiteBy(credit: Credit): PerquisiteTotals {
    const years = this.perquisiteYearsBy(credit);
    return {
      firstYear: years[0]?.perquisite ?? 0,
      total: years.reduce((sum, year) => sum + year.perquisite, 0),
      tax: years.reduce((sum, year) => sum + year.tax, 0),
    };
  }

  /** Number of principal installments that keeps the deduction level; null unless recovery is in two phases. */
  get levelPrincipalInstalments(): number | null {
    return this.inputs.recoveryMethod === "two-phase" && this.inputs.prepayment === 0
      ? levelSplit(this.#terms, this.count, {
          principal: MAX.principalInstalments,
          interest: MAX.interestInstalments,
        })
      : null;
  }
}
