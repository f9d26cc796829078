import { extraStreams, termPayments } from "../../../core/blocks/loan";
import { InputError } from "../../../core/calculator";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { type CivilDate, parseIsoDate } from "../../../math/dates/civil";
import { adjustableRates, type RateChange } from "../../../math/finance/adjustable-rate";
import { amortize, type LoanTotals } from "../../../math/finance/amortization";
import { extrasByPayment } from "../../../math/finance/extra-payments";
import { costOfPayment, costOfPayments, type GrowingCost } from "../../../math/finance/growing-cost";
import { annualPercentageRate, type PaymentRun } from "../../../math/finance/internal-rate";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import {
  automaticPmiPayments,
  needsPmi,
  pmiMidpoint,
  requestedPmiPayments,
} from "../../../math/finance/mortgage-insurance";
import { PAYMENTS_PER_YEAR, PaymentDates } from "../../../math/finance/payment-dates";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { changeRates } from "../../../math/finance/rate-changes";
import type { Inputs } from "./inputs";

export type Scenario = Inputs["armScenario"];

const PMI = CONVENTIONAL.pmi.value;

/** Amounts that differ by less than this share differ by rounding only. */
const NOISE = 1e-9;

/** A mortgage as the borrower described it. Everything but the first few figures is worked out when asked for. */
export class Mortgage {
  readonly downPayment: number;
  readonly loan: number;
  /** Months of the term. */
  readonly term: number;
  /** Level payment of principal and interest a month, at the first rate. */
  readonly level: number;
  /** Dates of the contract's monthly payments. */
  readonly contractDates: PaymentDates;
  /** Dates on which the borrower pays. */
  readonly dates: PaymentDates;
  readonly paymentsPerYear: number;

  readonly #inputs: Inputs;
  #extras: Float64Array | null | undefined;
  #contractTotals: LoanTotals | undefined;
  #totals: LoanTotals | undefined;
  #automaticPmi: number | undefined;
  #pmiPayments: number | undefined;

  /** @throws InputError where inputs do not go together */
  constructor(inputs: Inputs) {
    const { homePrice, downPaymentMode, firstPaymentDate, paymentFrequency, rateType } = inputs;
    this.#inputs = inputs;
    this.downPayment =
      downPaymentMode === "percent" ? (homePrice * inputs.downPaymentPercent) / 100 : inputs.downPayment;
    if (this.downPayment >= homePrice)
      throw new InputError("downPayment", "Down payment must be less than the home price.");
    if (rateType === "arm" && paymentFrequency === "biweekly")
      throw new InputError("paymentFrequency", "Biweekly payment is available for fixed-rate loans only.");
    this.loan = homePrice - this.downPayment;
    this.term = termPayments(inputs);
    this.level = levelPayment(this.loan, nominalPeriodRate(inputs.annualRate, 12), this.term);
    this.paymentsPerYear = PAYMENTS_PER_YEAR[paymentFrequency];
    const first = parseIsoDate(firstPaymentDate) as CivilDate;
    this.contractDates = new PaymentDates(first, "monthly");
    this.dates =
      paymentFrequency === "monthly" ? this.contractDates : new PaymentDates(first, paymentFrequency);
    if (this.contractDates.date(this.term).year > 9999 || this.dates.date(this.mostPayments).year > 9999)
      throw new InputError(
        "firstPaymentDate",
        "The last payment would fall after the year 9999: enter an earlier first payment.",
      );
  }

  get ltv(): number {
    return (100 * this.loan) / this.#inputs.homePrice;
  }

  /** No schedule of this mortgage is longer: half-payments every two weeks are at most two a month of the term. */
  get mostPayments(): number {
    return this.isBiweekly ? 2 * this.term : this.term;
  }

  get isBiweekly(): boolean {
    return this.#inputs.paymentFrequency === "biweekly";
  }

  get isAdjustable(): boolean {
    return this.#inputs.rateType === "arm";
  }

  /** Percent. */
  get startRate(): number {
    return this.#inputs.annualRate;
  }

  /** Rate changes of an adjustable mortgage; none of a fixed one. */
  rateChanges(
    scenario: Scenario = this.#inputs.armScenario,
    startRate = this.#inputs.annualRate,
  ): RateChange[] {
    const inputs = this.#inputs;
    if (!this.isAdjustable) return [];
    const targets = {
      expected: inputs.armIndexedRate,
      worst: Number.POSITIVE_INFINITY,
      best: Number.NEGATIVE_INFINITY,
    };
    return adjustableRates(
      {
        startRate,
        fixedPayments: Math.round(12 * inputs.armFixedYears),
        adjustEvery: inputs.armAdjustMonths,
        initialCap: inputs.armInitialCap,
        periodicCap: inputs.armPeriodicCap,
        lifetimeCap: inputs.armLifetimeCap,
        floor: inputs.armFloor,
      },
      targets[scenario],
      this.term,
    );
  }

