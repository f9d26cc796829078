import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { REPAYMENTS } from "./inputs";
import type { GoldLoan } from "./loan";
import { comparisonTable, itemTable, scheduleTable, tierTable } from "./tables";

const { choice, integer, money, number, percent, table, text } = outputsOf<GoldLoan>();

export const outputs = {
  ...section("The gold", {
    netWeight: number("Net weight", {
      note: "Excludes stones and other metal",
      unit: "g",
      digits: 3,
      shown: "more",
    }),
    fineGoldGrams: number("Fine gold content", {
      noun: "Fine gold",
      unit: "g",
      digits: 3,
      shown: "more",
      value: (loan) => loan.fineGrams,
    }),
    priceUsed: money("Price used", { unit: "/ gram", shown: "more" }),
    goldValue: money("Value of the gold", {
      note: "Excludes making charges and stones",
      value: (loan) => loan.value,
    }),
  }),
  ...section("How much you can borrow", {
    ltvPercent: percent("Limit that applies to this loan", {
      noun: "Limit",
      unit: "% of value",
      value: (loan) => loan.limit,
    }),
    maxLoan: money("Maximum loan", { shown: "elsewhere", solve: true }),
    loanAmount: money("Your loan", { shown: "elsewhere", value: (loan) => loan.amount }),
    loanToValue: percent("Loan to value", {
      digits: 2,
      shown: "elsewhere",
      solve: true,
      value: (loan) => (100 * loan.amount) / loan.value,
    }),
    maturityLoanToValue: percent("Loan to value at maturity", {
      note: "Includes all the interest of a bullet loan",
      digits: 2,
      optional: true,
      shown: "elsewhere",
      value: ({ inputs, cost: { final }, value }) => (inputs.repayment === "bullet" ? (100 * final) / value : null),
    }),
  }),
  ...section("What it costs", {
    monthlyPayment: money("Monthly payment", {
      unit: "/ month",
      solve: true,
      value: (loan) => loan.cost.monthly,
    }),
    finalPayment: money("Last payment", { solve: true, value: (loan) => loan.cost.final }),
    totalInterest: money("Total interest", {
      better: "lower",
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.cost.interest,
    }),
    totalRepayment: money("Total repayment", {
      shown: "elsewhere",
      value: (loan) => loan.amount + loan.cost.interest,
    }),
    processingFee: money("Fee with GST", { noun: "Processing fee", value: (loan) => loan.fee }),
    amountReceived: money("You receive", {
      noun: "Amount received",
      note: "The loan minus the fee",
      solve: true,
      value: (loan) => loan.amount - loan.fee,
    }),
  }),
  ...section("If the price falls", {
    marginPricePerGram: money("Price at which the limit is met", {
      noun: "Margin price",
      note: "Per gram of 24-karat gold, for the highest amount you owe",
      unit: "/ gram",
      solve: true,
      value: (loan) => loan.marginPrice,
    }),
    priceFallToMargin: percent("The price may fall by", {
      noun: "Drop in the price",
      digits: 2,
      shown: "more",
      solve: true,
      value: (loan) => loan.priceFall,
    }),
  }),
  items: table("Item by item", {
    columns: {
      name: text("Item"),
      netWeight: number("Net weight", { unit: "g", digits: 3 }),
      purityKarat: number("Purity", { unit: "karat", digits: 2 }),
      fineGrams: number("Fine gold", { unit: "g", digits: 3 }),
      value: money("Value"),
    },
    value: itemTable,
  }),
  tiers: table("RBI tiers", {
    columns: {
      ltvPercent: percent("Limit"),
      maxLoan: money("Maximum loan", { optional: true }),
    },
    value: tierTable,
  }),
  comparison: table("Three ways to repay", {
    columns: {
      repayment: choice("Repayment", { options: REPAYMENTS }),
      monthlyPayment: money("Monthly payment"),
      finalPayment: money("Last payment"),
      totalInterest: money("Total interest"),
      maxLoan: money("Maximum loan", { optional: true }),
    },
    value: comparisonTable,
  }),
  schedule: table("Schedule", {
    columns: {
      number: integer("No."),
      openingBalance: money("Opening balance"),
      payment: money("Payment", { sumOf: ["interest", "principal"] }),
      principal: money("Principal"),
      interest: money("Interest"),
      extra: money("Extra", { shown: "elsewhere" }),
      closingBalance: money("Closing balance"),
    },
    value: scheduleTable,
  }),
};
