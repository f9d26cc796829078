import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { termPayments } from "../../../fieldsets/loan";
import { amortize } from "../../../math/finance/amortization";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import { automaticPmiPayments } from "../../../math/finance/mortgage-insurance";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { type Deductions, deductionsOf } from "./deductions";
import type { Inputs } from "./inputs";

const PMI = CONVENTIONAL.pmi.value;

/** A year of owning the home; amounts are for the whole year. */
export interface OwnedYear {
  /** Home value at the start of the year. */
  readonly value: number;
  readonly principalAndInterest: number;
  readonly interest: number;
  readonly pmi: number;
  readonly propertyTax: number;
  readonly insurance: number;
  readonly maintenance: number;
  readonly hoa: number;
  readonly deductions: Deductions;
  /** Loan balance at the end of the year. */
  readonly balance: number;
}

/** The buyer's side: the loan and the monthly costs of the home. */
export class Ownership {
  readonly price: number;
  readonly downPayment: number;
  readonly buyingCosts: number;
  readonly loan: number;
  /** Level monthly payment of principal and interest. */
  readonly payment: number;
  /** Term in months. */
  readonly term: number;
  /** Number of payments that include PMI, and its monthly cost. */
  readonly pmiPayments: number;
  readonly monthlyPmi: number;
  readonly years: readonly OwnedYear[];
  /** What the buyer pays in each month, counted from 0, minus tax savings. */
  readonly outlays: Readonly<Float64Array>;

  /** @param years number of years to compute */
  constructor(
    readonly inputs: Inputs,
    years: number,
  ) {
    const { homePrice, downPaymentPercent, annualRate } = inputs;
    this.price = homePrice;
    this.downPayment = (homePrice * downPaymentPercent) / 100;
    this.buyingCosts = (homePrice * inputs.closingCostPercent) / 100;
    this.loan = homePrice - this.downPayment;
    this.term = termPayments(inputs);
    this.payment = levelPayment(this.loan, nominalPeriodRate(annualRate, 12), this.term);
    const terms: LoanTerms = {
      principal: this.loan,
      annualRate,
      paymentsPerYear: 12,
      payments: this.term,
    };
    this.pmiPayments = inputs.pmiRate > 0 ? automaticPmiPayments(terms, homePrice, PMI) : 0;
    this.monthlyPmi = (this.loan * inputs.pmiRate) / 1200;
    this.outlays = new Float64Array(12 * years);
    this.years = this.#follow(terms, this.outlays as Float64Array, years);
  }

  /** Fills in the cost of each month and sums the years. */
  #follow(terms: LoanTerms, outlays: Float64Array, count: number): OwnedYear[] {
    const interest = new Float64Array(count);
    const repaid = new Float64Array(count);
    const debt = new Float64Array(count);
    const payments = new Float64Array(count);
    const balances = new Float64Array(count);
    if (this.loan > 0)
      amortize(terms, (row) => {
        const year = Math.floor((row.number - 1) / 12);
        outlays[row.number - 1] = row.payment;
        add(interest, year, row.interest);
        add(repaid, year, row.payment);
        add(debt, year, row.openingBalance);
        add(payments, year, 1);
        balances[year] = row.closingBalance;
        return row.number === 12 * count;
      });
    return Array.from({ length: count }, (_, y) => {
      const costs = this.#costsOf(y);
      const deductions = deductionsOf(this.inputs, y, {
        interest: interest[y] as number,
        averageDebt: payments[y] ? (debt[y] as number) / (payments[y] as number) : 0,
        propertyTax: costs.propertyTax,
      });
      const insured = Math.min(12, Math.max(0, this.pmiPayments - 12 * y));
      const monthly = (costs.propertyTax + costs.insurance + costs.maintenance + costs.hoa - deductions.saving) / 12;
      for (let m = 0; m < 12; m++)
        outlays[12 * y + m] = (outlays[12 * y + m] as number) + (m < insured ? this.monthlyPmi : 0) + monthly;
      return {
        ...costs,
        principalAndInterest: repaid[y] as number,
        interest: interest[y] as number,
        pmi: insured * this.monthlyPmi,
        deductions,
        balance: balances[y] as number,
      };
    });
  }

  /** Home value and running costs of a year, counted from 0; they do not change during the year. */
  #costsOf(year: number) {
    const inputs = this.inputs;
    const value = this.valueAfter(year);
    const prices = (1 + inputs.inflation / 100) ** year;
    return {
      value,
      propertyTax: (value * inputs.propertyTaxRate) / 100,
      insurance: inputs.homeInsuranceAnnual * prices,
      maintenance: (value * inputs.maintenanceRate) / 100,
      hoa: 12 * inputs.hoaMonthly * prices,
    };
  }

  /** Value of the home after a number of years. */
  valueAfter(years: number): number {
    return this.price * (1 + this.inputs.homeAppreciation / 100) ** years;
  }
}

function add(sums: Float64Array, place: number, amount: number): void {
  sums[place] = (sums[place] as number) + amount;
}
