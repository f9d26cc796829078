import { outputsOf } from "../../../core/outputs";
import { scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import { FEE_HANDLINGS } from "./inputs";
import type { PersonalLoan } from "./loan";
import { aprByFee, balances, feeStyles, yearlyTable } from "./tables";

const { boolean, choice, date, integer, money, percent, table } = outputsOf<PersonalLoan>();

const fee = { group: "Effect of the fee" } as const;
const whole = { group: "Until it is repaid" } as const;
const saved = { group: "Effect of paying more" } as const;

export const outputs = {
  monthlyPayment: money({ label: "Monthly payment", unit: "/ month", value: (loan) => loan.payment }),
  amountReceived: money({
    label: "You receive",
    noun: "Amount received",
    note: "The loan minus the fee, unless the fee is added to the loan",
    ...fee,
    value: (loan) => loan.received,
  }),
  feeTotal: money({ label: "Fee with tax", ...fee, value: (loan) => loan.fee }),
  amountFinanced: money({
    label: "Amount the payments repay",
    noun: "Amount financed",
    ...fee,
    value: (loan) => loan.financed,
  }),
  apr: percent({
    label: "APR",
    note: "The rate including fee and monthly charges, before extra payments",
    optional: true,
    ...fee,
    value: (loan) => loan.apr,
  }),
  effectiveAnnualRate: percent({
    label: "Effective annual rate",
    note: "The APR with monthly compounding",
    optional: true,
    ...fee,
    value: (loan) => loan.effectiveRate,
  }),
  reducingRate: percent({
    label: "Rate on the balance",
    note: "What a flat rate amounts to, before the fee",
    ...fee,
    value: (loan) => loan.reducingRate,
  }),
  numberOfPayments: integer({
    label: "Payments",
    noun: "Number of payments",
    ...whole,
    value: (loan) => loan.totals.payments,
  }),
  payoffDate: date({
    label: "Last payment on",
    noun: "Payoff date",
    ...whole,
    value: (loan) => loan.dates.iso(loan.totals.payments),
  }),
  lastPayment: money({ label: "Last payment", ...whole, value: (loan) => loan.totals.lastPayment }),
  totalInterest: money({ label: "Total interest", ...whole, value: (loan) => loan.totals.interest }),
  totalPaid: money({
    label: "Payments and extras",
    noun: "Sum of payments and extras",
    note: "Excludes monthly charges",
    ...whole,
    value: (loan) => loan.totals.paid + loan.totals.extra,
  }),
  monthlyCharges: money({ label: "Monthly charges", ...whole, value: (loan) => loan.monthlyCharges }),
  totalCost: money({
    label: "Cost of the loan",
    noun: "Total cost",
    note: "Interest, fee and charges",
    ...whole,
    value: (loan) => loan.totalCost,
  }),
  costPerHundred: money({
    label: "Cost per 100 received",
    ...whole,
    value: (loan) => (100 * loan.totalCost) / loan.received,
  }),
  interestSaved: money({
    label: "Interest saved",
    ...saved,
    value: (loan) => loan.plain.interest - loan.totals.interest,
  }),
  monthsSaved: integer({
    label: "Months saved",
    noun: "Time saved",
    unit: "months",
    ...saved,
    value: (loan) => loan.plain.payments - loan.totals.payments,
  }),
  prepaymentPenalty: money({
    label: "Prepayment charge",
    ...saved,
    value: (loan) => loan.prepaymentCharge,
  }),
  schedule: table({ label: "Schedule", columns: scheduleColumns, value: (loan) => loan.schedule }),
  yearly: table({ label: "Year by year", columns: yearColumns, value: yearlyTable }),
  feeStyles: table({
    label: "Deducted, added or paid in cash",
    columns: {
      feeHandling: choice({ label: "The fee is", options: FEE_HANDLINGS }),
      monthlyPayment: money({ label: "Monthly payment", optional: true }),
      amountReceived: money({ label: "You receive", optional: true }),
      totalCost: money({ label: "Cost of the loan", optional: true }),
      apr: percent({ label: "APR", optional: true }),
      current: boolean({ label: "Yours" }),
    },
    value: feeStyles,
  }),
  aprByFee: table({
    label: "APR by fee",
    columns: {
      originationFeePercent: percent({ label: "Fee" }),
      feeTotal: money({ label: "Fee with tax" }),
      apr: percent({ label: "APR" }),
      current: boolean({ label: "Yours" }),
    },
    value: aprByFee,
  }),
  balances: table({
    label: "Balance with and without extra payments",
    columns: {
      number: integer({ label: "No." }),
      date: date({ label: "Date" }),
      planned: money({ label: "Without extra" }),
      balance: money({ label: "With extra" }),
    },
    value: balances,
  }),
};
