import { rateColumn, scheduleColumns, yearColumns } from "../../../core/blocks/loan";
import { choice, date, integer, money, percent, table } from "../../../core/fields";

const whole = { group: "Until it is repaid" } as const;
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
  payment: money({ label: "Payment", optional: true }),
  numberOfPayments: integer({ label: "Payments", noun: "Number of payments", ...whole }),
  lastPayment: money({ label: "Last payment", ...whole }),
  payoffDate: date({ label: "Payoff date", ...whole }),
  totalInterest: money({ label: "Total interest", ...whole }),
  totalPaid: money({ label: "Total paid", note: "Extra payments included", ...whole }),
  interestSaved: money({ label: "Interest saved", optional: true, ...saved }),
  paymentsSaved: integer({ label: "Payments saved", optional: true, ...saved }),
  effectiveAnnualRate: percent({ label: "Effective annual rate" }),
  schedule: table({
    label: "Schedule",
    columns: { ...scheduleColumns, annualRate: { ...rateColumn.annualRate, label: "Rate %" } },
  }),
  yearly: table({ label: "Year by year", columns: yearColumns }),
  events: table({
    label: "Events",
    columns: {
      number: integer({ label: "From payment" }),
      until: integer({ label: "To payment" }),
      date: date({ label: "Date" }),
      event: choice({ label: "Event", options: EVENTS }),
      amount: money({ label: "Amount", optional: true }),
      annualRate: percent({ label: "Rate" }),
      payment: money({ label: "Payment from then on", optional: true }),
      closingBalance: money({ label: "Balance after it" }),
    },
  }),
};
