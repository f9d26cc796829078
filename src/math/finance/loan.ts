import type { Rational } from "../numbers/rational";
import type { Timing } from "./deposits";
import { firstPrincipal } from "./level-payment";
import { nominalPeriodRate } from "./period-rate";

/**
 * How a loan is repaid:
 * - `level`: the same amount each time.
 * - `principal`: the same amount of principal each time, plus interest.
 * - `interest`: the interest only.
 * - `nothing`: no payments; the interest is added to the balance.
 */
export type Repayment = "level" | "principal" | "interest" | "nothing";

/**
 * How a lender rounds; see lender-rounding.ts. Exact rates are fractions of integers, or null if the rate has no such
 * form.
 */
export interface Rounding {
  /**
   * Rounds a level payment, or the constant principal part of one. `exact` gives the terms for computing it exactly.
   */
  payment(payment: number, exact: ExactPayment): number;
  /** Interest for one of equal periods. */
  interest(balance: number, periodRate: number, exactRate: Rational | null): number;
  /**
   * Rounds interest that is counted another way, for example by days.
   *
   * @param exact computes the interest without any rounding
   */
  counted(interest: number, balance: number, exact?: (balance: Rational) => Rational): number;
  /** The exact rate per period (annual rate ÷ periods), from an annual rate in percent. */
  exactRate(annualRate: number, paymentsPerYear: number): Rational;
}

/** The terms a rounded payment is computed from. */
export interface ExactPayment {
  /** Amounts that add up to the balance to repay. */
  readonly owed: readonly number[];
  /** Called only near a tie; omitted if the payment includes no interest. */
  readonly rate?: () => Rational | null;
  readonly periods: number;
  readonly residual: number;
  /** `start` if the first of the payments is made together with the loan. */
  readonly timing: Timing;
}

export interface LoanTerms {
  readonly principal: number;
  /** Nominal, in percent. */
  readonly annualRate: number;
  readonly paymentsPerYear: number;
  /**
   * Number of the last scheduled payment, which pays everything still owed. If Infinity, `payment` must be given, and
   * the loan runs until it is repaid.
   */
  readonly payments: number;
  /** Defaults to `level`. */
  readonly repayment?: Repayment;
  /**
   * Whether payments are made at the end of each period (the default) or at the start: then the first one is made
   * together with the loan and includes no interest.
   */
  readonly timing?: Timing;
  /** The level payment; computed from the term if omitted. */
  readonly payment?: number;
  /** Part of the principal that is due with the last payment (balloon). */
  readonly residual?: number;
  /**
   * Converts an annual rate in percent to the interest of a period as a fraction; defaults to the nominal rate ÷
   * periods per year.
   */
  readonly periodRate?: (annualRate: number) => number;
  /** The same as an exact fraction, or null if it is not rational; used to break ties when interest is rounded. */
  readonly exactPeriodRate?: (annualRate: number) => Rational | null;
  /** Interest for one payment if it is not counted in equal periods but, for example, by days. */
  readonly interest?: (balance: number, annualRate: number, number: number) => number;
  /** The same without any rounding; called only near a tie. */
  readonly exactInterest?: (balance: Rational, annualRate: number, number: number) => Rational;
  /**
   * Part of the loan that is paid out later through `draw`. It bears no interest yet, but level payments are computed
   * as if it were already owed, and the loan does not end until it has been drawn.
   */
  readonly undrawn?: number;
  /** Element k is the extra due with payment k. */
  readonly extras?: Readonly<Float64Array> | null;
  /** If omitted, payments and interest are not rounded. */
  readonly rounding?: Rounding | undefined;
  /** Whether a remainder below half a cent is waived (the default) or paid with the last payment. */
  readonly residue?: "waived" | "paid";
  /** Called before each payment; `loan.number` is the current one. */
  readonly beforePayment?: (loan: Loan) => void;
  /** Called after each payment. */
  readonly afterPayment?: (loan: Loan, row: PaymentRow) => void;
}

/** The same loan with a fixed extra added to each payment. */
export function withExtra(terms: LoanTerms, extra: number): LoanTerms {
  return extra === 0 ? terms : { ...terms, extras: new Float64Array(terms.payments + 1).fill(extra) };
}

/** One payment. */
export interface PaymentRow {
  number: number;
  /** In percent. */
  annualRate: number;
  openingBalance: number;
  /** Without the extra. */
  payment: number;
  interest: number;
  principal: number;
  extra: number;
  closingBalance: number;
  cumulativeInterest: number;
}

