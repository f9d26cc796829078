import { amount, choice, fold, number, percent, section, type ValuesOf } from "../../../core/fields";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { monthlyDebtsField, pmiRateField } from "../../../fieldsets/home";
import { termFields } from "../../../fieldsets/loan";
import { RULE_CHOICES } from "./rules";

const ratio = { unit: "% of income", min: 1, max: 100 } as const;
const ofPrice = { unit: "% of price / year", min: 0, max: 20 } as const;

const { value: conforming, year } = CONVENTIONAL.conformingLimit;

const { termMonths, termYears } = termFields(30);

export const inputs = {
  mode: choice("Start from", { options: { income: "Income", payment: "Payment" }, default: "income" }),
  ...section("Income and debts", {
    annualIncome: amount("Gross income", { note: "Per year, before taxes", default: 120_000, solve: true }),
    monthlyDebts: { ...monthlyDebtsField, default: 600 },
  }),
  ...fold("Co-borrower and lender rule", {
    coBorrowerIncome: amount("Co-borrower income", {
      note: "Per year, before taxes",
      default: 0,
      solve: true,
    }),
    rule: choice("Lender rule", {
      options: { ...RULE_CHOICES, custom: "My own limits" },
      default: "conventional-28-36",
      when: { mode: "income" },
    }),
    frontRatio: percent("Housing ratio limit", { default: 28, when: { mode: "income", rule: "custom" }, ...ratio }),
    backRatio: percent("Total debt ratio limit", { default: 36, when: { mode: "income", rule: "custom" }, ...ratio }),
  }),
  monthlyBudget: amount("Target payment", {
    note: "Per month, including tax, insurance, PMI and HOA",
    default: 2800,
    when: { mode: "payment" },
    solve: true,
  }),
  ...fold("Down payment and loan limits, term in months", {
    termMonths,
    downPaymentMode: choice("Enter down payment as", {
      options: { amount: "Amount", percent: "Percent" },
      default: "amount",
    }),
    minDownPaymentPercent: percent("Minimum down payment", {
      note: "Required by the lender",
      unit: "% of price",
      default: 3,
      min: 0,
      max: 99,
      when: { downPaymentMode: "amount" },
    }),
    loanLimit: amount("Loan limit", {
      note: `The ${year} conforming limit is ${conforming.baseline.toLocaleString("en-US")} in most counties`,
      default: null,
      min: 1,
    }),
  }),
  ...section("Down payment and loan", {
    downPayment: amount("Down payment", { default: 60_000, when: { downPaymentMode: "amount" }, solve: true }),
    downPaymentPercent: percent("Down payment", {
      unit: "% of price",
      default: 20,
      min: 0,
      max: 99,
      when: { downPaymentMode: "percent" },
      solve: true,
    }),
    annualRate: percent("Interest rate", {
      unit: "% / year",
      default: 6.5,
      min: 0,
      max: 50,
      step: 0.125,
      solve: true,
    }),
    termYears,
  }),
  ...fold("Taxes, insurance, HOA and PMI", {
    propertyTaxAnnual: amount("Property tax, amount", { note: "Instead of a rate", unit: "/ year", default: null }),
    propertyTaxRate: percent("Property tax", {
      default: 1.1,
      ...ofPrice,
      when: { propertyTaxAnnual: null },
      shown: "always",
    }),
    homeInsuranceAnnual: amount("Home insurance, amount", { note: "Instead of a rate", unit: "/ year", default: null }),
    homeInsuranceRate: percent("Home insurance", {
      default: 0.5,
      ...ofPrice,
      when: { homeInsuranceAnnual: null },
      shown: "always",
    }),
    hoaMonthly: amount("HOA / condo fee", { unit: "/ month", default: 0 }),
    pmiRate: { ...pmiRateField, note: "Charged with less than 20% down" },
  }),
  ...fold("Cash to close", {
    closingCostPercent: percent("Closing costs", { unit: "% of price", default: 3, min: 0, max: 20 }),
    reserveMonths: number("Reserves", {
      note: "Months of payments to keep in the bank",
      unit: "months",
      default: 0,
      min: 0,
      max: 60,
    }),
    cashAvailable: amount("Cash available", {
      note: "For the down payment, closing costs and reserves",
      default: null,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
