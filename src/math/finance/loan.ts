import { Rational } from "../numbers/rational";
import {
  exactLevelPayment,
  type LenderRounding,
  roundedInterest,
  roundedPayment,
  roundHalfUp,
} from "./lender-rounding";
import { firstPrincipal } from "./level-payment";
import { nominalPeriodRate } from "./period-rate";

/**
 * What the payments repay: `level` the same amount each time, `principal` the same part of the principal and the
 * interest, `interest` the interest only, `nothing`: the interest joins the balance.
 */
export type Repayment = "level" | "principal" | "interest" | "nothing";

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
  /** The level payment; worked out from the term without it. */
  readonly payment?: number;
  /** Part of the principal that falls due with the last payment (balloon). */
  readonly residual?: number;
  /** Interest of a period as a fraction, from the annual rate in percent; without it the nominal share of the year. */
  readonly periodRate?: (annualRate: number) => number;
  /** The same as a fraction of whole numbers, where it is one: decides what is a tie when interest is rounded. */
  readonly exactPeriodRate?: (annualRate: number) => Rational | null;
  /** Interest of one payment by another count than equal periods, for example by days. */
  readonly interest?: (balance: number, annualRate: number, number: number) => number;
  /** The same without any rounding, asked for only near a tie. */
  readonly exactInterest?: (balance: Rational, annualRate: number, number: number) => Rational;
  /**
   * Part of the loan that is paid out later, by `draw`: it bears no interest yet, but level payments are worked out
   * for it too, and the loan is not over before it has been drawn.
   */
  readonly undrawn?: number;
  /** What is due beside payment k, as element k. */
  readonly extras?: Readonly<Float64Array> | null;
  readonly rounding?: LenderRounding;
  /** What happens to a remainder below half a cent: it is waived (usual), or paid with the last payment. */
  readonly dust?: "waived" | "paid";
  /** Events before a payment: `loan.number` is the payment at hand. */
  readonly before?: (loan: Loan) => void;
  /** Events after it. */
  readonly after?: (loan: Loan, row: PaymentRow) => void;
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

/** A balance and the constant part of it that each payment repays. */
interface ConstantParts {
  readonly balance: Rational;
  readonly part: Rational;
}

/** Parts of parts, recast after many an extra, end in no tie: beyond this their fractions are only slow. */
const LARGEST_DENOMINATOR = 10n ** 60n;

/** A balance below this is repaid. */
const DUST = 0.005;

/** The state of a loan between two payments, and what events may do to it. */
export class Loan {
  /** The payment at hand, from 1; 0 before the first. */
  number = 0;
  /** Number of the last scheduled payment. */
  last: number;
  repayment: Repayment;

  readonly #terms: LoanTerms;
  readonly #rounding: LenderRounding;
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
  /**
   * The balance and its constant part as fractions, where interest is rounded: thirds of a unit have no decimal that
   * could tell a tie.
   */
  #parts: ConstantParts | null = null;

