import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { annualPercentageRate } from "../../../math/finance/internal-rate";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { findRoot } from "../../../math/solve/root";
import { type Beside, Course } from "./course";
import { type Inputs, RATES } from "./inputs";

/** No loan is followed for longer, in months. */
const LONGEST = 600;

/** Slack in favor of refinancing, in units of money: a saving of −0.0000000001 is none. */
const SLACK = 1e-9;

/** Share of an amount that adding up hundreds of payments may get wrong. */
const NOISE = 1e-12;

/** Refinancing is behind again only once it is behind by this much. */
const BEHIND = 0.005;

/** A current loan and the one that would replace it. What is costly is worked out when asked for. */
export class Refinance {
  /** Principal and interest a month. */
  readonly currentPayment: number;
  readonly newPayment: number;
  /** Months of the new loan. */
  readonly term: number;
  readonly pointsCost: number;
  readonly costs: number;
  readonly cashAtClosing: number;
  readonly newLoan: number;

  readonly #inputs: Inputs;
  readonly #format: Format;
  #current: Course | undefined;
  #next: Course | undefined;
  #samePayment: Course | null | undefined;
  #breakEven: number | null | undefined;

  /** @throws InputError where inputs do not go together */
  constructor(inputs: Inputs, format: Format) {
    this.#inputs = inputs;
    this.#format = format;
    const { currentBalance, currentRate, currentPayment, remainingMonths, cashOut, points } = inputs;
    const rate = nominalPeriodRate(currentRate, 12);
    this.currentPayment = currentPayment ?? levelPayment(currentBalance, rate, remainingMonths);
    if (currentPayment !== null && (currentPayment <= currentBalance * rate || !this.current.repaid))
      throw new InputError(
        "currentPayment",
        `The current payment must be more than the first month’s interest of ${format.money(currentBalance * rate)} and repay the loan within ${LONGEST} months.`,
      );

    const otherCosts =
      inputs.lenderFees + inputs.otherClosingCosts + inputs.prepaymentPenalty - inputs.lenderCredit;
    const borrowed = currentBalance + cashOut;
    this.newLoan = inputs.financeCosts ? (borrowed + otherCosts) / (1 - points / 100) : borrowed;
    if (this.newLoan <= NOISE * borrowed)
      throw new InputError("lenderCredit", "The lender credit may not exceed the loan and its costs.");
    this.pointsCost = (this.newLoan * points) / 100;
    this.costs = otherCosts + this.pointsCost;
    this.cashAtClosing = inputs.financeCosts ? 0 : this.costs;
    this.term = Math.max(1, Math.round(12 * inputs.newTermYears));
    this.newPayment = levelPayment(this.newLoan, nominalPeriodRate(inputs.newRate, 12), this.term);
  }

  // The loans

