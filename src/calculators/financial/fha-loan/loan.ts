import { InputError, type Problem } from "../../../core/calculator";
import { FHA } from "../../../data/home-loans/fha";
import { downPaymentKey } from "../../../fieldsets/home";
import { HomeLoan } from "../../../fieldsets/home-loan";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import { costAfterPayments } from "../../../math/finance/cost-after-payments";
import { type HudPremium, hudPremiums } from "../../../math/finance/hud-premium";
import type { EqualPayments } from "../../../math/finance/internal-rate";
import { levelPayment } from "../../../math/finance/level-payment";
import { Rational } from "../../../math/numbers/rational";
import { SLACK } from "../../../math/numbers/slack";
import { ConventionalAlternative } from "./conventional";
import type { Inputs } from "./inputs";
import {
  LOWEST_SCORE,
  minimumDownPayment,
  type PremiumCell,
  premiumCell,
  refundPercent,
  type Tier,
  tierOf,
} from "./rules";
import { type DownPaymentOption, downPaymentTable } from "./tables";

const HUNDRED = Rational.of(100);

/** An FHA loan as entered. Expensive figures are computed lazily. */
export class FhaLoan extends HomeLoan<Inputs> {
  readonly downPaymentAmount: number;
  /** In whole dollars, like the note. */
  readonly baseLoan: number;
  readonly ufmip: number;
  readonly ufmipCash: number;
  readonly loanAmount: number;
  /** Term in months. */
  readonly term: number;
  /** Minimum down payment in percent. */
  readonly minimumDownPercent: number;
  readonly cell: PremiumCell;
  /** Monthly principal and interest. */
  readonly level: number;

  #premiums: readonly HudPremium[] | undefined;
  #conventional: ConventionalAlternative | undefined;
  #downPaymentOptions: readonly DownPaymentOption[] | undefined;

  /** @throws InputError if inputs contradict each other */
  constructor(inputs: Inputs) {
    super(inputs);
    const { termYears } = inputs;
    const price = Rational.fromNumber(inputs.homePrice);
    const down = exactDownPayment(inputs, price);
    this.downPaymentAmount = down.toNumber();
    this.minimumDownPercent = checkedMinimumDown(inputs, this.downPaymentAmount);
    const base = Rational.of(price.subtract(down).floor());
    const premium = base.multiply(Rational.fromNumber(inputs.ufmipRate)).divide(HUNDRED);
    const note = inputs.financeUfmip ? Rational.of(base.add(premium).floor()) : base;
    this.baseLoan = base.toNumber();
    this.ufmip = premium.toNumber();
    this.loanAmount = note.toNumber();
    this.ufmipCash = base.add(premium).subtract(note).toNumber();
    this.term = 12 * termYears;
    this.cell = premiumCell(this.baseLoan, this.ltv, termYears, inputs.mipThreshold);
    this.level = levelPayment(this.loanAmount, this.rate, this.term);
    checkLastPayment(this.dates, this.term);
  }

  /** Loan-to-value of the base loan, in percent. */
  get ltv(): number {
    return (100 * this.baseLoan) / this.inputs.homePrice;
  }

  /** The down payment as a percentage of the price. */
  get downPercent(): number {
    return (100 * this.downPaymentAmount) / this.inputs.homePrice;
  }

  withDown(downPaymentPercent: number): FhaLoan {
    return new FhaLoan({ ...this.inputs, downPaymentMode: "percent", downPaymentPercent });
  }

  /** The down payments at which the premium changes, and the buyer's own. */
  get downPaymentOptions(): readonly DownPaymentOption[] {
    this.#downPaymentOptions ??= downPaymentTable(this);
    return this.#downPaymentOptions;
  }

  // Mortgage insurance

