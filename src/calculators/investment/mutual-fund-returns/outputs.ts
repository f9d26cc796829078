import { outputsOf } from "../../../core/outputs";
import type { Returns } from "./returns";

const { date, integer, money, number, percent, table } = outputsOf<Returns>();

const optional = { optional: true } as const;
const rate = { unit: "/ year", ...optional } as const;

export const outputs = {
  grossValue: money({
    label: "Value before load and tax",
    noun: "Gross value",
    ...optional,
    value: ({ projection }) => projection?.grossValue,
  }),
  valueWithoutExpenses: money({
    label: "Value without expenses",
    ...optional,
    value: ({ projection }) => projection?.valueWithoutExpenses,
  }),
  expenseDrag: money({
    label: "What expenses cost",
    noun: "The cost of expenses",
    ...optional,
    value: ({ projection }) => projection && projection.valueWithoutExpenses - projection.grossValue,
  }),
  costOfHigherRatio: money({
    label: "Difference at the other expense ratio",
    noun: "The cost of the higher ratio",
    note: "Before load and tax",
    ...optional,
    value: ({ projection }) =>
      projection && projection.valueAt(projection.inputs.compareExpenseRatio) - projection.grossValue,
  }),
  totalInvested: money({
    label: "Paid in",
    noun: "Total invested",
    value: (returns) => returns.totalInvested,
  }),
  netGain: money({ label: "Gain", noun: "Net gain", value: (returns) => returns.netGain }),
  exitLoadAmount: money({
    label: "Exit load",
    ...optional,
    value: ({ projection }) => projection?.sale().load,
  }),
  tax: money({
    label: "Tax",
    ...optional,
    value: ({ projection }) => projection && (projection.tax()?.total ?? 0),
  }),
  netValue: money({
    label: "What you keep",
    noun: "Net value",
    ...optional,
    value: ({ projection }) => projection?.netValue,
  }),
  realValue: money({
    label: "In today’s money",
    noun: "Value in today’s money",
    ...optional,
    value: ({ projection }) => projection?.realValue,
  }),
  absoluteReturn: percent({
    label: "Gain on the amount paid in",
    noun: "Absolute return",
    digits: 2,
    ...optional,
    value: (returns) => returns.absoluteReturn,
  }),
  netAnnualizedReturn: percent({
    label: "Net return",
    note: "After expenses, exit load and tax",
    digits: 2,
    ...rate,
    value: ({ projection }) => projection?.netAnnualizedReturn,
  }),
  days: integer({
    label: "Days",
    ...optional,
    value: ({ growth, payments }) => (growth ?? payments)?.days,
  }),
  years: number({
    label: "Years",
    note: "Of 365 days",
    digits: 3,
    ...optional,
    value: ({ growth }) => growth?.years,
  }),
  cagr: percent({ label: "CAGR", digits: 2, ...rate, value: ({ growth }) => growth?.rate }),
  doublingYears: number({
    label: "Doubles in",
    noun: "Doubling time",
    unit: "years",
    digits: 2,
    ...optional,
    value: ({ growth }) => growth?.doublingYears,
  }),
  xirr: percent({ label: "XIRR", digits: 2, ...rate, value: ({ payments }) => payments?.rate }),
  xirrCount: integer({
    label: "Rates of return",
    noun: "The number of rates",
    ...optional,
    value: ({ payments }) => payments?.rates().all.length,
  }),
  xirrRoots: table({
    label: "Rates of return",
    columns: { rate: percent({ label: "Rate", digits: 6 }) },
    value: ({ payments }) => payments?.rates().all.map((one) => ({ rate: one })),
  }),
  totalReceived: money({
    label: "Received, including value now",
    noun: "Total received",
    ...optional,
    value: ({ growth, payments }) => (growth ?? payments)?.totalReceived,
  }),
  benchmarkValue: money({
    label: "At the benchmark’s rate",
    noun: "Benchmark value",
    note: "What you would have instead",
    ...optional,
    value: ({ payments }) => payments?.benchmarkValue,
  }),
  aheadOfBenchmark: money({
    label: "Ahead of the benchmark",
    ...optional,
    value: ({ payments }) => payments?.aheadOfBenchmark,
  }),
  realReturn: percent({
    label: "Return above inflation",
    noun: "Real return",
    digits: 2,
    ...rate,
    value: (returns) => returns.realReturn,
  }),
  schedule: table({
    label: "Year by year",
    columns: {
      year: integer({ label: "Year" }),
      invested: money({ label: "Paid in" }),
      value: money({ label: "Value" }),
      valueWithoutExpenses: money({ label: "Without expenses" }),
    },
    value: ({ projection }) => projection?.schedule(),
  }),
  discountedFlows: table({
    label: "Payments",
    columns: {
      date: date({ label: "Date" }),
      amount: money({ label: "Amount" }),
      presentValue: money({ label: "Worth on the first day", ...optional }),
    },
    value: ({ payments }) => payments?.discounted(),
  }),
  presentValues: table({
    label: "Present value by rate",
    columns: {
      rate: percent({ label: "Rate", digits: 2 }),
      presentValue: money({ label: "Present value" }),
    },
    value: ({ payments }) => payments?.curve(),
  }),
};