  get current(): Course {
    const { currentBalance, currentRate, currentPayment, remainingMonths } = this.#inputs;
    const loan = { principal: currentBalance, annualRate: currentRate, paymentsPerYear: 12 };
    this.#current ??= new Course(
      currentPayment === null
        ? { ...loan, payments: remainingMonths }
        : { ...loan, payments: Number.POSITIVE_INFINITY, payment: currentPayment },
      this.#beside(this.#inputs.currentMi, this.#inputs.currentMiMonths),
      LONGEST,
    );
    return this.#current;
  }

  get next(): Course {
    this.#next ??= new Course(this.#newTerms, this.#newBeside, this.term);
    return this.#next;
  }

  /** The new loan when the old payment goes on; null where that is less than the new one. */
  get samePayment(): Course | null {
    if (this.#samePayment !== undefined) return this.#samePayment;
    const excess = this.currentPayment - this.newPayment;
    const noise = NOISE * this.newPayment;
    this.#samePayment =
      excess < -noise
        ? null
        : excess <= noise
          ? this.next
          : new Course({ ...this.#newTerms, payment: this.currentPayment }, this.#newBeside, this.term);
    return this.#samePayment;
  }

  get #newTerms(): LoanTerms {
    return {
      principal: this.newLoan,
      annualRate: this.#inputs.newRate,
      paymentsPerYear: 12,
      payments: this.term,
    };
  }

  get #newBeside(): Beside {
    return this.#beside(this.#inputs.newMi, this.#inputs.newMiMonths);
  }

  #beside(insurance: number, insuredMonths: number): Beside {
    return { insurance, insuredMonths, taxRate: this.#inputs.taxRate };
  }

  /** Months until the longer loan ends. */
  get months(): number {
    return Math.max(this.current.months, this.next.months);
  }

  /** Months until the borrower leaves, within those of the longer loan. */
  get horizon(): number {
    return Math.min(Math.max(1, Math.round(12 * this.#inputs.horizonYears)), this.months);
  }

  // What is saved

  /** Mortgage insurance due in the first month. */
  get insuranceNow(): number {
    return this.#inputs.currentMiMonths > 0 ? this.#inputs.currentMi : 0;
  }

  get insuranceNew(): number {
    return this.#inputs.newMiMonths > 0 ? this.#inputs.newMi : 0;
  }

  get monthlySavings(): number {
    return this.currentPayment + this.insuranceNow - this.newPayment - this.insuranceNew;
  }

  /** Cash paid at closing, less the cash that the new loan pays out. */
  get upfront(): number {
    return this.cashAtClosing - this.#inputs.cashOut;
  }

  stayCost(month: number): number {
    return this.current.cost(month);
  }

  refinanceCost(month: number, course: Course = this.next): number {
    return this.upfront + course.cost(month);
  }

  /** How far refinancing is ahead of staying after so many months, if both loans were paid off then. */
  savings(month: number, course: Course = this.next): number {
    return this.stayCost(month) - this.refinanceCost(month, course);
  }

  /** Differences up to this are none. */
  #noise(month: number): number {
    return Math.max(SLACK, NOISE * (this.stayCost(month) + this.currentPayment));
  }

  // Break-even

  /** Costs over the first month's saving; null where the payment does not fall. */
  get simpleBreakEven(): number | null {
    return this.#monthsToEarn(this.monthlySavings);
  }

  /** Costs over the fall of principal and interest alone. */
  get recoupMonths(): number | null {
    return this.#monthsToEarn(this.currentPayment - this.newPayment);
  }

  #monthsToEarn(saving: number): number | null {
    return saving > NOISE * this.currentPayment + SLACK ? Math.max(0, this.costs) / saving : null;
  }

  /** The first month from which staying is not cheaper; null where there is none. */
  get breakEven(): number | null {
    if (this.#breakEven !== undefined) return this.#breakEven;
    this.#breakEven = null;
    for (let month = 0; month <= this.months; month++) {
      if (this.savings(month) < -this.#noise(month)) continue;
      this.#breakEven = month;
      break;
    }
    return this.#breakEven;
  }

  /** The first month after the break-even in which refinancing is behind again. */
  get lossAgain(): number | null {
    const { breakEven } = this;
    if (breakEven === null) return null;
    for (let month = breakEven + 1; month <= this.months; month++)
      if (this.savings(month) < -Math.max(BEHIND, this.#noise(month))) return month;
    return null;
  }

  /** Present value of refinancing until the borrower leaves, at the return on money kept. */
  get npv(): number {
    const { current, next, horizon } = this;
    const rate = nominalPeriodRate(this.#inputs.discountRate, 12);
    let value = current.balance(horizon) - next.balance(horizon);
    for (let month = horizon; month >= 1; month--)
      value = (value + current.outlay(month) - next.outlay(month)) / (1 + rate);
    return value - this.upfront;
  }

  /** Percent: at this new rate refinancing just pays by the time the borrower leaves; null where none or every one does. */
  get highestRateThatPays(): number | null {
    const saved = (newRate: number) => {
      const other = new Refinance({ ...this.#inputs, newRate }, this.#format);
      return other.savings(other.horizon);
    };
    return findRoot(saved, { low: RATES.min, high: RATES.max }, 1e-9);
  }

  /** What the borrower has the use of: the new loan less points and lender fees. */
  get amountFinanced(): number {
    return this.newLoan - this.pointsCost - this.#inputs.lenderFees;
  }

  /** Percent; null when nothing is financed. */
  get apr(): number | null {
    if (this.amountFinanced <= NOISE * this.newLoan) return null;
    const insured = Math.min(this.#inputs.newMiMonths, this.term);
    return annualPercentageRate(
      this.amountFinanced,
      [
        { amount: this.newPayment + this.#inputs.newMi, count: insured },
        { amount: this.newPayment, count: this.term - insured },
      ],
      CONVENTIONAL.aprMethod.value.unitPeriodsPerYear,
    );
  }
}
