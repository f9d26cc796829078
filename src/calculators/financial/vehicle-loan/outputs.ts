import { outputsOf } from "../../../core/outputs";
import { scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import type { AutoLoan } from "./loan";
import { breakEvenIncentive, breakEvenRate, costByIncentive } from "./offers";
import { equityTable, financedSteps, STEPS, yearlyTable } from "./tables";

const { choice, date, integer, money, percent, table } = outputsOf<AutoLoan>();

const purchase = { group: "The purchase" } as const;
const whole = { group: "Until it is repaid" } as const;
const offers = { group: "Comparing the offers", optional: true } as const;
const deduction = { group: "Federal deduction" } as const;

const OFFERS = {
  "cash-incentive": "The cash incentive",
  "low-apr": "The low rate",
  equal: "Both cost the same",
} as const;

export const outputs = {
  monthlyPayment: money({
    label: "Monthly payment",
    note: "With the cash incentive",
    unit: "/ month",
    value: (loan) => loan.payment,
  }),
  outTheDoorPrice: money({
    label: "Out-the-door price",
    note: "Includes tax and fees, minus the rebate",
    ...purchase,
    value: (loan) => loan.outTheDoor,
  }),
  netTradeIn: money({
    label: "Trade-in minus its loan",
    note: "Negative: upside down",
    ...purchase,
    value: (loan) => loan.netTradeIn,
  }),
  taxableAmount: money({ label: "Taxed amount", ...purchase, value: (loan) => loan.taxable }),
  salesTax: money({ label: "Sales tax", ...purchase, value: (loan) => loan.tax }),
  upfrontCash: money({ label: "Cash due at purchase", ...purchase, value: (loan) => loan.upfront }),
  amountFinanced: money({ label: "Amount financed", ...purchase, value: (loan) => loan.financed }),
  totalInterest: money({ label: "Total interest", ...whole, value: (loan) => loan.totals.interest }),
  totalPaid: money({
    label: "Payments, extras and balloon",
    noun: "Sum of payments",
    ...whole,
    value: (loan) => loan.totals.paid + loan.totals.extra,
  }),
  totalCost: money({
    label: "Cost of the car",
    noun: "Total cost",
    note: "Price, tax, fees and interest, minus the rebate",
    ...whole,
    value: (loan) => loan.totalCost,
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
    optional: true,
    ...whole,
    value: ({ totals, dates }) => (totals.payments === 0 ? null : dates.iso(totals.payments)),
  }),
  monthsUpsideDown: integer({
    label: "Upside down",
    noun: "Months upside down",
    note: "You owe more than the car is worth",
    unit: "months",
    ...whole,
    value: (loan) => loan.monthsUpsideDown,
  }),
  paymentWithIncentive: money({
    label: "Payment with the rebate",
    ...offers,
    value: (loan) => loan.comparison?.cash.payment,
  }),
  paymentWithPromo: money({
    label: "Payment at the low rate",
    ...offers,
    value: (loan) => loan.comparison?.promo.payment,
  }),
  costWithIncentive: money({
    label: "Cost with the rebate",
    note: "Cash, payments and balloon, before extra payments",
    ...offers,
    value: (loan) => loan.comparison?.cash.cost,
  }),
  costWithPromo: money({
    label: "Cost at the low rate",
    ...offers,
    value: (loan) => loan.comparison?.promo.cost,
  }),
  betterOffer: choice({
    label: "The cheaper offer",
    options: OFFERS,
    ...offers,
    value: (loan) => loan.comparison?.better,
  }),
  offerDifference: money({
    label: "Cheaper by",
    noun: "Difference between the offers",
    ...offers,
    value: ({ comparison }) => comparison && Math.abs(comparison.advantage),
  }),
  incentiveAdvantage: money({
    label: "Rebate ahead by",
    noun: "Advantage of the rebate",
    note: "Negative: the low rate is ahead",
    advanced: true,
    ...offers,
    value: (loan) => loan.comparison?.advantage,
  }),
  breakEvenIncentive: money({
    label: "Break-even rebate",
    note: "Where both offers cost the same",
    ...offers,
    value: (loan) => breakEvenIncentive(loan.inputs),
  }),
  breakEvenRate: percent({
    label: "Break-even rate with the rebate",
    note: "Below it, the rebate wins",
    ...offers,
    value: (loan) => breakEvenRate(loan.inputs),
  }),
  firstYearInterest: money({
    label: "Interest in the first 12 payments",
    ...deduction,
    value: (loan) => loan.firstYearInterest,
  }),
  deductibleInterest: money({
    label: "Deductible interest",
    ...deduction,
    value: (loan) => loan.deduction?.deductible ?? 0,
  }),
  interestTaxSaving: money({
    label: "Federal income tax saved",
    noun: "Tax saved",
    ...deduction,
    value: (loan) => loan.deduction?.saving ?? 0,
  }),
  schedule: table({ label: "Schedule", columns: scheduleColumns, value: (loan) => loan.schedule }),
  yearly: table({ label: "Year by year", columns: yearColumns, value: yearlyTable }),
  financedSteps: table({
    label: "From the price to the loan",
    columns: {
      step: choice({ label: "Step", options: STEPS }),
      amount: money({ label: "Amount" }),
      left: money({ label: "Left to finance" }),
    },
    value: financedSteps,
  }),
  costByIncentive: table({
    label: "Cost by rebate",
    columns: {
      incentive: money({ label: "Rebate" }),
      costWithIncentive: money({ label: "Cost with the rebate" }),
      costWithPromo: money({ label: "Cost at the low rate" }),
    },
    value: (loan) => costByIncentive(loan.inputs),
  }),
  equity: table({
    label: "Owed and worth",
    columns: {
      number: integer({ label: "No." }),
      date: date({ label: "Date" }),
      balance: money({ label: "Balance" }),
      value: money({ label: "Value of the car" }),
      equity: money({ label: "Value minus balance" }),
    },
    value: equityTable,
  }),
};
