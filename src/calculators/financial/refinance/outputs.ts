import { outputsOf } from "../../../core/outputs";
import { VA } from "../../../data/home-loans/va";
import type { Refinance } from "./refinance";
import { monthTable, yearTable } from "./tables";

const { integer, money, number, percent, table } = outputsOf<Refinance>();

const monthly = { unit: "/ month" } as const;
const maybeMonths = { unit: "months", optional: true } as const;

const month = integer({ label: "Month" });
const costs = {
  stayCost: money({ label: "Cost of staying" }),
  refinanceCost: money({ label: "Cost of refinancing" }),
  savings: money({ label: "Saved" }),
  currentBalance: money({ label: "Owed, current loan" }),
  newBalance: money({ label: "Owed, new loan" }),
};

export const outputs = {
  currentPaymentAmount: money({
    label: "Current principal and interest",
    ...monthly,
    value: ({ currentPayment }) => currentPayment,
  }),
  newPayment: money({
    label: "New principal and interest",
    ...monthly,
    value: ({ newPayment }) => newPayment,
  }),
  insuranceNow: money({
    label: "Mortgage insurance now",
    ...monthly,
    value: ({ insuranceNow }) => insuranceNow,
  }),
  insuranceNew: money({
    label: "New mortgage insurance",
    ...monthly,
    value: ({ insuranceNew }) => insuranceNew,
  }),
  monthlySavings: money({
    label: "Payment drops by",
    noun: "Drop in the payment",
    note: "First month, including mortgage insurance",
    ...monthly,
    value: ({ monthlySavings }) => monthlySavings,
  }),
  newLoanAmount: money({ label: "New loan", value: ({ newLoan }) => newLoan }),
  totalCosts: money({
    label: "Costs of refinancing",
    note: "Points, fees and penalty minus the lender credit",
    value: ({ costs }) => costs,
  }),
  cashAtClosing: money({ label: "Cash at closing", value: ({ cashAtClosing }) => cashAtClosing }),
  simpleBreakEvenMonths: number({
    label: "Costs ÷ monthly savings",
    note: "The usual break-even, ignoring what you still owe",
    digits: 1,
    ...maybeMonths,
    value: ({ simpleBreakEven }) => simpleBreakEven,
  }),
  breakEvenMonths: integer({
    label: "Break-even",
    note: "First month ahead, counting what you still owe",
    ...maybeMonths,
    value: ({ breakEven }) => breakEven(),
  }),
  lossAgainFromMonth: integer({
    label: "Behind again from month",
    optional: true,
    value: ({ lossAgain }) => lossAgain(),
  }),
  recoupMonths: number({
    label: "Recoupment of costs",
    note: `Costs ÷ drop in principal and interest; VA rate-reduction refinances allow ${VA.irrrlRecoupment.value.months} months`,
    digits: 1,
    ...maybeMonths,
    value: ({ recoupMonths }) => recoupMonths,
  }),
  savingsAtHorizon: money({
    label: "Saved by the time you leave",
    noun: "Savings by the time you leave",
    value: (refinance) => refinance.savings(refinance.horizon),
  }),
  lifetimeSavings: money({
    label: "Saved by the end of both loans",
    noun: "Savings by the end of both loans",
    value: (refinance) => refinance.savings(refinance.months),
  }),
  npv: money({
    label: "Net present value",
    note: "Until you leave, at your return on savings",
    value: ({ npv }) => npv(),
  }),
  highestRateThatPays: percent({
    label: "Highest new rate that pays off",
    note: "By the time you leave",
    optional: true,
    value: ({ highestRateThatPays }) => highestRateThatPays,
  }),
  interestCurrent: money({
    label: "Interest left on the current loan",
    value: ({ current }) => current().interest,
  }),
  interestNew: money({ label: "Interest on the new loan", value: ({ next }) => next().interest }),
  samePaymentMonths: integer({
    label: "New loan paid off in, same payment",
    noun: "Term of the new loan at the old payment",
    ...maybeMonths,
    value: ({ samePayment }) => samePayment()?.months,
  }),
  samePaymentInterestSaved: money({
    label: "Interest saved, same payment",
    optional: true,
    value: ({ samePaymentInterestSaved }) => samePaymentInterestSaved,
  }),
  apr: percent({ label: "APR of the new loan", optional: true, value: ({ apr }) => apr() }),
  comparison: table({
    label: "Year by year",
    columns: { year: integer({ label: "Year" }), month, ...costs },
    value: yearTable,
  }),
  months: table({
    label: "Month by month",
    columns: {
      month,
      ...costs,
      samePaymentSavings: money({ label: "Saved, same payment", optional: true }),
      samePaymentBalance: money({ label: "Owed, same payment", optional: true }),
    },
    value: monthTable,
  }),
};
