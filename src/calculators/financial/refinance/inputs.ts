import { amount, boolean, date, fold, integer, number, percent, section, type ValuesOf } from "../../../core/fields";
/** In percent. */
export const RATES = { min: 0, max: 50 } as const;
const rate = { unit: "% / year", step: 0.125, ...RATES } as const;
const insured = { unit: "months", default: 0, min: 0, max: 600 } as const;
const years = {
  unit: "years",
  min: 1 / 12,
  max: 50,
  messages: { range: "between 1 month and 50 years" },
  reads: { stepsPerUnit: 12 },
} as const;

export const inputs = {
  ...fold("Current payment, insurance and payoff penalty", {
    currentPayment: amount("Current P&I payment", {
      note: "Monthly, without escrow; instead of payments left",
      default: null,
    }),
    currentMi: amount("Mortgage insurance", { unit: "/ month", default: 0 }),
    currentMiMonths: integer("Months of insurance left", { ...insured }),
    prepaymentPenalty: amount("Prepayment penalty", { default: 0 }),
  }),
  ...fold("From the original loan", {
    originalLoan: amount("Original loan", {
      note: "Instead of the balance and payments left",
      default: null,
      min: 1,
    }),
    originalTermYears: number("Original term", { default: 30, ...years }),
    originalFirstPayment: date("First payment", { default: "2023-12-01" }),
    balanceDate: date("Balance on", {
      note: "Payments due by then have been made",
      default: "2026-11-27",
      fill: "today",
    }),
  }),
  ...section("Your current loan", {
    currentBalance: amount("Current balance", {
      default: 300_000,
      min: 1,
      when: { originalLoan: null },
      shown: "always",
    }),
    currentRate: percent("Current rate", { default: 7.25, ...rate, solve: true }),
    remainingMonths: integer("Payments left", {
      unit: "months",
      default: 324,
      min: 1,
      max: 600,
      when: { currentPayment: null, originalLoan: null },
      shown: "always",
    }),
  }),
  ...section("The new loan", {
    newRate: percent("New rate", { default: 6.125, ...rate, solve: 1 }),
    newTermYears: number("New term", { default: 30, ...years, solve: true }),
  }),
  ...fold("Cash out and new mortgage insurance", {
    cashOut: amount("Cash out", { note: "Added to the loan and paid to you", default: 0, solve: true }),
    newMi: amount("New mortgage insurance", { unit: "/ month", default: 0 }),
    newMiMonths: integer("Months of new insurance", { ...insured }),
  }),
  ...fold("Points and closing costs", {
    points: percent("Points", { unit: "% of new loan", default: 0, min: 0, max: 10, solve: true }),
    lenderFees: amount("Lender fees", {
      note: "Prepaid finance charges, included in the APR",
      default: 1500,
      solve: true,
    }),
    otherClosingCosts: amount("Other closing costs", {
      note: "Title, appraisal, recording and the like",
      default: 3000,
      solve: true,
    }),
    lenderCredit: amount("Lender credit", {
      note: "Paid by the lender toward your costs",
      default: 0,
      solve: true,
    }),
    financeCosts: boolean("Add the costs to the loan", { default: false }),
  }),
  ...section("How long you stay", {
    horizonYears: number("Time you keep the loan", { default: 7, ...years, solve: true }),
  }),
  ...fold("Tax savings and return on savings", {
    taxRate: percent("Tax savings on interest", {
      note: "Your marginal rate if you itemize, otherwise 0",
      default: 0,
      min: 0,
      max: 60,
    }),
    discountRate: percent("Return on savings", {
      note: "For the net present value only",
      unit: "% / year",
      default: 0,
      min: 0,
      max: 50,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
