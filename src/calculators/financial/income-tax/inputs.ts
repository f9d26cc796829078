import {
  amount,
  boolean,
  by,
  choice,
  integer,
  LARGEST_AMOUNT,
  money,
  percent,
  type ValuesOf,
} from "../../../core/fields";
import {
  ageBandField,
  countryField,
  FILING_STATUSES,
  financialYearField,
  INDIA,
  regimeField,
  stateField,
  US,
} from "../../../fieldsets/tax";

const us = { when: US } as const;
const india = { when: INDIA } as const;
const joint = { when: { ...US, filingStatus: "joint" } } as const;

const income = { group: "Other income and gains" } as const;
const pretax = { group: "Pretax and above the line" } as const;
const deductions = { group: "Deductions" } as const;
const old = { group: "Old-regime deductions" } as const;

const none = { default: 0 } as const;
const gain = (label: string) =>
  money({
    label,
    note: "A loss is negative",
    min: -LARGEST_AMOUNT,
    max: LARGEST_AMOUNT,
    ...none,
    ...income,
    ...us,
  });
const age = (label: string) =>
  integer({
    label,
    unit: "years",
    default: 40,
    min: 0,
    max: 120,
    invalidMessage: "Age must be a whole number from 0 to 120.",
  });

export const inputs = {
  country: countryField,

  // United States
  taxYear: choice({
    label: "Tax year",
    options: { "2026": "2026", "2025": "2025" },
    default: "2026",
    invalidMessage: "Tax year must be 2025 or 2026.",
    ...us,
  }),
  filingStatus: choice({ label: "Filing status", options: FILING_STATUSES, default: "single", ...us }),
  age: { ...age("Age at year-end"), ...us },
  spouseAge: { ...age("Spouse’s age at year-end"), ...joint },
  blindCount: integer({ label: "Blind filers", min: 0, max: 2, ...none, ...us }),
  childrenUnder17: integer({ label: "Children under 17", min: 0, max: 20, ...none, ...us }),
  otherDependents: integer({ label: "Other dependents", min: 0, max: 20, ...none, ...us }),
  wages: amount({
    label: "Wages",
    note: "Gross, before anything is taken out",
    unit: "/ year",
    default: 85_000,
    ...us,
  }),
  spouseWages: amount({ label: "Spouse’s wages", unit: "/ year", ...none, ...joint }),
  retirementContributions: amount({
    label: "Traditional 401(k) or 403(b)",
    noun: "Contributions to a 401(k) or 403(b)",
    note: "Cuts income tax, not payroll tax",
    ...none,
    ...pretax,
    ...us,
  }),
  cafeteriaDeductions: amount({
    label: "Section 125 and HSA through payroll",
    note: "Cuts both taxes",
    ...none,
    ...pretax,
    ...us,
  }),
  selfEmploymentIncome: amount({
    label: "Net self-employment profit",
    note: "The first filer’s only",
    ...none,
    ...income,
    ...us,
  }),
  interestIncome: amount({ label: "Taxable interest", ...none, ...income, ...us }),
  ordinaryDividends: amount({ label: "Ordinary dividends, all", ...none, ...income, ...us }),
  qualifiedDividends: amount({
    label: "Of which qualified",
    noun: "Qualified dividends",
    ...none,
    ...income,
    ...us,
  }),
  shortTermGains: gain("Net short-term capital gains"),
  longTermGains: gain("Net long-term capital gains"),
  socialSecurityBenefits: amount({ label: "Social Security benefits", ...none, ...income, ...us }),
  otherIncome: amount({
    label: by("country", { in: "Other income at slab rates" }, "Pensions, IRA withdrawals, other"),
    noun: "Other income",
    ...none,
    ...income,
  }),
  adjustments: amount({
    label: "Adjustments to income",
    note: "IRA, student loan interest, other above-the-line deductions",
    ...none,
    ...pretax,
    ...us,
  }),
  qualifiedTips: amount({ label: "Qualified tips", ...none, ...deductions, ...us }),
  qualifiedOvertime: amount({
    label: "Qualified overtime",
    note: "The premium half only",
    ...none,
    ...deductions,
    ...us,
  }),
  carLoanInterest: amount({
    label: "Car-loan interest",
    note: "New car assembled in the US, loan from 2025",
    ...none,
    ...deductions,
    ...us,
  }),
  deductionMethod: choice({
    label: "Deduction",
    options: { auto: "The larger one", standard: "Standard", itemized: "Itemized" },
    default: "auto",
    ...deductions,
    ...us,
  }),
  stateLocalTaxesPaid: amount({ label: "State and local taxes paid", ...none, ...deductions, ...us }),
  mortgageInterest: amount({
    label: "Mortgage interest",
    note: "Within the debt limit",
    ...none,
    ...deductions,
    ...us,
  }),
  charity: amount({ label: "Charity", note: "In cash", ...none, ...deductions, ...us }),
  medicalExpenses: amount({ label: "Medical expenses", ...none, ...deductions, ...us }),
  otherItemized: amount({ label: "Other itemized deductions", ...none, ...deductions, ...us }),
  otherCredits: amount({
    label: "Other nonrefundable credits",
    group: "Credits and local tax",
    ...none,
    ...us,
  }),
  claimEitc: boolean({
    label: "Claim the earned income credit",
    group: "Credits and local tax",
    default: true,
    ...us,
  }),
  state: stateField,
  localTaxRate: percent({
    label: "Local income tax",
    group: "Credits and local tax",
    min: 0,
    max: 10,
    invalidMessage: "Local tax must be between 0 and 10%.",
    ...none,
    ...us,
  }),
  localTaxBase: choice({
    label: "Local tax is on",
    options: { "state-taxable-income": "State taxable income", wages: "Wages" },
    default: "state-taxable-income",
    group: "Credits and local tax",
    ...us,
  }),

  // India
  financialYear: financialYearField,
  regime: regimeField,
  ageBand: ageBandField,
  salaryIncome: amount({
    label: "Gross salary",
    note: "Including the employer’s NPS",
    unit: "/ year",
    default: 1_800_000,
    ...india,
  }),
  basicSalary: amount({
    label: "Of which basic and dearness allowance",
    noun: "Basic salary",
    unit: "/ year",
    default: 900_000,
    ...india,
  }),
  hraReceived: amount({ label: "HRA received", default: 360_000, ...old, ...india }),
  rentPaid: amount({ label: "Rent paid", default: 300_000, ...old, ...india }),
  metroCity: boolean({
    label: "City with the 50% limit",
    note: "Delhi, Mumbai, Kolkata, Chennai; under the draft rules for 2026–27 also Bengaluru, Hyderabad, Pune and Ahmedabad",
    default: true,
    ...old,
    ...india,
  }),
  savingsInterest: amount({ label: "Interest on deposits", ...none, ...income, ...india }),
  stcgEquity: amount({ label: "Short-term gains, listed", ...none, ...income, ...india }),
  ltcgEquity: amount({ label: "Long-term gains, listed", ...none, ...income, ...india }),
  ltcgOther: amount({ label: "Other long-term gains", ...none, ...income, ...india }),
  professionalTax: amount({ label: "Professional tax paid", default: 2500, ...old, ...india }),
  section80c: amount({
    label: "Investments (80C)",
    note: "Section 123 of the new Act",
    default: 150_000,
    ...old,
    ...india,
  }),
  nps80ccd1b: amount({ label: "Own NPS, extra (80CCD(1B))", ...none, ...old, ...india }),
  employerNps: amount({ label: "Employer’s NPS", note: "Counts in both regimes", ...none, ...old, ...india }),
  section80d: amount({ label: "Health premium, self (80D)", default: 25_000, ...old, ...india }),
  parents80d: amount({ label: "Health premium, parents", ...none, ...old, ...india }),
  parentsSenior: boolean({ label: "Parents are 60 or over", default: false, ...old, ...india }),
  educationLoanInterest: amount({ label: "Education loan interest (80E)", ...none, ...old, ...india }),
  homeLoanInterest: amount({
    label: "Home loan interest",
    note: "Self-occupied home",
    ...none,
    ...old,
    ...india,
  }),
  otherDeductions: amount({ label: "Other deductions", ...none, ...old, ...india }),

  taxWithheld: amount({
    label: by("country", { in: "TDS and advance tax" }, "Federal tax paid so far"),
    noun: "Tax paid so far",
    note: by("country", { in: "Paid so far" }, "Withheld and estimated payments; for a refund"),
    ...none,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
