import { defineCalculator } from "../../../core/calculator";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Plan } from "./plan";
import { eventTable, scheduleTable, yearlyTable } from "./tables";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "emi-schedule-generator",
  inputs,
  outputs,
  solve: {
    for: [
      "principal",
      "annualRate",
      "termYears",
      "termMonths",
      "balloonAmount",
      "paymentOverride",
      "extraMonthly",
      "extraYearly",
      "extraOnce",
    ],
    from: [
      "payment",
      "payoffDate",
      "numberOfPayments",
      "lastPayment",
      "totalInterest",
      "totalPaid",
      "interestSaved",
      "effectiveAnnualRate",
    ],
  },

  compute(inputs, { format }) {
    const plan = new Plan(inputs, format);
    let table: ReturnType<typeof scheduleTable> | undefined;
    const schedule = () => {
      table ??= scheduleTable(plan);
      return table;
    };
    return {
      payment: () => plan.payment,
      numberOfPayments: () => plan.totals.payments,
      lastPayment: () => plan.totals.lastPayment,
      payoffDate: () => plan.dates.iso(plan.totals.payments),
      totalInterest: () => plan.totals.interest,
      totalPaid: () => plan.totals.paid + plan.totals.extra,
      interestSaved: () => plan.plainTotals && plan.plainTotals.interest - plan.totals.interest,
      paymentsSaved: () => plan.plainTotals && plan.plainTotals.payments - plan.totals.payments,
      effectiveAnnualRate: plan.effectiveAnnualRate,
      schedule,
      yearly: () => yearlyTable(schedule(), inputs, plan),
      events: () => eventTable(schedule(), inputs, plan),
      notices: () => notices(inputs, plan, format),
    };
  },

  headline,
  working,
});