/** A balance below this counts as repaid. */
const HALF_CENT = 0.005;

/** The state of a loan between two payments, with the operations that events may perform on it. */
export class Loan {
  /** The current payment, from 1; 0 before the first. */
  number = 0;
  /** Number of the last scheduled payment. */
  finalPaymentNumber: number;
  repayment: Repayment;

  readonly #terms: LoanTerms;
  readonly #rounding: Rounding | undefined;
  /** True if interest depends on the balance alone, being neither rounded nor counted by days. */
  readonly #smooth: boolean;
  #annualRate: number;
  #periodRate: number;
  #balance: number;
  #undrawn: number;
  #exact: { readonly annualRate: number; readonly rate: Rational | null } | undefined;
  #amount = 0;
  /**
   * `amount − balance × rate`: the principal that a level payment repays. It is updated incrementally to keep full
   * precision; recomputing it each time would lose digits on long terms at high rates, and the loan would drift. Before
   * a payment that is made together with the loan, it is that of the balance discounted by a period: the payments are
   * those on a loan received a period earlier.
   */
  #principalDue = 0;
  /** Whether the next payment is made together with the loan. */
  #isAtOnce: boolean;

  constructor(terms: LoanTerms) {
    this.#terms = terms;
    this.#rounding = terms.rounding;
    this.#smooth = !terms.rounding && !terms.interest;
    this.#balance = terms.principal;
    this.#undrawn = terms.undrawn ?? 0;
    this.#annualRate = terms.annualRate;
    this.#periodRate = this.#rateOf(terms.annualRate);
    this.finalPaymentNumber = terms.payments;
    this.repayment = terms.repayment ?? "level";
    this.#isAtOnce = terms.timing === "start";
    if (terms.payment === undefined) this.recast();
    else this.setPayment(terms.payment);
  }

  get balance(): number {
    return this.#balance;
  }

  /** The amount that has not been paid out yet. */
  get undrawn(): number {
    return this.#undrawn;
  }

  /** In percent. */
  get annualRate(): number {
    return this.#annualRate;
  }

  /** As a fraction. */
  get periodRate(): number {
    return this.#periodRate;
  }

  /** The current level payment, or the constant principal part of it. */
  get amount(): number {
    return this.#amount;
  }

  /** Number of payments left, including the current one. */
  get left(): number {
    return this.finalPaymentNumber - Math.max(this.number, 1) + 1;
  }

  /** Interest due with the current payment. */
  get interest(): number {
    return this.#interestDue();
  }