  /** The loan as the contract has it: monthly, without extra payments. */
  contract(scenario?: Scenario, annualRate = this.#inputs.annualRate): LoanTerms {
    const terms = { principal: this.loan, annualRate, paymentsPerYear: 12, payments: this.term };
    if (!this.isAdjustable) return terms;
    return { ...terms, before: changeRates(this.rateChanges(scenario, annualRate), { recast: true }) };
  }

  /** The loan as the borrower pays it. */
  actual(): LoanTerms {
    const extras = this.extras;
    if (!this.isBiweekly) return { ...this.contract(), extras };
    return {
      principal: this.loan,
      annualRate: this.#inputs.annualRate,
      paymentsPerYear: this.paymentsPerYear,
      payments: Number.POSITIVE_INFINITY,
      payment: this.level / 2,
      extras,
    };
  }

  get extras(): Float64Array | null {
    this.#extras ??= extrasByPayment(extraStreams(this.#inputs), this.dates, this.mostPayments);
    return this.#extras;
  }

  /** Whether the borrower pays otherwise than the contract asks. */
  get paysMore(): boolean {
    return this.isBiweekly || this.extras !== null;
  }

  get contractTotals(): LoanTotals {
    this.#contractTotals ??= amortize(this.contract());
    return this.#contractTotals;
  }

  get totals(): LoanTotals {
    this.#totals ??= this.paysMore ? amortize(this.actual()) : this.contractTotals;
    return this.#totals;
  }

  get payoffDate(): string {
    return this.dates.iso(this.totals.payments);
  }

  /** Whole months by which paying more ends the loan sooner. */
  get monthsSaved(): number {
    if (!this.isBiweekly) return this.contractTotals.payments - this.totals.payments;
    return wholeMonths(
      this.dates.date(this.totals.payments),
      this.contractDates.date(this.contractTotals.payments),
    );
  }

  // Mortgage insurance

  get hasPmi(): boolean {
    return this.#inputs.pmiRate > 0 && needsPmi(this.loan, this.#inputs.homePrice, PMI);
  }

