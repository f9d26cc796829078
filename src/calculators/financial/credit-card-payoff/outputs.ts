import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Payoff } from "./payoff";
import { cardMonthTable, cardTable, raceTable, scheduleTable, strategyTable } from "./tables";

const { choice, date, integer, money, table, text } = outputsOf<Payoff>();

const maybe = { optional: true } as const;
const monthly = { unit: "/ month" } as const;
const months = { unit: "months" } as const;
const month = integer("Month");
const name = text("Card");

export const outputs = {
  months: integer("Paid off after", {
    noun: "Time to pay it off",
    ...months,
    shown: "more",
    solve: true,
    value: ({ plan }) => plan.months,
  }),
  payoffDate: date("Debt-free on", { value: (payoff) => payoff.date(payoff.plan.months) }),
  totalInterest: money("Interest", { better: "lower", shown: "more", solve: true, value: ({ plan }) => plan.interest }),
  totalPaid: money("Total paid", {
    better: "lower",
    shown: ({ inputs }) => first(inputs.mode === "minimum-only"),
    solve: true,
    value: ({ plan }) => plan.paid,
  }),
  monthlyPayment: money(by("mode", { "minimum-only": "First month’s payment" }, "Payment"), {
    noun: "Payment",
    ...monthly,
    shown: "more",
    value: ({ budget, firstPayment }) => budget ?? firstPayment,
  }),
  requiredPayment: money("Payment needed", {
    ...monthly,
    ...maybe,
    shown: "elsewhere",
    solve: true,
    value: ({ inputs, budget }) => (inputs.mode === "target-date" ? budget : null),
  }),
  minimumOnlyMonths: integer("With minimum payments only", {
    ...months,
    ...maybe,
    shown: "more",
    value: ({ minimums }) => minimums?.months,
  }),
  minimumOnlyInterest: money("Interest with minimum payments only", {
    ...maybe,
    shown: "more",
    value: ({ minimums }) => minimums?.interest,
  }),
  interestSaved: money("Interest saved", {
    note: "Compared with minimum payments only",
    ...maybe,
    shown: ({ inputs }) => first(inputs.mode !== "minimum-only"),
  }),
  monthsSaved: integer("Months saved", {
    note: "Compared with minimum payments only",
    ...maybe,
    shown: ({ inputs }) => first(inputs.mode !== "minimum-only"),
  }),
  transferFee: money("Transfer fee", {
    ...maybe,
    shown: ({ transfer }) => first(transfer !== null),
    value: ({ transfer }) => transfer?.fee,
  }),
  transferSaving: money("Saved by the balance transfer", {
    note: "Interest saved minus the fee, with the same plan",
    ...maybe,
    shown: ({ transferSaving }) => {
      const saving = transferSaving();
      return saving !== null && saving >= 0 ? "first" : "elsewhere";
    },
    value: ({ transferSaving }) => transferSaving(),
  }),
  newPurchases: money("New purchases until then", {
    noun: "New purchases",
    shown: ({ purchases }) => (purchases > 0 ? "first" : "elsewhere"),
    value: ({ purchases }) => purchases,
  }),
  raise: money("For example, paying extra", { ...monthly, ...maybe }),
  raiseInterestSaved: money("Interest the extra saves", {
    ...maybe,
    value: ({ plan, raised }) => {
      const run = raised();
      return run && plan.interest - run.interest;
    },
  }),
  raiseMonthsSaved: integer("Months the extra saves", {
    ...maybe,
    value: ({ plan, raised }) => {
      const run = raised();
      return run && plan.months - run.months;
    },
  }),
  threeYearPayment: money("Payment to pay it off in 36 months", {
    note: "Shown on US card statements",
    ...monthly,
    shown: "more",
    value: ({ statementPlan }) => statementPlan().payment,
  }),
  threeYearInterest: money("Interest with that payment", {
    ...maybe,
    shown: "more",
    value: ({ statementPlan }) => statementPlan().run?.interest,
  }),
  cardResults: table("Card by card", {
    columns: {
      name,
      balance: money("Balance now"),
      paidOffMonth: integer("Paid off in month"),
      paidOffDate: date("Date"),
      interest: money("Interest"),
      paid: money("Paid"),
    },
    value: cardTable,
  }),
  strategies: table("Order of payment", {
    columns: {
      strategy: choice("Order", {
        options: { avalanche: "Highest rate first", snowball: "Smallest balance first", listed: "As listed" },
      }),
      months: integer("Months", { ...maybe }),
      totalInterest: money("Interest", { ...maybe }),
    },
    value: strategyTable,
  }),
  schedule: table("Month by month", {
    columns: {
      month,
      purchases: money("New purchases", { ...maybe }),
      payment: money("Payment"),
      interest: money("Interest"),
      balance: money("Balance"),
    },
    value: scheduleTable,
  }),
  cardMonths: table("What to pay to which card", {
    columns: {
      month,
      name,
      interest: money("Interest"),
      purchases: money("New purchases", { ...maybe }),
      minimum: money("Minimum"),
      payment: money("Pay"),
      balance: money("Balance"),
    },
    value: cardMonthTable,
  }),
  race: table("Interest so far, by order of payment", {
    shown: "elsewhere",
    columns: {
      month,
      avalanche: money("Highest rate first", { ...maybe }),
      snowball: money("Smallest balance first", { ...maybe }),
      listed: money("As listed", { ...maybe }),
      minimumOnly: money("Minimum payments", { ...maybe }),
    },
    value: raceTable,
  }),
  budgetCurve: table("If you pay more or less", {
    columns: {
      budget: money("Monthly payment"),
      months: integer("Months"),
      totalInterest: money("Interest"),
    },
    value: ({ curve }) => curve(),
  }),
};
