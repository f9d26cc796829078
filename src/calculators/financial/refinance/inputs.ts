import { amount, boolean, integer, number, percent, type ValuesOf } from "../../../core/fields";

const now = { group: "Your current loan" } as const;
const next = { group: "The new loan" } as const;
const costs = { group: "Costs of refinancing" } as const;
const stay = { group: "How long you stay" } as const;
/** In percent. */
export const RATES = { min: 0, max: 50 } as const;
const rate = { unit: "% / year", step: 0.125, ...RATES } as const;
const insured = { unit: "months", default: 0, min: 0, max: 600 } as const;
const years = {
  unit: "years",
  min: 1 / 12,
  max: 50,
  range: "between 1 month and 50 years",
  stepsPerUnit: 12,
} as const;

export const inputs = {
  currentBalance: amount({ label: "Current balance", default: 300_000, min: 1, ...now }),
  currentRate: percent({ label: "Current rate", default: 7.25, ...rate, ...now }),
  currentPayment: amount({
    label: "Current P&I payment",
    note: "Monthly, without escrow; instead of payments left",
    default: null,
    ...now,
  }),
  remainingMonths: integer({
    label: "Payments left",
    unit: "months",
    default: 324,
    min: 1,
    max: 600,
    when: { currentPayment: null },
    keepVisible: true,
    ...now,
  }),
  currentMi: amount({ label: "Mortgage insurance", unit: "/ month", default: 0, ...now }),
  currentMiMonths: integer({ label: "Months of insurance left", ...insured, ...now }),
  prepaymentPenalty: amount({ label: "Prepayment penalty", default: 0, ...now }),
  newRate: percent({ label: "New rate", default: 6.125, ...rate, ...next }),
  newTermYears: number({ label: "New term", default: 30, ...years, ...next }),
  cashOut: amount({ label: "Cash out", note: "Added to the loan and paid to you", default: 0, ...next }),
  points: percent({ label: "Points", unit: "% of new loan", default: 0, min: 0, max: 10, ...costs }),
  lenderFees: amount({
    label: "Lender fees",
    note: "Prepaid finance charges, included in the APR",
    default: 1500,
    ...costs,
  }),
  otherClosingCosts: amount({
    label: "Other closing costs",
    note: "Title, appraisal, recording and the like",
    default: 3000,
    ...costs,
  }),
  lenderCredit: amount({
    label: "Lender credit",
    note: "Paid by the lender toward your costs",
    default: 0,
    ...costs,
  }),
  financeCosts: boolean({ label: "Add the costs to the loan", default: false, ...costs }),
  newMi: amount({ label: "New mortgage insurance", unit: "/ month", default: 0, ...next }),
  newMiMonths: integer({ label: "Months of new insurance", ...insured, ...next }),
  horizonYears: number({ label: "Time you keep the loan", default: 7, ...years, ...stay }),
  taxRate: percent({
    label: "Tax savings on interest",
    note: "Your marginal rate if you itemize, otherwise 0",
    default: 0,
    min: 0,
    max: 60,
    ...stay,
  }),
  discountRate: percent({
    label: "Return on savings",
    note: "For the net present value only",
    unit: "% / year",
    default: 0,
    min: 0,
    max: 50,
    ...stay,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
