import { amount, boolean, choice, fold, integer, number, percent, section, type ValuesOf } from "../../../core/fields";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import {
  compareYearsField,
  downPaymentFields,
  homeCostFields,
  loanCostFields,
  monthlyDebtsField,
} from "../../../fieldsets/home";
import { firstPaymentField } from "../../../fieldsets/loan";

const irrrl = { when: { loanPurpose: "irrrl" } } as const;

/** Longest term VA guarantees, in years. */
const MAX_YEARS = 30;

export const PURPOSES = {
  purchase: "Purchase or construction",
  "cash-out": "Cash-out refinance",
  irrrl: "Rate-reduction refinance (IRRRL)",
  manufactured: "Manufactured home, not affixed",
  assumption: "Assumption of a VA loan",
  "native-american": "Native American direct loan",
} as const;

export const REGIONS = {
  northeast: "Northeast",
  midwest: "Midwest",
  south: "South",
  west: "West",
} as const;

export const inputs = {
  ...section("The loan", {
    loanPurpose: choice("Purpose", { options: PURPOSES, default: "purchase", shown: "elsewhere" }),
    homePrice: amount("Home price or value", { default: 400_000, min: 1, solve: true }),
    requestedLoan: amount("Loan before fee", {
      note: "For a refinance or assumption, instead of price minus down payment",
      default: null,
      min: 1,
      solve: true,
      shown: "elsewhere",
    }),
    annualRate: percent("Interest rate", {
      unit: "% / year",
      default: 6.25,
      min: 0,
      max: 50,
      step: 0.125,
      solve: true,
    }),
    termYears: number("Term", {
      unit: "years",
      default: 30,
      min: 1 / 12,
      max: MAX_YEARS,
      messages: { range: `between 1 month and ${MAX_YEARS} years` },
      reads: { stepsPerUnit: 12 },
      solve: true,
    }),
  }),
  ...fold("Down payment", {
    ...downPaymentFields({ percent: 0, amount: 0 }),
  }),
  ...section("The loan being refinanced", {
    currentRateType: choice("Current rate type", {
      options: { fixed: "Fixed", adjustable: "Adjustable" },
      default: "fixed",
      ...irrrl,
    }),
    currentRate: percent("Current rate", { unit: "% / year", default: 7.25, min: 0, max: 50, step: 0.125, ...irrrl }),
    remainingMonths: integer("Payments left", { unit: "months", default: 336, min: 1, max: 12 * MAX_YEARS, ...irrrl }),
    otherClosingCosts: amount("Other closing costs", {
      note: "Excluding taxes, escrow and the funding fee",
      default: 3000,
      ...irrrl,
      solve: true,
    }),
  }),
  ...fold("Funding fee", {
    firstUse: boolean("First use of the benefit", { default: true }),
    fundingFeeExempt: boolean("Exempt from the fee", { default: false }),
    financeFundingFee: boolean("Finance the fee", { default: true }),
    compareYears: { ...compareYearsField(MAX_YEARS), when: { loanPurpose: "purchase" } },
    cashReturn: percent("Return on savings", {
      note: "What the down payment would earn elsewhere",
      unit: "% / year",
      default: 4,
      min: 0,
      max: 50,
      when: { loanPurpose: "purchase" },
    }),
  }),
  ...fold("First payment, points and extra payments", {
    firstPaymentDate: firstPaymentField,
    ...loanCostFields,
  }),
  ...fold("Entitlement and county limit", {
    entitlementUsed: amount("Entitlement used", {
      note: "From your Certificate of Eligibility; 0 for full entitlement",
      default: 0,
    }),
    countyLimit: amount("County conforming limit", {
      default: CONVENTIONAL.conformingLimit.value.baseline,
      min: 1,
    }),
  }),
  ...fold("Taxes, insurance and HOA", {
    ...homeCostFields,
  }),
  ...fold("Income, debts and household", {
    annualIncome: amount("Gross income", {
      note: "Before taxes; 0 skips the ratio and residual income",
      unit: "/ year",
      default: 108_000,
      solve: true,
    }),
    incomeTaxesMonthly: amount("Income and payroll taxes", { unit: "/ month", default: 1800 }),
    monthlyDebts: monthlyDebtsField,
    childcareMonthly: amount("Childcare and job expenses", { unit: "/ month", default: 0 }),
    squareFeet: number("Living area", { unit: "sq ft", default: 2000, min: 0, max: 100_000 }),
    familySize: integer("Household size", { unit: "persons", default: 4, min: 1, max: 20 }),
    region: choice("Region", { options: REGIONS, default: "south" }),
    activeDuty: boolean("Active duty or military retiree", {
      note: "Lowers the residual income guideline by 5%",
      default: false,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
