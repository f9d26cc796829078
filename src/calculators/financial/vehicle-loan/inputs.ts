import { amount, boolean, choice, fold, integer, percent, section, type ValuesOf } from "../../../core/fields";
import { FILING_STATUSES } from "../../../fieldsets/filing-status";
import { firstPaymentField } from "../../../fieldsets/loan";

const deduction = {
  when: { interestDeductible: true },
} as const;

/** Longest term, in months. */
const MAX_MONTHS = 180;

const term = {
  unit: "months",
  min: 1,
  max: MAX_MONTHS,
  messages: { invalid: `Term must be a whole number of months from 1 to ${MAX_MONTHS}.` },
} as const;

export const inputs = {
  ...section("The car and the loan", {
    startFrom: choice("Start from", {
      options: { price: "The vehicle price", payment: "What you can pay a month" },
      default: "price",
    }),
    vehiclePrice: amount("Vehicle price", { default: 38_000, above: 0, when: { startFrom: "price" }, solve: true }),
    affordablePayment: amount("You can pay", {
      noun: "The payment",
      note: "At the rate with the rebate, before extra payments",
      unit: "/ month",
      default: 600,
      above: 0,
      when: { startFrom: "payment" },
      solve: true,
    }),
    downPayment: amount("Down payment", { default: 4000, solve: true }),
    tradeInValue: amount("Trade-in value", { default: 6000, solve: true }),
    annualRate: percent("Interest rate", {
      noun: "Rate",
      note: "With the rebate, if there is one",
      unit: "% / year",
      default: 6.9,
      min: 0,
      max: 100,
      step: 0.1,
      solve: true,
    }),
    termMonths: integer("Term", { default: 60, ...term, solve: true }),
  }),
  ...fold("Trade-in loan, balloon, extra payments, first payment", {
    tradeInOwed: amount("Still owed on the trade-in", {
      noun: "Amount owed on the trade-in",
      note: "Rolled into the new loan",
      default: 0,
    }),
    balloonAmount: amount("Balloon at the end", {
      noun: "Balloon",
      note: "Due with the last payment",
      default: 0,
    }),
    extraMonthly: amount("Extra each month", { default: 0, solve: true }),
    firstPaymentDate: firstPaymentField,
  }),
  ...fold("Sales tax and fees", {
    salesTaxRate: percent("Sales tax", {
      note: "State base rates are on the “Sales tax by state” tab",
      unit: "%",
      default: 6.5,
      min: 0,
      max: 30,
      step: 0.25,
    }),
    tradeInCredit: boolean("Tax only the difference", {
      note: "As most states do; California, Virginia and D.C. tax the price before the trade-in",
      default: true,
    }),
    tradeInCreditLimit: amount("Trade-in credit limit", {
      note: "Michigan has one; leave empty if there is none",
      optional: true,
      when: { tradeInCredit: true },
    }),
    incentiveTaxed: boolean("Rebate is taxed", {
      note: "The tax is on the price before the rebate, as in most states",
      default: true,
    }),
    fees: amount("Title, registration, document fees", { noun: "Fees", note: "Not taxed", default: 600 }),
    taxableFees: amount("Taxed fees and add-ons", { default: 0 }),
    financeTaxAndFees: boolean("Put tax and fees in the loan", { default: true }),
  }),
  ...fold("Rebate or low rate", {
    cashIncentive: amount("Cash incentive (rebate)", { noun: "Cash incentive", default: 1500, solve: true }),
    promoAnnualRate: percent("Low rate instead of the rebate", {
      noun: "Low rate",
      note: "Leave empty if there is no such offer",
      unit: "% / year",
      default: 2.9,
      min: 0,
      max: 100,
      step: 0.1,
      optional: true,
      solve: true,
    }),
    promoTermMonths: integer("Term at the low rate", { default: 60, ...term }),
  }),
  ...fold("Federal deduction of car-loan interest", {
    interestDeductible: boolean("New car assembled in the US, loan after 2024", {
      noun: "The deduction",
      note: "For personal use, and secured by the car",
      default: false,
    }),
    taxYear: choice("Tax year", { options: { "2025": "2025", "2026": "2026" }, default: "2026", ...deduction }),
    filingStatus: choice("Filing status", { options: FILING_STATUSES, default: "single", ...deduction }),
    magi: amount("Modified adjusted gross income", { unit: "/ year", default: 90_000, ...deduction }),
    marginalTaxRate: percent("Federal tax bracket", { unit: "%", default: 22, min: 0, max: 60, ...deduction }),
  }),
  ...fold("What the car is worth later", {
    valueLossPercent: percent("The car loses each year", {
      noun: "Loss of value",
      note: "Your estimate, as a straight line from the price",
      unit: "% of price",
      default: 12,
      min: 0,
      max: 100,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
