import {
  amount,
  boolean,
  by,
  choice,
  fold,
  integer,
  LARGEST_AMOUNT,
  money,
  percent,
  text,
  type ValuesOf,
} from "../../../core/fields";
import { FILING_STATUSES } from "../../../fieldsets/filing-status";
import { localityFields } from "../../../fieldsets/localities";
import {
  ageBandField,
  ageField,
  countryField,
  financialYearField,
  hsaCoverageField,
  INDIA,
  metroCityField,
  regimeField,
  stateField,
  US,
} from "../../../fieldsets/tax";

const us = { when: US } as const;
const india = { when: INDIA } as const;
const advance = { when: { ...INDIA, checkAdvanceTax: true } } as const;
const joint = { when: { ...US, filingStatus: "joint" } } as const;

const none = { default: 0 } as const;
const gain = (label: string) =>
  money(label, { note: "A loss is negative", min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT, ...none, ...us });
export const inputs = {
  country: countryField,

  // United States
  taxYear: choice("Tax year", {
    options: { "2026": "2026", "2025": "2025" },
    default: "2026",
    messages: { invalid: "Tax year must be 2025 or 2026." },
    ...us,
  }),
  filingStatus: choice("Filing status", { options: FILING_STATUSES, default: "single", ...us }),
  ...fold("Age and dependents", {
    age: ageField,
    spouseAge: { ...ageField, label: "Spouse’s age at year-end", ...joint },
    blindCount: integer("Blind filers", { min: 0, max: 2, ...none, ...us }),
    childAges: text("Ages of the children under 17", {
      note: "At year-end, such as 2, 5, 9; for state credits",
      default: null,
      max: 100,
      ...us,
    }),
    otherDependents: integer("Other dependents", { min: 0, max: 20, ...none, ...us }),
  }),
  childrenUnder17: integer("Children under 17", { min: 0, max: 20, ...none, ...us }),
  wages: amount("Wages", {
    note: "Gross, before anything is taken out",
    unit: "/ year",
    default: 85_000,
    ...us,
    solve: true,
  }),
  spouseWages: amount("Spouse’s wages", { unit: "/ year", ...none, ...joint }),
  ...fold("401(k), IRA, HSA and adjustments", {
    retirementContributions: amount("Traditional 401(k) or 403(b)", {
      noun: "Contributions to a 401(k) or 403(b)",
      note: "Cuts income tax, not payroll tax",
      ...none,
      ...us,
      solve: true,
    }),
    cafeteriaDeductions: amount("Section 125 and HSA through payroll", {
      note: "Cuts both taxes",
      ...none,
      ...us,
    }),
    iraContributions: amount("Traditional IRA", {
      noun: "Contributions to a traditional IRA",
      note: "The first filer’s only",
      ...none,
      ...us,
    }),
    hsaContributions: amount("HSA, not through payroll", { noun: "Contributions to an HSA", ...none, ...us }),
    hsaCoverage: hsaCoverageField,
    adjustments: amount("Other adjustments to income", {
      note: "Student loan interest, a spouse’s IRA, other above-the-line deductions",
      ...none,
      ...us,
    }),
  }),
  ...fold("Self-employment", {
    selfEmploymentIncome: amount("Net self-employment profit", {
      note: "The first filer’s only",
      ...none,
      ...us,
    }),
    selfEmployedRetirement: amount("SEP, SIMPLE or solo 401(k)", {
      noun: "Contributions to a self-employed plan",
      note: "Deducted on Schedule 1, line 16",
      ...none,
      ...us,
    }),
    selfEmployedHealth: amount("Self-employed health insurance", {
      noun: "Self-employed health insurance premiums",
      note: "Premiums deducted on Schedule 1, line 17",
      ...none,
      ...us,
    }),
  }),
  ...fold("Interest, dividends, gains and other income", {
    interestIncome: amount("Taxable interest", { ...none, ...us }),
    ordinaryDividends: amount("Ordinary dividends, all", { ...none, ...us }),
    qualifiedDividends: amount("Of which qualified", { noun: "Qualified dividends", ...none, ...us }),
    shortTermGains: gain("Net short-term capital gains"),
    longTermGains: gain("Net long-term capital gains"),
    socialSecurityBenefits: amount("Social Security benefits", { ...none, ...us }),
    otherIncome: amount(by("country", { in: "Other income at slab rates" }, "Pensions, IRA withdrawals, other"), {
      noun: "Other income",
      ...none,
    }),
    savingsInterest: amount("Interest on savings accounts", { ...none, ...india }),
    depositInterest: amount("Interest on deposits", { note: "Fixed and recurring", ...none, ...india }),
    stcgEquity: amount("Short-term gains, listed", { ...none, ...india }),
    ltcgEquity: amount("Long-term gains, listed", { ...none, ...india }),
    ltcgOther: amount("Other long-term gains", { ...none, ...india }),
  }),
  ...fold("Deductions: tips, overtime, car loan, itemized", {
    qualifiedTips: amount("Qualified tips", { ...none, ...us }),
    qualifiedOvertime: amount("Qualified overtime", { note: "The premium half only", ...none, ...us }),
    carLoanInterest: amount("Car-loan interest", {
      note: "New car assembled in the US, loan from 2025",
      ...none,
      ...us,
    }),
    deductionMethod: choice("Deduction", {
      options: { auto: "The larger one", standard: "Standard", itemized: "Itemized" },
      default: "auto",
      ...us,
    }),
    stateLocalTaxesPaid: amount("State and local taxes paid", { ...none, ...us }),
    mortgageInterest: amount("Mortgage interest", { note: "Within the debt limit", ...none, ...us }),
    charity: amount("Charity", { note: "In cash", ...none, ...us }),
    medicalExpenses: amount("Medical expenses", { ...none, ...us }),
    otherItemized: amount("Other itemized deductions", { ...none, ...us }),
  }),
  state: stateField,
  ...localityFields,
  ...fold("Credits and local tax", {
    otherCredits: amount("Other nonrefundable credits", { ...none, ...us }),
    claimEitc: boolean("Claim the earned income credit", { default: true, ...us }),
    localTaxRate: percent("Local income tax", {
      note: "Of a place that cannot be chosen, such as a school district",
      min: 0,
      max: 10,
      messages: { invalid: "Local tax must be between 0 and 10%." },
      ...none,
      ...us,
    }),
    localTaxBase: choice("Local tax is on", {
      options: { "state-taxable-income": "State taxable income", wages: "Wages" },
      default: "state-taxable-income",
      ...us,
    }),
  }),

  // India
  financialYear: financialYearField,
  regime: regimeField,
  ageBand: ageBandField,
  salaryIncome: amount("Gross salary", {
    note: "Including the employer’s NPS",
    unit: "/ year",
    default: 1_800_000,
    ...india,
    solve: true,
  }),
  basicSalary: amount("Of which basic and dearness allowance", {
    noun: "Basic salary",
    unit: "/ year",
    default: 900_000,
    ...india,
  }),
  ...fold("Rent and HRA", {
    hraReceived: amount("HRA received", { default: 360_000, ...india }),
    rentPaid: amount("Rent paid", { default: 300_000, ...india }),
    metroCity: metroCityField,
  }),
  ...fold("Deductions: 80C, NPS, health, loans", {
    professionalTax: amount("Professional tax paid", { default: 2500, ...india }),
    section80c: amount("Investments (80C)", { note: "Section 123 of the new Act", default: 150_000, ...india }),
    nps80ccd1b: amount("Own NPS, extra (80CCD(1B))", { ...none, ...india }),
    employerNps: amount("Employer’s NPS", { note: "Counts in both regimes", ...none, ...india }),
    section80d: amount("Health premium, self (80D)", { default: 25_000, ...india }),
    parents80d: amount("Health premium, parents", { ...none, ...india }),
    parentsSenior: boolean("Parents are 60 or over", { default: false, ...india }),
    educationLoanInterest: amount("Education loan interest (80E)", { ...none, ...india }),
    homeLoanInterest: amount("Home loan interest", { note: "Self-occupied home", ...none, ...india }),
    otherDeductions: amount("Other deductions", { ...none, ...india }),
  }),
  ...fold("Let-out property", {
    rentReceived: amount("Rent received", { unit: "/ year", ...none, ...india }),
    municipalTaxes: amount("Municipal taxes paid on it", { ...none, ...india }),
    letOutInterest: amount("Interest on its loan", { ...none, ...india }),
  }),
  ...fold("Advance tax by installment", {
    checkAdvanceTax: boolean("Calculate installments and interest", { default: false, ...india }),
    advanceJune: amount("Paid by June 15", { ...none, ...advance }),
    advanceSeptember: amount("Paid June 16 to September 15", { ...none, ...advance }),
    advanceDecember: amount("Paid September 16 to December 15", { ...none, ...advance }),
    advanceMarch: amount("Paid December 16 to March 31", { ...none, ...advance }),
    monthsToPayment: integer("Months from April until the rest is paid", {
      note: "Parts count as a month; 4 if paid in July",
      unit: "months",
      default: 4,
      min: 0,
      max: 60,
      ...advance,
    }),
  }),
  taxWithheld: amount(by("country", { in: "TDS and advance tax" }, "Federal tax paid so far"), {
    noun: "Tax paid so far",
    note: by(
      "country",
      { in: "Paid so far, without the installments above" },
      "Withheld and estimated payments; for a refund",
    ),
    ...none,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
