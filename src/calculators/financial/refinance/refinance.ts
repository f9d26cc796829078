import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";
import { annualPercentageRate, type EqualPayments } from "../../../math/finance/internal-rate";
import { balanceAfter, levelPayment } from "../../../math/finance/level-payment";
import { PaymentDates } from "../../../math/finance/payment-dates";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { NOISE, SLACK } from "../../../math/numbers/slack";
import { findRoot } from "../../../math/solve/root";
import { type Inputs, RATES } from "./inputs";
import { LoanRun } from "./loan-run";

/** Longest loan, in months. */
const MAX_MONTHS = 600;

/** Refinancing counts as behind again only if it is behind by more than this amount. */
const BEHIND = 0.005;

/** A current loan and the one that would replace it. Expensive figures are computed lazily. */
export class Refinance {
  readonly currentBalance: number;
  /** Payments left on the current loan, unless its payment was entered. */
  readonly left: number;
  /** Monthly principal and interest. */
  readonly currentPayment: number;
  readonly newPayment: number;
  /** Term of the new loan, in months. */
  readonly term: number;
  readonly pointsCost: number;
  readonly costs: number;
  readonly cashAtClosing: number;
  readonly newLoan: number;
  /** Months the borrower plans to keep the new loan. */
  readonly stay: number;

  /** @throws InputError if inputs contradict each other */
  constructor(
    readonly inputs: Inputs,
    readonly format: Format,
  ) {
    const { currentRate, currentPayment, cashOut, points } = inputs;
    const rate = nominalPeriodRate(currentRate, 12);
    const { balance: currentBalance, left } = balanceOf(inputs);
    this.currentBalance = currentBalance;
    this.left = left;
    this.currentPayment = currentPayment ?? levelPayment(currentBalance, rate, left);
    if (currentPayment !== null && (currentPayment <= currentBalance * rate || !this.current().repaid))
      throw new InputError(
        "currentPayment",
        `The current payment must be more than the first month’s interest of ${format.money(currentBalance * rate)} and repay the loan within ${MAX_MONTHS} months.`,
      );

    const otherCosts = inputs.lenderFees + inputs.otherClosingCosts + inputs.prepaymentPenalty - inputs.lenderCredit;
    const borrowed = currentBalance + cashOut;
    this.newLoan = inputs.financeCosts ? (borrowed + otherCosts) / (1 - points / 100) : borrowed;
    if (this.newLoan <= NOISE * borrowed)
      throw new InputError("lenderCredit", "The lender credit must not exceed the loan and its costs.");
    this.pointsCost = (this.newLoan * points) / 100;
    this.costs = otherCosts + this.pointsCost;
    this.cashAtClosing = inputs.financeCosts ? 0 : this.costs;
    this.term = monthsOf(inputs.newTermYears);
    this.stay = monthsOf(inputs.horizonYears);
    this.newPayment = levelPayment(this.newLoan, nominalPeriodRate(inputs.newRate, 12), this.term);
  }

  // The loans

  readonly current = once(() => {
    const { currentRate, currentPayment, taxRate } = this.inputs;
    const loan = { principal: this.currentBalance, annualRate: currentRate, paymentsPerYear: 12 };
    return new LoanRun(
      currentPayment === null
        ? { ...loan, payments: this.left }
        : { ...loan, payments: Number.POSITIVE_INFINITY, payment: currentPayment },
      { insurance: this.inputs.currentMi, insuredMonths: this.inputs.currentMiMonths, taxRate },
      MAX_MONTHS,
    );
  });

  readonly next = once(() => this.#paying());

  /** The new loan at the old payment; null if that is less than the new payment. */
  readonly samePayment = once((): LoanRun | null => {
    const excess = this.currentPayment - this.newPayment;
    const noise = NOISE * this.newPayment;
    if (excess < -noise) return null;
    return excess <= noise ? this.next() : this.#paying(this.currentPayment);
  });

  /** The new loan at its level payment or at the given payment. */
  #paying(payment?: number): LoanRun {
    const { newRate, newMi, newMiMonths, taxRate } = this.inputs;
    const terms = { principal: this.newLoan, annualRate: newRate, paymentsPerYear: 12, payments: this.term };
    return new LoanRun(
      payment === undefined ? terms : { ...terms, payment },
      { insurance: newMi, insuredMonths: newMiMonths, taxRate },
      this.term,
    );
  }

  get samePaymentInterestSaved(): number | null {
    const run = this.samePayment();
    return run && this.current().interest - run.interest;
  }

  /** Months until the longer of the two loans ends. */
  get months(): number {
    return Math.max(this.current().months, this.next().months);
  }

  /** Months until the borrower leaves, at most until the longer loan ends. */
  get horizon(): number {
    return Math.min(this.stay, this.months);
  }

  // Savings

  /** Mortgage insurance due in the first month. */
  get insuranceNow(): number {
    return this.inputs.currentMiMonths > 0 ? this.inputs.currentMi : 0;
  }

