import { integer, money, number, percent, table } from "../../../core/fields";
import { VA } from "../../../data/home-loans/va";

const monthly = { unit: "/ month" } as const;
const maybeMonths = { unit: "months", optional: true } as const;

const month = integer({ label: "Month" });
const costs = {
  stayCost: money({ label: "Cost of staying" }),
  refinanceCost: money({ label: "Cost of refinancing" }),
  savings: money({ label: "Saved" }),
  currentBalance: money({ label: "Owed, present loan" }),
  newBalance: money({ label: "Owed, new loan" }),
};

export const outputs = {
  currentPaymentAmount: money({ label: "Current principal and interest", ...monthly }),
  newPayment: money({ label: "New principal and interest", ...monthly }),
  insuranceNow: money({ label: "Mortgage insurance now", ...monthly }),
  insuranceNew: money({ label: "New mortgage insurance", ...monthly }),
  monthlySavings: money({
    label: "Payment falls by",
    noun: "Fall of the payment",
    note: "First month, mortgage insurance included",
    ...monthly,
  }),
  newLoanAmount: money({ label: "New loan" }),
  totalCosts: money({
    label: "Costs of refinancing",
    note: "Points, fees and penalty less the lender credit",
  }),
  cashAtClosing: money({ label: "Cash at closing" }),
  simpleBreakEvenMonths: number({
    label: "Costs ÷ monthly savings",
    note: "The usual break-even; it leaves out what you still owe",
    digits: 1,
    ...maybeMonths,
  }),
  breakEvenMonths: integer({
    label: "Break-even",
    note: "The first month ahead, what you still owe counted",
    ...maybeMonths,
  }),
  lossAgainFromMonth: integer({ label: "Behind again from month", optional: true }),
  recoupMonths: number({
    label: "Recoupment of the costs",
    note: `Costs ÷ fall of principal and interest; VA rate-reduction refinances allow ${VA.irrrlRecoupment.value.months} months`,
    digits: 1,
    ...maybeMonths,
  }),
  savingsAtHorizon: money({ label: "Saved by the time you leave", noun: "Saving by the time you leave" }),
  lifetimeSavings: money({
    label: "Saved by the end of both loans",
    noun: "Saving by the end of both loans",
  }),
  npv: money({ label: "Net present value", note: "Until you leave, at the return on money kept" }),
  highestRateThatPays: percent({
    label: "Highest new rate that pays",
    note: "By the time you leave",
    optional: true,
  }),
  interestCurrent: money({ label: "Interest left on the present loan" }),
  interestNew: money({ label: "Interest on the new loan" }),
  samePaymentMonths: integer({
    label: "New loan repaid after, paid as before",
    noun: "Term of the new loan at the old payment",
    ...maybeMonths,
  }),
  samePaymentInterestSaved: money({ label: "Interest saved, paid as before", optional: true }),
  apr: percent({ label: "APR of the new loan", optional: true }),
  comparison: table({
    label: "Year by year",
    columns: { year: integer({ label: "Year" }), month, ...costs },
  }),
  months: table({
    label: "Month by month",
    columns: {
      month,
      ...costs,
      samePaymentSavings: money({ label: "Saved, paid as before", optional: true }),
      samePaymentBalance: money({ label: "Owed, paid as before", optional: true }),
    },
  }),
};
