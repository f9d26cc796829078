import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import { FEE_HANDLINGS } from "./inputs";
import type { PersonalLoan } from "./loan";
import { aprByFee, balances, feeStyles, yearlyTable } from "./tables";

const { boolean, choice, date, integer, money, percent, table } = outputsOf<PersonalLoan>();

export const outputs = {
  monthlyPayment: money("Monthly payment", {
    better: "lower",
    unit: "/ month",
    shown: "more",
    solve: true,
    value: (loan) => loan.payment,
  }),
  loanAmount: money("Loan amount", {
    noun: "The loan",
    shown: ({ inputs }) => (inputs.startFrom === "payment" ? "elsewhere" : "more"),
    value: ({ inputs }) => inputs.principal,
  }),
  ...section("Effect of the fee", {
    amountReceived: money("You receive", {
      noun: "Amount received",
      note: "The loan minus the fee, unless the fee is added to the loan",
      solve: true,
      value: (loan) => loan.received,
    }),
    feeTotal: money("Fee with tax", { shown: "more", value: (loan) => loan.fee }),
    amountFinanced: money("Amount the payments repay", {
      noun: "Amount financed",
      shown: "more",
      value: (loan) => loan.financed,
    }),
    apr: percent("APR", {
      better: "lower",
      note: "The rate including fee and monthly charges, before extra payments",
      optional: true,
      solve: true,
    }),
    effectiveAnnualRate: percent("Effective annual rate", {
      note: "The APR with monthly compounding",
      optional: true,
      shown: "more",
      solve: true,
      value: (loan) => loan.effectiveRate,
    }),
    reducingRate: percent("Rate on the balance", {
      note: "What a flat rate amounts to, before the fee",
      shown: ({ inputs }) => first(inputs.rateType === "flat"),
    }),
  }),
  ...section("Until it is repaid", {
    numberOfPayments: integer("Payments", {
      noun: "Number of payments",
      shown: "more",
      solve: true,
      value: (loan) => loan.totals.payments,
    }),
    payoffDate: date("Payoff date", {
      solve: true,
      value: (loan) => loan.dates.iso(loan.totals.payments),
    }),
    lastPayment: money("Last payment", { shown: "more", value: (loan) => loan.totals.lastPayment }),
    totalInterest: money("Total interest", {
      better: "lower",
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.totals.interest,
    }),
    totalPaid: money("Payments and extras", {
      noun: "Sum of payments and extras",
      note: "Excludes monthly charges",
      shown: "more",
      value: (loan) => loan.totals.paid + loan.totals.extra,
    }),
    monthlyCharges: money("Monthly charges", {
      shown: ({ monthlyCharges }) => (monthlyCharges > 0 ? "elsewhere" : "more"),
    }),
    totalCost: money("Cost of the loan", {
      better: "lower",
      noun: "Total cost",
      note: "Interest, fee and charges",
      solve: true,
    }),
    costPerHundred: money("Cost per 100 received", {
      value: (loan) => (100 * loan.totalCost) / loan.received,
    }),
  }),
  ...section("Effect of paying more", {
    interestSaved: money("Interest saved", {
      shown: (loan) => first(loan.plain.interest - loan.totals.interest >= 0.005),
      solve: true,
      value: (loan) => loan.plain.interest - loan.totals.interest,
    }),
    monthsSaved: integer("Months saved", {
      noun: "Time saved",
      unit: "months",
      shown: (loan) => first(loan.plain.interest - loan.totals.interest >= 0.005),
      value: (loan) => loan.plain.payments - loan.totals.payments,
    }),
    prepaymentPenalty: money("Prepayment charge", {
      shown: (loan) => (loan.prepaymentCharge > 0 ? "elsewhere" : "more"),
      value: (loan) => loan.prepaymentCharge,
    }),
  }),
  schedule: table("Schedule", { columns: scheduleColumns }),
  yearly: table("Year by year", { columns: yearColumns, value: yearlyTable }),
  feeStyles: table("Deducted, added or paid in cash", {
    shown: "elsewhere",
    columns: {
      feeHandling: choice("The fee is", { options: FEE_HANDLINGS }),
      monthlyPayment: money("Monthly payment", { optional: true }),
      amountReceived: money("You receive", { optional: true }),
      totalCost: money("Cost of the loan", { optional: true }),
      apr: percent("APR", { optional: true }),
      current: boolean("Yours"),
    },
    value: feeStyles,
  }),
  aprByFee: table("APR by fee", {
    columns: {
      originationFeePercent: percent("Fee"),
      feeTotal: money("Fee with tax"),
      apr: percent("APR"),
      current: boolean("Yours"),
    },
    value: aprByFee,
  }),
  balances: table("Balance with and without extra payments", {
    columns: {
      number: integer("No."),
      date: date("Date"),
      planned: money("Without extra"),
      balance: money("With extra"),
    },
    value: balances,
  }),
};
