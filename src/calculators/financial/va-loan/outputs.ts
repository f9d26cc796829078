import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { paymentOutputs, paymentPartOutputs } from "../../../fieldsets/home-payment";
import { scheduleColumns } from "../../../fieldsets/loan";
import type { VaLoan } from "./loan";
import { feeTable, reductionTable, residualTable, scheduleTable } from "./tables";

const { boolean, choice, date, integer, money, number, percent, table } = outputsOf<VaLoan>();
const approval = { optional: true } as const;
const irrrl = { optional: true } as const;

export const outputs = {
  ...section("The loan", {
    baseLoan: money("Loan before fee", { shown: "more" }),
    loanAmount: money("Loan"),
    downPaymentAmount: money("Down payment", { shown: "more" }),
    apr: percent("APR", { better: "lower", optional: true, solve: true }),
  }),
  ...section("Funding fee", {
    fundingFee: money("Funding fee", { solve: true }),
    fundingFeeRate: percent("Fee rate", {
      note: "Of the loan before fee",
      solve: true,
      value: (loan) => loan.feeRate,
    }),
    downForLowerFee: money("Down payment for the next lower fee", {
      optional: true,
      value: (loan) => loan.lowerFee?.down,
    }),
    feeSavedByLower: money("Fee savings", {
      optional: true,
      value: (loan) => loan.lowerFee && loan.fundingFee - loan.lowerFee.loan.fundingFee,
    }),
  }),
  ...section("Each month", {
    ...paymentPartOutputs,
    ...paymentOutputs(),
  }),
  ...section("Over the life of the loan", {
    totalInterest: money("Total interest", { better: "lower", shown: "more", value: (loan) => loan.totals.interest }),
    numberOfPayments: integer("Payments", { shown: "more", value: (loan) => loan.totals.payments }),
    payoffDate: date("Payoff date", {
      shown: "more",
      solve: true,
      value: (loan) => loan.dates.iso(loan.totals.payments),
    }),
  }),
  ...section("Entitlement", {
    maxLoanNoDown: money("Largest loan without a down payment", { optional: true }),
    requiredDown: money("Down payment lenders want", {
      shown: (loan) => first(loan.maxLoanNoDown !== null),
    }),
    downPaymentShortfall: money("Down payment shortfall", {
      shown: (loan) => first(loan.maxLoanNoDown !== null),
      solve: true,
    }),
  }),
  ...section("Debt ratio and residual income", {
    backEndRatio: percent("Debt ratio", {
      note: "Payment, debts and childcare ÷ income",
      digits: 2,
      ...approval,
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.backRatio,
    }),
    debtToClear: money("Debt payments to pay off", {
      note: "Toward the ratio",
      unit: "/ month",
      ...approval,
      shown: (loan) => first(loan.debtToClear !== 0),
      solve: true,
    }),
    maintenance: money("Maintenance and utilities", { unit: "/ month", shown: "more" }),
    residualIncome: money("Residual income", {
      unit: "/ month",
      ...approval,
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.residual,
    }),
    residualRequired: money("Residual income guideline", {
      unit: "/ month",
      ...approval,
      shown: "elsewhere",
      value: (loan) => loan.guideline?.required,
    }),
    residualMargin: money("Residual income above the guideline", {
      opposite: "Residual income below the guideline",
      unit: "/ month",
      ...approval,
      shown: "more",
      solve: true,
      value: (loan) => loan.margin,
    }),
    residualVerdict: choice("Residual income", {
      options: { meets: "Meets the guideline", short: "Short of the guideline" },
      ...approval,
      value: (loan) => loan.verdict,
    }),
    priceAtGuideline: money("Highest price that meets the residual income guideline", { ...approval }),
  }),
  ...section("Rate-reduction refinance", {
    currentPayment: money("Current principal and interest", {
      unit: "/ month",
      ...irrrl,
      shown: "more",
      value: (loan) => loan.reduction?.currentPayment,
    }),
    monthlySavings: money("Principal and interest drop by", {
      opposite: "Principal and interest rise by",
      unit: "/ month",
      ...irrrl,
      value: (loan) => loan.reduction?.savings,
    }),
    rateDrop: number("Rate drops by", {
      opposite: "Rate rises by",
      unit: "points",
      digits: 3,
      ...irrrl,
      shown: "more",
      value: (loan) => loan.reduction?.rateDrop,
    }),
    recoupMonths: number("Costs recouped in", {
      noun: "Time to recoup the costs",
      note: "Points, lender fees and other costs ÷ drop in the payment",
      unit: "months",
      digits: 1,
      ...irrrl,
      solve: true,
      value: (loan) => loan.reduction?.recoupMonths,
    }),
    irrrlVerdict: choice("VA tests", {
      options: {
        passes: "Passes both tests",
        "rate-drop": "Rate drop is too small",
        recoupment: "Costs are not recouped in time",
        both: "Fails both tests",
      },
      ...irrrl,
      value: (loan) => loan.reduction?.verdict,
    }),
    breakEvenMonths: integer("Ahead after, counting what you owe", {
      unit: "months",
      ...irrrl,
      value: (loan) => loan.reduction?.breakEven,
    }),
  }),
  feeSteps: table("What a larger down payment saves", {
    columns: {
      downPaymentPercent: percent("Down"),
      downPayment: money("Down payment"),
      feeRate: percent("Fee rate"),
      fundingFee: money("Funding fee"),
      monthlyPayment: money("Monthly payment"),
      feeSaved: money("Fee saved"),
      netSaving: money("Net savings"),
      current: boolean("Yours"),
    },
    value: feeTable,
  }),
  residualSteps: table("Residual income", {
    shown: "elsewhere",
    columns: {
      step: choice("Step", {
        options: {
          income: "Gross income",
          taxes: "Income and payroll taxes",
          payment: "Monthly payment",
          maintenance: "Maintenance and utilities",
          debts: "Other debts",
          childcare: "Childcare and job expenses",
        },
      }),
      amount: money("Amount"),
      left: money("Left"),
    },
    value: residualTable,
  }),
  irrrlMonths: table("Rate-reduction refinance by month", {
    columns: {
      month: integer("Month"),
      stayCost: money("Current loan cost"),
      refinanceCost: money("New loan cost"),
      savings: money("New loan’s lead"),
    },
    value: reductionTable,
  }),
  schedule: table("Schedule", { columns: scheduleColumns, value: scheduleTable }),
};
