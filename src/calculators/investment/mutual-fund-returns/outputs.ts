import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Returns } from "./returns";

const { date, integer, money, number, percent, table } = outputsOf<Returns>();

const optional = { optional: true } as const;
const rate = { unit: "/ year", ...optional } as const;

export const outputs = {
  grossValue: money("Value before load and tax", {
    noun: "Gross value",
    ...optional,
    shown: "more",
    value: ({ projection }) => projection?.grossValue,
  }),
  valueWithoutExpenses: money("Value without expenses", {
    ...optional,
    shown: "more",
    value: ({ projection }) => projection?.valueWithoutExpenses,
  }),
  expenseDrag: money("What expenses cost", {
    noun: "The cost of expenses",
    ...optional,
    value: ({ projection }) => projection && projection.valueWithoutExpenses - projection.grossValue,
  }),
  costOfHigherRatio: money("Difference at the other expense ratio", {
    noun: "The cost of the higher ratio",
    note: "Before load and tax",
    ...optional,
    value: ({ projection }) =>
      projection && projection.valueAt(projection.inputs.compareExpenseRatio) - projection.grossValue,
  }),
  totalInvested: money("Paid in", {
    noun: "Total invested",
    shown: ({ inputs: { mode } }) => (mode === "project" ? "elsewhere" : first(mode === "xirr")),
  }),
  netGain: money("Gain", {
    opposite: "Loss",
    noun: "Net gain",
    shown: ({ inputs }) => first(inputs.mode !== "project"),
  }),
  exitLoadAmount: money("Exit load", {
    ...optional,
    shown: "elsewhere",
    value: ({ projection }) => projection?.sale().load,
  }),
  tax: money("Tax", {
    ...optional,
    shown: "elsewhere",
    value: ({ projection }) => projection && (projection.tax()?.total ?? 0),
  }),
  netValue: money("What you keep", {
    noun: "Net value",
    ...optional,
    shown: "elsewhere",
    solve: true,
    value: ({ projection }) => projection?.netValue,
  }),
  realValue: money("In today’s money", {
    noun: "Value in today’s money",
    ...optional,
    value: ({ projection }) => projection?.realValue,
  }),
  absoluteReturn: percent("Gain on the amount paid in", {
    opposite: "Loss on the amount paid in",
    noun: "Absolute return",
    digits: 2,
    ...optional,
  }),
  netAnnualizedReturn: percent("Net return", {
    note: "After expenses, exit load and tax",
    digits: 2,
    ...rate,
    value: ({ projection }) => projection?.netAnnualizedReturn,
  }),
  days: integer("Days", {
    ...optional,
    shown: ({ inputs }) => first(inputs.mode === "cagr"),
    value: ({ growth, payments }) => (growth ?? payments)?.days,
  }),
  years: number("Years", {
    note: "Of 365 days",
    digits: 3,
    ...optional,
    shown: "more",
    value: ({ growth }) => growth?.years,
  }),
  cagr: percent("CAGR", { better: "higher", digits: 2, ...rate, solve: true, value: ({ growth }) => growth?.rate }),
  doublingYears: number("Doubles in", {
    noun: "Doubling time",
    unit: "years",
    digits: 2,
    ...optional,
    value: ({ growth }) => growth?.doublingYears,
  }),
  xirr: percent("XIRR", {
    better: "higher",
    digits: 2,
    ...rate,
    shown: "more",
    value: ({ payments }) => payments?.rate,
  }),
  xirrCount: integer("Number of rates of return", {
    noun: "The number of rates",
    ...optional,
    shown: "more",
    value: ({ payments }) => payments?.rates().all.length,
  }),
  xirrRoots: table("Rates of return", {
    shown: "elsewhere",
    columns: { rate: percent("Rate", { digits: 6 }) },
    value: ({ payments }) => payments?.rates().all.map((one) => ({ rate: one })),
  }),
  totalReceived: money("Received, including value now", {
    noun: "Total received",
    ...optional,
    shown: ({ inputs }) => first(inputs.mode === "xirr"),
    value: ({ growth, payments }) => (growth ?? payments)?.totalReceived,
  }),
  benchmarkValue: money("At the benchmark’s rate", {
    noun: "Benchmark value",
    note: "What you would have instead",
    ...optional,
    value: ({ payments }) => payments?.benchmarkValue,
  }),
  aheadOfBenchmark: money("Ahead of the benchmark by", {
    opposite: "Behind the benchmark by",
    noun: "Lead over the benchmark",
    ...optional,
    value: ({ payments }) => payments?.aheadOfBenchmark,
  }),
  realReturn: percent("Return above inflation", {
    opposite: "Return below inflation",
    noun: "Real return",
    digits: 2,
    ...rate,
  }),
  schedule: table("Year by year", {
    columns: {
      year: integer("Year"),
      invested: money("Paid in"),
      value: money("Value"),
      valueWithoutExpenses: money("Without expenses"),
    },
    value: ({ projection }) => projection?.schedule(),
  }),
  discountedFlows: table("Payments", {
    columns: {
      date: date("Date"),
      amount: money("Amount"),
      presentValue: money("Worth on the first day", { ...optional }),
    },
    value: ({ payments }) => payments?.discounted(),
  }),
  presentValues: table("Present value by rate", {
    shown: "elsewhere",
    columns: {
      rate: percent("Rate", { digits: 2 }),
      presentValue: money("Present value"),
    },
    value: ({ payments }) => payments?.curve(),
  }),
};
