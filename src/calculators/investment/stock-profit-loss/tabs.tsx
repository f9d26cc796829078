import { priceText } from "../../../fieldsets/price-text";
import { joinWithAnd } from "../../../math/words/lists";
import { type DrawChart, defineTabs, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import stock from "./calculator";
import { METHODS } from "./ledger";
import ProfitWaterfall from "./ProfitWaterfall";

type Draw = DrawChart<typeof stock>;

/** With more lots than this, the bars would be too thin to tell apart. */
const MOST_BARS = 40;

/** Profit by closing price, which crosses zero at break-even. */
const priceChart: Draw = ({ inputs, model: { simple }, outputs, format }) => {
  const { priceCurve: curve, breakEvenPrice } = outputs;
  if (!simple || breakEvenPrice === null || curve.length === 0) return null;
  const taxed = inputs.taxMode !== "none";
  const closed = simple.isLong ? inputs.sellPrice : inputs.buyPrice;
  const marks: Mark[] = [{ x: breakEvenPrice, label: "Break-even" }];
  const kept = taxed ? simple.afterTax : simple.net;
  return {
    kind: "lines",
    x: {
      label: simple.isLong ? "Price sold at" : "Price bought back at",
      values: curve.map(({ price }) => price),
      format: (value) => priceText(value, format),
    },
    y: moneyAxis("Profit", format, "cents"),
    series: [
      {
        label: taxed ? "Before tax" : "Profit",
        color: taxed ? "soft" : "green",
        dashed: taxed,
        values: curve.map(({ netProfit }) => netProfit),
        area: !taxed,
      },
      ...(taxed
        ? [
            {
              label: "After tax",
              color: "green" as const,
              values: curve.map(({ profitAfterTax }) => profitAfterTax),
              area: true,
            },
          ]
        : []),
    ],
    marks,
    points: [{ x: closed, y: kept, label: format.wholeMoney(kept) }],
    caption: `${simple.isLong ? "Above" : "Below"} ${priceText(breakEvenPrice, format)} the trade makes money. Each ${format.wholeMoney(1)} change in price is worth ${format.money(simple.isLong ? simple.sell.shares : simple.buy.shares)}${taxed ? " before fees and tax" : " before fees"}.`,
  };
};

/** Gain of each lot sold, by term. */
const lotChart: Draw = ({ outputs: { lotTable }, format }) => {
  if (lotTable.length === 0 || lotTable.length > MOST_BARS) return null;
  const gainsOf = (term: "short" | "long") => lotTable.map((row) => (row.term === term ? row.gain : 0));
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: lotTable.map(
      ({ shares, buyDate, sellDate }) =>
        `${format.number(shares, 4)} of ${format.shortDate(buyDate)}, sold ${format.shortDate(sellDate)}`,
    ),
    y: moneyAxis("Gain", format, "cents"),
    series: [
      { label: "Long-term", color: "green" as const, values: gainsOf("long") },
      { label: "Short-term", color: "ochre" as const, values: gainsOf("short") },
    ].filter(({ values }) => values.some((gain) => gain !== 0)),
    caption: "The gain or loss of each lot sold, and whether it had been held for more than a year.",
  };
};

/** Gain and tax on the same sales under each method of choosing lots. */
const methodChart: Draw = ({ outputs: { methods, lotTable }, format }) => {
  if (methods.length === 0 || lotTable.length === 0) return null;
  const gains = methods.map(({ realizedGain }) => realizedGain);
  const taxes = methods.map(({ taxDue }) => taxDue);
  const taxed = taxes.every((tax) => tax !== null);
  const [least, most] = taxed
    ? [Math.min(...(taxes as number[])), Math.max(...(taxes as number[]))]
    : [Math.min(...gains), Math.max(...gains)];
  const best = methods.filter((_, i) => ((taxed ? taxes : gains)[i] as number) - least < 0.005);
  const names = joinWithAnd(best.map(({ method }) => `“${METHODS[method]}”`)).replace(/”$/, ".”");
  const what = taxed ? "tax" : "gain to report";
  return {
    kind: "bars",
    horizontal: true,
    categories: methods.map(({ method }) => METHODS[method]),
    y: moneyAxis("Gain and tax", format, "cents"),
    series: [
      { label: "Gain on sales", color: "green", values: gains },
      ...(taxed ? [{ label: "Tax", color: "ochre" as const, values: taxes as number[] }] : []),
    ],
    caption:
      most - least < 0.005
        ? `Whichever shares are sold first, the ${what} is the same.`
        : `The ${what} differs by ${format.money(most - least)}; it is lowest with ${names} Gains not taxed now are taxed when the rest is sold.`,
  };
};

export default defineTabs(stock, [
  {
    label: "From gain to profit",
    Component: ProfitWaterfall,
    // Without fees, dividends or tax there are no steps to show.
    when: ({ outputs: { grossProfit, profitAfterTax } }) => profitAfterTax !== null && profitAfterTax !== grossProfit,
  },
  { label: "Profit by price", chart: priceChart, table: "priceCurve" },
  { label: "Fees", table: "feeTable", totals: ["buy", "sell", "total"] },
  { label: "Lots", chart: lotChart, table: "lotTable", totals: ["proceeds", "cost", "gain"] },
  { label: "Which shares to sell", chart: methodChart, table: "methods" },
]);
