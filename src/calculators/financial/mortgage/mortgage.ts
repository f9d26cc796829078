import { InputError } from "../../../core/calculator";
import { once } from "../../../core/once";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import { extraStreams, extraSummary, termPayments } from "../../../fieldsets/loan";
import { type CivilDate, daysInMonth, parseIsoDate } from "../../../math/dates/iso-date";
import { amortize, type LoanTotals } from "../../../math/finance/amortization";
import { extrasByPayment } from "../../../math/finance/extra-payments";
import { costOfPayment, costOfPayments, type GrowingCost } from "../../../math/finance/growing-cost";
import { annualPercentageRate, type EqualPayments } from "../../../math/finance/internal-rate";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import { PAYMENTS_PER_YEAR, PaymentDates } from "../../../math/finance/payment-dates";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { applyRateChanges } from "../../../math/finance/rate-changes";
import { scheduleRow, tabulate } from "../../../math/finance/schedule";
import { SLACK } from "../../../math/numbers/slack";
import { rateChanges, ratePath } from "./adjustable";
import type { Inputs } from "./inputs";
import { MortgageInsurance } from "./pmi";
import { Points } from "./points";

/** A mortgage as entered. Expensive figures are computed lazily. */
export class Mortgage {
  readonly downPayment: number;
  readonly loan: number;
  /** Term in months. */
  readonly term: number;
  /** Level monthly payment of principal and interest at the initial rate. */
  readonly level: number;
  /** Dates of the contract's monthly payments. */
  readonly contractDates: PaymentDates;
  /** Dates on which the borrower pays. */
  readonly dates: PaymentDates;
  readonly paymentsPerYear: number;
  readonly costs: ReturnType<typeof costsOf>;
  readonly pmi = new MortgageInsurance(this);
  readonly points = new Points(this);

  /** @throws InputError if inputs contradict each other */
  constructor(readonly inputs: Inputs) {
    const { homePrice, downPaymentMode, paymentFrequency } = inputs;
    this.downPayment =
      downPaymentMode === "percent" ? (homePrice * inputs.downPaymentPercent) / 100 : inputs.downPayment;
    if (this.downPayment >= homePrice)
      throw new InputError("downPayment", "Down payment must be less than the home price.");
    if (this.isAdjustable && this.isBiweekly)
      throw new InputError("paymentFrequency", "Biweekly payments are available for fixed-rate loans only.");
    this.loan = homePrice - this.downPayment;
    this.term = termPayments(inputs);
    this.level = levelPayment(this.loan, nominalPeriodRate(inputs.annualRate, 12), this.term);
    this.paymentsPerYear = PAYMENTS_PER_YEAR[paymentFrequency];
    this.costs = costsOf(inputs);
    const first = parseIsoDate(inputs.firstPaymentDate) as CivilDate;
    this.contractDates = new PaymentDates(first, "monthly");
    this.dates = this.isBiweekly ? new PaymentDates(first, paymentFrequency) : this.contractDates;
    checkLastPayment(this.contractDates, this.term);
    checkLastPayment(this.dates, this.mostPayments);
  }

  /** The same mortgage with some inputs changed. */
  with(changes: Partial<Inputs>): Mortgage {
    return new Mortgage({ ...this.inputs, ...changes });
  }

  get ltv(): number {
    return (100 * this.loan) / this.inputs.homePrice;
  }

  /** Upper bound on the number of payments; half payments every two weeks are at most two per month of the term. */
  get mostPayments(): number {
    return this.isBiweekly ? 2 * this.term : this.term;
  }

  get isBiweekly(): boolean {
    return this.inputs.paymentFrequency === "biweekly";
  }

  get isAdjustable(): boolean {
    return this.inputs.rateType === "arm";
  }

  get biweeklyPayment(): number | null {
    return this.isBiweekly ? this.level / 2 : null;
  }

  // The schedule

