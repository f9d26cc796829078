import { outputsOf } from "../../../core/outputs";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest } from "./interest";
import { curveTable, dayCountTable, yearTable } from "./tables";

const { choice, integer, money, number, percent, table } = outputsOf<SimpleInterest>();

const time = { group: "The time" } as const;
const compound = { group: "If it compounded yearly", optional: true } as const;

export const outputs = {
  interest: money({ label: "Interest", value: (simple) => simple.interest }),
  totalAmount: money({
    label: "Principal and interest",
    noun: "Total amount",
    value: (simple) => simple.principal + simple.interest,
  }),
  principal: money({ label: "Principal", value: (simple) => simple.principal }),
  annualRate: percent({ label: "Rate", unit: "/ year", value: (simple) => simple.annualRate }),
  dailyInterest: money({
    label: "Interest per day",
    note: "Based on the day count’s number of days in a year",
    digits: 4,
    value: (simple) => simple.perDay,
  }),
  years: number({ label: "Time in years", ...time, value: (simple) => simple.years }),
  days: number({ label: "Days by the day count", noun: "Days", ...time, value: (simple) => simple.days }),
  compoundInterest: money({
    label: "Compound interest",
    ...compound,
    value: (simple) => simple.compoundAfter(simple.years),
  }),
  compoundDifference: money({
    label: "More than simple interest",
    noun: "Difference from compound interest",
    note: "Negative within the first year",
    ...compound,
    value: (simple) => {
      const interest = simple.compoundAfter(simple.years);
      return interest === null ? null : interest - simple.interest;
    },
  }),
  byDayCount: table({
    label: "By day count",
    columns: {
      dayCount: choice({ label: "Day count", options: DAY_COUNTS }),
      days: number({ label: "Days" }),
      years: number({ label: "Years" }),
      interest: money({ label: "Interest" }),
      difference: money({ label: "Difference from yours" }),
    },
    value: dayCountTable,
  }),
  schedule: table({
    label: "Year by year",
    columns: {
      year: integer({ label: "Year" }),
      interest: money({ label: "Interest" }),
      balance: money({ label: "Principal and interest" }),
    },
    value: yearTable,
  }),
  curve: table({
    label: "Simple and compound",
    columns: {
      years: number({ label: "Years" }),
      simple: money({ label: "Simple" }),
      compound: money({ label: "Compounded yearly", optional: true }),
    },
    value: curveTable,
  }),
};
