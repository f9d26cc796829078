import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import inflationImpact from "./calculator";
import view from "./view";

beforeAll(() => prepareView(inflationImpact, view));

/** CPI-U annual averages from the Bureau of Labor Statistics: 172.2 in 2000, 177.1 in 2001, 179.9 in 2002. */
const PAST = { mode: "historical", country: "us", fromYear: 2000, toYear: 2002, amount: 1722 };

/** Prices rise by a quarter a year. */
const FUTURE = { mode: "future", amount: 1000, inflationRate: 25, termYears: 2 };

const RAISE = { ...PAST, mode: "raise", oldAmount: 17_220, newAmount: 18_000 };

const draw = (changes = {}) => new DrawnView(inflationImpact, view, { ...PAST, ...changes });

it("draws the amount in the prices of each year, and the inflation of each", () => {
  const drawn = draw();
  const value = drawn.lines("Value and inflation");
  expect(value.x).toMatchObject({ label: "Year", values: [2000, 2001, 2002] });
  expect(value.x.format(2001.2)).toBe("2001");
  expect(value.y.label).toBe("Value");
  expect(value.y.exact?.(1771)).toBe("$1,771.00");
  expect(value.series).toMatchObject([{ label: "Value", color: "green", area: true }]);
  expect(value.series[0]?.values.map((amount) => Math.round(amount as number))).toEqual([1722, 1771, 1799]);
  expect(value.caption).toBe("$1,722.00 from 2000 in the prices of each year.");
  const inflation = drawn.bars("Value and inflation", 1);
  expect(inflation.categories).toEqual(["2001", "2002"]);
  expect(inflation).toMatchObject({ x: { label: "Year" }, y: { label: "Inflation" } });
  expect(inflation.y.format(2.845)).toBe("2.8%");
  expect(inflation.y.exact?.(2.845)).toBe("2.85%");
  expect(inflation.series).toMatchObject([{ label: "Inflation", color: "ochre" }]);
  // 177.1 / 172.2 and 179.9 / 177.1
  const rates = inflation.series[0]?.values as number[];
  expect(rates[0]).toBeCloseTo(2.8455, 3);
  expect(rates[1]).toBeCloseTo(1.581, 3);
  expect(inflation.caption).toBe("Inflation in each year, based on annual averages.");
  expect(draw({ toYear: 2000 }).charts("Value and inflation")).toEqual([]);
});

it("draws the whole index with both dates", () => {
  const chart = draw().lines("All years of the index");
  expect(chart.x.values[0]).toBe(1913);
  expect(chart.y.label).toBe("Index, 1982–84 = 100");
  expect(chart.marks).toEqual([
    { x: 2000, label: "2000" },
    { x: 2002, label: "2002" },
  ]);
  // 9.9 in 1913
  expect(chart.series[0]?.values[0]).toBe(9.9);
  expect(chart.caption).toMatch(/^The index from 1913 to \d{4}: prices rose to \d\d\.\d times their level in 1913\.$/);
  expect(draw({ toYear: 2000 }).lines("All years of the index").marks).toEqual([{ x: 2000, label: "2000" }]);
  const all = draw().bars("All years of the index", 1);
  expect(all.categories[0]).toBe("1914");
  expect(all.caption).toMatch(/^Inflation in each year from 1914 to \d{4}; below zero, prices fell\.$/);
});

it("draws what the same things will cost and what cash will buy", () => {
  const chart = draw(FUTURE).lines("From today on");
  expect(chart.x).toMatchObject({ label: "Years from today", values: [0, 1, 2] });
  expect(chart.x.exact?.(1)).toBe("1 year");
  expect(chart.y.label).toBe("Amount");
  expect(chart.series.map(({ label, color, values }) => [label, color, values])).toEqual([
    ["Costs", "ochre", [1000, 1250, 1562.5]],
    ["Cash buys", "blue", [1000, 800, 640]],
  ]);
  expect(chart.caption).toBe(
    "The future cost of what costs $1,000.00 today, and what the same amount in cash will still buy, at 25% inflation.",
  );
  const saved = draw({ ...FUTURE, annualRate: 50 }).lines("From today on").series[2];
  expect(saved).toMatchObject({ label: "Savings in today’s money", color: "green" });
  // Each year savings grow by half and money loses a fifth of its value.
  expect(saved?.values).toEqual([1000, 1200, 1440]);
  expect(draw().tabs).not.toContain("From today on");
});

it("compares both salaries with the one that keeps up", () => {
  const chart = draw(RAISE).bars("Your pay");
  expect(chart).toMatchObject({ horizontal: true, highlight: 2 });
  expect(chart.categories).toEqual(["Pay in 2000", "To keep up in 2002", "Pay in 2002"]);
  expect(chart.series).toMatchObject([{ label: "Pay", color: "green" }]);
  expect(chart.series[0]?.values.map((pay) => Math.round(pay as number))).toEqual([17_220, 17_990, 18_000]);
  expect(chart.caption).toBe("Buying in 2002 what $17,220.00 bought in 2000 takes $17,990.00.");
  expect(draw().tabs).not.toContain("Your pay");
});

it("shades the part of each note that keeps its value", () => {
  const past = draw();
  // 1,722 / 1,799
  expect(past.text("Display")).toBe(
    "2000 $1,722 buys $1,722 worth of goods 2002 $1,722 buys what $1,648.30 bought in 2000",
  );
  expect(past.html("Display")).toContain('width="100%" height="100%"');
  expect(past.html("Display")).toContain('width="95.72%"');
  const future = draw(FUTURE);
  expect(future.text("Display")).toBe(
    "Today $1,000 buys $1,000 worth of goods In 2 years $1,000 buys what $640.00 buys today",
  );
  expect(future.html("Display")).toContain('width="64%"');
  // 18,000 × 172.2 / 179.9
  expect(draw(RAISE).text("Display")).toBe("2000 $17,220 pay then 2002 $18,000 worth $17,229.57 in 2000 prices");
  expect(draw({ amount: 0 }).html("Display")).not.toContain("NaN");
});

it("shows hints derived from the inputs", () => {
  expect(draw().hint("fromYear")).toBe("Index 172.2");
  expect(draw().hint("toYear")).toBe("Index 179.9");
  expect(draw(FUTURE).hint("fromYear")).toBe("");
  expect(draw(FUTURE).hint("inflationRate")).toBe("Halves the value in 3.11 years");
  // 1.5 / 1.25 − 1
  expect(draw({ ...FUTURE, annualRate: 50 }).hint("annualRate")).toBe("20% after tax and inflation");
  expect(draw(RAISE).hint("newAmount")).toBe("$17,990 would keep up");
  expect(draw().hint("newAmount")).toBe("");
});

it("asks for months only if the index has them, and lists the figures for each question", () => {
  expect(draw().idleInputs).toEqual([]);
  expect(draw({ country: "india", fromYear: 2000, toYear: 2010 }).idleInputs).toEqual(["fromMonth", "toMonth"]);
  expect(draw().figures).toEqual([
    "purchasingPower",
    "totalInflation",
    "averageInflation",
    "halvingYears",
    "highestInflationYear",
    "highestInflationRate",
    "lowestInflationYear",
    "lowestInflationRate",
  ]);
  expect(draw(RAISE).figures).toContain("neededAmount");
  expect(draw(FUTURE).figures).toEqual(expect.arrayContaining(["futureCost", "purchasingPower", "valueLostPercent"]));
});
