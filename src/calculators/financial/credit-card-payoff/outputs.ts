import { outputsOf } from "../../../core/outputs";
import type { Payoff } from "./payoff";
import { cardMonthTable, cardTable, raceTable, scheduleTable, strategyTable } from "./tables";

const { choice, date, integer, money, table, text } = outputsOf<Payoff>();

const maybe = { optional: true } as const;
const monthly = { unit: "/ month" } as const;
const months = { unit: "months" } as const;
const month = integer({ label: "Month" });
const name = text({ label: "Card" });

export const outputs = {
  months: integer({
    label: "Paid off after",
    noun: "Time to pay it off",
    ...months,
    value: ({ plan }) => plan.months,
  }),
  payoffDate: date({ label: "Debt-free on", value: (payoff) => payoff.date(payoff.plan.months) }),
  totalInterest: money({ label: "Interest", value: ({ plan }) => plan.interest }),
  totalPaid: money({ label: "Total paid", value: ({ plan }) => plan.paid }),
  monthlyPayment: money({
    label: "Payment",
    note: "First month’s payment if you pay only the minimum",
    ...monthly,
    value: ({ budget, firstPayment }) => budget ?? firstPayment,
  }),
  requiredPayment: money({
    label: "Payment needed",
    ...monthly,
    ...maybe,
    value: ({ inputs, budget }) => (inputs.mode === "target-date" ? budget : null),
  }),
  minimumOnlyMonths: integer({
    label: "With minimum payments only",
    ...months,
    ...maybe,
    value: ({ minimums }) => minimums?.months,
  }),
  minimumOnlyInterest: money({
    label: "Interest with minimum payments only",
    ...maybe,
    value: ({ minimums }) => minimums?.interest,
  }),
  interestSaved: money({
    label: "Interest saved",
    note: "Compared with minimum payments only",
    ...maybe,
    value: ({ interestSaved }) => interestSaved,
  }),
  monthsSaved: integer({
    label: "Months saved",
    note: "Compared with minimum payments only",
    ...maybe,
    value: ({ monthsSaved }) => monthsSaved,
  }),
  raise: money({
    label: "For example, paying extra",
    ...monthly,
    ...maybe,
    value: ({ raise }) => raise,
  }),
  raiseInterestSaved: money({
    label: "Interest the extra saves",
    ...maybe,
    value: ({ plan, raised }) => {
      const run = raised();
      return run && plan.interest - run.interest;
    },
  }),
  raiseMonthsSaved: integer({
    label: "Months the extra saves",
    ...maybe,
    value: ({ plan, raised }) => {
      const run = raised();
      return run && plan.months - run.months;
    },
  }),
  threeYearPayment: money({
    label: "Payment to pay it off in 36 months",
    note: "Shown on US card statements",
    ...monthly,
    value: ({ statementPlan }) => statementPlan().payment,
  }),
  threeYearInterest: money({
    label: "Interest with that payment",
    ...maybe,
    value: ({ statementPlan }) => statementPlan().run?.interest,
  }),
  cardResults: table({
    label: "Card by card",
    columns: {
      name,
      paidOffMonth: integer({ label: "Paid off in month" }),
      paidOffDate: date({ label: "Date" }),
      interest: money({ label: "Interest" }),
      paid: money({ label: "Paid" }),
    },
    value: cardTable,
  }),
  strategies: table({
    label: "Order of payment",
    columns: {
      strategy: choice({
        label: "Order",
        options: { avalanche: "Highest rate first", snowball: "Smallest balance first", listed: "As listed" },
      }),
      months: integer({ label: "Months", ...maybe }),
      totalInterest: money({ label: "Interest", ...maybe }),
    },
    value: strategyTable,
  }),
  schedule: table({
    label: "Month by month",
    columns: {
      month,
      payment: money({ label: "Payment" }),
      interest: money({ label: "Interest" }),
      balance: money({ label: "Balance" }),
    },
    value: scheduleTable,
  }),
  cardMonths: table({
    label: "What to pay to which card",
    columns: {
      month,
      name,
      interest: money({ label: "Interest" }),
      minimum: money({ label: "Minimum" }),
      payment: money({ label: "Pay" }),
      balance: money({ label: "Balance" }),
    },
    value: cardMonthTable,
  }),
  race: table({
    label: "Interest so far, by order of payment",
    columns: {
      month,
      avalanche: money({ label: "Highest rate first", ...maybe }),
      snowball: money({ label: "Smallest balance first", ...maybe }),
      listed: money({ label: "As listed", ...maybe }),
      minimumOnly: money({ label: "Minimum payments", ...maybe }),
    },
    value: raceTable,
  }),
  budgetCurve: table({
    label: "If you pay more or less",
    columns: {
      budget: money({ label: "Monthly payment" }),
      months: integer({ label: "Months" }),
      totalInterest: money({ label: "Interest" }),
    },
    value: ({ curve }) => curve(),
  }),
};
