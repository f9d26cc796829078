import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest } from "./interest";
import { curveTable, dayCountTable, yearTable } from "./tables";

const { choice, date, integer, money, number, percent, table } = outputsOf<SimpleInterest>();
const compound = { optional: true } as const;

export const outputs = {
  interest: money("Interest", { shown: "elsewhere" }),
  totalAmount: money("Principal and interest", {
    noun: "Total amount",
    shown: "elsewhere",
    value: (simple) => simple.principal + simple.interest,
  }),
  principal: money("Principal", { shown: "elsewhere" }),
  partPaymentsTotal: money("Part payments", {
    noun: "Sum of the part payments",
    shown: "elsewhere",
    value: (simple) => simple.paid,
  }),
  balanceDue: money("Balance due", {
    note: "At the end, after the part payments",
    shown: "elsewhere",
    solve: true,
  }),
  annualRate: percent("Rate", { unit: "/ year", shown: ({ inputs }) => first(inputs.solveFor !== "rate") }),
  dailyInterest: money("Interest per day", {
    note: "Based on the day count’s number of days in a year",
    digits: 4,
    value: (simple) => simple.perDay,
  }),
  ...section("The time", {
    years: number("Time in years"),
    days: number("Days by the day count", { noun: "Days" }),
  }),
  ...section("If it compounded yearly", {
    compoundInterest: money("Compound interest", {
      ...compound,
      value: (simple) => (simple.stretches.length > 0 ? null : simple.compoundAfter(simple.years)),
    }),
    compoundDifference: money("More than simple interest", {
      noun: "Difference from compound interest",
      note: "Below 0 for less than a year",
      ...compound,
      value: (simple) => {
        const interest = simple.stretches.length > 0 ? null : simple.compoundAfter(simple.years);
        return interest === null ? null : interest - simple.interest;
      },
    }),
  }),
  byDayCount: table("By day count", {
    columns: {
      dayCount: choice("Day count", { options: DAY_COUNTS }),
      days: number("Days"),
      years: number("Years"),
      interest: money("Interest"),
      difference: money("Difference from yours"),
    },
    value: dayCountTable,
  }),
  paymentSchedule: table("Payment by payment", {
    columns: {
      date: date("Date"),
      days: number("Days"),
      interest: money("Interest"),
      payment: money("Payment"),
      toInterest: money("To interest"),
      toPrincipal: money("To principal"),
      unpaidInterest: money("Unpaid interest"),
      principal: money("Principal left"),
    },
    value: (simple) => simple.stretches.map(({ years: _, ...row }) => row),
  }),
  schedule: table("Year by year", {
    columns: {
      year: integer("Year"),
      interest: money("Interest"),
      balance: money("Principal and interest"),
    },
    value: yearTable,
  }),
  curve: table("Simple and compound", {
    columns: {
      years: number("Years"),
      simple: money("Simple"),
      compound: money("Compounded yearly", { optional: true }),
    },
    value: curveTable,
  }),
};