  /** HUD's premiums by loan year; used only with the method `hud`. */
  get premiums(): readonly HudPremium[] {
    const { annualRate, termYears, ufmipRate, financeUfmip } = this.inputs;
    this.#premiums ??= hudPremiums(
      { note: this.loanAmount, annualRate, years: termYears },
      this.cell.rate,
      financeUfmip ? ufmipRate : 0,
    );
    return this.#premiums;
  }

  /** Monthly premium in a loan year, counted from 0, regardless of whether the premium has ended by then. */
  monthlyMip(year: number): number {
    return this.inputs.mipMethod === "hud"
      ? (this.premiums[year]?.monthly ?? 0)
      : (this.baseLoan * this.cell.rate) / 1200;
  }

  /** Premium included in payment k, counted from 1. */
  mipOfPayment(k: number): number {
    return k <= this.cell.months ? this.monthlyMip(Math.floor((k - 1) / 12)) : 0;
  }

  /** Total annual premium in payments 1 to k. */
  mipUntil(k: number): number {
    const insured = Math.min(k, this.cell.months);
    let sum = 0;
    for (let first = 0; first < insured; first += 12)
      sum += this.monthlyMip(first / 12) * Math.min(12, insured - first);
    return sum;
  }

  /** Upfront and annual premiums over the contract, without extra payments. */
  get allInsurance(): number {
    return this.ufmip + this.mipUntil(this.term);
  }

  /** Upfront and annual premiums until the loan is repaid. */
  get insurancePaid(): number {
    return this.ufmip + this.mipUntil(this.insuredPayments);
  }

  /** Number of payments with a premium until the loan is repaid. */
  get insuredPayments(): number {
    return Math.min(this.cell.months, this.totals.payments);
  }

  get ufmipRefund(): number {
    return (this.inputs.priorUfmip * refundPercent(this.inputs.priorLoanMonths)) / 100;
  }

  /** Date of a payment; null if the number is 0, for a loan without payments. */
  dateOf(payment: number): string | null {
    return payment > 0 ? this.dates.iso(payment) : null;
  }

  // Payment, ratios and limit

  get monthlyPayment(): number {
    return this.level + this.mipOfPayment(1) + this.costs.total;
  }

  /** A monthly amount as a percentage of gross income; null if there is no income. */
  shareOfIncome(amount: number): number | null {
    return this.annualIncome && (1200 * amount) / this.annualIncome;
  }

  get frontRatio(): number | null {
    return this.shareOfIncome(this.monthlyPayment);
  }

  get backRatio(): number | null {
    return this.shareOfIncome(this.monthlyPayment + this.inputs.monthlyDebts);
  }

  get ratioTier(): Tier | null {
    const { frontRatio, backRatio } = this;
    return frontRatio === null || backRatio === null ? null : tierOf(frontRatio, backRatio, this.inputs.creditScore);
  }

  get loanLimit(): number {
    const { limitArea, countyLimit, units } = this.inputs;
    return limitArea === "custom" ? countyLimit : (FHA.loanLimits.value[limitArea][units - 1] as number);
  }

  get withinLimit(): boolean {
    return this.baseLoan <= this.loanLimit + SLACK;
  }

  // Cost

  /** Amount financed: the note minus the entire upfront premium, points and lender fees. */
  get amountFinanced(): number {
    return this.loanAmount - this.ufmip - this.pointsCost - this.inputs.lenderFees;
  }

  /** The contract's payments including the annual premium, grouped by year. */
  contractPayments(): EqualPayments[] {
    const insured = this.cell.months;
    const runs: EqualPayments[] = [];
    for (let first = 0; first < insured; first += 12)
      runs.push({
        amount: this.level + this.monthlyMip(first / 12),
        count: Math.min(12, insured - first),
      });
    if (insured < this.term) runs.push({ amount: this.level, count: this.term - insured });
    return runs;
  }

  /** Cost of the loan if it is paid off after a number of payments, without extra payments. */
  cost(payments: number): number {
    return costAfterPayments(this.contract, this.mipUntil(payments), this.baseLoan, this.ufmipCash, payments);
  }

  get conventional(): ConventionalAlternative {
    this.#conventional ??= new ConventionalAlternative(this.inputs, this.baseLoan);
    return this.#conventional;
  }

  /** How much cheaper FHA is than the conventional loan if both are kept for a number of payments. */
  advantage(payments: number): number {
    return this.conventional.cost(payments) - this.cost(payments);
  }
}

function exactDownPayment(inputs: Inputs, price: Rational): Rational {
  return inputs.downPaymentMode === "percent"
    ? price.multiply(Rational.fromNumber(inputs.downPaymentPercent)).divide(HUNDRED)
    : Rational.fromNumber(inputs.downPayment);
}

/**
 * The minimum down payment for the credit score, in percent.
 *
 * @throws InputError if FHA does not insure loans with this score or down payment
 */
function checkedMinimumDown(inputs: Inputs, downPayment: number): number {
  const { creditScore, homePrice, downPaymentMode, downPaymentPercent } = inputs;
  const problems: Problem[] = [];
  const key = downPaymentKey(inputs);
  const least = minimumDownPayment(creditScore);
  const share = downPaymentMode === "percent" ? downPaymentPercent : (100 * downPayment) / homePrice;
  if (least === null)
    problems.push({
      field: "creditScore",
      message: `FHA does not insure loans with a credit score below ${LOWEST_SCORE}.`,
    });
  else if (share < least - SLACK)
    problems.push({
      field: key,
      message: `With a credit score of ${creditScore}, FHA requires at least ${least}% down.`,
    });
  if (downPayment >= homePrice)
    problems.push({ field: key, message: "Down payment must be less than the home price." });
  if (least === null || problems.length > 0) throw new InputError(problems);
  return least;
}
