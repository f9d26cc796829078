import { InputError, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import { extraStreams, termPayments } from "../../../fieldsets/loan";
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";
import { amortize, type LoanTotals } from "../../../math/finance/amortization";
import { extrasByPayment } from "../../../math/finance/extra-payments";
import { lenderRounding } from "../../../math/finance/lender-rounding";
import { Loan, type LoanTerms, type PaymentRow, type Repayment } from "../../../math/finance/loan";
import { PAYMENTS_PER_YEAR, PaymentDates } from "../../../math/finance/payment-dates";
import { effectiveAnnualRate } from "../../../math/finance/period-rate";
import { countingOf, type InterestCounting } from "./counting";
import type { Inputs } from "./inputs";
import { type EventRow, eventTable, type Row, scheduleTable } from "./tables";

/** Mean days of a calendar year. */
const DAYS_PER_YEAR = 365.2425;

const REPAYMENTS: Readonly<Record<Inputs["amortizationType"], Repayment>> = {
  level: "level",
  "fixed-principal": "principal",
  "interest-only": "interest",
};

/** Payment holidays that let the debt grow beyond this are rejected. */
const LARGEST_DEBT = 1e100;

/** The loan as entered. The constructor reports everything that is wrong with it; figures are computed lazily. */
export class Plan {
  readonly inputs: Inputs;
  /** Formats numbers in error messages. */
  readonly format: Format;
  readonly paymentsPerYear: number;
  /** Number of payments in the term, without the payment holiday. */
  readonly scheduled: number;
  /** Number of payments including the payment holiday. */
  readonly last: number;
  /** Number of the first payment after the holiday and the interest-only payments. */
  readonly regular: number;
  readonly dates: PaymentDates;
  readonly counting: InterestCounting;

  #extras: Float64Array | null | undefined;
  #totals: LoanTotals | undefined;
  #plain: LoanTotals | null | undefined;
  #payment: number | null | undefined;
  #schedule: readonly Row[] | undefined;
  #events: readonly EventRow[] | undefined;

  /** @throws InputError if inputs contradict each other */
  constructor(inputs: Inputs, format: Format) {
    this.inputs = inputs;
    this.format = format;
    this.paymentsPerYear = PAYMENTS_PER_YEAR[inputs.paymentFrequency];
    this.scheduled = termPayments(inputs, this.paymentsPerYear);
    this.last = this.scheduled + inputs.moratoriumPayments;
    this.regular = inputs.moratoriumPayments + inputs.interestOnlyPayments + 1;
    this.dates = new PaymentDates(parseIsoDate(inputs.firstPaymentDate) as CivilDate, inputs.paymentFrequency);
    const problems = this.#problems();
    if (problems.length > 0) throw new InputError(problems);
    this.counting = countingOf(inputs, this.paymentsPerYear, this.dates);
    if (!this.runsOn) this.#checkLastYear(this.last);
    if (this.runsOn || inputs.moratoriumPayments > 0) this.#checkEnd(this.totals);
  }

  /** The same loan with some inputs changed. @throws InputError if they contradict each other */
  but(change: Partial<Inputs>): Plan {
    return new Plan({ ...this.inputs, ...change }, this.format);
  }

  /** Whether the loan runs until it is repaid rather than to a fixed last payment. */
  get runsOn(): boolean {
    const { amortizationType, paymentOverride, onRateChange, rateChanges } = this.inputs;
    const keeps = onRateChange === "adjust-term" && rateChanges.length > 0;
    return amortizationType === "level" && (paymentOverride !== null || keeps);
  }

  /** Whether the first payment is made together with the loan, and so on at the start of each period. */
  get paysAtStart(): boolean {
    const { paymentTiming, interestMethod, amortizationType } = this.inputs;
    return (
      paymentTiming === "start" && interestMethod === "periodic" && amortizationType === "level" && this.regular === 1
    );
  }

  /** A loan that needs more payments than this counts as never repaid. */
  get mostPayments(): number {
    return this.runsOn ? 2 * this.last + 5 : this.last;
  }

  get extras(): Float64Array | null {
    this.#extras ??= extrasByPayment(extraStreams(this.inputs), this.dates, this.mostPayments);
    return this.#extras;
  }

  get totals(): LoanTotals {
    this.#totals ??= this.#run(this.terms());
    return this.#totals;
  }

  /** Totals without extra payments; null if the loan would not be repaid without them. */
  get plainTotals(): LoanTotals | null {
    if (this.#plain === undefined) this.#plain = this.extras ? this.#runPlain() : this.totals;
    return this.#plain;
  }

  /** Interest by days on a year of 360 days is charged for every day of the calendar year. */
  get effectiveAnnualRate(): number {
    const { annualRate } = this.inputs;
    const charged = this.counting.yearDays === 360 ? (annualRate * DAYS_PER_YEAR) / 360 : annualRate;
    return effectiveAnnualRate(this.counting.periodRate(charged), this.paymentsPerYear);
  }

  /** Balance at the end of the payment holiday, after extra payments. */
  get owedAfterHoliday(): number {
    let owed = this.inputs.principal;
    amortize(this.terms(), ({ number, closingBalance }) => {
      owed = closingBalance;
      return number === this.inputs.moratoriumPayments;
    });
    return owed;
  }

  /** Includes extra payments. */
  get totalPaid(): number {
    return this.totals.paid + this.totals.extra;
  }

  get schedule(): readonly Row[] {
    this.#schedule ??= scheduleTable(this);
    return this.#schedule;
  }

  get events(): readonly EventRow[] {
    this.#events ??= eventTable(this);
    return this.#events;
  }

  /** The first regular payment; null if extra payments repay the loan before it is due. */
  get payment(): number | null {
    if (this.#payment === undefined) this.#payment = this.#firstRegular();
    return this.#payment;
  }

  #firstRegular(): number | null {
    const { amortizationType, paymentOverride, rateChanges } = this.inputs;
    let payment: number | null = null;
    const started = (loan: Loan) => {
      const { interest, amount, balance } = loan;
      const due = balance + interest;
      payment =
        amortizationType === "interest-only"
          ? interest
          : Math.min(due, amortizationType === "level" ? amount : amount + interest);
    };
    if (this.regular === 1 && rateChanges.length === 0 && paymentOverride === null) {
      const loan = new Loan(this.terms());
      loan.number = 1;
      started(loan);
    } else amortize(this.terms({ started }), (row) => row.number === this.regular);
    return payment;
  }

  /**
   * Terms for one run of the amortization kernel; the hooks hold state, so each run needs a new call.
   *
   * @param started called with the loan when its regular payments begin
   */
  terms({
    withExtras = true,
    started,
  }: {
    readonly withExtras?: boolean;
    readonly started?: (loan: Loan) => void;
  } = {}): LoanTerms {
    const { principal, annualRate, moratoriumPayments, interestOnlyPayments, rounding, balloonAmount } = this.inputs;
    const first: Repayment =
      moratoriumPayments > 0 ? "nothing" : interestOnlyPayments > 0 ? "interest" : this.#regularRepayment;
    return {
      principal,
      annualRate,
      paymentsPerYear: this.paymentsPerYear,
      payments: this.last,
      repayment: first,
      residual: balloonAmount,
      rounding: lenderRounding(rounding),
      extras: withExtras ? this.extras : null,
      timing: this.paysAtStart ? "start" : "end",
      ...this.counting,
      ...(this.#hasEvents && this.#hooks(started)),
    };
  }

  get #regularRepayment(): Repayment {
    return REPAYMENTS[this.inputs.amortizationType];
  }

  get #hasEvents(): boolean {
    const { rateChanges, balloonAfter, paymentOverride, extraEffect } = this.inputs;
    return (
      this.regular > 1 ||
      rateChanges.length > 0 ||
      balloonAfter !== null ||
      paymentOverride !== null ||
      extraEffect === "reduce-payment"
    );
  }

  /** Hooks called before and after each payment of one run. */
  #hooks(started?: (loan: Loan) => void): Pick<LoanTerms, "beforePayment" | "afterPayment"> {
    const { moratoriumPayments, paymentOverride, balloonAmount, balloonAfter } = this.inputs;
    const { onRateChange, extraEffect } = this.inputs;
    const rates = new Map(this.inputs.rateChanges.map((change) => [change.fromPayment, change.annualRate]));
    /** True if the balloon stays due on its original date although the loan continues after it. */
    let balloonStays = false;
    // The balance may already be below the balloon, in which case only the balance is due.
    const recast = (loan: Loan, periods: number) => loan.recast(periods, Math.min(balloonAmount, loan.balance));

    const start = (loan: Loan) => {
      loan.repayment = this.#regularRepayment;
      if (paymentOverride === null) recast(loan, loan.left);
      else {
        loan.setPayment(paymentOverride);
        loan.finalPaymentNumber = Number.POSITIVE_INFINITY;
        if (paymentOverride <= loan.interest) throw this.#belowFirstInterest(loan.interest);
      }
      started?.(loan);
    };
    const changed = (loan: Loan) => {
      if (loan.repayment !== "level") return;
      if (paymentOverride === null && onRateChange === "adjust-emi") {
        recast(loan, loan.left);
        return;
      }
      if (loan.amount <= loan.interest) throw this.#belowInterest(loan.annualRate);
      loan.finalPaymentNumber = Number.POSITIVE_INFINITY;
      balloonStays = balloonAmount > 0;
    };

    return {
      beforePayment: (loan) => {
        const { number } = loan;
        if (loan.balance > LARGEST_DEBT) throw tooLongHoliday();
        const rate = rates.get(number);
        if (rate !== undefined) loan.changeRate(rate);
        if (number === this.regular) start(loan);
        else if (number === moratoriumPayments + 1) loan.repayment = "interest";
        else if (number > this.regular && rate !== undefined) changed(loan);
        if (number === this.last && balloonStays) loan.setPayment(loan.amount + balloonAmount);
        if (number === balloonAfter) loan.finalPaymentNumber = number;
      },
      afterPayment: (loan, row) => {
        if (row.number === this.last && balloonStays) loan.setPayment(loan.amount - balloonAmount);
        const left = loan.finalPaymentNumber - row.number;
        if (extraEffect === "reduce-payment" && row.extra > 0 && row.number >= this.regular && left > 0)
          recast(loan, left);
      },
    };
  }

  #run(terms: LoanTerms): LoanTotals {
    const most = this.mostPayments;
    return amortize(terms, this.runsOn ? (row: PaymentRow) => row.number >= most : undefined);
  }

  #runPlain(): LoanTotals | null {
    try {
      const totals = this.#run(this.terms({ withExtras: false }));
      return totals.repaid ? totals : null;
    } catch (error) {
      if (error instanceof InputError) return null;
      throw error;
    }
  }

  // Validation

  #problems(): Problem[] {
    const inputs = this.inputs;
    const { principal, amortizationType, paymentOverride, balloonAmount, balloonAfter, startDate } = inputs;
    const { moratoriumPayments, interestOnlyPayments, interestMethod } = inputs;
    const isLevel = amortizationType === "level";
    const count = (payments: number) => this.format.number(payments);
    const problems: Problem[] = [];
    const report = (wrong: boolean, field: keyof Inputs, message: string) => {
      if (wrong) problems.push({ field, message });
    };
    report(
      paymentOverride !== null && (!isLevel || balloonAmount > 0),
      "paymentOverride",
      "Your own payment requires level repayment without a balloon.",
    );
    report(
      interestOnlyPayments >= this.scheduled,
      "interestOnlyPayments",
      `Interest-only payments must be fewer than the ${count(this.scheduled)} payments.`,
    );
    report(
      balloonAmount > 0 && (!isLevel || balloonAmount >= principal),
      "balloonAmount",
      "The balloon must be less than the loan and needs level repayment.",
    );
    report(
      balloonAfter !== null && (balloonAfter <= moratoriumPayments || balloonAfter >= this.last),
      "balloonAfter",
      `The balloon must fall due after payment ${count(moratoriumPayments)} and before payment ${count(this.last)}.`,
    );
    report(
      interestMethod !== "periodic" && startDate !== null && startDate >= inputs.firstPaymentDate,
      "startDate",
      "The loan date must be before the first payment.",
    );
    const twice = secondOfTwo(inputs.rateChanges.map((change) => change.fromPayment));
    report(
      twice !== null,
      "rateChanges",
      `Rate change ${count(twice ?? 0)}: another one starts with the same payment.`,
    );
    report(
      inputs.extraEffect === "reduce-payment" && (paymentOverride !== null || inputs.onRateChange === "adjust-term"),
      "extraEffect",
      "Lowering the payment needs a fixed end date.",
    );
    return problems;
  }

  /** @throws InputError unless the loan is repaid in time */
  #checkEnd({ repaid, payments }: LoanTotals): void {
    this.#checkLastYear(payments);
    if (repaid) return;
    const most = this.format.number(this.mostPayments);
    throw this.inputs.paymentOverride === null
      ? new InputError(
          "rateChanges",
          `After these changes the loan would take more than ${most} payments. Choose “Adjust payment.”`,
        )
      : new InputError(
          "paymentOverride",
          `With this payment the loan would take more than ${most} payments. Enter a higher one.`,
        );
  }

  #checkLastYear(payments: number): void {
    checkLastPayment(this.dates, payments);
  }

  #belowFirstInterest(interest: number): InputError {
    return new InputError(
      "paymentOverride",
      `The payment must be more than the first interest of ${this.format.money(interest)}.`,
    );
  }

  #belowInterest(annualRate: number): InputError {
    const rate = this.format.number(annualRate);
    const message = `At ${rate}%, the payment no longer pays off the loan. Choose “Adjust payment.”`;
    if (this.inputs.paymentOverride === null) return new InputError("rateChanges", message);
    return new InputError([
      { field: "paymentOverride", message: `At ${rate}%, this payment no longer pays off the loan.` },
      { field: "rateChanges", message: `At ${rate}%, your own payment no longer pays off the loan.` },
    ]);
  }
}

function tooLongHoliday(): InputError {
  return new InputError(
    "moratoriumPayments",
    "Over such a long payment holiday, the debt would grow without limit. Skip fewer payments.",
  );
}

/** Position, counted from 1, of the first value that repeats an earlier one; null if all are different. */
function secondOfTwo(values: readonly number[]): number | null {
  const place = values.findIndex((value, i) => values.indexOf(value) < i);
  return place < 0 ? null : place + 1;
}
