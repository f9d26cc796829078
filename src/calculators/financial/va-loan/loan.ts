import { InputError } from "../../../core/calculator";
import { LARGEST_AMOUNT } from "../../../core/fields";
import { VA } from "../../../data/home-loans/va";
import { HomeLoan } from "../../../fieldsets/home-loan";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import type { EqualPayments } from "../../../math/finance/internal-rate";
import { annuityFactor, balanceAfter, levelPayment } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { SLACK } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";
import { RateReduction } from "./irrrl";
import { DEBT_RATIO, feeStep, type Guideline, guidelineOf, lowerFeeStep } from "./rules";

/** A VA loan as entered. Expensive figures are computed lazily. */
export class VaLoan extends HomeLoan<Inputs> {
  readonly downPaymentAmount: number;
  readonly baseLoan: number;
  /** Percent of the base loan. */
  readonly feeRate: number;
  readonly fundingFee: number;
  /** The part of the fee paid in cash. */
  readonly feeCash: number;
  readonly loanAmount: number;
  /** Term in months. */
  readonly term: number;
  /** Monthly principal and interest. */
  readonly level: number;

  #reduction: RateReduction | null | undefined;

  /** @throws InputError if inputs contradict each other */
  constructor(inputs: Inputs) {
    super(inputs);
    const { homePrice, downPaymentMode, downPaymentPercent, loanPurpose, termYears } = inputs;
    this.downPaymentAmount =
      downPaymentMode === "percent" ? (homePrice * downPaymentPercent) / 100 : inputs.downPayment;
    if (this.downPaymentAmount >= homePrice)
      throw new InputError("downPayment", "Down payment must be less than the home price.");
    this.baseLoan = inputs.requestedLoan ?? homePrice - this.downPaymentAmount;
    const step = feeStep(loanPurpose, this.downPercent);
    this.feeRate = inputs.fundingFeeExempt ? 0 : inputs.firstUse ? step.first : step.later;
    this.fundingFee = (this.baseLoan * this.feeRate) / 100;
    this.feeCash = inputs.financeFundingFee ? 0 : this.fundingFee;
    this.loanAmount = inputs.financeFundingFee ? this.baseLoan + this.fundingFee : this.baseLoan;
    this.term = Math.max(1, Math.round(12 * termYears));
    this.level = levelPayment(this.loanAmount, this.rate, this.term);
    checkLastPayment(this.dates, this.term);
  }

  /** The down payment as a percentage of the price. */
  get downPercent(): number {
    const { downPaymentMode, downPaymentPercent, homePrice } = this.inputs;
    return downPaymentMode === "percent" ? downPaymentPercent : (100 * this.downPaymentAmount) / homePrice;
  }

