import { priceText } from "../../../fieldsets/price-text";
import { type DrawChart, defineView, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import shares from "./calculator";

type Draw = DrawChart<typeof shares>;
type Answer = Parameters<Draw>[0];

const priceAxis = ({ format }: Answer) => ({
  label: "Price of a share",
  format: (value: number) => priceText(value, format),
});

/** The average after each purchase, with the price of each purchase and the price now. */
const stepChart: Draw = (answer) => {
  const { inputs, outputs, format } = answer;
  const { lotTable, averagePrice } = outputs;
  if (lotTable.length < 2) return null;
  const { currentPrice } = inputs;
  const [first] = lotTable;
  return {
    kind: "lines",
    steps: true,
    x: {
      label: "Shares so far",
      values: [0, ...lotTable.map(({ cumulativeShares }) => cumulativeShares)],
      format: (value) => format.number(value, value < 10 ? 2 : 0),
    },
    y: priceAxis(answer),
    series: [
      {
        label: "Paid",
        color: "ochre",
        values: [...lotTable.map(({ price }) => price), lotTable.at(-1)?.price ?? null],
      },
      {
        label: "Average so far",
        color: "green",
        values: [...lotTable.map(({ runningAverage }) => runningAverage), averagePrice],
      },
      ...(currentPrice === null
        ? []
        : [
            {
              label: "Price now",
              color: "soft" as const,
              dashed: true,
              values: [currentPrice, ...lotTable.map(() => currentPrice)],
            },
          ]),
    ],
    caption: `From ${priceText(first?.runningAverage ?? 0, format)} after the first purchase, the average has moved to ${priceText(averagePrice, format)}. The wider a step, the more shares it represents.`,
  };
};

/** The average flattens toward the price: each further step takes more money. */
const moreChart: Draw = (answer) => {
  const { inputs, model, outputs, format } = answer;
  const { curve, sharesNeeded, newAverage, averagePrice } = outputs;
  const { purchase } = model;
  if (!purchase || sharesNeeded === null || newAverage === null) return null;
  const unit = purchase.unitPrice.toNumber();
  const marks: Mark[] = sharesNeeded > 0 ? [{ x: sharesNeeded, label: "This purchase" }] : [];
  const target = inputs.mode === "target-average" ? inputs.targetAverage : null;
  const flat = (value: number) => curve.map(() => value);
  return {
    kind: "lines",
    x: {
      label: "More shares",
      values: curve.map((row) => row.shares),
      format: (value) => format.number(value, value < 10 ? 2 : 0),
      exact: (value) =>
        `${format.number(value, 2)} more for ${format.money(value === 0 ? 0 : value * unit + inputs.newFee)}`,
    },
    y: { ...priceAxis(answer), label: "Average price", zero: false },
    series: [
      { label: "Average", color: "green", values: curve.map((row) => row.average) },
      ...(target === null
        ? []
        : [{ label: "Target average", color: "ochre" as const, dashed: true, values: flat(target) }]),
      {
        label: inputs.newFeePercent > 0 ? "Price with fee" : "Price",
        color: "soft",
        dashed: true,
        values: flat(unit),
      },
    ],
    marks,
    points: sharesNeeded > 0 ? [{ x: sharesNeeded, y: newAverage, label: priceText(newAverage, format) }] : [],
    caption: `From ${priceText(averagePrice, format)} the average moves toward ${priceText(unit, format)} and never reaches it: each further step takes more shares than the one before.`,
  };
};

const costChart: Draw = ({ outputs: { averages }, format }) => {
  if (averages.length === 0) return null;
  return {
    kind: "bars",
    horizontal: true,
    categories: averages.map(({ average }) => `To ${priceText(average, format)}`),
    y: moneyAxis("Total money", format, "cents"),
    series: [
      {
        label: "Total money",
        color: "green",
        values: averages.map(({ cash }) => cash),
      },
    ],
    caption: "Equal steps from the current average toward the price, and the money that each average takes.",
  };
};

export default defineView(shares, {
  hints: {
    currentPrice: ({ outputs: { unrealizedPercent: gain }, format }) =>
      gain !== null && gain < 0 ? `${format.percent(-gain, 2)} below the average` : null,
    targetAverage: ({ outputs: { averagePrice }, format }) => `${priceText(averagePrice, format)} now`,
    newFeePercent: ({ model: { purchase }, format }) =>
      purchase && purchase.terms.feePercent.sign() > 0
        ? `${priceText(purchase.unitPrice.toNumber(), format)} a share`
        : null,
    splitRatio: ({ inputs: { splitRatio }, outputs: { totalShares }, format }) =>
      splitRatio === 1 ? null : `${format.number(totalShares)} ${totalShares === 1 ? "share" : "shares"} after it`,
  },
  tabs: [
    { label: "If you buy more", chart: moreChart, table: "curve" },
    { label: "What each average takes", chart: costChart, table: "averages" },
    { label: "Purchases", chart: stepChart, table: "lotTable", totals: ["shares", "cost"] },
  ],
});
