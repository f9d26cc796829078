import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { rateColumn, scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import type { Plan } from "./plan";
import { yearlyTable } from "./tables";

const { choice, date, integer, money, percent, table } = outputsOf<Plan>();

export const EVENTS = {
  holiday: "Payment holiday",
  "interest-only": "Interest-only payments",
  regular: "Regular payments begin",
  "rate-change": "Rate change",
  extra: "Extra payment",
  balloon: "Balloon",
  end: "Last payment",
} as const;

export const outputs = {
  payment: money("Payment", { optional: true, shown: "more", solve: true }),
  ...section("Over the life of the loan", {
    numberOfPayments: integer("Payments", {
      noun: "Number of payments",
      shown: "more",
      solve: true,
      value: (plan) => plan.totals.payments,
    }),
    lastPayment: money("Last payment", {
      shown: (plan) => first(plan.payment !== null && Math.abs(plan.totals.lastPayment - plan.payment) > 0.005),
      solve: true,
      value: (plan) => plan.totals.lastPayment,
    }),
    payoffDate: date("Payoff date", { solve: true, value: (plan) => plan.dates.iso(plan.totals.payments) }),
    totalInterest: money("Total interest", {
      better: "lower",
      shown: "elsewhere",
      solve: true,
      value: (plan) => plan.totals.interest,
    }),
    totalPaid: money("Total paid", {
      better: "lower",
      note: "Including extra payments",
      shown: "elsewhere",
      solve: true,
    }),
  }),
  ...section("What the extra payments save", {
    interestSaved: money("Interest saved", {
      optional: true,
      shown: (plan) => first(plan.plainTotals?.interest !== plan.totals.interest),
      solve: true,
      value: (plan) => plan.plainTotals && plan.plainTotals.interest - plan.totals.interest,
    }),
    paymentsSaved: integer("Payments saved", {
      optional: true,
      shown: (plan) => first(plan.plainTotals?.interest !== plan.totals.interest),
      value: (plan) => plan.plainTotals && plan.plainTotals.payments - plan.totals.payments,
    }),
  }),
  effectiveAnnualRate: percent("Effective annual rate", { solve: true }),
  schedule: table("Schedule", {
    columns: { ...scheduleColumns, annualRate: { ...rateColumn.annualRate, label: "Rate %" } },
  }),
  yearly: table("Year by year", { columns: yearColumns, value: yearlyTable }),
  events: table("Events", {
    columns: {
      number: integer("From payment"),
      until: integer("To payment"),
      date: date("Date"),
      event: choice("Event", { options: EVENTS }),
      amount: money("Amount", { optional: true }),
      annualRate: percent("Rate"),
      payment: money("New payment", { optional: true }),
      closingBalance: money("Balance after"),
    },
  }),
};
