import type { Rational } from "../numbers/rational";
import { firstPrincipal } from "./level-payment";
import { nominalPeriodRate } from "./period-rate";

/**
 * What the payments repay: `level` the same amount each time, `principal` the same part of the principal and the
 * interest, `interest` the interest only, `nothing`: the interest joins the balance.
 */
export type Repayment = "level" | "principal" | "interest" | "nothing";

/** How a lender rounds; see lender-rounding.ts. Rates are fractions of whole numbers, null where they are none. */
export interface Rounding {
  /** A level payment, or the constant part of the principal, of which the first is `exact`. */
  payment(payment: number, exact: ExactPayment): number;
  /** Interest of one equal period. */
  interest(balance: number, periodRate: number, exactRate: Rational | null): number;
  /** Interest by another count. @param exact the same without any rounding */
  counted(interest: number, balance: number, exact?: (balance: Rational) => Rational): number;
  /** The nominal share of the year, from an annual rate in percent. */
  exactRate(annualRate: number, paymentsPerYear: number): Rational;
}

/** What a rounded payment repays. */
export interface ExactPayment {
  /** Amounts that add up to what is owed. */
  readonly owed: readonly number[];
  /** Called only near a tie; without it there is no interest in the payment. */
  readonly rate?: () => Rational | null;
  readonly periods: number;
  readonly residual: number;
}

export interface LoanTerms {
  readonly principal: number;
  /** Nominal, percent. */
  readonly annualRate: number;
  readonly paymentsPerYear: number;
  /**
   * Number of the last scheduled payment; it pays all that is owed. Infinity, with a `payment`: the loan runs until
   * that has repaid it.
   */
  readonly payments: number;
  /** `level` without it. */
  readonly repayment?: Repayment;
  /** The level payment; computed from the term if omitted. */
  readonly payment?: number;
  /** Part of the principal that falls due with the last payment (balloon). */
  readonly residual?: number;
  /** Interest of a period as a fraction, from the annual rate in percent; without it the nominal share of the year. */
  readonly periodRate?: (annualRate: number) => number;
  /** The same as a fraction of whole numbers, where it is one: decides what is a tie when interest is rounded. */
  readonly exactPeriodRate?: (annualRate: number) => Rational | null;
  /** Interest of one payment by another count than equal periods, for example by days. */
  readonly interest?: (balance: number, annualRate: number, number: number) => number;
  /** The same without any rounding, called only near a tie. */
  readonly exactInterest?: (balance: Rational, annualRate: number, number: number) => Rational;
  /**
   * Part of the loan that is paid out later, by `draw`: it bears no interest yet, but level payments are worked out
   * for it too, and the loan is not over before it has been drawn.
   */
  readonly undrawn?: number;
  /** The extra due with payment k, as element k. */
  readonly extras?: Readonly<Float64Array> | null;
  /** Payments and interest are not rounded without it. */
  readonly rounding?: Rounding | undefined;
  /** What happens to a remainder below half a cent: it is waived (usual), or paid with the last payment. */
  readonly residue?: "waived" | "paid";
  /** Called before each payment: `loan.number` is the current one. */
  readonly beforePayment?: (loan: Loan) => void;
  /** Called after each payment. */
  readonly afterPayment?: (loan: Loan, row: PaymentRow) => void;
}

/** The same loan with a fixed sum more at each payment. */
export function withExtra(terms: LoanTerms, extra: number): LoanTerms {
  return extra === 0 ? terms : { ...terms, extras: new Float64Array(terms.payments + 1).fill(extra) };
}

/** One payment. */
export interface PaymentRow {
  number: number;
  /** Percent. */
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

/** A balance below this is repaid. */
const HALF_CENT = 0.005;

/** The state of a loan between two payments, and what events may do to it. */
export class Loan {
  /** The current payment, from 1; 0 before the first. */
  number = 0;
  /** Number of the last scheduled payment. */
  finalPaymentNumber: number;
  repayment: Repayment;

  readonly #terms: LoanTerms;
  readonly #rounding: Rounding | undefined;
  /** Interest follows from the balance alone: it is neither rounded nor counted by days. */
  readonly #smooth: boolean;
  #annualRate: number;
  #periodRate: number;
  #balance: number;
  #undrawn: number;
  #exact: { readonly annualRate: number; readonly rate: Rational | null } | undefined;
  #amount = 0;
  /**
   * `amount − balance × rate`, what a level payment repays. Carried on by its own recurrence it keeps all its digits;
   * worked out anew each time it would lose them where the term is long and the rate high, and the loan would drift.
   */
  #principalDue = 0;

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
    if (terms.payment === undefined) this.recast();
    else this.setPayment(terms.payment);
  }

  get balance(): number {
    return this.#balance;
  }

  /** What is still to be paid out. */
  get undrawn(): number {
    return this.#undrawn;
  }

