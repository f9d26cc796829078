import { outputsOf } from "../../../core/outputs";
import { rateColumn, scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import type { Plan } from "./plan";
import { yearlyTable } from "./tables";

const { choice, date, integer, money, percent, table } = outputsOf<Plan>();

const whole = { group: "Over the life of the loan" } as const;
const saved = { group: "What the extra payments save" } as const;

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
  payment: money({ label: "Payment", optional: true, value: (plan) => plan.payment }),
  numberOfPayments: integer({
    label: "Payments",
    noun: "Number of payments",
    ...whole,
    value: (plan) => plan.totals.payments,
  }),
  lastPayment: money({ label: "Last payment", ...whole, value: (plan) => plan.totals.lastPayment }),
  payoffDate: date({ label: "Payoff date", ...whole, value: (plan) => plan.dates.iso(plan.totals.payments) }),
  totalInterest: money({ label: "Total interest", ...whole, value: (plan) => plan.totals.interest }),
  totalPaid: money({
    label: "Total paid",
    note: "Including extra payments",
    ...whole,
    value: (plan) => plan.totalPaid,
  }),
  interestSaved: money({
    label: "Interest saved",
    optional: true,
    ...saved,
    value: (plan) => plan.plainTotals && plan.plainTotals.interest - plan.totals.interest,
  }),
  paymentsSaved: integer({
    label: "Payments saved",
    optional: true,
    ...saved,
    value: (plan) => plan.plainTotals && plan.plainTotals.payments - plan.totals.payments,
  }),
  effectiveAnnualRate: percent({ label: "Effective annual rate", value: (plan) => plan.effectiveAnnualRate }),
  schedule: table({
    label: "Schedule",
    columns: { ...scheduleColumns, annualRate: { ...rateColumn.annualRate, label: "Rate %" } },
    value: (plan) => plan.schedule,
  }),
  yearly: table({ label: "Year by year", columns: yearColumns, value: yearlyTable }),
  events: table({
    label: "Events",
    columns: {
      number: integer({ label: "From payment" }),
      until: integer({ label: "To payment" }),
      date: date({ label: "Date" }),
      event: choice({ label: "Event", options: EVENTS }),
      amount: money({ label: "Amount", optional: true }),
      annualRate: percent({ label: "Rate" }),
      payment: money({ label: "New payment", optional: true }),
      closingBalance: money({ label: "Balance after" }),
    },
    value: (plan) => plan.events,
  }),
};
