import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import shares from "./calculator";
import view from "./view";

beforeAll(() => prepareView(shares, view));

/** 100 at 50 and 100 at 30: 8,000 for 200 shares, or 40 each. */
const HELD = {
  lots: [
    { shares: 100, price: 50 },
    { shares: 100, price: 30 },
  ],
  currentPrice: 32,
};

/** (8,000 + 200 × 20) / 400 = 30 */
const WANTED = { mode: "target-average", targetAverage: 30, newPrice: 20 };

const draw = (changes = {}) => new DrawnView(shares, view, { ...HELD, ...changes });

it("steps from purchase to purchase", () => {
  const chart = draw().lines("Purchases");
  expect(chart.steps).toBe(true);
  expect(chart.x).toMatchObject({ label: "Shares so far", values: [0, 100, 200] });
  expect([chart.x.format(9.125), chart.x.format(10.4)]).toEqual(["9.13", "10"]);
  expect(chart.y.label).toBe("Price of a share");
  expect(chart.y.format(40)).toBe("$40.00");
  expect(chart.series).toEqual([
    { label: "Paid", color: "ochre", values: [50, 30, 30] },
    { label: "Average so far", color: "green", values: [50, 40, 40] },
    { label: "Price now", color: "soft", dashed: true, values: [32, 32, 32] },
  ]);
  expect(chart.caption).toBe(
    "From $50.00 after the first purchase, the average has moved to $40.00. The wider a step, the more shares it represents.",
  );
  const unpriced = draw({ currentPrice: null }).lines("Purchases");
  expect(unpriced.series.map(({ label }) => label)).toEqual(["Paid", "Average so far"]);
  expect(draw({ lots: [{ shares: 1, price: 5 }] }).charts("Purchases")).toEqual([]);
});

it("draws the average against the shares still to buy", () => {
  const chart = draw({ ...WANTED, newFee: 5 }).lines("If you buy more");
  expect(chart.x.label).toBe("More shares");
  expect(chart.x.values[0]).toBe(0);
  expect([chart.x.format(9.125), chart.x.format(10.4)]).toEqual(["9.13", "10"]);
  // 10 × 20 plus the fee of 5; buying nothing costs nothing.
  expect(chart.x.exact?.(10)).toBe("10 more for $205.00");
  expect(chart.x.exact?.(0)).toBe("0 more for $0.00");
  expect(chart.y).toMatchObject({ label: "Average price", zero: false });
  expect(chart.y.format(20)).toBe("$20.00");
});

it("marks the purchase that is needed", () => {
  const chart = draw(WANTED).lines("If you buy more");
  expect(chart.series.map(({ label, color, dashed, values }) => [label, color, dashed, values[0]])).toEqual([
    ["Average", "green", undefined, 40],
    ["Target average", "ochre", true, 30],
    ["Price", "soft", true, 20],
  ]);
  expect(chart.series.map(({ values }) => values.length)).toEqual(Array(3).fill(chart.x.values.length));
  expect(chart.marks).toEqual([{ x: 200, label: "This purchase" }]);
  expect(chart.points).toEqual([{ x: 200, y: 30, label: "$30.00" }]);
  expect(chart.caption).toBe(
    "From $40.00 the average moves toward $20.00 and never reaches it: each further step takes more shares than the one before.",
  );
});

it("draws a budget with its fee, without a target average", () => {
  // 10% of 20 is 2: 22 a share, and 4,400 pays for 200.
  const budget = { mode: "budget", budget: 4400, newPrice: 20, newFeePercent: 10 };
  const chart = draw(budget).lines("If you buy more");
  expect(chart.series.map(({ label, values }) => [label, values[0]])).toEqual([
    ["Average", 40],
    ["Price with fee", 22],
  ]);
  expect(chart.marks).toEqual([{ x: 200, label: "This purchase" }]);
  expect(draw(budget).hint("newFeePercent")).toBe("$22.00 a share");
  const nothing = draw({ ...budget, budget: 0 }).lines("If you buy more");
  expect([nothing.marks, nothing.points]).toEqual([[], []]);
  expect(draw().charts("If you buy more")).toEqual([]);
});

it("draws the money needed for each average", () => {
  const drawn = draw(WANTED);
  const chart = drawn.bars("What each average takes");
  const { averages } = drawn.outputs;
  expect(chart.horizontal).toBe(true);
  expect(chart.categories).toHaveLength(averages.length);
  expect(chart.categories.every((one) => /^To \$\d+\.\d\d$/.test(one))).toBe(true);
  expect(chart.series).toEqual([
    { label: "Total money", color: "green", values: averages.map(({ cash }: { cash: number }) => cash) },
  ]);
  // To 30: 200 shares at 20.
  expect(chart.series[0]?.values[chart.categories.indexOf("To $30.00")]).toBeCloseTo(4000, 6);
  expect(chart.y.label).toBe("Total money");
  expect(chart.y.format(4000)).toBe("$4k");
  expect(chart.y.exact?.(4000)).toBe("$4,000.00");
  expect(chart.caption).toBe(
    "Equal steps from the current average toward the price, and the money that each average takes.",
  );
  expect(draw().charts("What each average takes")).toEqual([]);
});

it("shows hints derived from the inputs", () => {
  // 32 is 8 below 40, or 20%. The rise back to 40 would be 25%, which is a different figure.
  expect(draw().hint("currentPrice")).toBe("20% below the average");
  expect(draw({ currentPrice: 0 }).hint("currentPrice")).toBe("100% below the average");
  expect(draw({ currentPrice: 40 }).hint("currentPrice")).toBe("");
  expect(draw({ currentPrice: 50 }).hint("currentPrice")).toBe("");
  expect(draw({ currentPrice: null }).hint("currentPrice")).toBe("");
  expect(draw(WANTED).hint("targetAverage")).toBe("$40.00 now");
  expect(draw(WANTED).hint("newFeePercent")).toBe("");
  expect(draw().hint("newFeePercent")).toBe("");
  expect(draw({ splitRatio: 2 }).hint("splitRatio")).toBe("400 shares after it");
  expect(draw().hint("splitRatio")).toBe("");
});

it("shows the figures of the mode", () => {
  expect(draw().figures).toEqual([
    "totalShares",
    "totalCost",
    "marketValue",
    "unrealizedGain",
    "unrealizedPercent",
    "breakEvenRise",
  ]);
  expect(draw({ currentPrice: null }).figures).toEqual(["totalShares", "totalCost"]);
  expect(draw(WANTED).figures).toEqual([
    "unrealizedGain",
    "cashNeeded",
    "newAverage",
    "newTotalShares",
    "newTotalCost",
  ]);
  expect(draw({ mode: "budget", newPrice: 20, currentPrice: null }).figures).toEqual([
    "cashNeeded",
    "cashLeft",
    "newTotalShares",
    "newTotalCost",
  ]);
  const charged = [{ shares: 100, price: 50, fee: 1 }];
  expect(draw({ lots: charged }).figures).toEqual([
    "totalShares",
    "totalCost",
    "totalFees",
    "averagePriceExFees",
    "marketValue",
    "unrealizedGain",
    "unrealizedPercent",
    "breakEvenRise",
  ]);
});

it("shows a tab for the purchases held, and more tabs if shares are to be bought", () => {
  expect(draw().tabs).toEqual(["Purchases"]);
  expect(draw(WANTED).tabs).toEqual(["If you buy more", "What each average takes", "Purchases"]);
  expect(view.tabs).toContainEqual(expect.objectContaining({ totals: ["shares", "cost"] }));
});
