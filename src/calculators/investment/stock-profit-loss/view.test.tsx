import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import stock from "./calculator";
import view from "./view";

beforeAll(() => prepareView(stock, view));

/** 100 shares bought at 50 and sold at 60 after 554 days: a gain of 1,000. */
const draw = (changes = {}) => new DrawnView(stock, view, changes);

/** A tax of one fifth on long-term gains and two fifths on short-term gains. */
const TAXED = { taxMode: "custom", longTermRate: 20, shortTermRate: 40 };

/** Buys 100 at 40 and 100 at 55, and sells 120 at 70 when both have been held for more than a year. */
const LEDGER = { mode: "trades" };

it("draws the profit by price, the break-even price and the trade itself", () => {
  const drawn = draw();
  const chart = drawn.lines("Profit by price");
  expect(chart.x.label).toBe("Price sold at");
  expect(chart.y.label).toBe("Profit");
  expect(chart.y.format(1000)).toBe("$1k");
  expect(chart.y.exact?.(1000)).toBe("$1,000.00");
  expect(chart.series).toMatchObject([{ label: "Profit", color: "green", dashed: false, area: true }]);
  // 100 × (price − 50)
  const profits = chart.x.values.map((price) => 100 * (price - 50));
  for (const [i, value] of (chart.series[0]?.values ?? []).entries()) expect(value).toBeCloseTo(profits[i] ?? 0, 6);
  expect(chart.marks).toEqual([{ x: 50, label: "Break-even" }]);
  expect(chart.points).toEqual([{ x: 60, y: 1000, label: "$1,000" }]);
  expect(chart.caption).toBe(
    "Above $50.00 the trade makes money. Each $1 change in price is worth $100.00 before fees.",
  );
});

it("draws the profit after tax together with the profit before tax", () => {
  const chart = draw(TAXED).lines("Profit by price");
  expect(chart.series.map(({ label, color, dashed, area }) => [label, color, dashed, area])).toEqual([
    ["Before tax", "soft", true, false],
    ["After tax", "green", undefined, true],
  ]);
  const [before = [], after = []] = chart.series.map(({ values }) => values as number[]);
  const gains = before.findIndex((value) => value > 0);
  expect(after[gains]).toBeCloseTo(0.8 * (before[gains] ?? 0), 6);
  expect(chart.points).toEqual([{ x: 60, y: 800, label: "$800" }]);
  expect(chart.caption).toContain("before fees and tax.");
});

it("draws a short sale by the buy-back price", () => {
  const drawn = draw({
    direction: "short",
    sellPrice: 60,
    buyPrice: 50,
    sellDate: "2026-01-01",
    buyDate: "2026-01-31",
  });
  const chart = drawn.lines("Profit by price");
  expect(chart.x.label).toBe("Price bought back at");
  expect(chart.points).toEqual([{ x: 50, y: 1000, label: "$1,000" }]);
  expect(chart.marks).toEqual([{ x: 60, label: "Break-even" }]);
  expect(chart.caption).toMatch(/^Below \$60\.00 the trade makes money\./);
  expect(drawn.hint("buyDate")).toBe("30 days");
  expect(drawn.hint("sellDate")).toBe("");
});

it("shows the steps from the gain to the profit kept, if there are any", () => {
  const taxed = draw({ ...TAXED, dividendsPerShare: 1 });
  expect(taxed.tabs).toContain("From gain to profit");
  const text = taxed.text("From gain to profit");
  expect(text).toContain("Gain on the price");
  expect(text).toContain("$1,000.00");
  expect(text).toContain("Dividends");
  // 1,000 + 100 − tax
  expect(text).toContain("You keep");
  expect(text).not.toContain("Borrow fee");
  expect(text).toContain("of the gain is left.");
  expect(draw().tabs).not.toContain("From gain to profit");
  const loss = draw({ sellPrice: 40, feePreset: "custom", commissionPerTrade: 5 }).text("From gain to profit");
  expect(loss).toContain("Loss on the price");
  expect(loss).toContain("You lose");
  // A loss of 1,000 plus twice 5
  expect(loss).toMatch(/[−-]\$1,010\.00/);
  expect(loss).toContain("to the amount lost.");
  expect(loss).not.toContain("is left");
});

