import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import breakEven from "./calculator";
import view from "./view";

beforeAll(() => prepareView(breakEven, view));

/** Each unit contributes 5: 200 units cover 1,000, 300 leave the target profit of 500, and 400 a profit of 1,000. */
const PLAN = {
  fixedCosts: 1000,
  pricePerUnit: 10,
  variableCostPerUnit: 5,
  targetProfit: 500,
  taxRatePercent: 0,
  expectedUnits: 400,
};
const drawn = (given: object = {}) => new DrawnView(breakEven, view, { ...PLAN, ...given });

it("charts revenue and cost, with the key volumes marked", () => {
  const chart = drawn().lines("Revenue and cost");
  // To 25% beyond the expected sales, in 40 steps.
  expect(chart.x.values).toEqual(Array.from({ length: 41 }, (_, i) => 12.5 * i));
  expect(said(chart.x, 12.34)).toEqual(["Units", "12"]);
  expect(said(chart.x, 1.26)).toEqual(["Units", "1.3"]);
  expect(chart.x.format(10.4)).toBe("10");
  expect(said(chart.y, 1234.5)).toEqual(["Revenue and cost", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Revenue: green", "Total cost: ochre, area 0", "Fixed costs: soft, dashed"]);
  expect(chart.series.map(({ values }) => values[40])).toEqual([5000, 3500, 1000]);
  expect(chart.marks).toEqual([
    { x: 200, label: "Break-even" },
    { x: 400, label: "Expected" },
    { x: 300, label: "Target profit" },
  ]);
  expect(chart.points).toEqual([{ x: 200, y: 2000 }]);
  expect(chart.caption).toBe("Revenue covers all costs from 200 units on. Each additional unit adds $5.00 to profit.");
  // Their mean, of products that differ.
  expect(drawn({ mode: "multi" }).lines("Revenue and cost").caption).toMatch(/ On average, each additional unit adds /);
});

it("omits marks that overlap, are off the chart or have no target", () => {
  const marks = (given: object) =>
    drawn(given)
      .lines("Revenue and cost")
      .marks?.map(({ label }) => label);
  expect(marks({ expectedUnits: 200 })).toEqual(["Break-even", "Target profit"]);
  expect(marks({ targetProfit: 0 })).toEqual(["Break-even", "Expected"]);
  expect(marks({ expectedUnits: 0 })).toEqual(["Break-even", "Target profit"]);
  expect(marks({ targetProfit: 5000 })).toEqual(["Break-even", "Expected"]);
  // 500 units is at the end of the chart; 200 and 202.5 overlap.
  expect(marks({ targetProfit: 1500 })).toEqual(["Break-even", "Expected", "Target profit"]);
  expect(marks({ targetProfit: 12.5 })).toEqual(["Break-even", "Expected"]);
  expect(marks({ targetProfit: 12.6 })).toEqual(["Break-even", "Expected", "Target profit"]);
});

it("charts the profit by volume", () => {
  const chart = drawn().lines("Profit");
  expect(said(chart.y, 1234.5)).toEqual(["Profit", "$1.2k", "$1,235"]);
  expect(chart.x.label).toBe("Units");
  expect(looks(chart.series)).toEqual(["Profit: green, area"]);
  expect([0, 16, 40].map((i) => chart.series[0]?.values[i])).toEqual([-1000, 0, 1500]);
  expect(chart.marks).toHaveLength(3);
  expect(chart.points).toEqual([{ x: 400, y: 1000, label: "$1,000" }]);
  expect(chart.caption).toBe(
    "Without any sales, the loss equals the fixed costs of $1,000; at 400 units, the profit is $1,000.",
  );
  expect(drawn({ expectedUnits: 100 }).lines("Profit").caption).toMatch(/at 100 units, the loss is \$500\.$/);
});

it("charts nothing if there is no volume", () => {
  const none = drawn({ fixedCosts: 0, expectedUnits: 0 });
  for (const label of ["Revenue and cost", "Profit", "By price", "What moves profit"])
    expect(none.charts(label), label).toEqual([]);
  expect(none.text("Display")).toBe("");
});

it("charts the break-even by price, where there is one", () => {
  const chart = drawn().lines("By price");
  expect(said(chart.x, 8.5)).toEqual(["Price", "$8.50"]);
  expect(said(chart.y, 142.86)).toEqual(["Break-even units", "143"]);
  expect(looks(chart.series)).toEqual(["Break-even units: green, area"]);
  expect(chart.x.values).toEqual([8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12]);
  expect(chart.series[0]?.values).toEqual(chart.x.values.map((price) => expect.closeTo(1000 / (price - 5), 9)));
  expect(chart.points).toEqual([{ x: 10, y: 200, label: "Now" }]);
  expect(chart.caption).toBe("The higher the price, the fewer units cover the costs.");
  // Prices of 8, 8.50 and 9 leave nothing after a cost of 9.
  const close = drawn({ variableCostPerUnit: 9 }).lines("By price");
  expect(close.x.values[0]).toBe(9.5);
  expect(close.caption).toMatch(/costs\. At the lower prices not shown, no volume breaks even\.$/);
});

it("charts what moves profit, largest effect on top", () => {
  const chart = drawn().bars("What moves profit");
  expect(chart).toMatchObject({
    horizontal: true,
    categories: ["Price", "Variable cost", "Units sold", "Fixed costs"],
  });
  expect(said(chart.y, 1234.5)).toEqual(["Change in profit", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["10% lower: ochre", "10% higher: green"]);
  // 10% of 4,000 in sales, 2,000 in variable cost, 2,000 in contribution, and 1,000 in fixed costs.
  expect(chart.series.map(({ values }) => values)).toEqual([
    [-400, 200, -200, 100],
    [400, -200, 200, -100],
  ]);
  expect(chart.caption).toBe(
    "How profit at 400 units changes when just one of these is 10% lower or higher: “Price” matters most.",
  );
});

it("shows how far each may move before the sales only just break even", () => {
  expect(drawn().text("Display").replaceAll("−", "-")).toBe(
    "How far each one alone may move before the expected sales only just break even Now Just breaks even Change Units sold 400 200 -50% Price $10.00 $7.50 -25% Variable cost $5.00 $7.50 +50% Fixed costs $1,000.00 $2,000.00 +100%",
  );
  // 1,000 ÷ 50 = 20 per unit: not even a free unit would break even. A change from zero has no percentage.
  const few = drawn({ expectedUnits: 50 }).text("Display");
  expect(few).toContain("Price $10.00 $25.00 +150% Variable cost $5.00 — — Fixed");
  expect(drawn({ variableCostPerUnit: 0, fixedCosts: 4000 }).text("Display")).toContain(
    "Variable cost $0.00 $0.00 — Fixed",
  );
  expect(drawn({ fixedCosts: 1e7, expectedUnits: 1e7 }).text("Display")).toContain("Fixed costs $10M $50M +400%");
  // One of each: prices of 10 and 20, costs of 5 and 10.
  const mix = drawn({
    mode: "multi",
    products: [
      { name: "A", price: 10, variableCost: 5, mix: 1 },
      { name: "B", price: 20, variableCost: 10, mix: 1 },
    ],
  });
  expect(mix.text("Display")).toContain("Price, mean $15.00 $10.00");
  expect(mix.text("Display")).toContain("Variable cost, mean $7.50 $12.50");
});

it("shows hints derived from each input", () => {
  expect(drawn().hint("variableCostPerUnit")).toBe("Leaves $5.00 per unit (50%)");
  expect(drawn().hint("targetProfit")).toBe("300 units");
  expect(drawn().hint("taxRatePercent")).toBe("");
  // 500 after 20% tax is 625 before tax.
  expect(drawn({ taxRatePercent: 20 }).hint("taxRatePercent")).toBe("$625.00 before tax");
  expect(drawn({ taxRatePercent: 20, targetProfit: 0 }).hint("taxRatePercent")).toBe("");
});

it("shows the figures and tabs of one product or of several", () => {
  const tabs = ["Revenue and cost", "Profit", "By price", "What moves profit"];
  expect(drawn().figures).toEqual([
    "contributionPerUnit",
    "contributionMarginPercent",
    "daysToBreakEven",
    "breakEvenRevenue",
    "targetUnitsWhole",
    "targetRevenue",
    "profitAtExpected",
    "marginOfSafetyPercent",
    "operatingLeverage",
  ]);
  expect(drawn({ taxRatePercent: 20 }).figures).toEqual([
    "contributionPerUnit",
    "contributionMarginPercent",
    "daysToBreakEven",
    "breakEvenRevenue",
    "targetUnitsWhole",
    "targetRevenue",
    "profitAtExpected",
    "profitAfterTax",
    "marginOfSafetyPercent",
    "operatingLeverage",
  ]);
  expect(drawn().tabs).toEqual(tabs);
  const mix = drawn({ mode: "multi" });
  expect(mix.figures).toEqual([
    "contributionPerUnit",
    "contributionMarginPercent",
    "daysToBreakEven",
    "breakEvenRevenue",
    "targetUnitsWhole",
    "targetRevenue",
    "profitAtExpected",
    "marginOfSafetyPercent",
    "operatingLeverage",
  ]);
  expect(mix.tabs).toEqual([...tabs, "By product"]);
  expect(tablesOf(view)).toEqual([
    "Profit: curve",
    "By price: priceTable",
    "What moves profit: drivers",
    "By product: productResults Σ units wholeUnits revenue contribution",
  ]);
});
