import { expect, it } from "vitest";
import type { BarChart, LineChart, ScaleChart } from "../../charts/types";
import { overlays } from "./overlay";

const axis = { label: "Balance", format: String };
const line = (xs: number[], values: number[], label = "Balance"): LineChart => ({
  kind: "lines",
  x: { label: "Year", format: String, values: xs },
  y: axis,
  series: [{ label, color: "green", values }],
  caption: "",
});

it("puts lines of different length on one axis, with a gap after the end of the shorter one", () => {
  const [only] = overlays([line([0, 10, 20], [100, 50, 0]), line([0, 15], [90, 0])], ["A", "B"]);
  expect(only?.label).toBe("Balance");
  const chart = only?.chart as LineChart;
  expect(chart.x.values).toEqual([0, 10, 15, 20]);
  expect(chart.series.map(({ label, values }) => [label, values])).toEqual([
    ["A", [100, 50, 25, 0]],
    ["B", [90, 30, 0, null]],
  ]);
  expect(new Set(chart.series.map(({ color }) => color)).size).toBe(2);
});

it("holds the value of a chart in steps until its next point", () => {
  const stepped = (values: number[]): LineChart => ({ ...line([0, 2], values), steps: true });
  const other = { ...line([0, 1, 2], [1, 2, 3]), steps: true as const };
  const chart = overlays([stepped([5, 9]), other], ["A", "B"])[0]?.chart as LineChart;
  expect(chart.series[0]?.values).toEqual([5, 5, 9]);
});

it("finds a series of another name by its color", () => {
  expect(overlays([line([0], [1], "Balance"), line([0], [1], "With extra payments")], ["A", "B"])).toHaveLength(1);
});

const bars = (categories: string[], values: number[]): BarChart => ({
  kind: "bars",
  stacked: true,
  categories,
  x: { label: "Year" },
  y: axis,
  series: [{ label: "Interest", color: "ochre", values }],
  caption: "",
});

it("draws no bars that do not line up", () => {
  expect(overlays([bars(["to 4 lakh"], [1]), bars(["to 2.5 lakh"], [1])], ["A", "B"])).toEqual([]);
  expect(overlays([bars(["to 4 lakh"], [1]), bars(["to 4 lakh"], [2])], ["A", "B"])).toHaveLength(1);
});

it("puts bars side by side over the categories of all, in order of the years", () => {
  const chart = overlays([bars(["2028"], [2]), bars(["2027", "2028"], [1, 3])], ["A", "B"])[0]?.chart as BarChart;
  expect(chart.categories).toEqual(["2027", "2028"]);
  expect(chart.stacked).toBeUndefined();
  expect(chart.series.map(({ values }) => values)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it("draws nothing for scales and for charts of different kinds", () => {
  const scale = { kind: "scale" } as ScaleChart;
  expect(overlays([scale, scale], ["A", "B"])).toEqual([]);
  expect(overlays([line([0], [1]), scale], ["A", "B"])).toEqual([]);
});
