import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import sip from "./calculator";
import view from "./view";

beforeAll(() => prepareView(sip, view));

/** 1,000 and 1,200 at the end of each year at 10%: 1,100 + 1,200 = 2,300; 2,530 + 1,200 = 3,730. */
const SAVED = {
  initialInvestment: 1000,
  contribution: 1200,
  contributionFrequency: "annually",
  contributionTiming: "end",
  annualRate: 10,
  termYears: 2,
  inflationRate: 0,
};

/** 1,000 at 10% pays 500 at the end of each year: 600, then 160, which is used up in the third year. */
const FUND = {
  mode: "swp",
  principal: 1000,
  withdrawal: 500,
  contributionFrequency: "annually",
  annualRate: 10,
};

const draw = (changes = {}) => new DrawnView(sip, view, { ...SAVED, ...changes });
const rounded = (values: readonly (number | null)[]) => values.map((value) => Number(value?.toFixed(4)));

it("draws the amount paid in and the gain at the end of each year", () => {
  const chart = draw().lines("Growth");
  expect(chart.x).toMatchObject({ label: "Years from now", values: [0, 1, 2] });
  expect(chart.x.format(0.254)).toBe("0.25");
  expect(chart.x.exact?.(1.254)).toBe("After 1.25 years");
  expect(chart.x.exact?.(1.004)).toBe("After 1 year");
  expect(chart.y.label).toBe("Value");
  expect(chart.y.format(2000)).toBe("$2k");
  expect(chart.y.exact?.(2300.4)).toBe("$2,300");
  expect(chart.series.map(({ label, color, area, values }) => [label, color, area, rounded(values)])).toEqual([
    ["Paid in", "blue", true, [1000, 2200, 3400]],
    ["With gain", "green", 0, [1000, 2300, 3730]],
  ]);
  expect(chart.marks).toEqual([]);
  expect(chart.caption).toBe("$3,400 paid in grows to $3,730.");
  // 900 + 1,200 = 2,100; 1,890 + 1,200 = 3,090
  expect(draw({ annualRate: -10 }).lines("Growth").caption).toBe("$3,400 paid in shrinks to $3,090.");
});

it("draws the value in today’s money if there is inflation, and ends with the term", () => {
  const series = draw({ inflationRate: 25 }).lines("Growth").series;
  expect(series).toHaveLength(3);
  expect(series[2]).toMatchObject({ label: "In today’s money", color: "ink", dashed: true });
  // 2,300 / 1.25 and 3,730 / 1.25²
  expect(rounded(series[2]?.values ?? [])).toEqual([1000, 1840, 2387.2]);
  const halves = draw({ contributionFrequency: "monthly", termYears: 1.5 }).lines("Growth");
  expect(halves.x.values).toEqual([0, 1, 1.5]);
});

it("draws a lump sum from its own amount", () => {
  // 1,000 × 1.1²
  const lump = draw({ mode: "lumpsum", principal: 1000, initialInvestment: 0 }).lines("Growth");
  expect(lump.series.map(({ values }) => rounded(values))).toEqual([
    [1000, 1000, 1000],
    [1000, 1100, 1210],
  ]);
});

it("draws the balance of a fund and marks when it is used up", () => {
  const drawn = draw({ ...FUND, termYears: 4 });
  const chart = drawn.lines("Growth");
  expect(chart.y.label).toBe("Left in the fund");
  expect(chart.series).toHaveLength(1);
  expect(chart.series[0]).toMatchObject({ label: "Fund", color: "green", area: true });
  expect(rounded(chart.series[0]?.values.slice(0, 4) ?? [])).toEqual([1000, 600, 160, 0]);
  expect(chart.marks).toEqual([{ x: 2, label: "Used up after 2 years" }]);
  // 1,000 × 0.1 / (1 − 1.1⁻⁴) = 315.47
  expect(chart.caption).toBe("The fund is used up before the end. A first withdrawal of $315.47 would last.");
});

it("says which withdrawal would use up a fund that lasts", () => {
  const chart = draw({ ...FUND, inflationRate: 10 }).lines("Growth");
  expect(chart.series.map(({ label, values }) => [label, rounded(values)])).toEqual([
    ["Fund", [1000, 600, 160]],
    ["In today’s money", [1000, 545.4545, 132.2314]],
  ]);
  expect(chart.marks).toEqual([]);
  // 1,000 × 0.1 / (1 − 1.1⁻²) = 576.19
  expect(chart.caption).toBe("The fund lasts. A first withdrawal of $576.19 would use it up exactly at the end.");
});

it("shows hints derived from the inputs", () => {
  expect(draw().hint("contribution")).toBe("");
  expect(draw({ stepUpPercent: 10 }).hint("contribution")).toBe("$1,320 at the end");
  expect(draw(FUND).hint("contribution")).toBe("");
  const goal = { mode: "goal", targetAmount: 10_000, inflationRate: 10 };
  // 10,000 × 1.1²
  expect(draw({ ...goal, targetInTodaysMoney: true }).hint("targetAmount")).toBe("$12.1k when it is due");
  expect(draw(goal).hint("targetAmount")).toBe("");
  expect(draw().hint("annualRate")).toBe("");
  // 1.025⁴ = 1.10381
  expect(draw({ contributionFrequency: "quarterly" }).hint("annualRate")).toBe("10.38% with compounding");
});

it("adds the parts up to the value at the end, or to the value after tax", () => {
  expect(draw().parts).toMatchObject({
    rows: [
      { label: "Paid in", value: 3400, color: "blue" },
      { label: "Gain", value: expect.closeTo(330, 6), color: "green" },
    ],
    total: { label: "Value at the end", value: expect.closeTo(3730, 6) },
  });
  expect(draw().parts?.rows).toHaveLength(2);
  // Half of 330
  const taxed = draw({ taxMode: "flat", taxRate: 50 }).parts;
  expect(taxed?.rows[2]).toMatchObject({ label: "Tax", value: expect.closeTo(-165, 6), color: "red" });
  expect(taxed?.total).toMatchObject({ label: "After tax", value: expect.closeTo(3565, 6) });
  // A tax of 33 cents is mentioned; a third of a cent is not.
  const small = (taxRate: number) => draw({ taxMode: "flat", taxRate });
  expect(small(0.1).parts?.rows).toHaveLength(3);
  expect(small(0.1).figures).toContain("maturityValue");
  expect(small(0.001).parts?.rows).toHaveLength(2);
  expect(small(0.001).figures).not.toContain("maturityValue");
  expect(draw(FUND).parts).toBeNull();
});

it("shows only the figures relevant to the inputs", () => {
  expect(draw().figures).toEqual(["absoluteReturn", "realValue", "maturityValueOtherConvention", "costOfDelayOneYear"]);
  expect(draw({ taxMode: "flat" }).figures).toEqual([
    "maturityValue",
    "absoluteReturn",
    "realValue",
    "maturityValueOtherConvention",
    "costOfDelayOneYear",
  ]);
  expect(draw({ stepUpPercent: 5 }).figures).toEqual([
    "absoluteReturn",
    "realValue",
    "finalInstalment",
    "maturityValueOtherConvention",
    "costOfDelayOneYear",
  ]);
  expect(draw({ stepUpAmount: 5 }).figures).toEqual([
    "absoluteReturn",
    "realValue",
    "finalInstalment",
    "maturityValueOtherConvention",
    "costOfDelayOneYear",
  ]);
  expect(draw().tabs).toEqual(["Growth", "Year by year"]);
});
