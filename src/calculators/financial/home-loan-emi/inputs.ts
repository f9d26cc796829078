import { amount, choice, date, fold, integer, list, percent, section, type ValuesOf } from "../../../core/fields";
import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { extraPaymentFields, rateChangeField, termFields } from "../../../fieldsets/loan";

/** Message shown if the disbursements do not add up to the loan. */
export const WRONG_TRANCHES = "Disbursements must start in month 0, rise by month and add up to the loan amount.";

const { termMonths, termYears } = termFields(20);

export const inputs = {
  ...fold("Term in months and year rows", {
    termMonths,
    yearBasis: choice("Group years by", {
      options: {
        "financial-year-april": "April to March",
        calendar: "Calendar year",
        "loan-year": "Loan year",
      },
      default: "financial-year-april",
    }),
  }),
  ...section("The loan", {
    principal: amount("Loan amount", { default: 5_000_000, min: 1, solve: 1 }),
    annualRate: percent("Interest rate", {
      note: "Interest compounds monthly",
      unit: "% / year",
      default: 8.5,
      min: 0,
      max: 50,
      step: 0.05,
      solve: true,
    }),
    firstPaymentDate: date("First installment", { default: "2027-01-05", fill: "month-after-next" }),
    processingFee: amount("Processing and other upfront charges", {
      note: "Included in the APR",
      default: 10_000,
      solve: true,
    }),
    termYears,
  }),
  ...fold("Rate changes", {
    rateChanges: rateChangeField(50, "installment"),
    onRateChange: choice("When the rate changes", {
      options: { "adjust-term": "Keep the EMI", "adjust-emi": "Keep the end date" },
      default: "adjust-term",
    }),
    maxTermMonths: integer("Longest term the lender allows", {
      note: "Number of EMIs; never less than the term",
      unit: "months",
      default: 360,
      min: 1,
      max: 600,
      when: { onRateChange: "adjust-term" },
    }),
  }),
  ...fold("Disbursement in parts", {
    disbursementType: choice("Disbursement", {
      options: { full: "All at once", staged: "In parts" },
      default: "full",
    }),
    tranches: list("Disbursements", {
      default: [],
      row: { label: "Disbursement" },
      columns: {
        month: integer("After month", { min: 0, max: 600 }),
        amount: amount("Amount"),
      },
      when: { disbursementType: "staged" },
    }),
    preEmiMode: choice("While under construction", {
      note: "Until the last disbursement",
      options: { "pre-emi": "Interest only", "full-emi": "The full EMI" },
      default: "pre-emi",
      when: { disbursementType: "staged" },
    }),
  }),
  ...fold("Moratorium", {
    moratoriumMonths: integer("Moratorium", { unit: "months", default: 0, min: 0, max: 60 }),
    moratoriumStart: integer("Moratorium from EMI number", {
      note: "Counted after any pre-EMI phase",
      default: 1,
      min: 1,
      max: 600,
    }),
    moratoriumInterest: choice("Moratorium interest", {
      options: { capitalise: "Added to the loan", pay: "Paid" },
      default: "capitalise",
    }),
  }),
  ...fold("Prepayments and yearly EMI increase", {
    emiIncreaseYearly: percent("Increase the EMI every year by", {
      noun: "Annual EMI increase",
      note: "Starting with the 13th, 25th… EMI",
      unit: "%",
      default: 0,
      min: 0,
      max: 50,
      solve: true,
    }),
    prepaymentEffect: choice("A prepayment reduces", {
      options: { "reduce-tenure": "The tenure", "reduce-emi": "The EMI" },
      default: "reduce-tenure",
    }),
    ...extraPaymentFields,
  }),
  ...fold("Income tax (old regime)", {
    taxRate: percent("Marginal tax rate", { note: "0 ignores tax", unit: "%", default: 0, min: 0, max: 60 }),
    interestDeductionCap: amount("Interest deduction limit", {
      note: "Self-occupied house; 0 under the new regime",
      unit: "/ tax year",
      default: INDIA_HOME_LOANS.interestDeduction.value,
    }),
    principalDeductionCap: amount("Principal deduction limit", {
      note: "The unused part of the former section 80C limit",
      unit: "/ tax year",
      default: INDIA_HOME_LOANS.principalDeduction.value,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
