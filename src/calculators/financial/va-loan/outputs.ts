import { outputsOf } from "../../../core/outputs";
import { scheduleColumns } from "../../../fieldsets/loan";
import type { VaLoan } from "./loan";
import { feeTable, reductionTable, residualTable, scheduleTable } from "./tables";

const { boolean, choice, date, integer, money, number, percent, table } = outputsOf<VaLoan>();

const loan = { group: "The loan" } as const;
const fee = { group: "Funding fee" } as const;
const monthly = { unit: "/ month", group: "Each month" } as const;
const whole = { group: "Over the life of the loan" } as const;
const entitlement = { group: "Entitlement" } as const;
const approval = { group: "Debt ratio and residual income", optional: true } as const;
const irrrl = { group: "Rate-reduction refinance", optional: true } as const;

export const outputs = {
  baseLoan: money({ label: "Loan before fee", ...loan, value: (loan) => loan.baseLoan }),
  fundingFee: money({ label: "Funding fee", ...fee, value: (loan) => loan.fee }),
  loanAmount: money({ label: "Loan", ...loan, value: (loan) => loan.note }),
  downPaymentAmount: money({ label: "Down payment", ...loan, value: (loan) => loan.downPayment }),
  fundingFeeRate: percent({
    label: "Fee rate",
    note: "Of the loan before fee",
    ...fee,
    value: (loan) => loan.feeRate,
  }),
  downForLowerFee: money({
    label: "Down payment for the next lower fee",
    optional: true,
    ...fee,
    value: (loan) => loan.lowerFee?.down,
  }),
  feeSavedByLower: money({
    label: "Fee savings",
    optional: true,
    ...fee,
    value: (loan) => loan.lowerFee && loan.fee - loan.lowerFee.loan.fee,
  }),
  monthlyPrincipalInterest: money({
    label: "Principal and interest",
    ...monthly,
    value: (loan) => loan.level,
  }),
  monthlyPropertyTax: money({ label: "Property tax", ...monthly, value: (loan) => loan.costs.tax }),
  monthlyInsurance: money({ label: "Home insurance", ...monthly, value: (loan) => loan.costs.insurance }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly, value: (loan) => loan.costs.hoa }),
  monthlyPayment: money({ label: "Monthly payment", ...monthly, value: (loan) => loan.monthlyPayment }),
  totalInterest: money({ label: "Total interest", ...whole, value: (loan) => loan.totals.interest }),
  numberOfPayments: integer({ label: "Payments", ...whole, value: (loan) => loan.totals.payments }),
  payoffDate: date({ label: "Payoff date", ...whole, value: (loan) => loan.dates.iso(loan.totals.payments) }),
  maxLoanNoDown: money({
    label: "Largest loan without a down payment",
    optional: true,
    ...entitlement,
    value: (loan) => loan.maxLoanNoDown,
  }),
  requiredDown: money({
    label: "Down payment lenders want",
    ...entitlement,
    value: (loan) => loan.requiredDown,
  }),
  downPaymentShortfall: money({
    label: "Down payment shortfall",
    ...entitlement,
    value: (loan) => loan.downPaymentShortfall,
  }),
  backEndRatio: percent({
    label: "Debt ratio",
    note: "Payment, debts and childcare ÷ income",
    digits: 2,
    ...approval,
    value: (loan) => loan.backRatio,
  }),
  debtToClear: money({
    label: "Debt payments to pay off to meet the ratio",
    noun: "Debt payments to pay off",
    unit: "/ month",
    ...approval,
    value: (loan) => loan.debtToClear,
  }),
  maintenance: money({
    label: "Maintenance and utilities",
    unit: "/ month",
    group: approval.group,
    value: (loan) => loan.maintenance,
  }),
  residualIncome: money({
    label: "Residual income",
    unit: "/ month",
    ...approval,
    value: (loan) => loan.residual,
  }),
  residualRequired: money({
    label: "Residual income guideline",
    unit: "/ month",
    ...approval,
    value: (loan) => loan.guideline?.required,
  }),
  residualMargin: money({
    label: "Residual income above the guideline",
    unit: "/ month",
    ...approval,
    value: (loan) => loan.margin,
  }),
  residualVerdict: choice({
    label: "Residual income",
    options: { meets: "Meets the guideline", short: "Short of the guideline" },
    ...approval,
    value: (loan) => loan.verdict,
  }),
  priceAtGuideline: money({
    label: "Highest price that meets the residual income guideline",
    ...approval,
    value: (loan) => loan.priceAtGuideline,
  }),
  apr: percent({ label: "APR", optional: true, ...loan, value: (loan) => loan.apr }),
  currentPayment: money({
    label: "Current principal and interest",
    unit: "/ month",
    ...irrrl,
    value: (loan) => loan.reduction?.currentPayment,
  }),
  monthlySavings: money({
    label: "Principal and interest drop by",
    unit: "/ month",
    ...irrrl,
    value: (loan) => loan.reduction?.savings,
  }),
  rateDrop: percent({
    label: "Rate drops by",
    unit: "points",
    ...irrrl,
    value: (loan) => loan.reduction?.rateDrop,
  }),
  recoupMonths: number({
    label: "Costs recouped in",
    noun: "Time to recoup the costs",
    note: "Points, lender fees and other costs ÷ drop in the payment",
    unit: "months",
    digits: 1,
    ...irrrl,
    value: (loan) => loan.reduction?.recoupMonths,
  }),
  irrrlVerdict: choice({
    label: "VA tests",
    options: {
      passes: "Passes both tests",
      "rate-drop": "Rate drop is too small",
      recoupment: "Costs are not recouped in time",
      both: "Fails both tests",
    },
    ...irrrl,
    value: (loan) => loan.reduction?.verdict,
  }),
  breakEvenMonths: integer({
    label: "Ahead after, counting what you owe",
    unit: "months",
    ...irrrl,
    value: (loan) => loan.reduction?.breakEven,
  }),
  feeSteps: table({
    label: "What a larger down payment saves",
    columns: {
      downPaymentPercent: percent({ label: "Down" }),
      downPayment: money({ label: "Down payment" }),
      feeRate: percent({ label: "Fee rate" }),
      fundingFee: money({ label: "Funding fee" }),
      monthlyPayment: money({ label: "Monthly payment" }),
      feeSaved: money({ label: "Fee saved" }),
      netSaving: money({ label: "Net savings" }),
      current: boolean({ label: "Yours" }),
    },
    value: feeTable,
  }),
  residualSteps: table({
    label: "Residual income",
    columns: {
      step: choice({
        label: "Step",
        options: {
          income: "Gross income",
          taxes: "Income and payroll taxes",
          payment: "Monthly payment",
          maintenance: "Maintenance and utilities",
          debts: "Other debts",
          childcare: "Childcare and job expenses",
        },
      }),
      amount: money({ label: "Amount" }),
      left: money({ label: "Left" }),
    },
    value: residualTable,
  }),
  irrrlMonths: table({
    label: "Rate-reduction refinance by month",
    columns: {
      month: integer({ label: "Month" }),
      stayCost: money({ label: "Current loan cost" }),
      refinanceCost: money({ label: "New loan cost" }),
      savings: money({ label: "New loan ahead by" }),
    },
    value: reductionTable,
  }),
  schedule: table({ label: "Schedule", columns: scheduleColumns, value: scheduleTable }),
};
