import { amount, choice, date, integer, number, percent, type ValuesOf } from "../../../core/fields";

const LOAN = "The loan";
const fee = { group: "Fee and charges" } as const;
const extra = { group: "Extra payments" } as const;
const lender = { group: "Dates and rounding" } as const;

/** How the fee is paid. */
export const FEE_HANDLINGS = {
  deducted: "Taken from the proceeds",
  added: "Added to the loan",
  upfront: "Paid in cash",
} as const;

/** Longest term, in months. */
const MAX_MONTHS = 600;

export const inputs = {
  principal: amount({ label: "Loan amount", default: 25_000, above: 0, group: LOAN }),
  annualRate: percent({
    label: "Interest rate",
    unit: "% / year",
    default: 11.5,
    min: 0,
    max: 100,
    step: 0.25,
    group: LOAN,
  }),
  rateType: choice({
    label: "Rate type",
    note: "Flat: on the original amount for the whole term",
    options: { reducing: "On the balance", flat: "Flat" },
    default: "reducing",
    group: LOAN,
  }),
  termYears: number({
    label: "Term in years",
    note: "Replaces the term in months",
    unit: "years",
    default: null,
    min: 1 / 12,
    max: MAX_MONTHS / 12,
    range: `between 1 month and ${MAX_MONTHS / 12} years`,
    stepsPerUnit: 12,
    group: LOAN,
  }),
  termMonths: integer({
    label: "Term",
    unit: "months",
    default: 60,
    min: 1,
    max: MAX_MONTHS,
    invalidMessage: `Term must be a whole number of months from 1 to ${MAX_MONTHS}.`,
    when: { termYears: null },
    keepVisible: true,
    group: LOAN,
  }),
  originationFeePercent: percent({
    label: "Origination / processing fee",
    noun: "Fee",
    unit: "% of loan",
    default: 5,
    min: 0,
    max: 50,
    step: 0.25,
    ...fee,
  }),
  originationFeeAmount: amount({ label: "Plus a fixed fee", noun: "Fixed fee", default: 0, ...fee }),
  feeTaxPercent: percent({
    label: "Tax on the fee",
    note: "18% GST in India",
    unit: "% of fee",
    default: 0,
    min: 0,
    max: 100,
    ...fee,
  }),
  feeHandling: choice({
    label: "The fee is",
    options: FEE_HANDLINGS,
    default: "deducted",
    ...fee,
  }),
  monthlyFee: amount({
    label: "Monthly charge or insurance",
    note: "In the APR, not in the schedule",
    unit: "/ month",
    default: 0,
    ...fee,
  }),
  extraMonthly: amount({ label: "Extra each month", default: 0, ...extra }),
  extraOnce: amount({ label: "One extra payment", default: 0, ...extra }),
  extraOnceDate: date({
    label: "Made on",
    noun: "The date of the extra payment",
    note: "Leave empty for the first payment",
    default: null,
    ...extra,
  }),
  prepaymentPenaltyPercent: percent({
    label: "Prepayment charge",
    unit: "% of extra",
    default: 0,
    min: 0,
    max: 20,
    ...extra,
  }),
  rounding: choice({
    label: "Lender rounding",
    note: "Of the payment; interest is then rounded to the cent",
    options: { none: "None", cent: "To the cent", whole: "To whole units" },
    default: "none",
    ...lender,
  }),
  firstPaymentDate: date({
    label: "First payment",
    default: "2027-01-01",
    fill: "month-after-next",
    ...lender,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type FeeHandling = keyof typeof FEE_HANDLINGS;
