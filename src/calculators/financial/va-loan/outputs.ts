import { scheduleColumns } from "../../../core/blocks/loan";
import { boolean, choice, date, integer, money, number, percent, table } from "../../../core/fields";

const loan = { group: "The loan" } as const;
const fee = { group: "Funding fee" } as const;
const monthly = { unit: "/ month", group: "Each month" } as const;
const whole = { group: "Until it is repaid" } as const;
const entitlement = { group: "Entitlement" } as const;
const approval = { group: "Ratio and residual income", optional: true } as const;
const irrrl = { group: "Rate-reduction refinance", optional: true } as const;

export const outputs = {
  baseLoan: money({ label: "Loan before fee", ...loan }),
  fundingFee: money({ label: "Funding fee", ...fee }),
  loanAmount: money({ label: "Loan", ...loan }),
  downPaymentAmount: money({ label: "Down payment", ...loan }),
  fundingFeeRate: percent({ label: "Fee rate", note: "Of the loan before fee", ...fee }),
  downForLowerFee: money({ label: "Down payment for the next lower fee", optional: true, ...fee }),
  feeSavedByLower: money({ label: "What that saves in fee", optional: true, ...fee }),
  monthlyPrincipalInterest: money({ label: "Principal and interest", ...monthly }),
  monthlyPropertyTax: money({ label: "Property tax", ...monthly }),
  monthlyInsurance: money({ label: "Home insurance", ...monthly }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly }),
  monthlyPayment: money({ label: "Monthly payment", ...monthly }),
  totalInterest: money({ label: "Total interest", ...whole }),
  numberOfPayments: integer({ label: "Payments", ...whole }),
  payoffDate: date({ label: "Payoff date", ...whole }),
  maxLoanNoDown: money({ label: "Largest loan without a down payment", optional: true, ...entitlement }),
  requiredDown: money({ label: "Down payment that lenders want", ...entitlement }),
  downPaymentShortfall: money({ label: "Missing down payment", ...entitlement }),
  backEndRatio: percent({
    label: "Debt ratio",
    note: "Payment, debts and childcare ÷ income",
    digits: 2,
    ...approval,
  }),
  debtToClear: money({
    label: "Debt payments to clear to get to the ratio limit",
    noun: "Sum of debt payments to clear",
    unit: "/ month",
    ...approval,
  }),
  maintenance: money({ label: "Maintenance and utilities", unit: "/ month", group: approval.group }),
  residualIncome: money({ label: "Residual income", unit: "/ month", ...approval }),
  residualRequired: money({ label: "Residual income guideline", unit: "/ month", ...approval }),
  residualMargin: money({ label: "Residual income above the guideline", unit: "/ month", ...approval }),
  residualVerdict: choice({
    label: "Residual income",
    options: { meets: "Meets the guideline", short: "Short of the guideline" },
    ...approval,
  }),
  priceAtGuideline: money({
    label: "Highest price at which residual income meets the guideline",
    ...approval,
  }),
  apr: percent({ label: "APR", optional: true, ...loan }),
  currentPayment: money({ label: "Present principal and interest", unit: "/ month", ...irrrl }),
  monthlySavings: money({ label: "Principal and interest fall by", unit: "/ month", ...irrrl }),
  rateDrop: percent({ label: "Rate falls by", unit: "points", ...irrrl }),
  recoupMonths: number({
    label: "Costs are recouped in",
    noun: "Time to recoup the costs",
    note: "Points, lender fees and other costs ÷ fall of the payment",
    unit: "months",
    digits: 1,
    ...irrrl,
  }),
  irrrlVerdict: choice({
    label: "VA tests",
    options: {
      passes: "Passes both tests",
      "rate-drop": "The rate falls too little",
      recoupment: "Costs are not recouped in time",
      both: "Fails both tests",
    },
    ...irrrl,
  }),
  breakEvenMonths: integer({
    label: "Ahead, counting what you owe, after",
    unit: "months",
    ...irrrl,
  }),
  feeSteps: table({
    label: "What more down saves",
    columns: {
      downPaymentPercent: percent({ label: "Down" }),
      downPayment: money({ label: "Down payment" }),
      feeRate: percent({ label: "Fee rate" }),
      fundingFee: money({ label: "Funding fee" }),
      monthlyPayment: money({ label: "Each month" }),
      feeSaved: money({ label: "Fee saved" }),
      netSaving: money({ label: "Saved after return" }),
      current: boolean({ label: "Yours" }),
    },
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
          childcare: "Childcare and job expense",
        },
      }),
      amount: money({ label: "Amount" }),
      left: money({ label: "Left" }),
    },
  }),
  irrrlMonths: table({
    label: "Rate-reduction refinance by month",
    columns: {
      month: integer({ label: "Month" }),
      stayCost: money({ label: "Present loan has cost" }),
      refinanceCost: money({ label: "New loan has cost" }),
      savings: money({ label: "New loan ahead by" }),
    },
  }),
  schedule: table({ label: "Schedule", columns: scheduleColumns }),
};
