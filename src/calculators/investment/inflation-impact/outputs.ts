import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Inflation } from "./inflation";
import { historyTable, projectionTable, scheduleTable } from "./tables";

const { integer, money, number, percent, table } = outputsOf<Inflation>();

const prices = { group: "Prices", optional: true } as const;
const years = { group: "Year by year", optional: true } as const;
const savings = { group: "Savings", optional: true } as const;
const pay = { group: "Your pay", optional: true } as const;

export const outputs = {
  adjustedAmount: money({
    label: by("mode", { future: "Will cost" }, "Amount at the other date"),
    noun: "Amount at the other prices",
    optional: true,
    value: ({ inputs, ratio, isOfAmount }) => (isOfAmount ? inputs.amount * ratio : null),
  }),
  purchasingPower: money({
    label: "The same amount buys",
    noun: "Purchasing power",
    note: "In the prices of the first date",
    optional: true,
    value: ({ inputs, ratio, isOfAmount }) => (isOfAmount ? inputs.amount / ratio : null),
  }),
  totalInflation: percent({
    label: "Total change in prices",
    noun: "Total inflation",
    digits: 2,
    group: "Prices",
    value: ({ ratio }) => 100 * (ratio - 1),
  }),
  averageInflation: percent({
    label: "Average inflation",
    noun: "Average inflation",
    unit: "/ year",
    digits: 2,
    ...prices,
    value: ({ average }) => average,
  }),
  indexFrom: number({
    label: "Index at the first date",
    noun: "First index",
    digits: 4,
    ...prices,
    value: ({ span }) => span?.from.index,
  }),
  indexTo: number({
    label: "Index at the second date",
    noun: "Second index",
    digits: 4,
    ...prices,
    value: ({ span }) => span?.to.index,
  }),
  halvingYears: number({
    label: "Money loses half its value in",
    noun: "Time to lose half",
    note: "At the average rate",
    unit: "years",
    digits: 1,
    ...prices,
    value: ({ halvingYears }) => halvingYears,
  }),
  highestInflationYear: integer({
    label: "Year of the highest inflation",
    noun: "Highest year",
    grouped: false,
    ...years,
    value: ({ span }) => span?.highest?.year,
  }),
  highestInflationRate: percent({
    label: "Highest inflation",
    digits: 2,
    ...years,
    value: ({ span }) => span?.highest?.rate,
  }),
  lowestInflationYear: integer({
    label: "Year of the lowest inflation",
    noun: "Lowest year",
    grouped: false,
    ...years,
    value: ({ span }) => span?.lowest?.year,
  }),
  lowestInflationRate: percent({
    label: "Lowest inflation",
    digits: 2,
    ...years,
    value: ({ span }) => span?.lowest?.rate,
  }),
  futureCost: money({
    label: "Will cost",
    noun: "Future cost",
    optional: true,
    value: ({ outlook, inputs }) => outlook?.costAfter(inputs.termYears),
  }),
  savingsFuture: money({
    label: "Saved, it becomes",
    noun: "Future savings",
    note: "After tax",
    ...savings,
    value: ({ outlook, inputs }) => outlook?.savedAfter(inputs.termYears),
  }),
  savingsReal: money({
    label: "In today’s money",
    noun: "Savings in today’s money",
    ...savings,
    value: ({ outlook, inputs }) => outlook?.savedRealAfter(inputs.termYears),
  }),
  valueLostPercent: percent({
    label: "Value lost by cash",
    noun: "Value lost",
    digits: 2,
    optional: true,
    value: ({ outlook, ratio }) => (outlook ? 100 * (1 - 1 / ratio) : null),
  }),
  realReturn: percent({
    label: "Real return after tax",
    noun: "Real return",
    unit: "/ year",
    digits: 2,
    ...savings,
    value: ({ outlook }) => outlook?.realReturn,
  }),
  breakEvenReturn: percent({
    label: "Return needed to keep up",
    noun: "Break-even return",
    note: "Before tax",
    unit: "/ year",
    digits: 2,
    ...savings,
    value: ({ outlook }) => outlook?.breakEvenReturn,
  }),
  neededAmount: money({
    label: "Pay that would keep up",
    noun: "Pay needed",
    ...pay,
    value: ({ needed }) => needed,
  }),
  realChange: money({
    label: "Your pay minus that",
    noun: "Real change",
    ...pay,
    value: ({ needed, inputs }) => (needed === null ? null : inputs.newAmount - needed),
  }),
  realChangePercent: percent({
    label: "Real change of your pay",
    noun: "Real change in percent",
    digits: 2,
    ...pay,
    value: ({ realChangePercent }) => realChangePercent,
  }),
  schedule: table({
    label: "Year by year",
    columns: {
      year: integer({ label: "Year", grouped: false }),
      index: number({ label: "Index", digits: 4 }),
      inflation: percent({ label: "Inflation", digits: 2, optional: true }),
      value: money({ label: "Value" }),
    },
    value: scheduleTable,
  }),
  projection: table({
    label: "From today on",
    columns: {
      year: number({ label: "After years", digits: 2 }),
      cost: money({ label: "Costs" }),
      purchasingPower: money({ label: "Cash buys" }),
      savings: money({ label: "Savings" }),
      savingsReal: money({ label: "In today’s money" }),
    },
    value: projectionTable,
  }),
  history: table({
    label: "All years of the index",
    columns: {
      year: integer({ label: "Year", grouped: false }),
      index: number({ label: "Index", digits: 4 }),
      inflation: percent({ label: "Inflation", digits: 2, optional: true }),
    },
    value: historyTable,
  }),
};
