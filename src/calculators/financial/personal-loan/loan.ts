import { InputError, type Problem } from "../../../core/calculator";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";
import { amortize, type LoanTotals } from "../../../math/finance/amortization";
import { type ExtraStream, extrasByPayment } from "../../../math/finance/extra-payments";
import { annualPercentageRate, type EqualPayments, internalRateOfReturn } from "../../../math/finance/internal-rate";
import { lenderRounding, roundedPayment } from "../../../math/finance/lender-rounding";
import { Loan, type LoanTerms } from "../../../math/finance/loan";
import { PaymentDates } from "../../../math/finance/payment-dates";
import { effectiveAnnualRate, nominalPeriodRate } from "../../../math/finance/period-rate";
import { type ScheduleRow, scheduleRow, tabulate } from "../../../math/finance/schedule";
import { finiteOrNull } from "../../../math/numbers/finite";
import { Rational } from "../../../math/numbers/rational";
import { NOISE } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

/** An unsecured loan with its fee. */
export class PersonalLoan {
  readonly inputs: Inputs;
  /** Months. */
  readonly term: number;
  readonly dates: PaymentDates;
  /** Including tax. */
  readonly fee: number;
  /** The amount the payments repay. */
  readonly financed: number;
  /** The amount available to the borrower. */
  readonly received: number;

  #periodRate: number | undefined;
  #extras: Float64Array | null | undefined;
  #totals: LoanTotals | undefined;
  #plain: LoanTotals | undefined;
  #apr: number | null | undefined;
  #schedule: readonly ScheduleRow[] | undefined;

  /** @throws InputError if inputs contradict each other */
  constructor(inputs: Inputs) {
    this.inputs = inputs;
    const problem = feeProblem(inputs);
    if (problem) throw new InputError([problem]);
    const { principal, feeHandling } = inputs;
    this.term = termOf(inputs);
    this.fee = feeOf(inputs);
    this.financed = feeHandling === "added" ? principal + this.fee : principal;
    this.received = feeHandling === "added" ? principal : principal - this.fee;
    this.dates = new PaymentDates(parseIsoDate(inputs.firstPaymentDate) as CivilDate, "monthly");
    checkLastPayment(this.dates, this.term);
  }

  /** The same loan with some inputs changed; null if the fee would take the whole loan. */
  but(change: Partial<Inputs>): PersonalLoan | null {
    const inputs = { ...this.inputs, ...change };
    return feeProblem(inputs) ? null : new PersonalLoan(inputs);
  }

  /** Monthly rate on the balance, as a fraction; for a flat rate, the equivalent rate on the balance. */
  get periodRate(): number {
    this.#periodRate ??= this.#findPeriodRate();
    return this.#periodRate;
  }

