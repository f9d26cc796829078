import { outputsOf } from "../../../core/outputs";
import { REPAYMENTS } from "./inputs";
import type { GoldLoan } from "./loan";
import { comparisonTable, scheduleTable, tierTable } from "./tables";

const { choice, integer, money, number, percent, table } = outputsOf<GoldLoan>();

const gold = { group: "The gold" } as const;
const limit = { group: "How much you can borrow" } as const;
const cost = { group: "What it costs" } as const;
const fall = { group: "If the price falls" } as const;

export const outputs = {
  netWeight: number({
    label: "Net weight",
    note: "Excludes stones and other metal",
    unit: "g",
    digits: 3,
    ...gold,
    value: (loan) => loan.netWeight,
  }),
  fineGoldGrams: number({
    label: "Fine gold content",
    noun: "Fine gold",
    unit: "g",
    digits: 3,
    ...gold,
    value: (loan) => loan.fineGrams,
  }),
  priceUsed: money({ label: "Price used", unit: "/ gram", ...gold, value: (loan) => loan.priceUsed }),
  goldValue: money({
    label: "Value of the gold",
    note: "Excludes making charges and stones",
    ...gold,
    value: (loan) => loan.value,
  }),
  ltvPercent: percent({
    label: "Limit that applies to this loan",
    noun: "Limit",
    unit: "% of value",
    ...limit,
    value: (loan) => loan.limit,
  }),
  maxLoan: money({
    label: "Maximum loan",
    ...limit,
    value: (loan) => loan.maxLoan,
  }),
  loanAmount: money({ label: "Your loan", ...limit, value: (loan) => loan.amount }),
  loanToValue: percent({
    label: "Loan to value",
    digits: 2,
    ...limit,
    value: (loan) => (100 * loan.amount) / loan.value,
  }),
  maturityLoanToValue: percent({
    label: "Loan to value at maturity",
    note: "Includes all the interest of a bullet loan",
    digits: 2,
    optional: true,
    ...limit,
    value: ({ inputs, cost: { final }, value }) =>
      inputs.repayment === "bullet" ? (100 * final) / value : null,
  }),
  monthlyPayment: money({
    label: "Monthly payment",
    unit: "/ month",
    ...cost,
    value: (loan) => loan.cost.monthly,
  }),
  finalPayment: money({ label: "Last payment", ...cost, value: (loan) => loan.cost.final }),
  totalInterest: money({ label: "Total interest", ...cost, value: (loan) => loan.cost.interest }),
  totalRepayment: money({
    label: "Total repayment",
    ...cost,
    value: (loan) => loan.amount + loan.cost.interest,
  }),
  processingFee: money({
    label: "Fee with GST",
    noun: "Processing fee",
    ...cost,
    value: (loan) => loan.fee,
  }),
  amountReceived: money({
    label: "You receive",
    noun: "Amount received",
    note: "The loan minus the fee",
    ...cost,
    value: (loan) => loan.amount - loan.fee,
  }),
  marginPricePerGram: money({
    label: "Price at which the limit is met",
    noun: "Margin price",
    note: "Per gram of 24-karat gold, for the highest amount you owe",
    unit: "/ gram",
    ...fall,
    value: (loan) => loan.marginPrice,
  }),
  priceFallToMargin: percent({
    label: "The price may fall by",
    noun: "Drop in the price",
    digits: 2,
    ...fall,
    value: (loan) => loan.priceFall,
  }),
  tiers: table({
    label: "RBI tiers",
    columns: {
      ltvPercent: percent({ label: "Limit" }),
      maxLoan: money({ label: "Maximum loan", optional: true }),
    },
    value: tierTable,
  }),
  comparison: table({
    label: "Three ways to repay",
    columns: {
      repayment: choice({ label: "Repayment", options: REPAYMENTS }),
      monthlyPayment: money({ label: "Monthly payment" }),
      finalPayment: money({ label: "Last payment" }),
      totalInterest: money({ label: "Total interest" }),
      maxLoan: money({ label: "Maximum loan", optional: true }),
    },
    value: comparisonTable,
  }),
  schedule: table({
    label: "Schedule",
    columns: {
      number: integer({ label: "No." }),
      openingBalance: money({ label: "Opening balance" }),
      payment: money({ label: "Payment" }),
      principal: money({ label: "Principal" }),
      interest: money({ label: "Interest" }),
      extra: money({ label: "Extra" }),
      closingBalance: money({ label: "Closing balance" }),
    },
    value: scheduleTable,
  }),
};