  /** PMI of a month of the contract; 0 when none is charged. */
  get monthlyPmi(): number {
    return this.hasPmi ? (this.loan * this.#inputs.pmiRate) / 1200 : 0;
  }

  /** PMI of each payment that carries it. */
  get pmiPerPayment(): number {
    return (this.monthlyPmi * 12) / this.paymentsPerYear;
  }

  /** Monthly payments of the contract until PMI ends by itself. */
  get automaticPmiMonths(): number {
    this.#automaticPmi ??= this.hasPmi
      ? automaticPmiPayments(this.contract(), this.#inputs.homePrice, PMI)
      : 0;
    return this.#automaticPmi;
  }

  /** How many payments carry PMI. */
  get pmiPayments(): number {
    this.#pmiPayments ??= this.pmiPaymentsWhen(this.#inputs.pmiRemoval);
    return this.#pmiPayments;
  }

  pmiPaymentsWhen(removal: Inputs["pmiRemoval"]): number {
    if (!this.hasPmi) return 0;
    const limit =
      removal === "automatic"
        ? this.#paymentsUntilMonth(this.automaticPmiMonths)
        : requestedPmiPayments(
            this.actual(),
            this.#inputs.homePrice,
            PMI,
            this.#paymentsUntilMonth(pmiMidpoint(this.term)),
          );
    return Math.min(limit, this.totals.payments);
  }

  get totalPmi(): number {
    return this.pmiPayments * this.pmiPerPayment;
  }

  get pmiEndDate(): string | null {
    return this.pmiPayments > 0 ? this.dates.iso(this.pmiPayments) : null;
  }

  /** What asking for the end of PMI at 80 % saves, against waiting until it ends by itself. */
  get pmiSavedByAsking(): number {
    const payments = this.pmiPaymentsWhen("automatic") - this.pmiPaymentsWhen("request");
    return payments * this.pmiPerPayment;
  }

  /** How many of the borrower's payments fall until the contract's payment of that number. */
  #paymentsUntilMonth(month: number): number {
    return this.isBiweekly ? this.dates.countUntil(this.contractDates.date(month)) : month;
  }

  // Costs beside the loan

  get propertyTax(): GrowingCost {
    const { homePrice, propertyTaxAnnual, propertyTaxRate, propertyTaxGrowth } = this.#inputs;
    return {
      perYear: propertyTaxAnnual ?? (homePrice * propertyTaxRate) / 100,
      growth: propertyTaxGrowth,
    };
  }

  get insurance(): GrowingCost {
    return { perYear: this.#inputs.homeInsuranceAnnual, growth: this.#inputs.homeInsuranceGrowth };
  }

  get hoa(): GrowingCost {
    return { perYear: 12 * this.#inputs.hoaMonthly, growth: this.#inputs.hoaGrowth };
  }

  get other(): GrowingCost {
    return { perYear: 12 * this.#inputs.otherMonthly, growth: 0 };
  }

  /** Of all payments until the loan is repaid. */
  totalOf(cost: GrowingCost): number {
    return costOfPayments(cost, this.totals.payments, this.paymentsPerYear);
  }

  /** Tax, insurance, HOA and other costs that a payment carries. */
  escrowOf(payment: number): number {
    let sum = 0;
    for (const cost of [this.propertyTax, this.insurance, this.hoa, this.other])
      sum += costOfPayment(cost, payment, this.paymentsPerYear);
    return sum;
  }

  /** Everything that a month of the first year costs. */
  get monthlyPayment(): number {
    const yearly = this.propertyTax.perYear + this.insurance.perYear + this.hoa.perYear + this.other.perYear;
    return this.level + this.monthlyPmi + yearly / 12;
  }

  // Closing and APR

  get pointsCost(): number {
    return (this.loan * this.#inputs.points) / 100;
  }

  get cashToClose(): number {
    return this.downPayment + this.pointsCost + this.#inputs.lenderFees + this.#inputs.otherClosingCosts;
  }

  get totalCost(): number {
    const { paid, extra } = this.totals;
    const beside = [this.propertyTax, this.insurance, this.hoa, this.other].map((cost) => this.totalOf(cost));
    return this.cashToClose + paid + extra + this.totalPmi + beside.reduce((sum, cost) => sum + cost, 0);
  }

  /** What the borrower has the use of: the loan less points and lender fees. */
  get amountFinanced(): number {
    return this.loan - this.pointsCost - this.#inputs.lenderFees;
  }

  /** Percent; null when nothing is financed. */
  get apr(): number | null {
    if (this.amountFinanced <= NOISE * this.loan) return null;
    return annualPercentageRate(
      this.amountFinanced,
      this.contractPayments(),
      CONVENTIONAL.aprMethod.value.unitPeriodsPerYear,
    );
  }

  /** The contract's payments with the PMI that ends by itself, equal ones together. */
  contractPayments(): PaymentRun[] {
    const insured = this.automaticPmiMonths;
    const pmi = this.monthlyPmi;
    if (!this.isAdjustable)
      return [
        ...(insured > 0 ? [{ amount: this.level + pmi, count: insured }] : []),
        ...(insured < this.term ? [{ amount: this.level, count: this.term - insured }] : []),
      ];
    const runs: { amount: number; count: number }[] = [];
    amortize(this.contract(), ({ number, payment }) => {
      const amount = payment + (number <= insured ? pmi : 0);
      const last = runs.at(-1);
      if (last && Math.abs(last.amount - amount) <= NOISE * amount) last.count++;
      else runs.push({ amount, count: 1 });
    });
    return runs;
  }

  /**
   * The first month in which the points are earned back, balances counted: the interest they save has reached their
   * cost. Null when that never happens or no other rate is given to compare with.
   */
  get pointsBreakEvenMonth(): number | null {
    const { rateWithoutPoints } = this.#inputs;
    if (rateWithoutPoints === null) return null;
    if (this.pointsCost === 0) return 0;
    const without = new Float64Array(this.term + 1);
    amortize(this.contract(undefined, rateWithoutPoints), (row) => {
      without[row.number] = row.cumulativeInterest;
    });
    let month: number | null = null;
    amortize(this.contract(), ({ number, cumulativeInterest }) => {
      if (this.pointsCost + cumulativeInterest > (without[number] as number) * (1 + NOISE)) return false;
      month = number;
      return true;
    });
    return month;
  }
}

/** Whole calendar months from one date to a later one; 0 when it is not later. */
function wholeMonths(from: CivilDate, to: CivilDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  return Math.max(0, months);
}
