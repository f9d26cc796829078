import { amount, choice, date, integer, list, percent, type ValuesOf } from "../../../core/fields";
import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { extraPaymentFields, rateChangeField, termFields } from "../../../fieldsets/loan";

const LOAN = "The loan";
const resets = { group: "Rate changes" } as const;
const disbursal = { group: "Disbursal in parts" } as const;
const moratorium = { group: "Moratorium" } as const;
const prepayment = { group: "Prepayments" } as const;
const tax = { group: "Income tax, old regime" } as const;

/** Message shown if the disbursals do not add up to the loan. */
export const WRONG_TRANCHES =
  "Disbursals must start in month 0, rise by month and add up to the loan amount.";

export const inputs = {
  principal: amount({ label: "Loan amount", default: 5_000_000, min: 1, group: LOAN }),
  annualRate: percent({
    label: "Interest rate",
    note: "Interest compounds monthly",
    unit: "% / year",
    default: 8.5,
    min: 0,
    max: 50,
    step: 0.05,
    group: LOAN,
  }),
  ...termFields(20, LOAN),
  firstPaymentDate: date({
    label: "First instalment",
    default: "2027-01-05",
    fill: "month-after-next",
    group: LOAN,
  }),
  processingFee: amount({
    label: "Processing and other upfront charges",
    note: "Included in the APR",
    default: 10_000,
    group: LOAN,
  }),
  rateChanges: rateChangeField(50, resets, "instalment"),
  onRateChange: choice({
    label: "When the rate changes",
    options: { "adjust-term": "Keep the EMI", "adjust-emi": "Keep the end date" },
    default: "adjust-term",
    ...resets,
  }),
  maxTermMonths: integer({
    label: "Longest term the lender allows",
    note: "Number of EMIs; never less than the term",
    unit: "months",
    default: 360,
    min: 1,
    max: 600,
    when: { onRateChange: "adjust-term" },
    ...resets,
  }),
  disbursementType: choice({
    label: "Disbursal",
    options: { full: "All at once", staged: "In parts" },
    default: "full",
    ...disbursal,
  }),
  tranches: list({
    label: "Disbursals",
    default: [],
    itemLabel: "Disbursal",
    item: {
      month: integer({ label: "After month", min: 0, max: 600 }),
      amount: amount({ label: "Amount" }),
    },
    when: { disbursementType: "staged" },
    ...disbursal,
  }),
  preEmiMode: choice({
    label: "While under construction",
    note: "Until the last disbursal",
    options: { "pre-emi": "Interest only", "full-emi": "The full EMI" },
    default: "pre-emi",
    when: { disbursementType: "staged" },
    ...disbursal,
  }),
  moratoriumMonths: integer({
    label: "Moratorium",
    unit: "months",
    default: 0,
    min: 0,
    max: 60,
    ...moratorium,
  }),
  moratoriumStart: integer({
    label: "Moratorium from EMI number",
    note: "Counted after any pre-EMI phase",
    default: 1,
    min: 1,
    max: 600,
    ...moratorium,
  }),
  moratoriumInterest: choice({
    label: "Moratorium interest",
    options: { capitalise: "Added to the loan", pay: "Paid" },
    default: "capitalise",
    ...moratorium,
  }),
  emiIncreaseYearly: percent({
    label: "Increase the EMI every year by",
    noun: "Annual EMI increase",
    note: "Starting with the 13th, 25th… EMI",
    unit: "%",
    default: 0,
    min: 0,
    max: 50,
    ...prepayment,
  }),
  prepaymentEffect: choice({
    label: "A prepayment reduces",
    options: { "reduce-tenure": "The tenure", "reduce-emi": "The EMI" },
    default: "reduce-tenure",
    ...prepayment,
  }),
  ...extraPaymentFields,
  taxRate: percent({
    label: "Marginal tax rate",
    note: "0 ignores tax",
    unit: "%",
    default: 0,
    min: 0,
    max: 60,
    ...tax,
  }),
  interestDeductionCap: amount({
    label: "Interest deduction limit",
    note: "Self-occupied house; 0 under the new regime",
    unit: "/ tax year",
    default: INDIA_HOME_LOANS.interestDeduction.value,
    ...tax,
  }),
  principalDeductionCap: amount({
    label: "Principal deduction limit",
    note: "The unused part of the former section 80C limit",
    unit: "/ tax year",
    default: INDIA_HOME_LOANS.principalDeduction.value,
    ...tax,
  }),
  yearBasis: choice({
    label: "Group years by",
    options: {
      "financial-year-april": "April to March",
      calendar: "Calendar year",
      "loan-year": "Loan year",
    },
    default: "financial-year-april",
    group: LOAN,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
