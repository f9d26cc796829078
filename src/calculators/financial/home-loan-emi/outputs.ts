import { outputsOf } from "../../../core/outputs";
import { rateColumn, scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import { eventCosts, prepaymentChoices, prepaymentReturn, resetOptions } from "./choices";
import type { HomeLoan } from "./home-loan";
import { taxTable, yearlyTable } from "./tables";

const { boolean, choice, date, integer, money, percent, table, text } = outputsOf<HomeLoan>();

const monthly = { unit: "/ month", group: "Each month" } as const;
const whole = { group: "Over the life of the loan" } as const;
const saved = { group: "What prepaying saves" } as const;

/** Closing balance + disbursed = next row's opening balance. */
const disbursedColumn = {
  disbursed: money({ label: "Disbursed", shownWhen: { disbursementType: "staged" } }),
};

const KINDS = { "pre-emi": "Pre-EMI", moratorium: "Moratorium", emi: "EMI" } as const;

export const EVENTS = {
  disbursal: "Disbursal",
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

export const OPTIONS = { emi: "New EMI", tenor: "New tenor", prepay: "Part prepayment" } as const;

export const outputs = {
  emi: money({ label: "EMI", optional: true, ...monthly, value: (loan) => loan.baseRun.emi }),
  finalEmi: money({
    label: "Final EMI",
    optional: true,
    ...monthly,
    value: (loan) => loan.baseRun.finalEmi,
  }),
  emiRaised: boolean({ label: "EMI had to be raised", ...monthly, value: (loan) => loan.baseRun.emiRaised }),
  numberOfPayments: integer({
    label: "Instalments",
    noun: "Number of instalments",
    ...whole,
    value: (loan) => loan.baseRun.payments,
  }),
  payoffDate: date({
    label: "Last instalment",
    ...whole,
    value: (loan) => loan.dates.iso(loan.baseRun.payments),
  }),
  totalInterest: money({ label: "Total interest", ...whole, value: (loan) => loan.baseRun.interest }),
  totalPreEmiInterest: money({
    label: "Pre-EMI interest",
    note: "Included in total interest",
    ...whole,
    value: (loan) => loan.baseRun.preEmiInterest,
  }),
  totalPayment: money({
    label: "Instalments and prepayments",
    noun: "Total of instalments and prepayments",
    ...whole,
    value: (loan) => loan.totalPayment,
  }),
  totalCost: money({
    label: "Total cost",
    noun: "Total cost",
    note: "Including upfront charges",
    ...whole,
    value: (loan) => loan.totalPayment + loan.inputs.processingFee,
  }),
  interestShare: percent({
    label: "Interest as a share of everything you pay",
    noun: "Interest share",
    ...whole,
    value: (loan) => loan.interestShare,
  }),
  apr: percent({
    label: "APR",
    note: "As in the Key Facts Statement",
    optional: true,
    ...whole,
    value: (loan) => loan.apr,
  }),
  interestSaved: money({
    label: "Interest saved",
    ...saved,
    value: (loan) => loan.plain.baseRun.interest - loan.baseRun.interest,
  }),
  monthsSaved: integer({
    label: "Months saved",
    noun: "Time saved",
    unit: "months",
    ...saved,
    value: (loan) => loan.plain.baseRun.payments - loan.baseRun.payments,
  }),
  prepaymentReturn: percent({
    label: "Annual return on prepayments",
    note: "After tax; another investment must beat this after its own tax",
    optional: true,
    ...saved,
    value: prepaymentReturn,
  }),
  taxSaving: money({
    label: "Income tax saved",
    note: "Over the life of the loan",
    ...whole,
    value: (loan) => loan.taxSaving,
  }),
  schedule: table({
    label: "Schedule",
    columns: {
      ...scheduleColumns,
      ...disbursedColumn,
      ...rateColumn,
      kind: choice({ label: "Kind", options: KINDS }),
    },
    value: (loan) => loan.schedule,
  }),
  yearly: table({
    label: "Year by year",
    columns: { ...yearColumns, ...disbursedColumn },
    value: yearlyTable,
  }),
  events: table({
    label: "Timeline",
    columns: {
      number: integer({ label: "From instalment" }),
      until: integer({ label: "To instalment" }),
      date: date({ label: "Date" }),
      event: choice({ label: "Event", options: EVENTS }),
      amount: money({ label: "Amount", optional: true }),
      annualRate: percent({ label: "Rate" }),
      oldEmi: money({ label: "EMI before", optional: true }),
      newEmi: money({ label: "EMI after", optional: true }),
      emisLeft: integer({ label: "EMIs left" }),
      endDate: date({ label: "End date if nothing else changes" }),
      balance: money({ label: "Balance" }),
    },
    value: (loan) => loan.events,
  }),
  eventCosts: table({
    label: "What each event costs",
    columns: {
      cause: text({ label: "Event" }),
      interest: money({ label: "Interest added (saved)" }),
      months: integer({ label: "Instalments added (saved)" }),
    },
    value: eventCosts,
  }),
  prepaymentChoices: table({
    label: "EMI or tenure",
    columns: {
      choice: choice({ label: "Effect", options: CHOICES }),
      finalEmi: money({ label: "Final EMI", optional: true }),
      numberOfPayments: integer({ label: "Instalments" }),
      payoffDate: date({ label: "Last instalment" }),
      totalInterest: money({ label: "Total interest" }),
      interestSaved: money({ label: "Interest saved" }),
      monthsSaved: integer({ label: "Months saved" }),
    },
    value: prepaymentChoices,
  }),
  resetOptions: table({
    label: "Options for a rate reset",
    columns: {
      number: integer({ label: "From instalment" }),
      date: date({ label: "Date" }),
      annualRate: percent({ label: "New rate" }),
      oldEmi: money({ label: "EMI before" }),
      option: choice({ label: "Option", options: OPTIONS }),
      emi: money({ label: "EMI" }),
      emisLeft: integer({ label: "EMIs left" }),
      endDate: date({ label: "Last EMI" }),
      prepayment: money({ label: "Prepayment" }),
      interest: money({ label: "Interest from then on" }),
    },
    value: resetOptions,
  }),
  taxYears: table({
    label: "Income tax",
    columns: {
      year: text({ label: "Tax year" }),
      interest: money({ label: "Interest" }),
      principal: money({ label: "Principal" }),
      interestDeduction: money({ label: "Interest deducted" }),
      principalDeduction: money({ label: "Principal deducted" }),
      saving: money({ label: "Tax saved" }),
    },
    value: taxTable,
  }),
};
