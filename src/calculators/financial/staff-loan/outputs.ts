import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { StaffLoan } from "./staff-loan";
import { monthTable, paidTable, readingTable, scheduleTable, yearTable } from "./tables";

const { choice, date, integer, money, percent, table, text } = outputsOf<StaffLoan>();

const monthly = { unit: "/ month", optional: true } as const;

export const outputs = {
  ...section("Recovery", {
    principalInstalment: money("Principal installment", {
      ...monthly,
      shown: "more",
      solve: true,
      value: (loan) => loan.recovery.principalInstalment,
    }),
    interestInstalment: money("Interest installment", {
      ...monthly,
      shown: "more",
      solve: true,
      value: (loan) => loan.recovery.interestInstalment,
    }),
    instalment: money("Installment", {
      ...monthly,
      shown: "more",
      solve: true,
      value: (loan) => loan.recovery.instalment,
    }),
    instalmentStep: money("Change to the interest installment", {
      note: "0 if the deduction stays level",
      ...monthly,
      shown: "more",
      solve: true,
    }),
    levelPrincipalInstalments: integer("Principal installments for a level deduction", {
      note: "The rest of the same total are interest installments",
      unit: "months",
      optional: true,
      shown: "more",
    }),
    numberOfPayments: integer("Number of installments", { shown: "more" }),
    payoffDate: date("Last recovery", { value: (loan) => loan.dates.iso(loan.numberOfPayments) }),
    totalInterest: money("Total interest", { better: "lower", shown: "more", solve: true }),
    totalPaid: money("Total paid"),
    prepaymentInterestSaved: money("Interest saved by prepaying", { optional: true }),
    prepaymentMonthsSaved: integer("Fewer installments by prepaying", { unit: "months", optional: true }),
  }),
  ...section("Compared with a market loan", {
    effectiveRate: percent("Rate as an EMI loan", {
      better: "lower",
      note: "An ordinary loan with the same installments",
      optional: true,
      shown: "elsewhere",
      solve: true,
    }),
    effectiveRateAfterTax: percent("Rate including tax", {
      note: "With the tax on the perquisite as a cost",
      optional: true,
      shown: "elsewhere",
      solve: true,
    }),
    marketEmi: money("EMI at the market rate", { unit: "/ month", shown: "elsewhere" }),
    marketTotalInterest: money("Interest at the market rate", {
      shown: "elsewhere",
      value: (loan) => loan.marketInterest,
    }),
    interestAdvantage: money("Interest saved vs. the market", { opposite: "Added interest vs. the market" }),
    prepayRate: percent("Staff rate from which prepaying pays", {
      note: "If your money earns the market rate elsewhere",
      optional: true,
      digits: 2,
    }),
  }),
  ...section("Tax on the perquisite", {
    perquisiteFirstYear: money("Perquisite in the first tax year", {
      solve: true,
      value: (loan) => loan.perquisite.firstYear,
    }),
    perquisiteTotal: money("Total perquisite", { value: (loan) => loan.perquisite.total }),
    perquisiteTax: money("Tax on it", { value: (loan) => loan.perquisite.tax }),
    netAdvantage: money("Advantage after tax", { shown: "elsewhere", solve: true }),
  }),
  perquisiteByYear: table("Perquisite by tax year", {
    columns: {
      taxYear: text("Tax year"),
      months: integer("Months"),
      notionalInterest: money("Interest at the SBI rate"),
      interestCredited: money("Interest credited"),
      perquisite: money("Perquisite"),
      tax: money("Tax"),
    },
    value: yearTable,
  }),
  creditReadings: table("Two ways to credit interest", {
    columns: {
      interestCredit: choice("Interest credited", { options: { accrued: "As it accrues", paid: "When paid" } }),
      perquisiteFirstYear: money("First year"),
      perquisiteTotal: money("Perquisite"),
      perquisiteTax: money("Tax"),
      netAdvantage: money("Advantage after tax"),
    },
    value: readingTable,
  }),
  perquisiteByMonth: table("Perquisite month by month", {
    columns: {
      monthEnd: date("Month ending"),
      taxYear: text("Tax year"),
      principalBalance: money("Principal"),
      notionalInterest: money("Interest at the SBI rate"),
      interestCredited: money("Interest credited"),
      difference: money("Difference"),
    },
    value: monthTable,
  }),
  paidByYear: table("Paid so far", {
    columns: {
      taxYear: text("Tax year"),
      principalPaid: money("Principal paid so far"),
      interestPaid: money("Interest paid so far"),
      interestDue: money("Interest due"),
    },
    value: paidTable,
  }),
  schedule: table("Schedule", {
    columns: {
      number: integer("No."),
      date: date("Date"),
      phase: choice("Phase", { options: { principal: "Principal", interest: "Interest", emi: "EMI" } }),
      payment: money("Payment", { sumOf: ["interestPaid", "principal"] }),
      principal: money("Principal"),
      interestPaid: money("Interest paid"),
      interestAccrued: money("Interest accrued"),
      principalBalance: money("Principal left"),
      interestDue: money("Interest due"),
    },
    value: scheduleTable,
  }),
};
