import { amount, choice, date, integer, percent, type ValuesOf } from "../../../core/fields";
import { extraPaymentFields, rateChangeField, termFields } from "../../../fieldsets/loan";

const LOAN = "The loan";
const interest = { group: "How interest is counted" } as const;
const repayment = { group: "Repayment" } as const;
const rates = { group: "Rate changes" } as const;
const lender = { group: "Lender rules" } as const;

/** Longest schedule: fifty years of weekly payments. */
const MAX_PAYMENTS = 2600;

export const inputs = {
  principal: amount({ label: "Loan amount", default: 250_000, min: 1, group: LOAN }),
  annualRate: percent({
    label: "Interest rate",
    unit: "% / year",
    default: 6.5,
    min: 0,
    max: 100,
    step: 0.125,
    group: LOAN,
  }),
  ...termFields(15, LOAN),
  paymentFrequency: choice({
    label: "Payment frequency",
    options: {
      monthly: "Monthly",
      weekly: "Weekly",
      biweekly: "Every two weeks",
      quarterly: "Quarterly",
      semiannual: "Twice a year",
      annual: "Yearly",
    },
    default: "monthly",
    group: LOAN,
  }),
  interestMethod: choice({
    label: "Interest calculation",
    options: {
      periodic: "Equal periods",
      "actual-365": "Actual/365 days",
      "actual-360": "Actual/360 days",
    },
    default: "periodic",
    ...interest,
  }),
  compounding: choice({
    label: "Compounding",
    note: "Canadian mortgages: twice a year",
    options: {
      payment: "With each payment",
      monthly: "Monthly",
      semiannual: "Twice a year",
      annual: "Yearly",
      daily: "Daily",
    },
    default: "payment",
    when: { interestMethod: "periodic" },
    ...interest,
  }),
  firstPaymentDate: date({
    label: "First payment",
    default: "2027-01-01",
    fill: "month-after-next",
    group: LOAN,
  }),
  startDate: date({
    label: "Loan date",
    note: "If empty, one period before the first payment",
    default: null,
    when: { interestMethod: ["actual-365", "actual-360"] },
    ...interest,
  }),
  amortizationType: choice({
    label: "Repayment",
    options: {
      level: "Level payments",
      "fixed-principal": "Fixed principal",
      "interest-only": "Interest only",
    },
    default: "level",
    ...repayment,
  }),
  interestOnlyPayments: integer({
    label: "Initial interest-only payments",
    note: "Part of the term",
    default: 0,
    min: 0,
    max: MAX_PAYMENTS,
    ...repayment,
  }),
  moratoriumPayments: integer({
    label: "Initial payment holiday",
    note: "Payments skipped before the term; their interest is added to the loan",
    default: 0,
    min: 0,
    max: MAX_PAYMENTS,
    ...repayment,
  }),
  balloonAmount: amount({
    label: "Balloon with the last payment",
    default: 0,
    ...repayment,
  }),
  balloonAfter: integer({
    label: "Full balance due with payment",
    note: "84 for a 30-year schedule due in 7",
    default: null,
    min: 1,
    max: MAX_PAYMENTS,
    ...repayment,
  }),
  paymentOverride: amount({
    label: "Your own payment",
    note: "Fixed amount, until the loan is paid off",
    default: null,
    ...repayment,
  }),
  rateChanges: rateChangeField(100, rates),
  onRateChange: choice({
    label: "When the rate changes",
    options: { "adjust-emi": "Adjust payment", "adjust-term": "Keep payment" },
    default: "adjust-emi",
    ...rates,
  }),
  ...extraPaymentFields,
  extraEffect: choice({
    label: "Extra payments lower",
    options: { "reduce-term": "The term", "reduce-payment": "The payment" },
    default: "reduce-term",
    group: "Extra payments",
  }),
  rounding: choice({
    label: "Lender rounding",
    note: "Whole units apply to the payment; interest is rounded to the cent",
    options: { none: "None", cent: "To the cent", whole: "To whole units" },
    default: "none",
    ...lender,
  }),
  yearBasis: choice({
    label: "Group years by",
    options: {
      calendar: "Calendar year",
      "loan-year": "Loan year",
      "financial-year-april": "April to March",
    },
    default: "calendar",
    ...lender,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
