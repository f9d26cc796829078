import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Eligibility } from "./eligibility";
import { applicantTable, leverTable, limitTable, slabTable } from "./tables";

const { boolean, choice, integer, money, percent, table, text } = outputsOf<Eligibility>();

const monthly = { unit: "/ month" } as const;

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

export const outputs = {
  incomeConsidered: money("Income counted", { ...monthly, shown: "more", value: (model) => model.income }),
  obligations: money("Obligations", { note: "EMIs and 5% of card balances", ...monthly, shown: "more" }),
  foirUsed: percent("FOIR allowed", { shown: "more", value: (model) => model.foir }),
  maxEmi: money("Maximum new EMI", { ...monthly, solve: true }),
  effectiveTermMonths: integer("Term used", { unit: "months", value: (model) => model.effectiveTerm }),
  loanByIncome: money("Loan by income after EMIs", { shown: "more", solve: true }),
  loanByMultiplier: money("Loan by multiplier", { shown: "more" }),
  loanByLtv: money("Loan by property value", { optional: true, shown: "more", solve: true }),
  eligibleLoan: money("Eligible loan", { shown: "more", solve: 1, value: (model) => model.eligible.loan }),
  limitedBy: choice("Limited by", { options: LIMITS, value: (model) => model.eligible.limit }),
  emi: money("EMI", { ...monthly, solve: true }),
  totalInterest: money("Total interest", { better: "lower" }),
  ownContribution: money("Down payment", { optional: true, shown: "elsewhere", solve: true }),
  foirAfterLoan: percent("FOIR with this loan", { note: "All EMIs ÷ income", digits: 2, shown: "more" }),
  ...section("The loan you want", {
    requiredIncome: money("Income required by FOIR", {
      note: "Monthly income that counts",
      optional: true,
      ...monthly,
      shown: ({ inputs }) => (inputs.method === "multiplier" ? "elsewhere" : "first"),
      value: (model) => model.wanted?.needed?.income,
    }),
    requiredIncomeByMultiplier: money("Income required by the multiplier", {
      optional: true,
      ...monthly,
      shown: ({ inputs }) => (inputs.method === "foir" ? "elsewhere" : "first"),
      value: (model) => model.wanted?.byMultiplier,
    }),
    incomeShortfall: money("Income missing", {
      note: "For the limits that depend on income",
      optional: true,
      ...monthly,
      value: (model) => model.incomeShortfall,
    }),
    shortfall: money("Loan missing", {
      note: "The loan you want minus the eligible loan",
      optional: true,
      value: (model) => model.wanted && Math.max(0, model.wanted.loan - model.eligible.loan),
    }),
  }),
  limits: table("The three limits", {
    columns: {
      limit: choice("Limit", { options: LIMITS }),
      rule: text("Rule"),
      loan: money("Loan"),
      applies: boolean("Applies"),
      binds: boolean("Sets the loan"),
    },
    value: limitTable,
  }),
  levers: table("What would help", {
    columns: {
      lever: choice("Change", { options: LEVERS }),
      eligibleLoan: money("Eligible loan"),
      change: money("More loan"),
    },
    value: leverTable,
  }),
  ltvSlabs: table("RBI slabs on this property", {
    columns: {
      loanAbove: money("Loans above", { digits: 0 }),
      loanUpTo: money("Up to", { optional: true, digits: 0 }),
      percent: percent("Of the value"),
      loan: money("Loan", { optional: true }),
      chosen: boolean("Largest loan"),
    },
    value: slabTable,
  }),
  applicants: table("With and without the co-applicant", {
    columns: {
      applicants: choice("Applying", { options: { alone: "Alone", joint: "With the co-applicant" } }),
      incomeConsidered: money("Monthly income"),
      effectiveTermMonths: integer("Term used", { unit: "months" }),
      maxEmi: money("Maximum EMI"),
      eligibleLoan: money("Eligible loan"),
      limitedBy: choice("Limited by", { options: LIMITS }),
    },
    value: applicantTable,
  }),
};
