import { boolean, choice, integer, money, percent, table, text } from "../../../core/fields";

const monthly = { unit: "/ month" } as const;
const wanted = { group: "The loan you want" } as const;

export const LIMITS = {
  income: "Income after EMIs",
  multiplier: "Income multiplier",
  property: "Property value",
} as const;

const LEVERS = {
  "clear-obligations": "Pay off EMIs and card dues",
  "longer-term": "Up to 5 years longer",
  "lower-rate": "Rate 0.5 points lower",
  "more-income": "10% more net income",
} as const;

const loan = money({ label: "Loan" });
const limitedBy = choice({ label: "Limited by", options: LIMITS });
const effectiveTermMonths = integer({ label: "Term that counts", unit: "months" });

export const outputs = {
  incomeConsidered: money({ label: "Income considered", ...monthly }),
  obligations: money({ label: "Obligations", note: "EMIs and 5% of card dues", ...monthly }),
  foirUsed: percent({ label: "FOIR allowed" }),
  maxEmi: money({ label: "Room for a new EMI", ...monthly }),
  effectiveTermMonths,
  loanByIncome: money({ label: "Loan by income after EMIs" }),
  loanByMultiplier: money({ label: "Loan by multiplier" }),
  loanByLtv: money({ label: "Loan by property value", optional: true }),
  eligibleLoan: money({ label: "Eligible loan" }),
  limitedBy,
  emi: money({ label: "EMI", ...monthly }),
  totalInterest: money({ label: "Total interest" }),
  ownContribution: money({ label: "Own contribution", optional: true }),
  foirAfterLoan: percent({ label: "FOIR with this loan", note: "All EMIs ÷ income", digits: 2 }),
  requiredIncome: money({
    label: "Income it takes",
    note: "Counted income a month, by FOIR",
    optional: true,
    ...monthly,
    ...wanted,
  }),
  shortfall: money({ label: "Short of it by", optional: true, ...wanted }),
  limits: table({
    label: "The three limits",
    columns: {
      limit: choice({ label: "Limit", options: LIMITS }),
      rule: text({ label: "Rule" }),
      loan,
      applies: boolean({ label: "Applies" }),
      binds: boolean({ label: "Binds" }),
    },
  }),
  levers: table({
    label: "What would help",
    columns: {
      lever: choice({ label: "Change", options: LEVERS }),
      eligibleLoan: money({ label: "Eligible loan" }),
      change: money({ label: "More loan" }),
    },
  }),
  ltvSlabs: table({
    label: "RBI slabs on this property",
    columns: {
      loanAbove: money({ label: "Loans above", digits: 0 }),
      loanUpTo: money({ label: "Up to", optional: true, digits: 0 }),
      percent: percent({ label: "Of the value" }),
      loan: money({ label: "Lends here", optional: true }),
      chosen: boolean({ label: "Lends most" }),
    },
  }),
  applicants: table({
    label: "With and without the co-applicant",
    columns: {
      applicants: choice({
        label: "Applying",
        options: { alone: "Alone", joint: "With the co-applicant" },
      }),
      incomeConsidered: money({ label: "Income a month" }),
      effectiveTermMonths,
      maxEmi: money({ label: "Room for an EMI" }),
      eligibleLoan: money({ label: "Eligible loan" }),
      limitedBy,
    },
  }),
};
