import { by, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { paymentOutputs, paymentPartOutputs } from "../../../fieldsets/home-payment";
import { scheduleColumns } from "../../../fieldsets/loan";
import type { FhaLoan } from "./loan";
import { comparisonTable, costTable, premiumTable, scheduleTable } from "./tables";

const { boolean, choice, date, integer, money, percent, table } = outputsOf<FhaLoan>();
const ratios = { digits: 2, solve: { step: 0.005 }, optional: true } as const;

export const TIERS = {
  standard: "Within the standard ratios",
  "one-factor": "Needs one compensating factor",
  "two-factors": "Needs two compensating factors",
  "automated-only": "Automated approval only",
  over: "Above all FHA limits",
} as const;

export const outputs = {
  ...section("The loan", {
    baseLoan: money("Base loan", { shown: "more", solve: true }),
    loanAmount: money("Loan, including upfront MIP"),
    downPaymentAmount: money("Down payment", { shown: "more" }),
    minimumDownPercent: percent("Minimum down payment", { shown: "more" }),
    ltv: percent("Loan-to-value", { note: "Base loan ÷ price", digits: 2, shown: "more" }),
    apr: percent("APR", { better: "lower", optional: true, solve: { step: 0.0005 } }),
  }),
  ...section("FHA insurance (MIP)", {
    ufmip: money("Upfront MIP", { shown: "more" }),
    ufmipCash: money("Upfront MIP paid in cash", { shown: "more" }),
    mipRate: percent("Annual MIP", {
      note: "Of the year’s average balance",
      value: (loan) => loan.cell.rate,
    }),
    mipMonths: integer("MIP lasts, by contract", {
      noun: "Duration of the MIP",
      unit: "months",
      shown: "more",
      solve: true,
      value: (loan) => loan.cell.months,
    }),
    mipPayments: integer("Payments with MIP", {
      note: "Until it ends or the loan is repaid",
      shown: (loan) => first(loan.monthlyExtra > 0),
      value: (loan) => loan.insuredPayments,
    }),
    monthlyMip: money("MIP in the first year", {
      unit: "/ month",
      shown: "elsewhere",
      value: (loan) => loan.mipOfPayment(1),
    }),
    totalMip: money("Total annual MIP", {
      note: "Excluding the upfront premium",
      solve: { step: 5 },
      value: (loan) => loan.mipUntil(loan.insuredPayments),
    }),
    mipEndDate: date("Last MIP payment", {
      optional: true,
      value: (loan) => loan.dateOf(loan.insuredPayments),
    }),
    ufmipRefund: money("Refund of the earlier upfront MIP", {
      shown: (loan) => first(loan.ufmipRefund > 0),
    }),
  }),
  ...section("Each month", {
    ...paymentPartOutputs,
    ...paymentOutputs(0.2),
  }),
  ...section("Over the life of the loan", {
    totalInterest: money("Total interest", { better: "lower", shown: "more", value: (loan) => loan.totals.interest }),
    numberOfPayments: integer("Payments", { shown: "more", value: (loan) => loan.totals.payments }),
    payoffDate: date("Payoff date", {
      optional: true,
      shown: "more",
      solve: true,
      value: (loan) => loan.dateOf(loan.totals.payments),
    }),
  }),
  ...section("Loan limit", {
    loanLimit: money("Loan limit", { shown: "elsewhere" }),
    extraDownForLimit: money("Additional down payment to fit the limit", {
      noun: "Additional down payment",
      shown: (loan) => first(!loan.withinLimit),
      solve: true,
      value: (loan) => Math.max(0, loan.baseLoan - loan.loanLimit),
    }),
    withinLimit: boolean("Within the limit", { shown: "elsewhere" }),
  }),
  ...section("Debt ratios", {
    frontEndRatio: percent("Housing ratio", {
      note: "Payment ÷ income",
      ...ratios,
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.frontRatio,
    }),
    backEndRatio: percent("Total debt ratio", {
      note: "Payment and other debts ÷ income",
      ...ratios,
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.backRatio,
    }),
    ratioTier: choice("Underwriting", { options: TIERS, optional: true }),
  }),
  ...section("Compared with a conventional loan", {
    fhaAdvantage: money("FHA is cheaper by", {
      opposite: "The conventional loan is cheaper by",
      noun: "Advantage of FHA",
      note: "Over the years you keep it",
      solve: { step: 2 },
      value: (loan) => loan.advantage(loan.kept),
    }),
    breakEvenConventionalRate: percent("FHA is cheaper above a conventional rate of", {
      optional: true,
      value: (loan) => loan.conventional.breakEvenRate(loan.cost(loan.kept), loan.kept),
    }),
  }),
  mipByYear: table("MIP by year", {
    columns: {
      year: integer("Year"),
      averageBalance: money("Average balance", { optional: true }),
      monthlyMip: money("Monthly MIP"),
    },
    value: premiumTable,
  }),
  comparison: table(by("extraMonthly", { 0: "FHA vs. conventional" }, "FHA vs. conventional, without extra payments"), {
    columns: {
      option: choice("Loan", { options: { fha: "FHA", conventional: "Conventional" } }),
      loanAmount: money("Amount"),
      monthlyPayment: money("P&I and insurance"),
      insuranceMonths: integer("Months insured"),
      insuranceTotal: money("Total insurance"),
      cost5Years: money("Cost over 5 years"),
      costWhileKept: money("Cost while kept"),
    },
    value: comparisonTable,
  }),
  costByYear: table(by("extraMonthly", { 0: "Cost by year" }, "Cost by year, without extra payments"), {
    columns: {
      year: integer("Years kept"),
      fha: money("FHA"),
      conventional: money("Conventional"),
      fhaAdvantage: money("Advantage of FHA"),
    },
    value: costTable,
  }),
  byDownPayment: table("By down payment", {
    columns: {
      downPaymentPercent: percent("Down"),
      downPayment: money("Down payment"),
      mipRate: percent("Annual MIP"),
      mipMonths: integer("MIP months"),
      monthlyPayment: money("Monthly payment"),
      insuranceTotal: money("Total insurance"),
      current: boolean("Yours"),
    },
    value: (loan) => loan.downPaymentOptions,
  }),
  schedule: table("Schedule", { columns: { ...scheduleColumns, mip: money("MIP") }, value: scheduleTable }),
};
