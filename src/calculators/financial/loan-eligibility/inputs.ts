import { amount, choice, fold, integer, list, number, percent, section, type ValuesOf } from "../../../core/fields";
import { termFields } from "../../../fieldsets/loan";

/** Message for any error in the slabs. */
export const WRONG_SLABS = "FOIR slabs must rise and end with an open slab.";

const { termMonths, termYears } = termFields(20);

export const inputs = {
  ...section("Income", {
    netMonthlyIncome: amount("Net monthly income", {
      note: "Take-home pay",
      unit: "/ month",
      default: 100_000,
      solve: true,
    }),
  }),
  ...section("EMIs and card balances", {
    existingEmis: amount("Current EMIs", { unit: "/ month", default: 10_000, solve: true }),
  }),
  ...fold("Credit card balance and the loan you want", {
    cardOutstanding: amount("Credit card balance", {
      note: "5% of it counts as a monthly obligation",
      default: 0,
      solve: true,
    }),
    desiredLoan: amount("Loan you want", { note: "Shows the income you’d need", default: null, min: 1 }),
  }),
  ...fold("How the lender decides", {
    method: choice("Method", {
      options: { foir: "FOIR only", multiplier: "Multiplier only", lower: "Lower of both" },
      default: "lower",
    }),
    foirMode: choice("FOIR", {
      note: "Fixed obligations to income ratio: the share of income that all EMIs together may take",
      options: { flat: "One rate", slab: "By income slab" },
      default: "flat",
    }),
    foir: percent("FOIR", {
      note: "Lender practice, not law: typically 40–65%",
      unit: "%",
      default: 50,
      min: 1,
      max: 90,
      when: { foirMode: "flat" },
      solve: true,
    }),
    foirSlabs: list("FOIR slabs", {
      note: "Lender practice, not law. Each slab applies up to its income; leave the last one open",
      row: { label: "Slab" },
      default: [
        { upTo: 50_000, foir: 40 },
        { upTo: 100_000, foir: 50 },
        { upTo: 200_000, foir: 55 },
        { upTo: null, foir: 60 },
      ],
      columns: {
        upTo: amount("Income up to", { optional: true }),
        foir: percent("FOIR, 0–90%", { min: 0, max: 90 }),
      },
      messages: { invalid: WRONG_SLABS },
      when: { foirMode: "slab" },
    }),
    multiplier: number("Income multiplier", {
      note: "Lender practice, not law: typically 48–72",
      unit: "× income",
      default: 60,
      min: 1,
      max: 200,
    }),
  }),
  ...fold("Term in months and age limit", {
    termMonths,
    maxAgeAtMaturity: integer("Loan must end by age", {
      noun: "Age at the end of the loan",
      note: "Typically 60 if salaried, 65–70 if self-employed",
      unit: "years",
      default: 60,
      min: 19,
      max: 85,
    }),
  }),
  ...section("The loan", {
    annualRate: percent("Interest rate", {
      unit: "% / year",
      default: 8.5,
      min: 0,
      max: 50,
      step: 0.05,
      solve: true,
    }),
    age: integer("Age", { unit: "years", default: 32, min: 18, max: 79 }),
    termYears,
  }),
  ...fold("Co-applicant and other income", {
    coApplicantIncome: amount("Co-applicant net income", { unit: "/ month", default: 0, solve: true }),
    otherIncome: amount("Variable or rental income", { unit: "/ month", default: 0 }),
    otherIncomeShare: percent("Share that counts", {
      note: "Of variable or rental income, by lender practice",
      unit: "%",
      default: 50,
      min: 0,
      max: 100,
    }),
    coApplicantAge: integer("Co-applicant’s age", {
      note: "The older of the two sets the term",
      unit: "years",
      default: null,
      min: 18,
      max: 79,
    }),
  }),
  ...fold("Loan-to-value", {
    ltvRule: choice("Loan-to-value", {
      options: { "rbi-housing": "RBI slabs for housing", custom: "One limit", none: "No limit" },
      default: "rbi-housing",
    }),
    ltvPercent: percent("Loan-to-value limit", {
      unit: "% of value",
      default: 80,
      min: 1,
      max: 100,
      when: { ltvRule: "custom" },
    }),
  }),
  ...section("The property", {
    propertyValue: amount("Property value", {
      note: "Excluding stamp duty and registration",
      default: 8_000_000,
      min: 1,
      when: { ltvRule: ["rbi-housing", "custom"] },
      solve: true,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
