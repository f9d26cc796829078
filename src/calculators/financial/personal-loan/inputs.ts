import { amount, choice, date, fold, integer, number, percent, section, type ValuesOf } from "../../../core/fields";
import { firstPaymentField } from "../../../fieldsets/loan";

/** How the fee is paid. */
export const FEE_HANDLINGS = {
  deducted: "Taken from the proceeds",
  added: "Added to the loan",
  upfront: "Paid in cash",
} as const;

/** Longest term, in months. */
const MAX_MONTHS = 600;

export const inputs = {
  ...fold("Term in years, first payment and rounding", {
    termYears: number("Term in years", {
      note: "Replaces the term in months",
      unit: "years",
      default: null,
      min: 1 / 12,
      max: MAX_MONTHS / 12,
      messages: { range: `between 1 month and ${MAX_MONTHS / 12} years` },
      reads: { stepsPerUnit: 12 },
    }),
    rounding: choice("Lender rounding", {
      note: "Of the payment; interest is then rounded to the cent",
      options: { none: "None", cent: "To the cent", whole: "To whole units" },
      default: "none",
    }),
    firstPaymentDate: firstPaymentField,
  }),
  ...section("The loan", {
    startFrom: choice("Start from", {
      options: { amount: "The loan amount", payment: "What you can pay a month" },
      default: "amount",
    }),
    principal: amount("Loan amount", { default: 25_000, above: 0, when: { startFrom: "amount" }, solve: true }),
    affordablePayment: amount("You can pay", {
      noun: "The payment",
      note: "Including the monthly charge, if there is one",
      unit: "/ month",
      default: 550,
      above: 0,
      when: { startFrom: "payment" },
      solve: true,
    }),
    annualRate: percent("Interest rate", {
      unit: "% / year",
      default: 11.5,
      min: 0,
      max: 100,
      step: 0.25,
      solve: true,
    }),
    rateType: choice("Rate type", {
      note: "Flat: on the original amount for the whole term",
      options: { reducing: "On the balance", flat: "Flat" },
      default: "reducing",
    }),
    termMonths: integer("Term", {
      unit: "months",
      default: 60,
      min: 1,
      max: MAX_MONTHS,
      messages: { invalid: `Term must be a whole number of months from 1 to ${MAX_MONTHS}.` },
      when: { termYears: null },
      shown: "always",
      solve: true,
    }),
  }),
  ...section("Fee and charges", {
    originationFeePercent: percent("Origination / processing fee", {
      noun: "Fee",
      unit: "% of loan",
      default: 5,
      min: 0,
      max: 50,
      step: 0.25,
      solve: true,
    }),
  }),
  ...fold("Fixed fee, tax, how it is paid, monthly charge", {
    originationFeeAmount: amount("Plus a fixed fee", { noun: "Fixed fee", default: 0, solve: true }),
    feeTaxPercent: percent("Tax on the fee", {
      note: "18% GST in India",
      unit: "% of fee",
      default: 0,
      min: 0,
      max: 100,
    }),
    feeHandling: choice("The fee is", { options: FEE_HANDLINGS, default: "deducted" }),
    monthlyFee: amount("Monthly charge or insurance", {
      note: "In the APR, not in the schedule",
      unit: "/ month",
      default: 0,
      solve: true,
    }),
  }),
  ...fold("Extra payments", {
    extraMonthly: amount("Extra each month", { noun: "Extra payment each month", default: 0, solve: true }),
    extraOnce: amount("One extra payment", { noun: "Extra payment", default: 0, solve: true }),
    extraOnceDate: date("Date of the extra payment", {
      note: "Leave empty for the first payment",
      default: null,
    }),
    prepaymentPenaltyPercent: percent("Prepayment charge", {
      unit: "% of extra",
      default: 0,
      min: 0,
      max: 20,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type FeeHandling = keyof typeof FEE_HANDLINGS;
