import { outputsOf } from "../../../core/outputs";
import { COMPOUNDINGS } from "./inputs";
import type { Savings } from "./savings";
import { compoundingTable, yearTable } from "./tables";

const { choice, integer, money, number, percent, table } = outputsOf<Savings>();

export const outputs = {
  futureValue: money({ label: "Future value", note: "Before tax", value: (s) => s.futureValue }),
  totalInterest: money({
    label: "Interest",
    noun: "Total interest",
    note: "Before tax",
    value: (s) => s.totalInterest,
  }),
  totalContributions: money({ label: "Deposits", value: (s) => s.totalContributions }),
  totalInvested: money({
    label: "Paid in",
    note: "Starting amount and deposits",
    value: (s) => s.totalInvested,
  }),
  afterTaxValue: money({
    label: "After tax",
    noun: "Value after tax",
    value: (s) => s.afterTaxValue,
  }),
  totalTax: money({ label: "Tax", noun: "Total tax", value: (s) => s.totalTax }),
  realValue: money({
    label: "In today’s money",
    noun: "Value in today’s money",
    note: "After any tax",
    value: (s) => s.realValue,
  }),
  effectiveAnnualRate: percent({
    label: "Effective annual rate",
    note: "With compounding (APY)",
    value: (s) => s.effectiveAnnualRate,
  }),
  doublingYears: number({
    label: "Doubles in",
    noun: "Doubling time",
    unit: "years",
    digits: 2,
    optional: true,
    value: (s) => s.doublingYears,
  }),
  ruleOf72Years: number({
    label: "By the rule of 72",
    noun: "Doubling time by the rule of 72",
    unit: "years",
    digits: 2,
    optional: true,
    value: (s) => s.ruleOf72Years,
  }),
  lowValue: money({
    label: "At the low rate",
    noun: "Value at the low rate",
    optional: true,
    value: (s) => s.valueWithin(-1),
  }),
  highValue: money({
    label: "At the high rate",
    noun: "Value at the high rate",
    optional: true,
    value: (s) => s.valueWithin(1),
  }),
  schedule: table({
    label: "Year by year",
    columns: {
      year: integer({ label: "Year" }),
      deposits: money({ label: "Deposits" }),
      interest: money({ label: "Interest" }),
      tax: money({ label: "Tax" }),
      balance: money({ label: "Balance" }),
      realBalance: money({ label: "In today’s money" }),
    },
    value: yearTable,
  }),
  curve: table({
    label: "Growth",
    columns: {
      years: number({ label: "Years", digits: 2 }),
      paidIn: money({ label: "Paid in" }),
      balance: money({ label: "With interest" }),
      afterTax: money({ label: "After tax" }),
      realBalance: money({ label: "In today’s money" }),
      low: money({ label: "At the low rate", optional: true }),
      high: money({ label: "At the high rate", optional: true }),
    },
    value: (s) => s.curve(),
  }),
  compareCompounding: table({
    label: "Compounding compared",
    columns: {
      compounding: choice({ label: "Compounding", options: COMPOUNDINGS }),
      effectiveAnnualRate: percent({ label: "Effective rate", digits: 4 }),
      futureValue: money({ label: "Future value" }),
    },
    value: compoundingTable,
  }),
};
