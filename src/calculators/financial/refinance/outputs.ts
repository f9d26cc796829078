import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { VA } from "../../../data/home-loans/va";
import type { Refinance } from "./refinance";

const { integer, money, number, percent, table } = outputsOf<Refinance>();

const monthly = { unit: "/ month" } as const;
const maybeMonths = { unit: "months", optional: true } as const;

const month = integer("Month");
const costs = {
  stayCost: money("Cost of staying"),
  refinanceCost: money("Cost of refinancing"),
  savings: money("Saved", { better: "higher" }),
  currentBalance: money("Owed, current loan"),
  newBalance: money("Owed, new loan"),
};

export const outputs = {
  currentPaymentAmount: money("Current principal and interest", {
    ...monthly,
    shown: "more",
    value: ({ currentPayment }) => currentPayment,
  }),
  newPayment: money("New principal and interest", { ...monthly, shown: "more", solve: true }),
  insuranceNow: money("Mortgage insurance now", { ...monthly, shown: "more" }),
  insuranceNew: money("New mortgage insurance", { ...monthly, shown: "more" }),
  monthlySavings: money("Payment drops by", {
    noun: "Drop in the payment",
    note: "First month, including mortgage insurance",
    ...monthly,
    shown: ({ monthlySavings }) => (monthlySavings < 0 ? "elsewhere" : "first"),
    solve: true,
  }),
  monthlyIncrease: money("Payment rises by", {
    note: "First month, including mortgage insurance",
    ...monthly,
    shown: ({ monthlySavings }) => (monthlySavings < 0 ? "first" : "elsewhere"),
    value: ({ monthlySavings }) => Math.max(0, -monthlySavings),
  }),
  newLoanAmount: money("New loan", { shown: "more", value: ({ newLoan }) => newLoan }),
  totalCosts: money("Costs of refinancing", {
    note: "Points, fees and penalty minus the lender credit",
    value: ({ costs }) => costs,
  }),
  cashAtClosing: money("Cash at closing", { shown: "more" }),
  simpleBreakEvenMonths: number("Costs ÷ monthly savings", {
    note: "The usual break-even, ignoring what you still owe",
    digits: 1,
    ...maybeMonths,
    value: ({ simpleBreakEven }) => simpleBreakEven,
  }),
  breakEvenMonths: integer("Break-even", {
    note: "First month ahead, counting what you still owe",
    ...maybeMonths,
    solve: true,
    value: ({ breakEven }) => breakEven(),
  }),
  lossAgainFromMonth: integer("Behind again from month", { optional: true, value: ({ lossAgain }) => lossAgain() }),
  recoupMonths: number("Recoupment of costs", {
    note: `Costs ÷ drop in principal and interest; VA rate-reduction refinances allow ${VA.irrrlRecoupment.value.months} months`,
    digits: 1,
    ...maybeMonths,
    shown: "more",
  }),
  savingsAtHorizon: money("Saved by the time you leave", {
    opposite: "Lost by the time you leave",
    noun: "Savings by the time you leave",
    shown: "more",
    solve: 1,
    value: (refinance) => refinance.savings(refinance.horizon),
  }),
  lifetimeSavings: money("Saved by the end of both loans", {
    opposite: "Lost by the end of both loans",
    noun: "Savings by the end of both loans",
    shown: "more",
    solve: true,
    value: (refinance) => refinance.savings(refinance.months),
  }),
  npv: money("Net present value", {
    note: "Until you leave, at your return on savings",
    shown: ({ inputs }) => first(inputs.discountRate > 0),
    solve: true,
    value: ({ npv }) => npv(),
  }),
  highestRateThatPays: percent("Highest new rate that pays off", { note: "By the time you leave", optional: true }),
  interestCurrent: money("Interest left on the current loan", {
    shown: "more",
    value: ({ current }) => current().interest,
  }),
  interestNew: money("Interest on the new loan", { shown: "more", value: ({ next }) => next().interest }),
  samePaymentMonths: integer("New loan paid off in, same payment", {
    noun: "Term of the new loan at the old payment",
    ...maybeMonths,
    shown: "more",
    solve: true,
    value: ({ samePayment }) => samePayment()?.months,
  }),
  samePaymentInterestSaved: money("Interest saved, same payment", {
    opposite: "Added interest, same payment",
    optional: true,
    shown: "more",
  }),
  apr: percent("APR of the new loan", {
    better: "lower",
    optional: true,
    shown: "more",
    solve: true,
    value: ({ apr }) => apr(),
  }),
  comparison: table("Year by year", { columns: { year: integer("Year"), month, ...costs }, value: yearTable }),
  months: table("Month by month", {
    columns: {
      month,
      ...costs,
      samePaymentSavings: money("Saved, same payment", { optional: true }),
      samePaymentBalance: money("Owed, same payment", { optional: true }),
    },
    value: monthTable,
  }),
};

/** Both loans at the end of each year, until the longer one ends. */
function yearTable(refinance: Refinance) {
  return Array.from({ length: Math.ceil(refinance.months / 12) }, (_, i) => {
    const month = Math.min(12 * (i + 1), refinance.months);
    return { year: i + 1, ...costsAt(refinance, month) };
  });
}

/** Both loans after each month since the refinance, and the new one at the old payment. */
function monthTable(refinance: Refinance) {
  const samePayment = refinance.samePayment();
  return Array.from({ length: refinance.months + 1 }, (_, month) => ({
    ...costsAt(refinance, month),
    samePaymentSavings: samePayment && refinance.savings(month, samePayment),
    samePaymentBalance: samePayment?.balance(month) ?? null,
  }));
}

function costsAt(refinance: Refinance, month: number) {
  return {
    month,
    stayCost: refinance.stayCost(month),
    refinanceCost: refinance.refinanceCost(month),
    savings: refinance.savings(month),
    currentBalance: refinance.current().balance(month),
    newBalance: refinance.next().balance(month),
  };
}
