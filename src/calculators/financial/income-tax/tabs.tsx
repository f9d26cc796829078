import { type DrawChart, defineTabs } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { moneyAxis } from "../../../site/kit/money-axis";
import incomeTax from "./calculator";

const Regimes = deferred(() => import("./Regimes"), "seen");

type Drawing = DrawChart<typeof incomeTax>;

/** Income in each bracket and the tax on it. */
const bracketChart: Drawing = ({ inputs, outputs: { bracketTable, taxableIncome, marginalRate }, format }) => {
  if (bracketTable.every((row) => row.income === 0)) return null;
  const filled = bracketTable.filter((row, i) => row.income > 0 || i === 0 || (bracketTable[i - 1]?.income ?? 0) > 0);
  return {
    kind: "bars",
    horizontal: true,
    categories: filled.map(
      ({ kind, rate, from, to }) =>
        `${format.percent(rate)} ${to === null ? `above ${format.shortMoney(from)}` : `to ${format.shortMoney(to)}`}${kind === "gain" ? ", gains" : ""}`,
    ),
    y: moneyAxis("Income and tax", format, "cents"),
    series: [
      { label: "Income in it", color: "green", values: filled.map((row) => row.income) },
      { label: "Tax on it", color: "ochre", values: filled.map((row) => row.tax) },
    ],
    caption: `Your taxable income of ${format.wholeMoney(taxableIncome)} fills the brackets from the lowest up. Each rate applies only to the income in its bracket, so reaching a higher one never makes you poorer; your next ${inputs.country === "in" ? "rupee" : "dollar"} falls into the ${format.percent(marginalRate)} bracket.`,
  };
};

/** The effective rate on the next dollar, including every phase-out. */
const curveChart: Drawing = ({ model, outputs: { marginalRateAllIn, effectiveRate }, format }) => {
  const { curve } = model;
  const own = model.us ? model.us.inputs.wages : (model.india?.inputs.salaryIncome ?? 0);
  const what = model.us ? "wages" : "salary";
  return {
    kind: "lines",
    steps: true,
    x: {
      label: model.us ? "Wages" : "Salary",
      values: curve.map((point) => point.income),
      format: (value) => format.shortMoney(value),
    },
    y: { label: "Rate", format: (value) => format.percent(value, 1), zero: false },
    series: [
      { label: "Marginal rate", color: "green", values: curve.map((point) => point.marginalRate) },
      {
        label: "Average rate",
        color: "ochre",
        values: curve.map((point) => point.averageRate),
        dashed: true,
      },
    ],
    marks: own > 0 ? [{ x: own, label: "You" }] : [],
    caption: `The share of a small raise in ${what} that all taxes take, including phase-outs of credits and deductions: ${format.percent(marginalRateAllIn, 1)} at your ${what}${effectiveRate === null ? "" : `, while your taxes come to ${format.percent(effectiveRate, 1)} of all your income`}. Everything else stays as entered${model.us ? "; where the rate is negative, credits grow with wages" : ""}.`,
  };
};

/** Tax in the old regime falls as deductions rise; in the new one it stays the same. */
const breakEvenChart: Drawing = ({ model: { india }, outputs: { breakEvenDeductions }, format }) => {
  if (!india) return null;
  const points = india.deductionCurve;
  if ((points.at(-1)?.deductions ?? 0) === 0) return null;
  const own = india.taxOld.totalDeductions;
  return {
    kind: "lines",
    x: {
      label: "Total deductions in the old regime",
      values: points.map((point) => point.deductions),
      format: (value) => format.shortMoney(value),
    },
    y: moneyAxis("Tax", format),
    series: [
      { label: "Old regime", color: "ochre", values: points.map((point) => point.tax) },
      { label: "New regime", color: "green", values: points.map(() => india.taxNew.total) },
    ],
    marks: [
      { x: own, label: "You" },
      ...(breakEvenDeductions ? [{ x: breakEvenDeductions, label: "Break-even" }] : []),
    ].filter((mark) => mark.x <= (points.at(-1)?.deductions ?? 0)),
    caption:
      breakEvenDeductions === null
        ? "No amount of deductions makes the old regime as cheap as the new one."
        : `With deductions of ${format.wholeMoney(breakEvenDeductions)} or more, the old regime costs no more than the new one; you have ${format.wholeMoney(own)}.`,
  };
};

export default defineTabs(incomeTax, [
  { label: "Two regimes", Component: Regimes, when: ({ model }) => model.india !== null },
  {
    label: "Advance tax",
    table: "advanceTax",
    totals: ["interest"],
    when: ({ model }) => model.india?.advance?.isDue === true,
  },
  { label: "Brackets", chart: bracketChart, table: "bracketTable", totals: ["income", "tax"] },
  { label: "Marginal rate", chart: curveChart },
  { label: "Break-even", chart: breakEvenChart },
]);