  constructor(terms: LoanTerms) {
    this.#terms = terms;
    this.#rounding = terms.rounding ?? "none";
    this.#smooth = this.#rounding === "none" && !terms.interest;
    this.#balance = terms.principal;
    this.#undrawn = terms.undrawn ?? 0;
    this.#annualRate = terms.annualRate;
    this.#periodRate = this.#rateOf(terms.annualRate);
    this.last = terms.payments;
    this.repayment = terms.repayment ?? "level";
    if (terms.payment === undefined) this.recast();
    else this.keepPaying(terms.payment);
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

  /** The level payment in force, or the constant part of the principal. */
  get amount(): number {
    return this.#amount;
  }

  /** Payments left, the one at hand included. */
  get left(): number {
    return this.last - Math.max(this.number, 1) + 1;
  }

  /** Interest of the payment at hand. */
  get interest(): number {
    return this.#interestDue();
  }

  /** From here on equal payments (or parts of the principal) repay the balance, but for a residual. */
  recast(periods: number = this.left, residual: number = this.#terms.residual ?? 0): void {
    if (this.repayment === "principal") {
      this.#amount = (this.#balance - residual) / periods;
      if (this.#rounding !== "none") this.#divide(periods, residual);
      return;
    }
    const owed = this.#balance + this.#undrawn;
    this.#principalDue =
      firstPrincipal(owed, this.#periodRate, periods, residual) + this.#undrawn * this.#periodRate;
    this.#amount = roundedPayment(this.#principalDue + this.#balance * this.#periodRate, this.#rounding, () =>
      this.#exactLevel(periods, residual),
    );
  }

  /** From here on each payment is this amount. */
  keepPaying(amount: number): void {
    this.#amount = amount;
    this.#principalDue = amount - this.#balance * this.#periodRate;
  }

  /** The rate of this payment's interest and of all later ones, in percent a year; the amount stays until `recast`. */
  changeRate(annualRate: number): void {
    this.#annualRate = annualRate;
    this.#periodRate = this.#rateOf(annualRate);
    this.keepPaying(this.#amount);
  }

  /** Pays out a part of what was not drawn; the payment in force counted it from the start. */
  draw(amount: number): void {
    const rest = this.#undrawn - amount;
    this.#undrawn = rest < DUST ? 0 : rest;
    this.#balance += amount;
    this.#parts = null;
    this.#principalDue -= amount * this.#periodRate;
  }

  /** A disbursal that the payments did not count on, or anything else that changes what is owed. */
  changeBalance(balance: number): void {
    this.#balance = balance;
    this.#parts = null;
    this.keepPaying(this.#amount);
  }

  /** Makes the payment at hand, with an extra beside it, and writes it into `row`. */
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
    this.#parts = this.#partsAfter(row.extra);
    if (this.#balance < DUST) {
      this.#settle(row);
      this.#principalDue = this.#amount;
    }
    row.closingBalance = this.#balance;
    row.cumulativeInterest += row.interest;
  }

  /** Interest, principal and payment of the row. */
  #split(row: PaymentRow): void {
    const level = this.#smooth && this.repayment === "level";
    const interest = level ? this.#amount - this.#principalDue : this.#interestDue();
    const due = this.#balance + interest;
    const wanted = this.number >= this.last ? due : this.#wanted(interest);
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
        return this.#amount + interest;
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
      if (this.#rounding === "none") return due;
      return roundHalfUp(
        due,
        2,
        () => exactInterest?.(this.#exactBalance, this.#annualRate, this.number) ?? null,
      );
    }
    return this.#rounding === "none"
      ? this.#balance * this.#periodRate
      : roundedInterest(this.#balance, this.#periodRate, this.#exactRate(), () => this.#exactBalance);
  }

  get #exactBalance(): Rational {
    return this.#parts?.balance ?? Rational.fromNumber(this.#balance);
  }

  /** The constant part of the principal as a fraction. */
  #divide(periods: number, residual: number): void {
    const balance = this.#exactBalance;
    const part = balance.subtract(Rational.fromNumber(residual)).divide(Rational.of(periods));
    this.#parts = part.d < LARGEST_DENOMINATOR ? { balance, part } : null;
  }

  /** What is left of the fractions after a part and an extra. */
  #partsAfter(extra: number): ConstantParts | null {
    if (this.#parts === null || this.repayment !== "principal") return null;
    const { balance, part } = this.#parts;
    return { balance: balance.subtract(part).subtract(Rational.fromNumber(extra)), part };
  }

  /** What is left is too little to be charged. */
  #settle(row: PaymentRow): void {
    if (this.#terms.dust === "paid") {
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
    return periodRate ? null : Rational.fromNumber(annualRate).divide(Rational.of(100 * paymentsPerYear));
  }

  #exactLevel(periods: number, residual: number): Rational | null {
    const rate = this.#exactRate();
    return (
      rate &&
      exactLevelPayment(
        Rational.fromNumber(this.#balance).add(Rational.fromNumber(this.#undrawn)),
        rate,
        periods,
        Rational.fromNumber(residual),
      )
    );
  }

  /**
   * Rounded loans are made of decimals: takes off what subtracting doubles leaves behind them. Constant parts of the
   * principal are not rounded, and nor is what they leave.
   */
  #clean(amount: number): number {
    return this.#rounding === "none" || this.repayment === "principal" ? amount : cleanDecimal(amount);
  }
}

/** The nearest decimal of four places, as far as a double holds them beside the whole digits; two places at least. */
function cleanDecimal(amount: number): number {
  const scale = Math.abs(amount) < 2 ** 53 / 1e5 ? 1e4 : 100;
  return Math.round(amount * scale) / scale;
}
