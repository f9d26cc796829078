import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { rateColumn, scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import { eventCosts, prepaymentChoices, prepaymentReturn, resetOptions } from "./choices";
import type { HomeLoan } from "./home-loan";
import { disbursalTable, taxTable, yearlyTable } from "./tables";

const { boolean, choice, date, integer, money, percent, table, text } = outputsOf<HomeLoan>();

const monthly = { unit: "/ month" } as const;

/** Closing balance + disbursed = next row's opening balance. */
const disbursedColumn = {
  disbursed: money("Disbursed", { when: { disbursementType: "staged" } }),
};

const KINDS = { "pre-emi": "Pre-EMI", moratorium: "Moratorium", emi: "EMI" } as const;

export const EVENTS = {
  disbursal: "Disbursement",
  moratorium: "Moratorium begins",
  resumed: "EMIs resume",
  "rate-change": "Rate change",
  "step-up": "Higher EMI",
  prepayment: "Prepayment",
} as const;

const CHOICES = {
  none: "Without prepayment",
  "reduce-tenure": "Shorter tenure",
  "reduce-emi": "Lower EMI",
} as const;

export const OPTIONS = { emi: "New EMI", tenor: "New tenure", prepay: "Part prepayment" } as const;

export const outputs = {
  ...section("Each month", {
    emi: money("EMI", {
      better: "lower",
      optional: true,
      ...monthly,
      shown: ({ baseRun }) =>
        first(baseRun.finalEmi !== null && Math.abs((baseRun.emi ?? 0) - baseRun.finalEmi) >= 0.005),
      solve: true,
      value: (loan) => loan.baseRun.emi,
    }),
    finalEmi: money("Final EMI", {
      optional: true,
      ...monthly,
      shown: ({ baseRun }) =>
        first(baseRun.finalEmi !== null && Math.abs((baseRun.emi ?? 0) - baseRun.finalEmi) >= 0.005),
      value: (loan) => loan.baseRun.finalEmi,
    }),
    emiRaised: boolean("EMI had to be raised", {
      ...monthly,
      shown: (loan) => first(loan.baseRun.emiRaised),
      value: (loan) => loan.baseRun.emiRaised,
    }),
  }),
  ...section("Over the life of the loan", {
    numberOfPayments: integer("Installments", {
      noun: "Number of installments",
      shown: "more",
      solve: true,
      value: (loan) => loan.baseRun.payments,
    }),
    payoffDate: date("Last installment", {
      solve: true,
      value: (loan) => loan.dates.iso(loan.baseRun.payments),
    }),
    totalInterest: money("Total interest", {
      better: "lower",
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.baseRun.interest,
    }),
    totalPreEmiInterest: money("Pre-EMI interest", {
      note: "Included in total interest",
      shown: (loan) => first(loan.baseRun.preEmiInterest > 0),
      value: (loan) => loan.baseRun.preEmiInterest,
    }),
    totalPayment: money("Installments and prepayments", {
      noun: "Total of installments and prepayments",
      shown: "more",
      solve: true,
    }),
    totalCost: money("Total cost", {
      better: "lower",
      noun: "Total cost",
      note: "Including upfront charges",
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.totalPayment + loan.inputs.processingFee,
    }),
    interestShare: percent("Interest as a share of everything you pay", {
      noun: "Interest share",
      shown: "more",
      solve: true,
    }),
    apr: percent("APR", { better: "lower", note: "As in the Key Facts Statement", optional: true, solve: true }),
    taxSaving: money("Income tax saved", {
      note: "Over the life of the loan",
      shown: (loan) => first(loan.taxSaving > 0),
    }),
  }),
  ...section("What prepaying saves", {
    interestSaved: money("Interest saved", {
      shown: (loan) => first(loan.plain.baseRun.interest - loan.baseRun.interest > 0.005),
      solve: true,
      value: (loan) => loan.plain.baseRun.interest - loan.baseRun.interest,
    }),
    monthsSaved: integer("Months saved", {
      noun: "Time saved",
      unit: "months",
      shown: (loan) => first(loan.plain.baseRun.interest - loan.baseRun.interest > 0.005),
      solve: true,
      value: (loan) => loan.plain.baseRun.payments - loan.baseRun.payments,
    }),
    prepaymentReturn: percent("Annual return on prepayments", {
      note: "After tax; another investment must beat this after its own tax",
      optional: true,
      shown: (loan) => first(loan.plain.baseRun.interest - loan.baseRun.interest > 0.005),
      value: prepaymentReturn,
    }),
  }),
  schedule: table("Schedule", {
    columns: {
      ...scheduleColumns,
      ...disbursedColumn,
      ...rateColumn,
      kind: choice("Kind", { options: KINDS }),
    },
  }),
  yearly: table("Year by year", { columns: { ...yearColumns, ...disbursedColumn }, value: yearlyTable }),
  events: table("Timeline", {
    columns: {
      number: integer("From installment"),
      until: integer("To installment"),
      date: date("Date"),
      event: choice("Event", { options: EVENTS }),
      amount: money("Amount", { optional: true }),
      annualRate: percent("Rate"),
      oldEmi: money("EMI before", { optional: true }),
      newEmi: money("EMI after", { optional: true }),
      emisLeft: integer("EMIs left"),
      endDate: date("End date if nothing else changes"),
      balance: money("Balance"),
    },
  }),
  disbursals: table("Disbursements", {
    columns: {
      month: integer("After installment"),
      date: date("Date", { optional: true }),
      amount: money("Paid out"),
      soFar: money("So far"),
      left: money("Still to come"),
    },
    value: disbursalTable,
  }),
  eventCosts: table("What each event costs", {
    columns: {
      cause: text("Event"),
      interest: money("Interest added (saved)"),
      months: integer("Installments added (saved)"),
    },
    value: eventCosts,
  }),
  prepaymentChoices: table("EMI or tenure", {
    columns: {
      choice: choice("Effect", { options: CHOICES }),
      finalEmi: money("Final EMI", { optional: true }),
      numberOfPayments: integer("Installments"),
      payoffDate: date("Last installment"),
      totalInterest: money("Total interest"),
      interestSaved: money("Interest saved"),
      monthsSaved: integer("Months saved"),
    },
    value: prepaymentChoices,
  }),
  resetOptions: table("Options for a rate reset", {
    columns: {
      number: integer("From installment"),
      date: date("Date"),
      annualRate: percent("New rate"),
      oldEmi: money("EMI before"),
      option: choice("Option", { options: OPTIONS }),
      emi: money("EMI"),
      emisLeft: integer("EMIs left"),
      endDate: date("Last EMI"),
      prepayment: money("Prepayment"),
      interest: money("Interest from then on"),
    },
    value: resetOptions,
  }),
  taxYears: table("Income tax", {
    columns: {
      year: text("Tax year"),
      interest: money("Interest"),
      principal: money("Principal"),
      interestDeduction: money("Interest deducted"),
      principalDeduction: money("Principal deducted"),
      saving: money("Tax saved"),
    },
    value: taxTable,
  }),
};
