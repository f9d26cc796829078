import { type Chart, type DrawChart, defineTabs, type Mark, type ViewAnswer } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { moneyAxis } from "../../../site/kit/money-axis";
import rentVsBuy from "./calculator";
import { LONGEST_STAY } from "./inputs";

const Decisive = deferred(() => import("./Decisive"), "seen");
const GrowthMap = deferred(() => import("./GrowthMap"), "seen");

type Drawing = DrawChart<typeof rentVsBuy>;
type Answer = ViewAnswer<typeof rentVsBuy>;

/** Rows and axes for charts by year; they extend a little past the stay and past the break-even year. */
function byYear({ inputs: { horizonYears }, outputs, format }: Answer) {
  const { breakEvenYears } = outputs;
  const years = Math.max(10, horizonYears + 2, Math.ceil(1.2 * (breakEvenYears ?? 0)));
  const rows = outputs.outlook.slice(0, Math.min(LONGEST_STAY, years));
  const marks: Mark[] = [{ x: horizonYears, label: "You leave" }];
  if (breakEvenYears !== null && breakEvenYears > 1) marks.push({ x: breakEvenYears, label: "Buying catches up" });
  const axes = {
    kind: "lines",
    x: {
      label: "Years from now",
      values: rows.map((row) => row.year),
      format: String,
      exact: (year: number) => `After ${format.plural(year, "year")}`,
    },
    marks,
  } as const;
  return { rows, axes };
}

/** Each side's net worth if the home were sold and investments cashed out after a number of years. */
const netWorthChart: Drawing = (answer) => {
  const { format, outputs } = answer;
  const { breakEvenYears } = outputs;
  const { rows, axes } = byYear(answer);
  const crossing =
    breakEvenYears === null
      ? `Buying does not catch up within ${LONGEST_STAY} years.`
      : breakEvenYears === 1
        ? "Buying is not behind even after one year."
        : `Buying catches up in year ${breakEvenYears}.`;
  return {
    ...axes,
    y: moneyAxis("Net worth", format),
    series: [
      { label: "Buying", color: "green", values: rows.map((row) => row.buyNetWorth) },
      { label: "Renting", color: "ochre", values: rows.map((row) => row.rentNetWorth) },
    ],
    caption: `Net worth if the home were sold and investments cashed out at the end of that year. ${crossing}`,
  };
};

const differenceChart: Drawing = (answer) => {
  const { inputs, outputs, format } = answer;
  const { horizonYears: x } = inputs;
  const { rows, axes } = byYear(answer);
  const difference = format.wholeMoney(outputs.difference);
  const lead = `${format.wholeMoney(Math.abs(outputs.difference))} ahead`;
  return {
    ...axes,
    y: moneyAxis("Buyer’s lead", format),
    series: [{ label: "Buyer’s lead", color: "green", values: rows.map((row) => row.difference), area: true }],
    points: [{ x, y: outputs.difference, label: difference }],
    caption: `How far ahead the buyer is. Below zero, the renter is ahead. After ${format.plural(x, "year")}, the ${outputs.difference < 0 ? "renter" : "buyer"} is ${lead}.`,
  };
};

/** Items of the table, grouped into the segments of a bar. */
const BURNS = [
  { label: "Rent, insurance", color: "ochre", items: ["rent", "renters-insurance"] },
  { label: "Interest, PMI", color: "blue", items: ["interest", "pmi"] },
  { label: "Taxes, minus savings", color: "ink", items: ["property-tax", "gain-tax", "tax-saving"] },
  { label: "Upkeep, insurance", color: "soft", items: ["maintenance", "insurance", "hoa"] },
  { label: "Buying, selling", color: "green", items: ["buying-costs", "selling-costs"] },
] as const;

/** Unrecoverable costs of both sides, in year 1 and over the stay. */
const burnedCharts: Drawing = ({ inputs: { horizonYears }, outputs: { burned }, format }) => {
  const chart = (period: "firstYear" | "stay", when: string): Chart => {
    const sum = (side: string, items: readonly string[]) =>
      burned
        .filter((row) => row.side === side && items.includes(row.item))
        .reduce((total, row) => total + row[period], 0);
    const all = (side: string) => format.wholeMoney(BURNS.reduce((total, { items }) => total + sum(side, items), 0));
    return {
      kind: "bars",
      horizontal: true,
      stacked: true,
      categories: [`Buying, ${when}`, `Renting, ${when}`],
      y: moneyAxis("Unrecoverable costs", format),
      series: BURNS.map(({ label, color, items }) => ({
        label,
        color,
        values: [sum("buy", items), sum("rent", items)],
      })).filter(({ values }) => values.some((value) => value !== 0)),
      caption: `Unrecoverable costs, ${when}: ${all("buy")} if you buy, ${all("rent")} if you rent. Repaid principal and invested money are not included.`,
    };
  };
  const stay = format.plural(horizonYears, "year");
  return horizonYears === 1 ? [chart("stay", "year 1")] : [chart("firstYear", "year 1"), chart("stay", `all ${stay}`)];
};

export default defineTabs(rentVsBuy, [
  { label: "Net worth", chart: netWorthChart },
  { label: "Who is ahead", chart: differenceChart },
  { label: "Unrecoverable costs", chart: burnedCharts, table: "burned" },
  { label: "What matters most", Component: Decisive },
  { label: "Growth map", Component: GrowthMap },
  { label: "By year", table: "yearly" },
]);