  /** Percent. */
  get annualRate(): number {
    return this.#annualRate;
  }

  /** As a fraction. */
  get periodRate(): number {
    return this.#periodRate;
  }

  /** The current level payment, or the constant part of the principal. */
  get amount(): number {
    return this.#amount;
  }

  /** Payments left, including the current one. */
  get left(): number {
    return this.finalPaymentNumber - Math.max(this.number, 1) + 1;
  }

  /** Interest of the current payment. */
  get interest(): number {
    return this.#interestDue();
  }

  /** From here on equal payments (or parts of the principal) repay the balance, but for a residual. */
  recast(periods: number = this.left, residual: number = this.#terms.residual ?? 0): void {
    if (this.repayment === "principal") {
      const part = (this.#balance - residual) / periods;
      this.#amount = this.#rounding?.payment(part, { owed: [this.#balance], periods, residual }) ?? part;
      return;
    }
    const owed = this.#balance + this.#undrawn;
    this.#principalDue =
      firstPrincipal(owed, this.#periodRate, periods, residual) + this.#undrawn * this.#periodRate;
    const level = this.#principalDue + this.#balance * this.#periodRate;
    const exact = {
      owed: [this.#balance, this.#undrawn],
      rate: () => this.#exactRate(),
      periods,
      residual,
    };
    this.#amount = this.#rounding?.payment(level, exact) ?? level;
  }

  /** From here on each payment is this amount. */
  setPayment(amount: number): void {
    this.#amount = amount;
    this.#principalDue = amount - this.#balance * this.#periodRate;
  }

  /** The rate of this payment's interest and of all later ones, in percent a year; the amount stays until `recast`. */
  changeRate(annualRate: number): void {
    this.#annualRate = annualRate;
    this.#periodRate = this.#rateOf(annualRate);
    this.setPayment(this.#amount);
  }

  /** Disburses a part of the undrawn amount; the current payment included it from the start. */
  draw(amount: number): void {
    const rest = this.#undrawn - amount;
    this.#undrawn = rest < HALF_CENT ? 0 : rest;
    this.#balance += amount;
    this.#principalDue -= amount * this.#periodRate;
  }

  /** A disbursal that the payments did not count on, or anything else that changes what is owed. */
  changeBalance(balance: number): void {
    this.#balance = balance;
    this.setPayment(this.#amount);
  }

  /** Makes the current payment and an extra one, and writes both into `row`. */
  pay(row: PaymentRow, extraDue: number): void {
    const opening = this.#balance;
    row.number = this.number;
    row.annualRate = this.#annualRate;
    row.openingBalance = opening;
    this.#split(row);
    row.extra = Math.min(extraDue, opening - row.principal);
    const repaid = row.principal + row.extra;
    this.#principalDue += repaid * this.#periodRate;
    this.#balance = this.#clean(opening - repaid);
    if (this.#balance < HALF_CENT) {
      this.#settle(row);
      this.#principalDue = this.#amount;
    }
    row.closingBalance = this.#balance;
    row.cumulativeInterest = this.#clean(row.cumulativeInterest + row.interest);
  }

  /** Interest, principal and payment of the row. */
  #split(row: PaymentRow): void {
    const level = this.#smooth && this.repayment === "level";
    const interest = level ? this.#amount - this.#principalDue : this.#interestDue();
    const due = this.#balance + interest;
    const wanted = this.number >= this.finalPaymentNumber ? due : this.#wanted(interest);
    row.interest = interest;
    if (wanted >= due) {
      row.principal = this.#balance;
      row.payment = this.#clean(due);
    } else {
      row.principal = level ? this.#principalDue : this.#clean(wanted - interest);
      row.payment = wanted;
    }
  }

  #wanted(interest: number): number {
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

  /** What is left is too little to be charged. */
  #settle(row: PaymentRow): void {
    if (this.#terms.residue === "paid") {
      row.principal += this.#balance;
      row.payment += this.#balance;
    }
    this.#balance = 0;
  }

  #rateOf(annualRate: number): number {
    const { periodRate, paymentsPerYear } = this.#terms;
    return periodRate ? periodRate(annualRate) : nominalPeriodRate(annualRate, paymentsPerYear);
  }

  /** Worked out once for each rate. */
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

  /**
   * Rounded loans are made of decimals: takes off what subtracting and adding doubles leaves behind them.
   */
  #clean(amount: number): number {
    return this.#rounding ? cleanDecimal(amount) : amount;
  }
}

/** The nearest decimal of four places, or as many (two at least) as a double holds next to the integer digits. */
export function cleanDecimal(amount: number): number {
  const scale = Math.abs(amount) < 2 ** 53 / 1e5 ? 1e4 : 100;
  return Math.round(amount * scale) / scale;
}