  /** Sets equal payments (or principal parts) from here on that repay the balance down to the residual. */
  recast(periods: number = this.left, residual: number = this.#terms.residual ?? 0): void {
    if (this.repayment === "principal") {
      const part = (this.#balance - residual) / periods;
      const exact = { owed: [this.#balance], periods, residual, timing: "end" } as const;
      this.#amount = this.#rounding?.payment(part, exact) ?? part;
      return;
    }
    const owed = this.#earlier(this.#balance + this.#undrawn);
    this.#principalDue =
      firstPrincipal(owed, this.#periodRate, periods, residual) + this.#earlier(this.#undrawn) * this.#periodRate;
    const level = this.#principalDue + this.#earlier(this.#balance) * this.#periodRate;
    const exact = {
      owed: [this.#balance, this.#undrawn],
      rate: () => this.#exactRate(),
      periods,
      residual,
      timing: this.#isAtOnce ? "start" : "end",
    } as const;
    this.#amount = this.#rounding?.payment(level, exact) ?? level;
  }

  /** Sets every payment from here on to this amount. */
  setPayment(amount: number): void {
    this.#amount = amount;
    this.#principalDue = amount - this.#earlier(this.#balance) * this.#periodRate;
  }

  /**
   * Changes the annual rate, in percent, for this payment and all later ones. The amount stays the same until `recast`.
   */
  changeRate(annualRate: number): void {
    this.#annualRate = annualRate;
    this.#periodRate = this.#rateOf(annualRate);
    this.setPayment(this.#amount);
  }

  /** Disburses part of the undrawn amount, which the current payment has included from the start. */
  draw(amount: number): void {
    const rest = this.#undrawn - amount;
    this.#undrawn = rest < HALF_CENT ? 0 : rest;
    this.#balance += amount;
    this.#principalDue -= this.#earlier(amount) * this.#periodRate;
  }

  /** Sets the balance after an event the payments did not anticipate, such as an unplanned disbursement. */
  changeBalance(balance: number): void {
    this.#balance = balance;
    this.setPayment(this.#amount);
  }

  /** Makes the current payment plus an extra, and writes both to `row`. */
  pay(row: PaymentRow, extraDue: number): void {
    const opening = this.#balance;
    row.number = this.number;
    row.annualRate = this.#annualRate;
    row.openingBalance = opening;
    this.#split(row);
    row.extra = Math.min(extraDue, opening - row.principal);
    const repaid = this.#isAtOnce ? this.#principalDue : row.principal;
    this.#isAtOnce = false;
    this.#principalDue += (repaid + row.extra) * this.#periodRate;
    this.#balance = this.#clean(opening - (row.principal + row.extra));
    if (this.#balance < HALF_CENT) {
      this.#settle(row);
      this.#principalDue = this.#amount;
    }
    row.closingBalance = this.#balance;
    row.cumulativeInterest = this.#clean(row.cumulativeInterest + row.interest);
  }

  /** Sets the interest, principal and payment of the row. */
  #split(row: PaymentRow): void {
    const level = this.#smooth && this.repayment === "level";
    const principalDue = this.#isAtOnce ? this.#amount : this.#principalDue;
    const interest = level ? this.#amount - principalDue : this.#interestDue();
    const due = this.#balance + interest;
    const payment = this.number >= this.finalPaymentNumber ? due : this.#regularPayment(interest);
    row.interest = interest;
    if (payment >= due) {
      row.principal = this.#balance;
      row.payment = this.#clean(due);
    } else {
      row.principal = level ? principalDue : this.#clean(payment - interest);
      row.payment = payment;
    }
  }

  #regularPayment(interest: number): number {
    switch (this.repayment) {
      case "level":
        return this.#amount;
      case "principal":
        return this.#clean(this.#amount + interest);
      case "interest":
        return interest;
      case "nothing":
        return 0;
    }
  }

  #interestDue(): number {
    if (this.#isAtOnce) return 0;
    const { interest, exactInterest } = this.#terms;
    if (interest) {
      const due = interest(this.#balance, this.#annualRate, this.number);
      const exact = exactInterest && ((owed: Rational) => exactInterest(owed, this.#annualRate, this.number));
      return this.#rounding?.counted(due, this.#balance, exact) ?? due;
    }
    return this.#rounding
      ? this.#rounding.interest(this.#balance, this.#periodRate, this.#exactRate())
      : this.#balance * this.#periodRate;
  }

  /** Settles a remainder that is too small to be charged. */
  #settle(row: PaymentRow): void {
    if (this.#terms.residue === "paid") {
      row.principal += this.#balance;
      row.payment += this.#balance;
    }
    this.#balance = 0;
  }

  /** What an amount was worth a period ago, if the next payment is made together with the loan; else the amount. */
  #earlier(amount: number): number {
    return this.#isAtOnce ? amount / (1 + this.#periodRate) : amount;
  }

  #rateOf(annualRate: number): number {
    const { periodRate, paymentsPerYear } = this.#terms;
    return periodRate ? periodRate(annualRate) : nominalPeriodRate(annualRate, paymentsPerYear);
  }

  /** Computed once per rate. */
  #exactRate(): Rational | null {
    if (this.#exact?.annualRate !== this.#annualRate)
      this.#exact = { annualRate: this.#annualRate, rate: this.#exactRateOf(this.#annualRate) };
    return this.#exact.rate;
  }

  #exactRateOf(annualRate: number): Rational | null {
    const { periodRate, exactPeriodRate, paymentsPerYear } = this.#terms;
    if (exactPeriodRate) return exactPeriodRate(annualRate);
    return periodRate ? null : (this.#rounding?.exactRate(annualRate, paymentsPerYear) ?? null);
  }

  /** Rounded loans consist of decimals, so this removes the binary noise left by adding and subtracting doubles. */
  #clean(amount: number): number {
    return this.#rounding ? cleanDecimal(amount) : amount;
  }
}

/** Rounds to four decimal places, or to two if a double cannot hold four next to the integer digits. */
export function cleanDecimal(amount: number): number {
  const scale = Math.abs(amount) < 2 ** 53 / 1e5 ? 1e4 : 100;
  return Math.round(amount * scale) / scale;
}
