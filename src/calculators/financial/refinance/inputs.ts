import { boolean, integer, money, number, percent, type ValuesOf } from "../../../core/fields";

const now = { group: "Your loan now" } as const;
const next = { group: "The new loan" } as const;
const costs = { group: "Costs of refinancing" } as const;
const stay = { group: "How long you stay" } as const;
const amount = { default: 0, min: 0, max: 1e12 } as const;
/** Percent. */
export const RATES = { min: 0, max: 50 } as const;
const rate = { unit: "% / year", step: 0.125, ...RATES } as const;
const insured = { unit: "months", default: 0, min: 0, max: 600, advanced: true } as const;
const years = {
  unit: "years",
  min: 1 / 12,
  max: 50,
  range: "between 1 month and 50 years",
  parts: 12,
} as const;

export const inputs = {
  currentBalance: money({ label: "Current balance", default: 300_000, min: 1, max: 1e12, ...now }),
  currentRate: percent({ label: "Current rate", default: 7.25, ...rate, ...now }),
  currentPayment: money({
    label: "Current P&I payment",
    note: "A month, without escrow; in place of the payments left",
    default: null,
    min: 0,
    max: 1e12,
    ...now,
  }),
  remainingMonths: integer({
    label: "Payments left",
    unit: "months",
    default: 324,
    min: 1,
    max: 600,
    when: { currentPayment: null },
    keep: true,
    ...now,
  }),
  currentMi: money({
    label: "Mortgage insurance",
    unit: "/ month",
    ...amount,
    advanced: true,
    ...now,
  }),
  currentMiMonths: integer({ label: "Months of insurance", ...insured, ...now }),
  prepaymentPenalty: money({ label: "Penalty for paying off", ...amount, advanced: true, ...now }),
  newRate: percent({ label: "New rate", default: 6.125, ...rate, ...next }),
  newTermYears: number({ label: "New term", default: 30, ...years, ...next }),
  cashOut: money({ label: "Cash out", note: "Borrowed on top and paid to you", ...amount, ...next }),
  points: percent({ label: "Points", unit: "% of new loan", default: 0, min: 0, max: 10, ...costs }),
  lenderFees: money({
    label: "Lender fees",
    note: "Prepaid finance charges: they count in the APR",
    ...amount,
    default: 1500,
    ...costs,
  }),
  otherClosingCosts: money({
    label: "Other closing costs",
    note: "Title, appraisal, recording …",
    ...amount,
    default: 3000,
    ...costs,
  }),
  lenderCredit: money({
    label: "Lender credit",
    note: "What the lender pays toward the costs",
    ...amount,
    ...costs,
  }),
  financeCosts: boolean({ label: "Add the costs to the loan", default: false, ...costs }),
  newMi: money({ label: "New mortgage insurance", unit: "/ month", ...amount, advanced: true, ...next }),
  newMiMonths: integer({ label: "Months of new insurance", ...insured, ...next }),
  horizonYears: number({ label: "Time you keep it", default: 7, ...years, ...stay }),
  taxRate: percent({
    label: "Tax relief on interest",
    note: "Your marginal rate if you itemize, else 0",
    default: 0,
    min: 0,
    max: 60,
    advanced: true,
    ...stay,
  }),
  discountRate: percent({
    label: "Return on money kept",
    note: "For the net present value only",
    unit: "% / year",
    default: 0,
    min: 0,
    max: 50,
    advanced: true,
    ...stay,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
