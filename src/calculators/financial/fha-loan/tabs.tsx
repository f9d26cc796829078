import { monthsText } from "../../../fieldsets/months-text";
import { type DrawChart, defineTabs } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import fha from "./calculator";

type Drawing = DrawChart<typeof fha>;

/** Label of a year on an axis that starts at the first payment. */
const yearText = (year: number) => (Number.isInteger(year) ? String(year) : year.toFixed(1));

/** Monthly FHA insurance by year, compared with PMI on a conventional loan. */
const insuranceChart: Drawing = ({ inputs: { termYears, mipMethod }, model, outputs: { mipByYear }, format }) => {
  const { insuredPayments: pmiMonths, monthlyPmi: pmi } = model.conventional;
  const mipMonths = model.cell.months;
  const last = mipByYear.length;
  if (last === 0) return null;
  const pmiEnd = pmiMonths / 12;
  const mip = (year: number) => (year < last ? (mipByYear[Math.floor(year)]?.monthlyMip ?? 0) : 0);
  const years = Array.from({ length: termYears + 1 }, (_, year) => year);
  const xs = [...new Set([...years, pmiEnd])].sort((a, b) => a - b);
  const ends =
    mipMonths < 12 * termYears
      ? `FHA insurance ends after ${format.plural(mipMonths / 12, "year")}`
      : `FHA insurance ${mipMethod === "hud" ? "drops every year" : "stays the same"} and lasts as long as the loan`;
  return {
    kind: "lines",
    steps: true,
    x: { values: xs, label: "Years since the first payment", format: yearText },
    y: {
      label: "Monthly insurance",
      format: (value) => format.wholeMoney(value),
      exact: (value) => format.money(value),
    },
    series: [
      { label: "Monthly FHA insurance", color: "green", values: xs.map(mip) },
      {
        label: "Monthly conventional PMI",
        color: "ochre",
        values: xs.map((year) => (year < pmiEnd ? pmi : 0)),
        dashed: true,
      },
    ],
    marks: [
      ...(mipMonths < 12 * termYears && last === mipMonths / 12 ? [{ x: last, label: "MIP ends" }] : []),
      ...(pmi > 0 ? [{ x: pmiEnd, label: "PMI ends" }] : []),
    ],
    caption: `${ends}${pmi > 0 ? `; PMI on a conventional loan ends automatically after ${format.plural(pmiMonths, "month")}` : "; a conventional loan would need no PMI"}.`,
  };
};

/** How much cheaper FHA is than the conventional loan, by how long the loans are kept. */
const comparisonChart: Drawing = ({
  inputs: { compareYears, conventionalRate, extraMonthly, termYears },
  outputs,
  format,
}) => {
  const { costByYear, fhaAdvantage, breakEvenConventionalRate: rate } = outputs;
  if (costByYear.length < 2) return null;
  const kept = Math.min(compareYears, termYears);
  const cheaper = fhaAdvantage >= 0 ? "FHA" : "the conventional loan";
  const turn =
    rate === null
      ? ""
      : ` FHA is cheaper when the conventional rate is above ${format.percent(rate, 2)}; yours is ${format.percent(conventionalRate)}.`;
  return {
    kind: "lines",
    x: { values: costByYear.map((row) => row.year), label: "Years kept", format: yearText },
    y: moneyAxis("FHA cheaper by", format),
    series: [
      {
        label: "FHA cheaper by",
        color: "green",
        values: costByYear.map((row) => row.fhaAdvantage),
        area: true,
      },
    ],
    marks: [{ x: kept, label: "You leave" }],
    points: [{ x: kept, y: fhaAdvantage, label: format.wholeMoney(fhaAdvantage) }],
    caption: `After ${format.plural(kept, "year")}, ${cheaper} has cost ${format.wholeMoney(Math.abs(fhaAdvantage))} less, counting payments, insurance and the remaining balance${extraMonthly > 0 ? ", without extra payments" : ""}.${turn}`,
  };
};

/** Total insurance premiums by down payment. */
const downPaymentChart: Drawing = ({ outputs: { byDownPayment }, format }) => ({
  kind: "bars",
  horizontal: true,
  categories: byDownPayment.map(
    (row) =>
      `${format.percent(row.downPaymentPercent, 2)} down${row.current ? " (yours)" : ""}: ${format.percent(row.mipRate)} for ${monthsText(row.mipMonths, format)}`,
  ),
  y: moneyAxis("Total insurance", format),
  series: [{ label: "Total insurance", color: "green", values: byDownPayment.map((row) => row.insuranceTotal) }],
  highlight: byDownPayment.findIndex((row) => row.current),
  caption: "Total FHA insurance until the loan is repaid, including the upfront premium, by down payment.",
});

export default defineTabs(fha, [
  { label: "Insurance by year", chart: insuranceChart },
  { label: "FHA vs. conventional", chart: comparisonChart, table: "comparison" },
  { label: "By down payment", chart: downPaymentChart, table: "byDownPayment" },
  { label: "MIP by year", table: "mipByYear" },
  { label: "Cost by year", table: "costByYear" },
  {
    label: "By month",
    table: "schedule",
    totals: ["payment", "interest", "principal", "extra", "mip"],
  },
]);
