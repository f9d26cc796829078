import { amount, choice, number, percent, type ValuesOf } from "../../../core/fields";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { termFields } from "../../../fieldsets/loan";
import { RULE_LABELS } from "./rules";

const income = { group: "Income and debts" } as const;
const loan = { group: "Down payment and loan" } as const;
const costs = { group: "Home costs" } as const;
const closing = { group: "Cash to close" } as const;
const ratio = { unit: "% of income", min: 1, max: 100, ...income } as const;
const ofPrice = { unit: "% of price / year", min: 0, max: 20, ...costs } as const;

const { value: conforming, year } = CONVENTIONAL.conformingLimit;

export const inputs = {
  mode: choice({ label: "Start from", options: { income: "Income", payment: "Payment" }, default: "income" }),
  annualIncome: amount({
    label: "Gross income",
    note: "Per year, before taxes",
    default: 120_000,
    ...income,
  }),
  coBorrowerIncome: amount({
    label: "Co-borrower income",
    note: "Per year, before taxes",
    default: 0,
    ...income,
  }),
  monthlyDebts: amount({
    label: "Other debt payments",
    note: "Car and student loans, card minimums, child support",
    unit: "/ month",
    default: 600,
    ...income,
  }),
  monthlyBudget: amount({
    label: "Target payment",
    note: "Per month, including tax, insurance, PMI and HOA",
    default: 2800,
    when: { mode: "payment" },
  }),
  rule: choice({
    label: "Lender rule",
    options: { ...RULE_LABELS, custom: "My own limits" },
    default: "conventional-28-36",
    when: { mode: "income" },
    ...income,
  }),
  frontRatio: percent({
    label: "Housing ratio limit",
    default: 28,
    when: { mode: "income", rule: "custom" },
    ...ratio,
  }),
  backRatio: percent({
    label: "Total debt ratio limit",
    default: 36,
    when: { mode: "income", rule: "custom" },
    ...ratio,
  }),
  downPaymentMode: choice({
    label: "Enter down payment as",
    options: { amount: "Amount", percent: "Percent" },
    default: "amount",
    ...loan,
  }),
  downPayment: amount({
    label: "Down payment",
    default: 60_000,
    when: { downPaymentMode: "amount" },
    ...loan,
  }),
  downPaymentPercent: percent({
    label: "Down payment",
    unit: "% of price",
    default: 20,
    min: 0,
    max: 99,
    when: { downPaymentMode: "percent" },
    ...loan,
  }),
  minDownPaymentPercent: percent({
    label: "Minimum down payment",
    note: "Required by the lender",
    unit: "% of price",
    default: 3,
    min: 0,
    max: 99,
    when: { downPaymentMode: "amount" },
    ...loan,
  }),
  loanLimit: amount({
    label: "Loan limit",
    note: `The ${year} conforming limit is ${conforming.baseline.toLocaleString("en-US")} in most counties`,
    default: null,
    min: 1,
    ...loan,
  }),
  annualRate: percent({
    label: "Interest rate",
    unit: "% / year",
    default: 6.5,
    min: 0,
    max: 50,
    step: 0.125,
    ...loan,
  }),
  ...termFields(30, loan.group),
  propertyTaxRate: percent({ label: "Property tax", default: 1.1, ...ofPrice }),
  homeInsuranceRate: percent({ label: "Home insurance", default: 0.5, ...ofPrice }),
  hoaMonthly: amount({ label: "HOA / condo fee", unit: "/ month", default: 0, ...costs }),
  pmiRate: percent({
    label: "PMI",
    note: "Charged with less than 20% down",
    unit: "% of loan / year",
    default: 0.6,
    min: 0,
    max: 10,
    ...costs,
  }),
  closingCostPercent: percent({
    label: "Closing costs",
    unit: "% of price",
    default: 3,
    min: 0,
    max: 20,
    ...closing,
  }),
  reserveMonths: number({
    label: "Reserves",
    note: "Months of payments to keep in the bank",
    unit: "months",
    default: 0,
    min: 0,
    max: 60,
    ...closing,
  }),
  cashAvailable: amount({
    label: "Cash available",
    note: "Checks that you can close, not just borrow",
    default: null,
    ...closing,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
