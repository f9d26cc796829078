import { amount, choice, integer, list, number, percent, type ValuesOf } from "../../../core/fields";
import { termFields } from "../../../fieldsets/loan";

const income = { group: "Income" } as const;
const dues = { group: "EMIs and card balances" } as const;
const rule = { group: "What the lender allows" } as const;
const loan = { group: "The loan" } as const;
const property = { group: "The property" } as const;

/** Message for any error in the slabs. */
export const WRONG_SLABS = "FOIR slabs must rise and end with an open slab.";

export const inputs = {
  netMonthlyIncome: amount({
    label: "Net monthly income",
    note: "Take-home pay",
    unit: "/ month",
    default: 100_000,
    ...income,
  }),
  coApplicantIncome: amount({
    label: "Co-applicant net income",
    unit: "/ month",
    default: 0,
    ...income,
  }),
  otherIncome: amount({
    label: "Variable or rental income",
    unit: "/ month",
    default: 0,
    ...income,
  }),
  otherIncomeShare: percent({
    label: "Share that counts",
    note: "Of variable or rental income, by lender practice",
    unit: "%",
    default: 50,
    min: 0,
    max: 100,
    ...income,
  }),
  existingEmis: amount({
    label: "Current EMIs",
    unit: "/ month",
    default: 10_000,
    ...dues,
  }),
  cardOutstanding: amount({
    label: "Credit card balance",
    note: "5% of it counts as a monthly obligation",
    default: 0,
    ...dues,
  }),
  method: choice({
    label: "Method",
    options: { foir: "FOIR only", multiplier: "Multiplier only", lower: "Lower of both" },
    default: "lower",
    ...rule,
  }),
  foirMode: choice({
    label: "FOIR",
    note: "Fixed obligations to income ratio: the share of income that all EMIs together may take",
    options: { flat: "One rate", slab: "By income slab" },
    default: "flat",
    ...rule,
  }),
  foir: percent({
    label: "FOIR",
    note: "Lender practice, not law: typically 40–65%",
    unit: "%",
    default: 50,
    min: 1,
    max: 90,
    when: { foirMode: "flat" },
    ...rule,
  }),
  foirSlabs: list({
    label: "FOIR slabs",
    note: "Lender practice, not law. Each slab applies up to its income; leave the last one open",
    itemLabel: "Slab",
    default: [
      { upTo: 50_000, foir: 40 },
      { upTo: 100_000, foir: 50 },
      { upTo: 200_000, foir: 55 },
      { upTo: null, foir: 60 },
    ],
    item: {
      upTo: amount({ label: "Income up to", optional: true }),
      foir: percent({ label: "FOIR, 0–90%", min: 0, max: 90 }),
    },
    invalidMessage: WRONG_SLABS,
    when: { foirMode: "slab" },
    ...rule,
  }),
  multiplier: number({
    label: "Income multiplier",
    note: "Lender practice, not law: typically 48–72",
    unit: "× income",
    default: 60,
    min: 1,
    max: 200,
    ...rule,
  }),
  annualRate: percent({
    label: "Interest rate",
    unit: "% / year",
    default: 8.5,
    min: 0,
    max: 50,
    step: 0.05,
    ...loan,
  }),
  ...termFields(20, loan.group),
  age: integer({ label: "Age", unit: "years", default: 32, min: 18, max: 79, ...loan }),
  coApplicantAge: integer({
    label: "Co-applicant’s age",
    note: "The older of the two sets the term",
    unit: "years",
    default: null,
    min: 18,
    max: 79,
    ...loan,
  }),
  maxAgeAtMaturity: integer({
    label: "Loan must end by age",
    noun: "Age at the end of the loan",
    note: "Typically 60 if salaried, 65–70 if self-employed",
    unit: "years",
    default: 60,
    min: 19,
    max: 85,
    ...loan,
  }),
  ltvRule: choice({
    label: "Loan-to-value",
    options: { "rbi-housing": "RBI slabs for housing", custom: "One limit", none: "No limit" },
    default: "rbi-housing",
    ...property,
  }),
  ltvPercent: percent({
    label: "Loan-to-value limit",
    unit: "% of value",
    default: 80,
    min: 1,
    max: 100,
    when: { ltvRule: "custom" },
    ...property,
  }),
  propertyValue: amount({
    label: "Property value",
    note: "Excluding stamp duty and registration",
    default: 8_000_000,
    min: 1,
    when: { ltvRule: ["rbi-housing", "custom"] },
    ...property,
  }),
  desiredLoan: amount({
    label: "Loan you want",
    note: "Shows the income you’d need",
    default: null,
    min: 1,
    group: "The loan you want",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
