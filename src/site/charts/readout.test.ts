import { describe, expect, it } from "vitest";
import { readingAt } from "./readings";
import { moved, textOf } from "./readout";
import type { BarChart, LineChart, ScaleChart } from "./types";

const money = {
  label: "Balance",
  format: (value: number) => `$${value}`,
  exact: (value: number) => `$${value}.00`,
};

const lines: LineChart = {
  kind: "lines",
  x: { label: "Year", values: [2027, 2028, 2030], format: String },
  y: money,
  series: [
    { label: "With extra", color: "green", values: [300, 200, null] },
    { label: "Without", color: "soft", values: [300, 250, 100] },
  ],
  caption: "",
};

const bars: BarChart = {
  kind: "bars",
  stacked: true,
  x: { label: "Year" },
  categories: ["2027", "2028"],
  y: money,
  series: [
    { label: "Principal", color: "green", values: [10, 20] },
    { label: "Interest", color: "ochre", values: [30, 20] },
  ],
  line: { label: "Owed", color: "ink", values: [90, 70] },
  caption: "",
};

const rows: BarChart = { ...bars, horizontal: true, categories: ["A", "B"] };

const scale: ScaleChart = {
  kind: "scale",
  label: "BMI",
  min: 14,
  max: 45,
  bands: [
    { label: "Low", from: 14, to: 18.5, color: "blue" },
    { label: "Normal", from: 18.5, to: 25, color: "green" },
    { label: "High", from: 25, to: 45, color: "ochre" },
  ],
  value: 22,
  valueLabel: "22",
  format: String,
  caption: "",
};

describe("reading a chart", () => {
  it("adds the unit of an axis to bare numbers", () => {
    const read = (x: string, y: string, format: (value: number) => string = String) =>
      textOf({ ...lines, x: { ...lines.x, label: x }, y: { label: y, format } }, 1);
    expect(read("Time (s)", "Height (m)")).toBe("2028\u00a0s: With extra 200\u00a0m, Without 250\u00a0m");
    expect(read("Time (s)", "Height (m)", () => "2.5\u00a0×\u00a010⁻¹⁸")).toMatch(/ 2\.5\s×\s10⁻¹⁸\u00a0m$/);
    expect(read("Angle (°)", "Period (s)")).toMatch(/^2028°: With extra 200\u00a0s/);
    expect(read("Year", "Height (m)", (value) => `${value} m`)).toBe("2028: With extra 200 m, Without 250 m");
    expect(read("Year", "Size (logarithmic)")).toBe("2028: With extra 200, Without 250");
  });

  it("gives values in full, and leaves out a line at its gaps", () => {
    expect(textOf(lines, 1)).toBe("2028: With extra $200.00, Without $250.00");
    expect(textOf(lines, 2)).toBe("2030: Without $100.00");
    expect(textOf(bars, 0)).toBe("2027: Principal $10.00, Interest $30.00, Total $40.00, Owed $90.00");
    const nothing = { label: "Extra", color: "ink", values: [0, 5] } as const;
    expect(textOf({ ...bars, series: [...bars.series, nothing] }, 0)).not.toContain("Extra");
    expect([0, 1, 2].map((place) => textOf(scale, place))).toEqual([
      "Low: BMI below 18.5",
      "Normal: BMI 18.5 to 25",
      "High: BMI 25 or more",
    ]);
  });

  it("marks points on its lines", () => {
    expect(readingAt(lines, 1)).toMatchObject({ from: 1 / 3, to: 1 / 3 });
    expect(readingAt(lines, 0).rows[0]?.depth).toBeCloseTo(0, 12);
  });

  it("follows a pointer to the nearest value, or to the bar or band under it", () => {
    const at = (chart: Parameters<typeof moved>[0], x: number, y = 0) => moved(chart, null, { x, y });
    expect([0, 0.3, 0.6, 0.9, 1.2].map((x) => at(lines, x))).toEqual([0, 1, 1, 2, 2]);
    expect([-0.1, 0.4, 0.6, 1].map((x) => at(bars, x))).toEqual([0, 0, 1, 1]);
    expect([0.2, 0.8].map((y) => at(rows, 0.9, y))).toEqual([0, 1]);
    expect([0.1, 0.2, 0.5, 1].map((x) => at(scale, x))).toEqual([0, 1, 2, 2]);
  });

  it("moves from value to value with keys, and stops at both ends", () => {
    const keys = (chart: Parameters<typeof moved>[0], ...pressed: string[]) =>
      pressed.reduce<number | null>((now, key) => moved(chart, now, { key }), null);
    expect(keys(lines, "ArrowRight")).toBe(0);
    expect(keys(lines, "ArrowLeft")).toBe(2);
    expect(keys(lines, "Home", "ArrowUp")).toBe(1);
    expect(keys(lines, "End", "ArrowRight")).toBe(2);
    expect(keys(lines, "End", "PageDown")).toBe(0);
    expect(keys(rows, "ArrowDown", "ArrowDown")).toBe(1);
    expect(keys(rows, "End", "ArrowUp")).toBe(0);
    expect(keys(lines, "Home", "Escape")).toBe(null);
    expect(moved(lines, 1, "leave")).toBe(null);
  });
});