  #findPeriodRate(): number {
    const { annualRate, rateType } = this.inputs;
    if (rateType === "reducing") return nominalPeriodRate(annualRate, 12);
    // For a loan of 1, equal payments repay the principal and the flat interest.
    const payment = (1 + (annualRate / 1200) * this.term) / this.term;
    return internalRateOfReturn(1, [{ amount: payment, count: this.term }]) ?? 0;
  }

  /** Percent per year on the balance owed. */
  get reducingRate(): number {
    return this.inputs.rateType === "reducing" ? this.inputs.annualRate : 1200 * this.periodRate;
  }

  /** The level payment, excluding monthly charges. */
  get payment(): number {
    return this.inputs.rateType === "reducing" ? new Loan(this.#terms(null)).amount : this.#flatPayment();
  }

  #flatPayment(): number {
    const { annualRate, rounding } = this.inputs;
    const { financed, term } = this;
    const payment = (financed * (1 + (annualRate / 1200) * term)) / term;
    if (rounding === "none") return payment;
    return roundedPayment(payment, rounding, () => {
      const months = Rational.of(term);
      const interest = Rational.fromNumber(annualRate).multiply(months).divide(Rational.of(1200));
      return Rational.fromNumber(financed).multiply(Rational.ONE.add(interest)).divide(months);
    });
  }

  get extras(): Float64Array | null {
    if (this.#extras === undefined) this.#extras = extrasByPayment(streamsOf(this.inputs), this.dates, this.term);
    return this.#extras;
  }

  /** As paid, including extra payments. */
  get totals(): LoanTotals {
    this.#totals ??= amortize(this.#terms(this.extras));
    return this.#totals;
  }

  /** The same loan without extra payments. */
  get plain(): LoanTotals {
    this.#plain ??= this.extras ? amortize(this.#terms(null)) : this.totals;
    return this.#plain;
  }

  /** The schedule with extra payments. */
  get schedule(): readonly ScheduleRow[] {
    this.#schedule ??= tabulate(this.#terms(this.extras), this.dates, scheduleRow);
    return this.#schedule;
  }

  /** The schedule without extra payments. */
  get plainSchedule(): readonly ScheduleRow[] {
    return this.extras ? tabulate(this.#terms(null), this.dates, scheduleRow) : this.schedule;
  }

  /** The payments agreed on at the start, including monthly charges. */
  get agreedPayments(): readonly EqualPayments[] {
    const { rounding, monthlyFee } = this.inputs;
    if (rounding === "none") return [{ amount: this.payment + monthlyFee, count: this.term }];
    const { payments, lastPayment } = this.plain;
    return [
      ...(payments > 1 ? [{ amount: this.payment + monthlyFee, count: payments - 1 }] : []),
      { amount: lastPayment + monthlyFee, count: 1 },
    ];
  }

  /** Percent per year; null if no finite rate equates payments and proceeds. */
  get apr(): number | null {
    if (this.#apr === undefined) this.#apr = finiteOrNull(annualPercentageRate(this.received, this.agreedPayments));
    return this.#apr;
  }

  get effectiveRate(): number | null {
    return this.apr === null ? null : finiteOrNull(effectiveAnnualRate(this.apr / 1200, 12));
  }

  get prepaymentCharge(): number {
    return (this.inputs.prepaymentPenaltyPercent / 100) * this.totals.extra;
  }

  get monthlyCharges(): number {
    return this.inputs.monthlyFee * this.totals.payments;
  }

  /** Interest, fee, monthly charges and prepayment charge. */
  get totalCost(): number {
    return this.totals.interest + this.fee + this.monthlyCharges + this.prepaymentCharge;
  }

  #terms(extras: Float64Array | null): LoanTerms {
    const { rounding, rateType } = this.inputs;
    const flat = rateType === "flat";
    return {
      principal: this.financed,
      annualRate: this.reducingRate,
      paymentsPerYear: 12,
      payments: this.term,
      extras,
      rounding: lenderRounding(rounding),
      residue: "paid",
      ...(flat && { periodRate: () => this.periodRate }),
      ...(flat && rounding !== "none" && { payment: this.#flatPayment() }),
    };
  }
}

/** Months. */
export function termOf({ termYears, termMonths }: Inputs): number {
  return termYears === null ? termMonths : Math.max(1, Math.round(12 * termYears));
}

/** (principal × percent + fixed) × (1 + tax) */
function feeOf({ principal, originationFeePercent, originationFeeAmount, feeTaxPercent }: Inputs): number {
  return ((principal * originationFeePercent) / 100 + originationFeeAmount) * (1 + feeTaxPercent / 100);
}

/** Reports a fee that leaves nothing for the borrower. */
function feeProblem(inputs: Inputs): Problem | null {
  const { principal, feeHandling, originationFeeAmount } = inputs;
  if (feeHandling === "added" || feeOf(inputs) < principal * (1 - NOISE)) return null;
  return {
    field: originationFeeAmount > 0 ? "originationFeeAmount" : "originationFeePercent",
    message: "The fee must be less than the loan amount.",
  };
}

function streamsOf({ extraMonthly, extraOnce, extraOnceDate }: Inputs): ExtraStream[] {
  const once = extraOnceDate === null ? null : parseIsoDate(extraOnceDate);
  return [
    { amount: extraMonthly, frequency: "monthly", start: null, end: null },
    { amount: extraOnce, frequency: "once", start: once, end: null },
  ];
}
