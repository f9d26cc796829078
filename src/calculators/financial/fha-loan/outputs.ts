import { outputsOf } from "../../../core/outputs";
import { scheduleColumns } from "../../../fieldsets/loan";
import type { FhaLoan } from "./loan";
import { comparisonTable, costTable, premiumTable, scheduleTable } from "./tables";

const { boolean, choice, date, integer, money, percent, table } = outputsOf<FhaLoan>();

const loan = { group: "The loan" } as const;
const insurance = { group: "FHA insurance (MIP)" } as const;
const monthly = { unit: "/ month", group: "Each month" } as const;
const whole = { group: "Over the life of the loan" } as const;
const limit = { group: "Loan limit" } as const;
const ratios = { group: "Debt ratios", digits: 2, outputStep: 0.005, optional: true } as const;
const conventional = { group: "Compared with a conventional loan" } as const;

export const TIERS = {
  standard: "Within the standard ratios",
  "one-factor": "Needs one compensating factor",
  "two-factors": "Needs two compensating factors",
  "automated-only": "Automated approval only",
  over: "Above all FHA limits",
} as const;

export const outputs = {
  baseLoan: money({ label: "Base loan", ...loan, value: (loan) => loan.baseLoan }),
  ufmip: money({ label: "Upfront MIP", ...insurance, value: (loan) => loan.ufmip }),
  ufmipCash: money({ label: "Upfront MIP paid in cash", ...insurance, value: (loan) => loan.ufmipCash }),
  loanAmount: money({ label: "Loan, including upfront MIP", ...loan, value: (loan) => loan.note }),
  downPaymentAmount: money({ label: "Down payment", ...loan, value: (loan) => loan.downPayment }),
  minimumDownPercent: percent({ label: "Minimum down payment", ...loan, value: (loan) => loan.minimumDown }),
  ltv: percent({
    label: "Loan-to-value",
    note: "Base loan ÷ price",
    digits: 2,
    ...loan,
    value: (loan) => loan.ltv,
  }),
  mipRate: percent({
    label: "Annual MIP",
    note: "Of the year’s average balance",
    ...insurance,
    value: (loan) => loan.cell.rate,
  }),
  mipMonths: integer({
    label: "MIP lasts",
    noun: "Duration of the MIP",
    unit: "months",
    ...insurance,
    value: (loan) => loan.cell.months,
  }),
  monthlyMip: money({
    label: "MIP in the first year",
    unit: "/ month",
    ...insurance,
    value: (loan) => loan.mipOfPayment(1),
  }),
  monthlyPrincipalInterest: money({
    label: "Principal and interest",
    ...monthly,
    value: (loan) => loan.level,
  }),
  monthlyPropertyTax: money({ label: "Property tax", ...monthly, value: (loan) => loan.costs.tax }),
  monthlyInsurance: money({ label: "Home insurance", ...monthly, value: (loan) => loan.costs.insurance }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly, value: (loan) => loan.costs.hoa }),
  monthlyPayment: money({
    label: "Monthly payment",
    outputStep: 0.2,
    ...monthly,
    value: (loan) => loan.monthlyPayment,
  }),
  totalMip: money({
    label: "Total annual MIP",
    note: "Excluding the upfront premium",
    outputStep: 5,
    ...insurance,
    value: (loan) => loan.mipUntil(loan.insuredPayments),
  }),
  totalInterest: money({ label: "Total interest", ...whole, value: (loan) => loan.totals.interest }),
  numberOfPayments: integer({ label: "Payments", ...whole, value: (loan) => loan.totals.payments }),
  payoffDate: date({
    label: "Payoff date",
    optional: true,
    ...whole,
    value: (loan) => loan.dateOf(loan.totals.payments),
  }),
  mipEndDate: date({
    label: "Last MIP payment",
    optional: true,
    ...insurance,
    value: (loan) => loan.dateOf(loan.insuredPayments),
  }),
  loanLimit: money({ label: "Loan limit", ...limit, value: (loan) => loan.limit }),
  extraDownForLimit: money({
    label: "Additional down payment to fit the limit",
    noun: "Additional down payment",
    ...limit,
    value: (loan) => Math.max(0, loan.baseLoan - loan.limit),
  }),
  withinLimit: boolean({ label: "Within the limit", ...limit, value: (loan) => loan.withinLimit }),
  frontEndRatio: percent({
    label: "Housing ratio",
    note: "Payment ÷ income",
    ...ratios,
    value: (loan) => loan.frontRatio,
  }),
  backEndRatio: percent({
    label: "Total debt ratio",
    note: "Payment and other debts ÷ income",
    ...ratios,
    value: (loan) => loan.backRatio,
  }),
  ratioTier: choice({
    label: "Underwriting",
    options: TIERS,
    optional: true,
    group: ratios.group,
    value: (loan) => loan.tier,
  }),
  ufmipRefund: money({
    label: "Refund of the earlier upfront MIP",
    ...insurance,
    value: (loan) => loan.ufmipRefund,
  }),
  apr: percent({ label: "APR", optional: true, outputStep: 0.0005, ...loan, value: (loan) => loan.apr }),
  fhaAdvantage: money({
    label: "FHA is cheaper by",
    noun: "Advantage of FHA",
    note: "Over the years you keep it; negative if the conventional loan is cheaper",
    outputStep: 2,
    ...conventional,
    value: (loan) => loan.advantage(loan.kept),
  }),
  breakEvenConventionalRate: percent({
    label: "FHA is cheaper above a conventional rate of",
    optional: true,
    ...conventional,
    value: (loan) => loan.conventional.breakEvenRate(loan.cost(loan.kept), loan.kept),
  }),
  mipByYear: table({
    label: "MIP by year",
    columns: {
      year: integer({ label: "Year" }),
      averageBalance: money({ label: "Average balance", optional: true }),
      monthlyMip: money({ label: "Monthly MIP" }),
    },
    value: premiumTable,
  }),
  comparison: table({
    label: "FHA vs. conventional",
    columns: {
      option: choice({ label: "Loan", options: { fha: "FHA", conventional: "Conventional" } }),
      loanAmount: money({ label: "Amount" }),
      monthlyPayment: money({ label: "P&I and insurance" }),
      insuranceMonths: integer({ label: "Months insured" }),
      insuranceTotal: money({ label: "Total insurance" }),
      cost5Years: money({ label: "Cost over 5 years" }),
      costWhileKept: money({ label: "Cost while kept" }),
    },
    value: comparisonTable,
  }),
  costByYear: table({
    label: "Cost by year",
    columns: {
      year: integer({ label: "Years kept" }),
      fha: money({ label: "FHA" }),
      conventional: money({ label: "Conventional" }),
      fhaAdvantage: money({ label: "FHA cheaper by" }),
    },
    value: costTable,
  }),
  byDownPayment: table({
    label: "By down payment",
    columns: {
      downPaymentPercent: percent({ label: "Down" }),
      downPayment: money({ label: "Down payment" }),
      mipRate: percent({ label: "Annual MIP" }),
      mipMonths: integer({ label: "MIP months" }),
      monthlyPayment: money({ label: "Monthly payment" }),
      insuranceTotal: money({ label: "Total insurance" }),
      current: boolean({ label: "Yours" }),
    },
    value: (loan) => loan.downPaymentOptions,
  }),
  schedule: table({
    label: "Schedule",
    columns: { ...scheduleColumns, mip: money({ label: "MIP" }) },
    value: scheduleTable,
  }),
};