it("shows hints derived from the inputs", () => {
  expect(draw().hint("sellDate")).toBe("554 days");
  expect(draw(TAXED).hint("sellDate")).toBe("554 days, long-term");
  expect(draw({ ...TAXED, sellDate: "2025-04-10" }).hint("sellDate")).toBe("31 days, short-term");
  expect(draw().hint("buyDate")).toBe("");
  expect(draw().hint("splitRatio")).toBe("");
  expect(draw({ splitRatio: 2 }).hint("splitRatio")).toBe("200 shares at the end");
  expect(draw().hint("feePreset")).toBe("");
  expect(draw({ feePreset: "custom", commissionPerTrade: 5 }).hint("feePreset")).toBe("$10.00");
  expect(draw().hint("taxMode")).toBe("");
  expect(draw(TAXED).hint("taxMode")).toBe("$200.00");
  expect(draw().hint("currentPrice")).toBe("");
  expect(draw(LEDGER).hint("currentPrice")).toBe("80 shares left");
});

it("lists only the relevant figures", () => {
  expect(draw().figures).toEqual(["grossProfit", "returnPercent", "annualizedReturn", "holdingDays", "breakEvenPrice"]);
  expect(draw({ feePreset: "custom", commissionPerTrade: 5, dividendsPerShare: 1 }).figures).toEqual([
    "grossProfit",
    "totalFees",
    "dividends",
    "returnPercent",
    "annualizedReturn",
    "holdingDays",
    "breakEvenPrice",
  ]);
  expect(draw(TAXED).figures).toEqual([
    "grossProfit",
    "netProfit",
    "returnPercent",
    "annualizedReturn",
    "holdingDays",
    "isLongTerm",
    "breakEvenPrice",
    "taxDue",
    "profitAfterTax",
  ]);
  const ledger = draw(LEDGER).figures;
  expect(ledger).toContain("longTermGain");
  expect(ledger).toContain("remainingShares");
  expect(ledger).not.toContain("shortTermGain");
  expect(ledger).not.toContain("taxDue");
  expect(draw({ ...LEDGER, ...TAXED }).figures).toEqual([
    "taxDue",
    "longTermGain",
    "remainingShares",
    "remainingCost",
    "averageCost",
  ]);
});

it("draws each lot sold, by term", () => {
  const chart = draw(LEDGER).bars("Lots");
  expect(chart).toMatchObject({ horizontal: true, stacked: true });
  expect(chart.categories.map((text) => text.split(" of ")[0])).toEqual(["100", "20"]);
  // 100 × (70 − 40) and 20 × (70 − 55); without a short-term gain there is no series for it.
  expect(chart.series).toMatchObject([{ label: "Long-term", color: "green", values: [3000, 300] }]);
  const mixed = draw({
    ...LEDGER,
    trades: [
      { date: "2024-01-15", side: "buy", shares: 10, price: 40 },
      { date: "2026-05-03", side: "buy", shares: 10, price: 55 },
      { date: "2026-06-01", side: "sell", shares: 20, price: 70 },
    ],
  }).bars("Lots");
  expect(mixed.series.map(({ label, color, values }) => [label, color, values])).toEqual([
    ["Long-term", "green", [300, 0]],
    ["Short-term", "ochre", [0, 150]],
  ]);
});

it("compares the methods of choosing lots by gain, or by tax", () => {
  const gains = draw(LEDGER).bars("Which shares to sell");
  expect(gains.categories).toEqual(["The oldest", "The newest", "The most expensive", "At the average cost"]);
  // Oldest 3,300; newest and most expensive 100 × 15 + 20 × 30 = 2,100; average 120 × (70 − 47.5) = 2,700
  expect(gains.series).toMatchObject([{ label: "Gain on sales", color: "green", values: [3300, 2100, 2100, 2700] }]);
  expect(gains.caption).toMatch(
    /^The gain to report differs by \$1,200\.00; it is lowest with “The newest” and “The most expensive\.”/,
  );
  const taxes = draw({ ...LEDGER, ...TAXED }).bars("Which shares to sell");
  expect(taxes.series.map(({ label, color }) => [label, color])).toEqual([
    ["Gain on sales", "green"],
    ["Tax", "ochre"],
  ]);
  // A fifth of each
  expect(taxes.series[1]?.values).toEqual([660, 420, 420, 540]);
  expect(taxes.caption).toMatch(
    /^The tax differs by \$240\.00; it is lowest with “The newest” and “The most expensive\.”/,
  );
  const single = draw({
    ...LEDGER,
    trades: [
      { date: "2024-01-15", side: "buy", shares: 10, price: 40 },
      { date: "2026-06-01", side: "sell", shares: 10, price: 70 },
    ],
  }).bars("Which shares to sell");
  expect(single.caption).toBe("Whichever shares are sold first, the gain to report is the same.");
});