  /** The loan according to the contract: monthly payments without extra payments. */
  contract(scenario = this.inputs.armScenario, annualRate = this.inputs.annualRate): LoanTerms {
    const terms = { principal: this.loan, annualRate, paymentsPerYear: 12, payments: this.term };
    if (!this.isAdjustable) return terms;
    const changes = rateChanges(this.inputs, this.term, scenario, annualRate);
    return { ...terms, beforePayment: applyRateChanges(changes, { recast: true }) };
  }

  /** The loan as the borrower actually pays it. */
  actual(): LoanTerms {
    const extras = this.extras();
    if (!this.isBiweekly) return { ...this.contract(), extras };
    return {
      principal: this.loan,
      annualRate: this.inputs.annualRate,
      paymentsPerYear: this.paymentsPerYear,
      payments: Number.POSITIVE_INFINITY,
      payment: this.level / 2,
      extras,
    };
  }

  readonly extras = once(() => extrasByPayment(extraStreams(this.inputs), this.dates, this.mostPayments));

  /** Whether the borrower pays biweekly or extra. */
  get paysMore(): boolean {
    return this.isBiweekly || this.extras() !== null;
  }

  readonly contractTotals = once(() => amortize(this.contract()));

  readonly totals = once((): LoanTotals => (this.paysMore ? amortize(this.actual()) : this.contractTotals()));

  /** Every payment the borrower makes, with PMI and escrow. */
  readonly schedule = once(() => {
    const { payments, perPayment } = this.pmi;
    return tabulate(this.actual(), this.dates, (row, date) =>
      Object.assign(scheduleRow(row, date), {
        annualRate: row.annualRate,
        pmi: row.number <= payments ? perPayment : 0,
        escrow: this.escrowOf(row.number),
      }),
    );
  });

  /** The adjustable mortgage by scenario of the index. */
  readonly scenarios = {
    expected: once(() => ratePath(this, "expected")),
    worst: once(() => ratePath(this, "worst")),
    best: once(() => ratePath(this, "best")),
  };

  get payoffDate(): string {
    return this.dates.iso(this.totals().payments);
  }

  get interestSaved(): number {
    return this.contractTotals().interest - this.totals().interest;
  }

  /** Whole months by which paying biweekly or extra ends the loan sooner. */
  get monthsSaved(): number {
    const [actual, contract] = [this.totals().payments, this.contractTotals().payments];
    return this.isBiweekly
      ? wholeMonths(this.dates.date(actual), this.contractDates.date(contract))
      : contract - actual;
  }

  /**
   * A recast after the one-time extra payment: the lender recalculates the payment for the balance and the months left.
   * Null without such a payment, if it repays the loan, or if the payment is not fixed by a monthly contract.
   */
  readonly recast = once((): Recast | null => {
    const { extraOnce, extraOnceDate } = this.inputs;
    if (extraOnce === 0 || this.isAdjustable || this.isBiweekly) return null;
    const start = extraOnceDate === null ? null : parseIsoDate(extraOnceDate);
    const lump = { amount: extraOnce, frequency: "once", start, end: null } as const;
    const after = extrasByPayment([lump], this.dates, this.term)?.findIndex((amount) => amount > 0) ?? -1;
    const row = this.schedule()[after - 1];
    const left = this.term - after;
    if (row === undefined || left === 0 || row.closingBalance <= SLACK) return null;
    const payment = levelPayment(row.closingBalance, nominalPeriodRate(this.inputs.annualRate, 12), left);
    return { balance: row.closingBalance, after, left, payment };
  });

  // Costs on top of the loan

  /** Total of a cost until the loan is repaid. */
  totalOf(cost: GrowingCost): number {
    return costOfPayments(cost, this.totals().payments, this.paymentsPerYear);
  }

  /** Tax, insurance, HOA and other costs included in a payment. */
  escrowOf(payment: number): number {
    return this.#sumOfCosts((cost) => costOfPayment(cost, payment, this.paymentsPerYear));
  }

