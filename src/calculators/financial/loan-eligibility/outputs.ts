import { outputsOf } from "../../../core/outputs";
import type { Eligibility } from "./eligibility";
import { applicantTable, leverTable, limitTable, slabTable } from "./tables";

const { boolean, choice, integer, money, percent, table, text } = outputsOf<Eligibility>();

const monthly = { unit: "/ month" } as const;
const wanted = { group: "The loan you want" } as const;

export const LIMITS = {
  income: "Income after EMIs",
  multiplier: "Income multiplier",
  property: "Property value",
} as const;

const LEVERS = {
  "clear-obligations": "Pay off EMIs and card balances",
  "longer-term": "Up to 5 years longer",
  "lower-rate": "0.5-point lower rate",
  "more-income": "10% more net income",
} as const;

const limitedBy = { label: "Limited by", options: LIMITS } as const;
const effectiveTermMonths = { label: "Term used", unit: "months" } as const;

export const outputs = {
  incomeConsidered: money({ label: "Income counted", ...monthly, value: (model) => model.income }),
  obligations: money({
    label: "Obligations",
    note: "EMIs and 5% of card balances",
    ...monthly,
    value: (model) => model.obligations,
  }),
  foirUsed: percent({ label: "FOIR allowed", value: (model) => model.foir }),
  maxEmi: money({ label: "Maximum new EMI", ...monthly, value: (model) => model.maxEmi }),
  effectiveTermMonths: integer({ ...effectiveTermMonths, value: (model) => model.effectiveTerm }),
  loanByIncome: money({ label: "Loan by income after EMIs", value: (model) => model.loanByIncome }),
  loanByMultiplier: money({ label: "Loan by multiplier", value: (model) => model.loanByMultiplier }),
  loanByLtv: money({ label: "Loan by property value", optional: true, value: (model) => model.loanByLtv }),
  eligibleLoan: money({ label: "Eligible loan", value: (model) => model.eligible.loan }),
  limitedBy: choice({ ...limitedBy, value: (model) => model.eligible.limit }),
  emi: money({ label: "EMI", ...monthly, value: (model) => model.emi }),
  totalInterest: money({ label: "Total interest", value: (model) => model.totalInterest }),
  ownContribution: money({
    label: "Down payment",
    optional: true,
    value: (model) => model.ownContribution,
  }),
  foirAfterLoan: percent({
    label: "FOIR with this loan",
    note: "All EMIs ÷ income",
    digits: 2,
    value: (model) => model.foirAfterLoan,
  }),
  requiredIncome: money({
    label: "Income required",
    note: "Monthly income that counts, by FOIR",
    optional: true,
    ...monthly,
    ...wanted,
    value: (model) => model.wanted?.needed?.income,
  }),
  shortfall: money({
    label: "Income shortfall",
    optional: true,
    ...wanted,
    value: (model) => model.wanted && Math.max(0, model.wanted.loan - model.eligible.loan),
  }),
  limits: table({
    label: "The three limits",
    columns: {
      limit: choice({ label: "Limit", options: LIMITS }),
      rule: text({ label: "Rule" }),
      loan: money({ label: "Loan" }),
      applies: boolean({ label: "Applies" }),
      binds: boolean({ label: "Sets the loan" }),
    },
    value: limitTable,
  }),
  levers: table({
    label: "What would help",
    columns: {
      lever: choice({ label: "Change", options: LEVERS }),
      eligibleLoan: money({ label: "Eligible loan" }),
      change: money({ label: "More loan" }),
    },
    value: leverTable,
  }),
  ltvSlabs: table({
    label: "RBI slabs on this property",
    columns: {
      loanAbove: money({ label: "Loans above", digits: 0 }),
      loanUpTo: money({ label: "Up to", optional: true, digits: 0 }),
      percent: percent({ label: "Of the value" }),
      loan: money({ label: "Loan", optional: true }),
      chosen: boolean({ label: "Largest loan" }),
    },
    value: slabTable,
  }),
  applicants: table({
    label: "With and without the co-applicant",
    columns: {
      applicants: choice({
        label: "Applying",
        options: { alone: "Alone", joint: "With the co-applicant" },
      }),
      incomeConsidered: money({ label: "Monthly income" }),
      effectiveTermMonths: integer(effectiveTermMonths),
      maxEmi: money({ label: "Maximum EMI" }),
      eligibleLoan: money({ label: "Eligible loan" }),
      limitedBy: choice(limitedBy),
    },
    value: applicantTable,
  }),
};
