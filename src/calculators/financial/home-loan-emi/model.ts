import { defineCalculator } from "../../../core/calculator";
import { eventCosts, prepaymentChoices, prepaymentReturn, resetOptions } from "./choices";
import { HomeLoan } from "./home-loan";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { eventTable, scheduleTable, taxTable, yearlyTable } from "./tables";
import { taxSaving } from "./tax";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "home-loan-emi-calculator",
  inputs,
  outputs,
  figures: FIGURES,
  solve: {
    for: [
      "principal",
      "annualRate",
      "termYears",
      "termMonths",
      "extraMonthly",
      "extraYearly",
      "extraOnce",
      "emiIncreaseYearly",
      "processingFee",
    ],
    from: [
      "emi",
      "numberOfPayments",
      "payoffDate",
      "totalInterest",
      "totalPayment",
      "totalCost",
      "interestShare",
      "apr",
      "interestSaved",
      "monthsSaved",
    ],
  },

  compute(inputs, { format }) {
    const loan = new HomeLoan(inputs);
    let table: ReturnType<typeof scheduleTable> | undefined;
    const schedule = () => {
      table ??= scheduleTable(loan);
      return table;
    };
    const totalPayment = () => loan.course.paid + loan.course.extra;
    return {
      emi: () => loan.course.emi,
      finalEmi: () => loan.course.finalEmi,
      emiRaised: () => loan.course.emiRaised,
      numberOfPayments: () => loan.course.payments,
      payoffDate: () => loan.dates.iso(loan.course.payments),
      totalInterest: () => loan.course.interest,
      totalPreEmiInterest: () => loan.course.preEmiInterest,
      totalPayment,
      totalCost: () => totalPayment() + inputs.processingFee,
      interestShare: () => (100 * loan.course.interest) / totalPayment(),
      apr: () => loan.apr,
      interestSaved: () => loan.plain.course.interest - loan.course.interest,
      monthsSaved: () => loan.plain.course.payments - loan.course.payments,
      prepaymentReturn: () => prepaymentReturn(loan),
      taxSaving: () => taxSaving(loan),
      schedule,
      yearly: () => yearlyTable(schedule(), loan),
      events: () => eventTable(loan),
      eventCosts: () => eventCosts(loan),
      prepaymentChoices: () => prepaymentChoices(loan),
      resetOptions: () => resetOptions(loan),
      taxYears: () => taxTable(loan),
      notices: () => notices(loan, format),
    };
  },

  headline,
  working,
});
