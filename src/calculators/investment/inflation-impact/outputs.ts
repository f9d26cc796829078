import { by, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { annualIndex, CONSUMER_PRICES, lastYear } from "../../../data/prices/consumer-prices";
import { wholeDown } from "../../../math/numbers/slack";
import type { Inflation } from "./inflation";
import { yearlyRise } from "./price-span";

const { integer, money, number, percent, table } = outputsOf<Inflation>();

const prices = { optional: true } as const;
const years = { optional: true } as const;
const savings = { optional: true } as const;
const pay = { optional: true } as const;

export const outputs = {
  adjustedAmount: money(by("mode", { future: "Will cost" }, "Amount at the other date"), {
    noun: "Amount at the other prices",
    optional: true,
    shown: "elsewhere",
    solve: true,
    value: ({ inputs, ratio, isOfAmount }) => (isOfAmount ? inputs.amount * ratio : null),
  }),
  purchasingPower: money("The same amount buys", {
    noun: "Purchasing power",
    note: by("mode", { future: "In today’s prices" }, "In the prices of the first date"),
    optional: true,
    solve: true,
    value: ({ inputs, ratio, isOfAmount }) => (isOfAmount ? inputs.amount / ratio : null),
  }),
  ...section("Prices", {
    totalInflation: percent("Total change in prices", {
      noun: "Total inflation",
      digits: 2,
      value: ({ ratio }) => 100 * (ratio - 1),
    }),
    averageInflation: percent("Average inflation", {
      noun: "Average inflation",
      unit: "/ year",
      digits: 2,
      ...prices,
      shown: ({ inputs }) => first(inputs.mode !== "future"),
      value: ({ average }) => average,
    }),
    indexFrom: number("Index at the first date", {
      noun: "First index",
      digits: 4,
      ...prices,
      shown: "more",
      value: ({ span }) => span?.from.index,
    }),
    indexTo: number("Index at the second date", {
      noun: "Second index",
      digits: 4,
      ...prices,
      shown: "more",
      value: ({ span }) => span?.to.index,
    }),
    halvingYears: number("Money loses half its value in", {
      noun: "Time to lose half",
      note: "At the average rate",
      unit: "years",
      digits: 1,
      ...prices,
      shown: ({ inputs }) => first(inputs.mode === "historical"),
    }),
  }),
  ...section("Year by year", {
    highestInflationYear: integer("Year of the highest inflation", {
      noun: "Highest year",
      digits: "plain",
      ...years,
      shown: ({ inputs }) => first(inputs.mode === "historical"),
      value: ({ span }) => span?.highest?.year,
    }),
    highestInflationRate: percent("Highest inflation", {
      digits: 2,
      ...years,
      shown: ({ inputs }) => first(inputs.mode === "historical"),
      value: ({ span }) => span?.highest?.rate,
    }),
    lowestInflationYear: integer("Year of the lowest inflation", {
      noun: "Lowest year",
      digits: "plain",
      ...years,
      shown: ({ inputs }) => first(inputs.mode === "historical"),
      value: ({ span }) => span?.lowest?.year,
    }),
    lowestInflationRate: percent("Lowest inflation", {
      digits: 2,
      ...years,
      shown: ({ inputs }) => first(inputs.mode === "historical"),
      value: ({ span }) => span?.lowest?.rate,
    }),
  }),
  futureCost: money("Will cost", {
    noun: "Future cost",
    optional: true,
    solve: true,
    value: ({ outlook, inputs }) => outlook?.costAfter(inputs.termYears),
  }),
  ...section("Savings", {
    savingsFuture: money("Saved, it becomes", {
      noun: "Future savings",
      note: "After tax",
      ...savings,
      shown: "more",
      value: ({ outlook, inputs }) => outlook?.savedAfter(inputs.termYears),
    }),
    savingsReal: money("In today’s money", {
      noun: "Savings in today’s money",
      ...savings,
      solve: true,
      value: ({ outlook, inputs }) => outlook?.savedRealAfter(inputs.termYears),
    }),
    realReturn: percent("Real return after tax", {
      noun: "Real return",
      unit: "/ year",
      digits: 2,
      ...savings,
      solve: true,
      value: ({ outlook }) => outlook?.realReturn,
    }),
    breakEvenReturn: percent("Return needed to keep up", {
      noun: "Break-even return",
      note: "Before tax",
      unit: "/ year",
      digits: 2,
      ...savings,
      value: ({ outlook }) => outlook?.breakEvenReturn,
    }),
  }),
  valueLostPercent: percent("Value lost by cash", {
    noun: "Value lost",
    digits: 2,
    optional: true,
    value: ({ outlook, ratio }) => (outlook ? 100 * (1 - 1 / ratio) : null),
  }),
  ...section("Your pay", {
    neededAmount: money("Pay that would keep up", {
      noun: "Pay needed",
      ...pay,
      solve: true,
      value: ({ needed }) => needed,
    }),
    realChange: money("Your pay is above that by", {
      opposite: "Your pay is below that by",
      noun: "Real change",
      ...pay,
      value: ({ needed, inputs }) => (needed === null ? null : inputs.newAmount - needed),
    }),
    realChangePercent: percent("Real change of your pay", {
      noun: "Real change in percent",
      digits: 2,
      ...pay,
      solve: true,
    }),
  }),
  schedule: table("Year by year", {
    columns: {
      year: integer("Year", { digits: "plain" }),
      index: number("Index", { digits: 4 }),
      inflation: percent("Inflation", { digits: 2, optional: true }),
      value: money("Value"),
    },
    value: scheduleTable,
  }),
  projection: table("From today on", {
    columns: {
      year: number("After years", { digits: 2 }),
      cost: money("Costs"),
      purchasingPower: money("Cash buys"),
      savings: money("Savings"),
      savingsReal: money("In today’s money"),
    },
    value: projectionTable,
  }),
  history: table("All years of the index", {
    columns: {
      year: integer("Year", { digits: "plain" }),
      index: number("Index", { digits: 4 }),
      inflation: percent("Inflation", { digits: 2, optional: true }),
    },
    value: historyTable,
  }),
};

/** One row per year of the span in ascending order, with the amount in that year's prices. */
function scheduleTable({ span, inputs }: Inflation) {
  if (!span || inputs.mode !== "historical") return [];
  return span.calendarYears.map((year, k) => {
    const index = annualIndex(span.prices, year) as number;
    return {
      year,
      index,
      inflation: k === 0 ? null : yearlyRise(span.prices, year),
      value: (inputs.amount * index) / span.from.index,
    };
  });
}

/** The whole index of the country. */
function historyTable({ span, inputs }: Inflation) {
  if (!span) return [];
  const prices = CONSUMER_PRICES[inputs.country].value;
  return Array.from({ length: lastYear(prices) - prices.firstYear + 1 }, (_, k) => {
    const year = prices.firstYear + k;
    return { year, index: annualIndex(prices, year) as number, inflation: yearlyRise(prices, year) };
  });
}

/** One row per whole year from today, plus the end of the term if it falls within a year. */
function projectionTable({ outlook, inputs }: Inflation) {
  if (!outlook) return [];
  const { termYears } = inputs;
  const whole = wholeDown(termYears);
  const years = Array.from({ length: whole + 1 }, (_, k) => k);
  if (termYears - whole > 1e-9) years.push(termYears);
  return years.map((year) => ({
    year,
    cost: outlook.costAfter(year),
    purchasingPower: outlook.powerAfter(year),
    savings: outlook.savedAfter(year),
    savingsReal: outlook.savedRealAfter(year),
  }));
}
