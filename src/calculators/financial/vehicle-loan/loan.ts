import { InputError, type Problem } from "../../../core/calculator";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";
import { amortize, type LoanTotals } from "../../../math/finance/amortization";
import { Loan, type LoanTerms, withExtra } from "../../../math/finance/loan";
import { PaymentDates } from "../../../math/finance/payment-dates";
import { type ScheduleRow, scheduleRow, tabulate } from "../../../math/finance/schedule";
import { NOISE } from "../../../math/numbers/slack";
import { type InterestDeduction, interestDeduction } from "./deduction";
import type { Inputs } from "./inputs";
import { type Comparison, compareOffers } from "./offers";
import { amountFinanced, salesTax, taxAndFees, taxableAmount, upfrontCash } from "./purchase";

/** Payments in the first year. */
const FIRST_YEAR = 12;

/** A car purchase with the cash incentive, and the loan that pays for it. */
export class AutoLoan {
  readonly inputs: Inputs;
  readonly dates: PaymentDates;
  readonly taxableAmount: number;
  readonly salesTax: number;
  readonly amountFinanced: number;

  #totals: LoanTotals | undefined;
  #schedule: readonly ScheduleRow[] | undefined;
  #comparison: Comparison | null | undefined;

  /** @throws InputError if inputs contradict each other */
  constructor(inputs: Inputs) {
    this.inputs = inputs;
    const { cashIncentive } = inputs;
    const problems = problemsOf(inputs);
    if (problems.length > 0) throw new InputError(problems);
    this.taxableAmount = taxableAmount(inputs, cashIncentive);
    this.salesTax = salesTax(inputs, cashIncentive);
    this.amountFinanced = amountFinanced(inputs, cashIncentive);
    this.dates = new PaymentDates(parseIsoDate(inputs.firstPaymentDate) as CivilDate, "monthly");
    checkLastPayment(this.dates, inputs.termMonths);
  }

  /** Negative if more is owed on the trade-in than it is worth. */
  get netTradeIn(): number {
    return this.inputs.tradeInValue - this.inputs.tradeInOwed;
  }

  /** The price with tax and fees, minus the rebate. */
  get outTheDoor(): number {
    const { vehiclePrice, cashIncentive } = this.inputs;
    return vehiclePrice - cashIncentive + taxAndFees(this.inputs, cashIncentive);
  }

  get upfrontCash(): number {
    return upfrontCash(this.inputs, this.inputs.cashIncentive);
  }

  /** Monthly payment, excluding the balloon. */
  get payment(): number {
    return this.amountFinanced === 0 ? 0 : new Loan(this.terms).amount;
  }

  /** As paid, including extra payments. */
  get totals(): LoanTotals {
    this.#totals ??= amortize(withExtra(this.terms, this.inputs.extraMonthly));
    return this.#totals;
  }

  get schedule(): readonly ScheduleRow[] {
    this.#schedule ??= tabulate(withExtra(this.terms, this.inputs.extraMonthly), this.dates, scheduleRow);
    return this.#schedule;
  }

  get totalCost(): number {
    return this.outTheDoor + this.totals.interest;
  }

  get comparison(): Comparison | null {
    if (this.#comparison === undefined) this.#comparison = compareOffers(this.inputs);
    return this.#comparison;
  }

  /** Interest in the first twelve payments. */
  get firstYearInterest(): number {
    let interest = 0;
    amortize(withExtra(this.terms, this.inputs.extraMonthly), (row) => {
      interest = row.cumulativeInterest;
      return row.number === FIRST_YEAR;
    });
    return interest;
  }

  get deduction(): InterestDeduction | null {
    return interestDeduction(this.inputs, this.firstYearInterest);
  }

  /** Value of the car the given number of months after the purchase. */
  valueAfter(months: number): number {
    const { vehiclePrice, valueLossPercent } = this.inputs;
    return vehiclePrice * Math.max(0, 1 - (valueLossPercent / 100) * (months / 12));
  }

  /** The number of payments after which more is still owed than the car is worth. */
  get monthsUpsideDown(): number {
    return this.schedule.filter((row) => row.closingBalance > this.valueAfter(row.number) + 0.005).length;
  }

  /** The amount by which the loan exceeds the price of the car on the day of the purchase; 0 if it does not. */
  get upsideDownAtStart(): number {
    return Math.max(0, this.amountFinanced - this.inputs.vehiclePrice);
  }

  get terms(): LoanTerms {
    const { annualRate, termMonths, balloonAmount } = this.inputs;
    return {
      principal: this.amountFinanced,
      annualRate,
      paymentsPerYear: 12,
      payments: termMonths,
      residual: balloonAmount,
      residue: "paid",
    };
  }
}

/** Contradictions between inputs, in the order of the inputs. */
function problemsOf(inputs: Inputs): Problem[] {
  const { cashIncentive, vehiclePrice, balloonAmount } = inputs;
  if (cashIncentive > vehiclePrice)
    return [{ field: "cashIncentive", message: "The incentive cannot be more than the vehicle price." }];
  const financed = amountFinanced(inputs, cashIncentive);
  if (balloonAmount > financed * (1 + NOISE))
    return [{ field: "balloonAmount", message: "The balloon cannot be more than the amount financed." }];
  return [];
}