  /** Total monthly cost in the first year, without extra payments. */
  get monthlyPayment(): number {
    return this.level + this.pmi.perMonth + this.#sumOfCosts((cost) => cost.perYear) / 12;
  }

  /** Extra payment made every month starting with the first payment, limited to all extra payments of the loan. */
  get monthlyExtra(): number {
    const { everyMonth } = extraSummary(this.inputs, this.inputs.firstPaymentDate);
    return Math.min(everyMonth, this.totals().extra);
  }

  /** What the answer is about where an extra is paid each month; null without one, or with payments every two weeks. */
  get paymentWithExtra(): number | null {
    return this.monthlyExtra > 0 && this.biweeklyPayment === null ? this.monthlyPayment + this.monthlyExtra : null;
  }

  #sumOfCosts(amountOf: (cost: GrowingCost) => number): number {
    return Object.values(this.costs).reduce((sum, cost) => sum + amountOf(cost), 0);
  }

  // Closing and APR

  get cashToClose(): number {
    return this.downPayment + this.points.cost + this.inputs.lenderFees + this.inputs.otherClosingCosts;
  }

  get totalCost(): number {
    const { paid, extra } = this.totals();
    return this.cashToClose + paid + extra + this.pmi.total + this.#sumOfCosts((cost) => this.totalOf(cost));
  }

  /** Amount financed: the loan minus points and lender fees. */
  get amountFinanced(): number {
    return this.loan - this.points.cost - this.inputs.lenderFees;
  }

  /** Percent; null if points and fees use up the loan. */
  readonly apr = once((): number | null =>
    this.amountFinanced <= SLACK * this.loan
      ? null
      : annualPercentageRate(
          this.amountFinanced,
          this.contractPayments(),
          CONVENTIONAL.aprMethod.value.unitPeriodsPerYear,
        ),
  );

  /** The contract's payments including PMI until it ends automatically, with consecutive equal ones merged. */
  readonly contractPayments = once((): EqualPayments[] => {
    const insured = this.pmi.automaticMonths();
    const pmi = this.pmi.perMonth;
    if (!this.isAdjustable)
      return [
        { amount: this.level + pmi, count: insured },
        { amount: this.level, count: this.term - insured },
      ].filter(({ count }) => count > 0);
    const runs: { amount: number; count: number }[] = [];
    amortize(this.contract(), ({ number, payment }) => {
      const amount = payment + (number <= insured ? pmi : 0);
      const last = runs.at(-1);
      if (last && Math.abs(last.amount - amount) <= SLACK * amount) last.count++;
      else runs.push({ amount, count: 1 });
    });
    return runs;
  });
}

interface Recast {
  readonly balance: number;
  /** Number of the payment with which the lump sum is paid, and payments left after it. */
  readonly after: number;
  readonly left: number;
  readonly payment: number;
}

/** Annual costs of the home on top of the loan. */
function costsOf(inputs: Inputs) {
  const cost = (perYear: number, growth: number): GrowingCost => ({ perYear, growth });
  const { homePrice, propertyTaxAnnual, propertyTaxRate } = inputs;
  return {
    propertyTax: cost(propertyTaxAnnual ?? (homePrice * propertyTaxRate) / 100, inputs.propertyTaxGrowth),
    insurance: cost(inputs.homeInsuranceAnnual, inputs.homeInsuranceGrowth),
    hoa: cost(12 * inputs.hoaMonthly, inputs.hoaGrowth),
    other: cost(12 * inputs.otherMonthly, 0),
  };
}

/** Whole calendar months from one date to a later one; 0 if the second is not later. */
function wholeMonths(from: CivilDate, to: CivilDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  // If the last month has no such day, its last day counts as that day.
  const day = Math.min(from.day, daysInMonth(to.year, to.month));
  return Math.max(0, to.day < day ? months - 1 : months);
}