  get insuranceNew(): number {
    return this.inputs.newMiMonths > 0 ? this.inputs.newMi : 0;
  }

  get monthlySavings(): number {
    return this.currentPayment + this.insuranceNow - this.newPayment - this.insuranceNew;
  }

  /** Cash paid at closing minus cash out. */
  get upfront(): number {
    return this.cashAtClosing - this.inputs.cashOut;
  }

  stayCost(month: number): number {
    return this.current().cost(month);
  }

  refinanceCost(month: number, run = this.next()): number {
    return this.upfront + run.cost(month);
  }

  /** How far refinancing is ahead of staying in a month, if both loans were paid off then. */
  savings(month: number, run = this.next()): number {
    return this.stayCost(month) - this.refinanceCost(month, run);
  }

  /** Differences up to this amount are rounding error. */
  #noise(month: number): number {
    return Math.max(SLACK, NOISE * (this.stayCost(month) + this.currentPayment));
  }

  // Break-even

  /** Costs divided by the first month's savings; null if the payment does not drop. */
  get simpleBreakEven(): number | null {
    return this.#monthsToEarn(this.monthlySavings);
  }

  /** Costs divided by the drop in principal and interest alone. */
  get recoupMonths(): number | null {
    return this.#monthsToEarn(this.currentPayment - this.newPayment);
  }

  #monthsToEarn(saving: number): number | null {
    return saving > NOISE * this.currentPayment + SLACK ? Math.max(0, this.costs) / saving : null;
  }

  /** The first month in which staying is no longer cheaper; null if there is none. */
  readonly breakEven = once((): number | null => {
    for (let month = 0; month <= this.months; month++) if (this.savings(month) >= -this.#noise(month)) return month;
    return null;
  });

  /** The first month after the break-even in which refinancing is behind again. */
  readonly lossAgain = once((): number | null => {
    const breakEven = this.breakEven();
    if (breakEven === null) return null;
    for (let month = breakEven + 1; month <= this.months; month++)
      if (this.savings(month) < -Math.max(BEHIND, this.#noise(month))) return month;
    return null;
  });

  /** Present value of refinancing until the borrower leaves, discounted at the return on savings. */
  readonly npv = once((): number => {
    const [current, next] = [this.current(), this.next()];
    const rate = nominalPeriodRate(this.inputs.discountRate, 12);
    let value = current.balance(this.horizon) - next.balance(this.horizon);
    for (let month = this.horizon; month >= 1; month--)
      value = (value + current.outlay(month) - next.outlay(month)) / (1 + rate);
    return value - this.upfront;
  });

  /** Highest new rate, in percent, that pays off by the time the borrower leaves; null if none or every rate does. */
  get highestRateThatPays(): number | null {
    const saved = (newRate: number) => {
      const other = new Refinance({ ...this.inputs, newRate }, this.format);
      return other.savings(other.horizon);
    };
    return findRoot(saved, { low: RATES.min, high: RATES.max }, 1e-9);
  }

  /** Amount financed: the new loan minus points and lender fees. */
  get amountFinanced(): number {
    return this.newLoan - this.pointsCost - this.inputs.lenderFees;
  }

  /** Payments of the new loan including insurance, with equal ones merged. */
  get payments(): EqualPayments[] {
    const { newMi, newMiMonths } = this.inputs;
    const insured = newMi > 0 ? Math.min(newMiMonths, this.term) : 0;
    return [
      { amount: this.newPayment + newMi, count: insured },
      { amount: this.newPayment, count: this.term - insured },
    ].filter(({ count }) => count > 0);
  }

  /** Percent; null if nothing is financed. */
  readonly apr = once((): number | null => {
    if (this.amountFinanced <= NOISE * this.newLoan) return null;
    const { unitPeriodsPerYear } = CONVENTIONAL.aprMethod.value;
    return annualPercentageRate(this.amountFinanced, this.payments, unitPeriodsPerYear);
  });
}

function monthsOf(years: number): number {
  return Math.max(1, Math.round(12 * years));
}

/**
 * Balance and payments left of the current loan: as entered, or after the payments due so far on the original loan.
 *
 * @throws InputError if the original loan has been repaid
 */
function balanceOf(inputs: Inputs): { readonly balance: number; readonly left: number } {
  const { originalLoan, currentRate } = inputs;
  if (originalLoan === null) return { balance: inputs.currentBalance, left: inputs.remainingMonths };
  const term = monthsOf(inputs.originalTermYears);
  const made = paymentsMade(inputs);
  if (made >= term)
    throw new InputError("originalFirstPayment", "This loan has been repaid. Enter a later first payment.");
  return { balance: balanceAfter(originalLoan, nominalPeriodRate(currentRate, 12), term, made), left: term - made };
}

/** Payments of the original loan due on or before the date of the balance. */
export function paymentsMade({ originalFirstPayment, balanceDate }: Inputs): number {
  const dates = new PaymentDates(parseIsoDate(originalFirstPayment) as CivilDate, "monthly");
  return dates.countUntil(parseIsoDate(balanceDate) as CivilDate);
}
