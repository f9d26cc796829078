import { scheduleColumns } from "../../../core/blocks/loan";
import { boolean, choice, date, integer, money, percent, table } from "../../../core/fields";

const loan = { group: "The loan" } as const;
const insurance = { group: "FHA insurance (MIP)" } as const;
const monthly = { unit: "/ month", group: "Each month" } as const;
const whole = { group: "Until it is repaid" } as const;
const limit = { group: "Loan limit" } as const;
const ratios = { group: "Debt ratios", digits: 2, grain: 0.005, optional: true } as const;
const twin = { group: "Against a conventional loan" } as const;

export const TIERS = {
  standard: "Within the standard ratios",
  "one-factor": "Needs one compensating factor",
  "two-factors": "Needs two compensating factors",
  "automated-only": "Automated approval only",
  over: "Over every FHA limit",
} as const;

export const outputs = {
  baseLoan: money({ label: "Base loan", ...loan }),
  ufmip: money({ label: "Upfront MIP", ...insurance }),
  ufmipCash: money({ label: "Upfront MIP paid in cash", ...insurance }),
  loanAmount: money({ label: "Loan, upfront MIP included", ...loan }),
  downPaymentAmount: money({ label: "Down payment", ...loan }),
  minimumDownPercent: percent({ label: "Least down payment", ...loan }),
  ltv: percent({ label: "Loan to value", note: "Base loan ÷ price", digits: 2, ...loan }),
  mipRate: percent({ label: "Annual MIP", note: "Of the year’s average balance", ...insurance }),
  mipMonths: integer({ label: "MIP lasts", noun: "Duration of the MIP", unit: "months", ...insurance }),
  monthlyMip: money({ label: "MIP in the first year", unit: "/ month", ...insurance }),
  monthlyPrincipalInterest: money({ label: "Principal and interest", ...monthly }),
  monthlyPropertyTax: money({ label: "Property tax", ...monthly }),
  monthlyInsurance: money({ label: "Home insurance", ...monthly }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly }),
  monthlyPayment: money({ label: "Monthly payment", grain: 0.2, ...monthly }),
  totalMip: money({ label: "Total annual MIP", note: "Without the upfront premium", grain: 5, ...insurance }),
  totalInterest: money({ label: "Total interest", ...whole }),
  numberOfPayments: integer({ label: "Payments", ...whole }),
  payoffDate: date({ label: "Payoff date", optional: true, ...whole }),
  mipEndDate: date({ label: "Last payment with MIP", optional: true, ...insurance }),
  loanLimit: money({ label: "Loan limit", ...limit }),
  extraDownForLimit: money({ label: "More down to fit the limit", noun: "Further down payment", ...limit }),
  withinLimit: boolean({ label: "Within the limit", ...limit }),
  frontEndRatio: percent({ label: "Housing ratio", note: "Payment ÷ income", ...ratios }),
  backEndRatio: percent({
    label: "Total debt ratio",
    note: "Payment and other debts ÷ income",
    ...ratios,
  }),
  ratioTier: choice({ label: "What the ratios need", options: TIERS, optional: true, group: ratios.group }),
  ufmipRefund: money({ label: "Refund of the earlier upfront MIP", ...insurance }),
  apr: percent({ label: "APR", optional: true, grain: 0.0005, ...loan }),
  fhaAdvantage: money({
    label: "FHA is cheaper by",
    noun: "Advantage of FHA",
    note: "Over the years you keep it; below zero the conventional loan is",
    grain: 2,
    ...twin,
  }),
  breakEvenConventionalRate: percent({
    label: "FHA is cheaper above a conventional rate of",
    optional: true,
    ...twin,
  }),
  mipByYear: table({
    label: "MIP by year",
    columns: {
      year: integer({ label: "Year" }),
      averageBalance: money({ label: "Average balance", optional: true }),
      monthlyMip: money({ label: "MIP a month" }),
    },
  }),
  comparison: table({
    label: "FHA or conventional",
    columns: {
      option: choice({ label: "Loan", options: { fha: "FHA", conventional: "Conventional" } }),
      loanAmount: money({ label: "Amount" }),
      monthlyPayment: money({ label: "P&I and insurance" }),
      insuranceMonths: integer({ label: "Insured months" }),
      insuranceTotal: money({ label: "All insurance" }),
      cost5Years: money({ label: "Cost over 5 years" }),
      costWhileKept: money({ label: "Cost while kept" }),
    },
  }),
  costByYear: table({
    label: "Cost by year",
    columns: {
      year: integer({ label: "Kept for years" }),
      fha: money({ label: "FHA" }),
      conventional: money({ label: "Conventional" }),
      fhaAdvantage: money({ label: "FHA cheaper by" }),
    },
  }),
  byDownPayment: table({
    label: "By down payment",
    columns: {
      downPaymentPercent: percent({ label: "Down" }),
      downPayment: money({ label: "Down payment" }),
      mipRate: percent({ label: "Annual MIP" }),
      mipMonths: integer({ label: "MIP months" }),
      monthlyPayment: money({ label: "Each month" }),
      insuranceTotal: money({ label: "All insurance" }),
      current: boolean({ label: "Yours" }),
    },
  }),
  schedule: table({ label: "Schedule", columns: { ...scheduleColumns, mip: money({ label: "MIP" }) } }),
};
