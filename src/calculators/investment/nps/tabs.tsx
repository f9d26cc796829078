import { type Color, type DrawChart, defineTabs } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import nps from "./calculator";
import type { Mix } from "./mix";

type Drawing = DrawChart<typeof nps>;

/** The corpus by age, the amount paid in, and the corpus in today’s money. */
const corpusChart: Drawing = ({ model: { years }, outputs, format }) => {
  const { curve } = outputs;
  return {
    kind: "lines",
    x: {
      label: "Age",
      values: curve.map(({ age }) => age),
      format: (age) => format.number(age, 0),
      exact: (age) => `Age ${format.number(age, 0)}`,
    },
    y: moneyAxis("Corpus", format),
    series: [
      { label: "Corpus", color: "green", values: curve.map(({ corpus }) => corpus), area: true },
      {
        label: "In today’s money",
        color: "ochre",
        values: curve.map(({ corpusReal }) => corpusReal),
        dashed: true,
      },
      { label: "Paid in", color: "ink", values: curve.map(({ paidIn }) => paidIn) },
    ],
    caption: `After ${format.plural(years, "year")} the corpus is ${format.wholeMoney(outputs.corpus)}, worth ${format.wholeMoney(outputs.corpusReal)} in today’s money.`,
  };
};

const BANDS: readonly (readonly [keyof Mix, string, Color])[] = [
  ["government", "Government bonds (G)", "blue"],
  ["corporate", "Corporate bonds (C)", "ochre"],
  ["alternative", "Alternative assets (A)", "ink"],
  ["equity", "Equity (E)", "green"],
];

/** The asset mix by age. */
const mixChart: Drawing = ({ model: { saving }, outputs: { curve }, format }) => {
  const last = saving.at(-1)?.mix;
  if (!last) return null;
  return {
    kind: "lines",
    stacked: true,
    x: {
      label: "Age",
      values: curve.map(({ age }) => age),
      format: (age) => format.number(age, 0),
      exact: (age) => `Age ${format.number(age, 0)}`,
    },
    y: moneyAxis("Corpus", format),
    series: BANDS.filter(([key]) => curve.some((row) => row[key] !== 0)).map(([key, label, color]) => ({
      label,
      color,
      values: curve.map((row) => row[key]),
      area: true,
    })),
    caption: `How the corpus is invested. In the last year it is ${format.percent(last.equity, 1)} equity, ${format.percent(last.corporate, 1)} corporate and ${format.percent(last.government, 1)} government bonds${last.alternative > 0 ? `, ${format.percent(last.alternative, 1)} alternative assets` : ""}.`,
  };
};

/** Splits of the same corpus with different annuity shares. */
const splitChart: Drawing = ({ outputs: { splits, minAnnuityShare, annuityShareUsed }, format }) => ({
  kind: "bars",
  horizontal: true,
  stacked: true,
  categories: splits.map(
    ({ annuityShare, monthlyPension }) =>
      `${format.percent(annuityShare, 1)} annuity: ${format.wholeMoney(monthlyPension)} a month`,
  ),
  y: moneyAxis("Corpus", format),
  series: [
    { label: "Lump sum, tax-free", color: "green", values: splits.map((row) => row.taxFree) },
    {
      label: "Lump sum, taxed",
      color: "red",
      values: splits.map((row) => Math.max(0, row.lumpSum - row.taxFree)),
    },
    { label: "Annuity", color: "ochre", values: splits.map((row) => row.annuityCorpus) },
  ],
  highlight: splits.findIndex((row) => Math.abs(row.annuityShare - annuityShareUsed) < 1e-9),
  caption:
    minAnnuityShare > 0
      ? `The same corpus split in other ways. At least ${format.percent(minAnnuityShare, 1)} must buy an annuity.`
      : "The same corpus split in other ways. No annuity is required.",
});

export default defineTabs(nps, [
  {
    label: "Corpus",
    chart: corpusChart,
    table: "schedule",
    totals: ["contribution", "growth"],
  },
  { label: "Asset mix", chart: mixChart },
  { label: "Lump sum or pension", chart: splitChart, table: "splits" },
  { label: "Deductions", table: "deductions", totals: ["deducted"] },
]);
