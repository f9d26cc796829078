import { outputsOf } from "../../../core/outputs";
import type { StaffLoan } from "./staff-loan";
import { monthTable, paidTable, readingTable, scheduleTable, yearTable } from "./tables";

const { choice, date, integer, money, percent, table, text } = outputsOf<StaffLoan>();

const monthly = { unit: "/ month", optional: true, group: "Recovery" } as const;
const recovery = { group: "Recovery" } as const;
const market = { group: "Compared with a market loan" } as const;
const tax = { group: "Tax on the perquisite" } as const;

const amount = (label: string) => money({ label });

export const outputs = {
  principalInstalment: money({
    label: "Principal instalment",
    ...monthly,
    value: (loan) => loan.recovery.principalInstalment,
  }),
  interestInstalment: money({
    label: "Interest instalment",
    ...monthly,
    value: (loan) => loan.recovery.interestInstalment,
  }),
  instalment: money({ label: "Instalment", ...monthly, value: (loan) => loan.recovery.instalment }),
  instalmentStep: money({
    label: "Change to the interest instalment",
    note: "0 if the deduction stays level",
    ...monthly,
    value: (loan) => loan.instalmentStep,
  }),
  levelPrincipalInstalments: integer({
    label: "Principal instalments for a level deduction",
    note: "The rest of the same total are interest instalments",
    unit: "months",
    optional: true,
    ...recovery,
    value: (loan) => loan.levelPrincipalInstalments,
  }),
  numberOfPayments: integer({ label: "Number of instalments", ...recovery, value: (loan) => loan.payments }),
  payoffDate: date({ label: "Last recovery", ...recovery, value: (loan) => loan.dates.iso(loan.payments) }),
  totalInterest: money({ label: "Total interest", ...recovery, value: (loan) => loan.totalInterest }),
  totalPaid: money({ label: "Total paid", ...recovery, value: (loan) => loan.totalPaid }),
  effectiveRate: percent({
    label: "Rate as an EMI loan",
    note: "An ordinary loan with the same instalments",
    optional: true,
    ...market,
    value: (loan) => loan.effectiveRate,
  }),
  effectiveRateAfterTax: percent({
    label: "Rate including tax",
    note: "With the tax on the perquisite as a cost",
    optional: true,
    ...market,
    value: (loan) => loan.effectiveRateAfterTax,
  }),
  marketEmi: money({
    label: "EMI at the market rate",
    unit: "/ month",
    ...market,
    value: (loan) => loan.marketEmi,
  }),
  marketTotalInterest: money({
    label: "Interest at the market rate",
    ...market,
    value: (loan) => loan.marketInterest,
  }),
  interestAdvantage: money({
    label: "Interest saved vs. the market",
    ...market,
    value: (loan) => loan.interestAdvantage,
  }),
  prepayRate: percent({
    label: "Prepay above a staff rate of",
    note: "If your money earns the market rate elsewhere",
    optional: true,
    digits: 2,
    ...market,
    value: (loan) => loan.prepayRate,
  }),
  perquisiteFirstYear: money({
    label: "Perquisite in the first tax year",
    ...tax,
    value: (loan) => loan.perquisite.firstYear,
  }),
  perquisiteTotal: money({ label: "Total perquisite", ...tax, value: (loan) => loan.perquisite.total }),
  perquisiteTax: money({ label: "Tax on it", ...tax, value: (loan) => loan.perquisite.tax }),
  netAdvantage: money({ label: "Advantage after tax", ...tax, value: (loan) => loan.netAdvantage }),
  perquisiteByYear: table({
    label: "Perquisite by tax year",
    columns: {
      taxYear: text({ label: "Tax year" }),
      months: integer({ label: "Months" }),
      notionalInterest: amount("Interest at the SBI rate"),
      interestCredited: amount("Interest credited"),
      perquisite: amount("Perquisite"),
      tax: amount("Tax"),
    },
    value: yearTable,
  }),
  creditReadings: table({
    label: "Two ways to credit interest",
    columns: {
      interestCredit: choice({
        label: "Interest credited",
        options: { accrued: "As it accrues", paid: "When paid" },
      }),
      perquisiteFirstYear: amount("First year"),
      perquisiteTotal: amount("Perquisite"),
      perquisiteTax: amount("Tax"),
      netAdvantage: amount("Advantage after tax"),
    },
    value: readingTable,
  }),
  perquisiteByMonth: table({
    label: "Perquisite month by month",
    columns: {
      monthEnd: date({ label: "Month ending" }),
      taxYear: text({ label: "Tax year" }),
      principalBalance: amount("Principal"),
      notionalInterest: amount("Interest at the SBI rate"),
      interestCredited: amount("Interest credited"),
      difference: amount("Difference"),
    },
    value: monthTable,
  }),
  paidByYear: table({
    label: "Paid so far",
    columns: {
      taxYear: text({ label: "Tax year" }),
      principalPaid: amount("Principal paid so far"),
      interestPaid: amount("Interest paid so far"),
      interestDue: amount("Interest due"),
    },
    value: paidTable,
  }),
  schedule: table({
    label: "Schedule",
    columns: {
      number: integer({ label: "No." }),
      date: date({ label: "Date" }),
      phase: choice({
        label: "Phase",
        options: { principal: "Principal", interest: "Interest", emi: "EMI" },
      }),
      payment: amount("Payment"),
      principal: amount("Principal"),
      interestPaid: amount("Interest paid"),
      interestAccrued: amount("Interest accrued"),
      principalBalance: amount("Principal left"),
      interestDue: amount("Interest due"),
    },
    value: scheduleTable,
  }),
};
