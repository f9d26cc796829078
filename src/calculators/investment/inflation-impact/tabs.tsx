import { type Chart, type DrawChart, defineTabs } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import inflationImpact from "./calculator";
import { momentText } from "./words";

type Drawing = DrawChart<typeof inflationImpact>;

const year = (value: number) => String(Math.round(value));

/** The amount in the prices of each year, and below it the inflation of each year. */
const spanChart: Drawing = ({ inputs, model: { span }, outputs: { schedule }, format }) => {
  if (!span || schedule.length < 2) return null;
  const value: Chart = {
    kind: "lines",
    x: { label: "Year", values: schedule.map((row) => row.year), format: year },
    y: moneyAxis("Value", format, "cents"),
    series: [{ label: "Value", color: "green", values: schedule.map((row) => row.value), area: true }],
    caption: `${format.money(inputs.amount)} from ${momentText(span.from)} in the prices of each year.`,
  };
  return [value, inflationBars(schedule.slice(1), format, "Inflation in each year, based on annual averages.")];
};

function inflationBars(
  rows: readonly { readonly year: number; readonly inflation: number | null }[],
  format: { percent(value: number, digits?: number): string },
  caption: string,
): Chart {
  return {
    kind: "bars",
    categories: rows.map((row) => String(row.year)),
    x: { label: "Year" },
    y: {
      label: "Inflation",
      format: (rate) => format.percent(rate, 1),
      exact: (rate) => format.percent(rate, 2),
    },
    series: [{ label: "Inflation", color: "ochre", values: rows.map((row) => row.inflation ?? 0) }],
    caption,
  };
}

/** The whole index of the country, with both dates marked. */
const historyChart: Drawing = ({ model: { span }, outputs: { history }, format }) => {
  if (!span) return null;
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return null;
  const ends = [span.from, span.to].filter((one, k, both) => k === 0 || one.year !== both[0]?.year);
  const index: Chart = {
    kind: "lines",
    x: { label: "Year", values: history.map((row) => row.year), format: year },
    y: { label: `Index, ${span.prices.base}`, format: (value) => format.number(value, 1) },
    series: [{ label: "Index", color: "green", values: history.map((row) => row.index) }],
    marks: ends.filter((one) => one.year <= last.year).map((one) => ({ x: one.year, label: momentText(one) })),
    caption: `The index from ${first.year} to ${last.year}: prices rose to ${format.number(last.index / first.index, 1)} times their level in ${first.year}.`,
  };
  return [
    index,
    inflationBars(
      history.slice(1),
      format,
      `Inflation in each year from ${first.year + 1} to ${last.year}; below zero, prices fell.`,
    ),
  ];
};

/** The future cost of the same things, the purchasing power of cash, and the real value of savings. */
const futureChart: Drawing = ({ inputs, outputs: { projection }, format }) => {
  if (projection.length < 2) return null;
  return {
    kind: "lines",
    x: {
      label: "Years from today",
      values: projection.map((row) => row.year),
      format: (value) => format.number(value, 1),
      exact: (value) => format.plural(value, "year"),
    },
    y: moneyAxis("Amount", format, "cents"),
    series: [
      { label: "Costs", color: "ochre", values: projection.map((row) => row.cost) },
      { label: "Cash buys", color: "blue", values: projection.map((row) => row.purchasingPower) },
      ...(inputs.annualRate === 0
        ? []
        : [
            {
              label: "Savings in today’s money",
              color: "green" as const,
              values: projection.map((row) => row.savingsReal),
            },
          ]),
    ],
    caption: `The future cost of what costs ${format.money(inputs.amount)} today, and what the same amount in cash will still buy, at ${format.percent(inputs.inflationRate)} inflation.`,
  };
};

/** The old pay, the pay that would keep up, and the new pay. */
const payChart: Drawing = ({ inputs, model: { span }, outputs: { neededAmount }, format }) => {
  if (!span || neededAmount === null) return null;
  const [then, now] = [momentText(span.from), momentText(span.to)];
  return {
    kind: "bars",
    horizontal: true,
    categories: [`Pay in ${then}`, `To keep up in ${now}`, `Pay in ${now}`],
    y: moneyAxis("Pay", format, "cents"),
    series: [{ label: "Pay", color: "green", values: [inputs.oldAmount, neededAmount, inputs.newAmount] }],
    highlight: 2,
    caption: `Buying in ${now} what ${format.money(inputs.oldAmount)} bought in ${then} takes ${format.money(neededAmount)}.`,
  };
};

export default defineTabs(inflationImpact, [
  { label: "Value and inflation", chart: spanChart, table: "schedule" },
  { label: "From today on", chart: futureChart, table: "projection" },
  { label: "Your pay", chart: payChart },
  { label: "All years of the index", chart: historyChart, table: "history" },
]);