  /** The tests of a rate-reduction refinance; null for other purposes. */
  get reduction(): RateReduction | null {
    if (this.#reduction === undefined)
      this.#reduction = this.inputs.loanPurpose === "irrrl" ? new RateReduction(this) : null;
    return this.#reduction;
  }

  get monthlyPayment(): number {
    return this.level + this.costs.total;
  }

  /** Amount financed: the loan minus the fee (in cash or financed), points and lender fees. */
  get amountFinanced(): number {
    return this.loanAmount - this.fundingFee - this.pointsCost - this.inputs.lenderFees;
  }

  contractPayments(): EqualPayments[] {
    return [{ amount: this.level, count: this.term }];
  }

  // The fee

  /** The down payment at which the fee drops, with the resulting loan; null if there is none. */
  get lowerFee(): { readonly down: number; readonly percent: number; readonly loan: VaLoan } | null {
    const { inputs } = this;
    const step = lowerFeeStep(inputs, this.downPercent);
    if (step === null || inputs.fundingFeeExempt || inputs.requestedLoan !== null) return null;
    const loan = this.withDown(step.downFrom);
    return { down: loan.downPaymentAmount, percent: step.downFrom, loan };
  }

  withDown(downPaymentPercent: number): VaLoan {
    return new VaLoan({ ...this.inputs, downPaymentMode: "percent", downPaymentPercent });
  }

  /**
   * Present value of a different down payment compared with this one: lower payments and a lower balance when the
   * borrower sells or refinances, discounted at the return on savings, minus the additional cash put down.
   */
  worthOf(other: VaLoan): number {
    const rate = nominalPeriodRate(this.inputs.cashReturn, 12);
    const cash = (loan: VaLoan) => loan.downPaymentAmount + loan.feeCash + loan.pointsCost;
    const owed = (loan: VaLoan) => balanceAfter(loan.loanAmount, loan.rate, loan.term, this.kept);
    return (
      cash(this) -
      cash(other) +
      (this.level - other.level) * annuityFactor(rate, this.kept) +
      (owed(this) - owed(other)) / (1 + rate) ** this.kept
    );
  }

  // Entitlement

  /** A quarter of the county limit minus the amount in use; null with full entitlement. */
  get entitlementLeft(): number | null {
    const { entitlementUsed, countyLimit } = this.inputs;
    if (entitlementUsed === 0) return null;
    return Math.max(0, (countyLimit * VA.guaranty.value.percent) / 100 - entitlementUsed);
  }

  get maxLoanNoDown(): number | null {
    const left = this.entitlementLeft;
    return left === null ? null : (100 * left) / VA.guaranty.value.percent;
  }

  /** Down payment at which guaranty plus down payment reach a quarter of the price; 0 with full entitlement. */
  get requiredDown(): number {
    const { maxLoanNoDown } = this;
    if (maxLoanNoDown === null || this.inputs.loanPurpose !== "purchase") return 0;
    return Math.max(0, (VA.guaranty.value.percent * (this.inputs.homePrice - maxLoanNoDown)) / 100);
  }

  get downPaymentShortfall(): number {
    const missing = this.requiredDown - this.downPaymentAmount;
    return missing > SLACK ? missing : 0;
  }

  // Ratio and residual income

  /** Monthly gross income; null if there is none. */
  get income(): number | null {
    return this.annualIncome && this.annualIncome / 12;
  }

  /** Monthly payment, debts and childcare. */
  get obligations(): number {
    return this.monthlyPayment + this.inputs.monthlyDebts + this.inputs.childcareMonthly;
  }

  /** Percent. */
  get backRatio(): number | null {
    const { income } = this;
    return income === null ? null : (100 * this.obligations) / income;
  }

  /** Monthly obligations above the debt ratio's limit; 0 if the ratio is within it. */
  get excess(): number | null {
    const { income } = this;
    return income === null ? null : Math.max(0, this.obligations - (income * DEBT_RATIO) / 100);
  }

  /** The monthly debt payments to clear toward the debt ratio's limit: at most all of them. */
  get debtToClear(): number | null {
    return this.excess === null ? null : Math.min(this.excess, this.inputs.monthlyDebts);
  }

  get maintenance(): number {
    return this.inputs.squareFeet * VA.underwriting.value.maintenancePerSquareFoot;
  }

  get residual(): number | null {
    const { income } = this;
    return income === null ? null : income - this.inputs.incomeTaxesMonthly - this.maintenance - this.obligations;
  }

  get guideline(): Guideline | null {
    const { backRatio } = this;
    return backRatio === null ? null : guidelineOf(this.inputs, this.loanAmount, backRatio);
  }

  /** Residual income above the guideline. */
  get margin(): number | null {
    const { residual, guideline } = this;
    return residual === null || guideline === null ? null : residual - guideline.required;
  }

  get verdict(): "meets" | "short" | null {
    if (this.margin === null) return null;
    return this.meetsGuideline ? "meets" : "short";
  }

  get meetsGuideline(): boolean {
    const { margin } = this;
    return margin !== null && margin >= -SLACK;
  }

  /** Highest price, to the cent, at which residual income still meets the guideline; null if there is none. */
  get priceAtGuideline(): number | null {
    const { inputs } = this;
    const meets = (homePrice: number) => new VaLoan({ ...inputs, homePrice }).meetsGuideline;
    const down = inputs.downPaymentMode === "amount" ? inputs.downPayment : 0;
    let low = Math.max(LOWEST_PRICE, down * (1 + SLACK) + 0.01);
    let high = LARGEST_AMOUNT;
    if (inputs.requestedLoan !== null || low >= high || !meets(low) || meets(high)) return null;
    while (high - low > 0.001 + low * 1e-12) {
      const middle = (low + high) / 2;
      if (meets(middle)) low = middle;
      else high = middle;
    }
    return low;
  }
}

const LOWEST_PRICE = 1;
