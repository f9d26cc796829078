import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import average from "./calculator";
import view from "./view";

beforeAll(() => prepareView(average, view));

const draw = (given = {}) => new DrawnView(average, view, given);

/** The dots, bars, box, outliers, marks and knobs of the plot. */
function plotOf(given: object) {
  const html = draw(given).html("Distribution");
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((found) => found.slice(1).join(" "));
  return {
    dots: all(/<circle class="fill-ink" cx="([\d.]+)%"/g),
    bars: all(/<rect class="fill-green bar" x="([\d.]+)%" width="([\d.]+)%"/g),
    box: /class="box"/.test(html),
    outliers: all(/class="outlier" cx="([\d.]+)%"/g),
    marks: [...new Set(all(/<text x="[^>]*>([A-Z][a-z ]+ [-\d.]+)<\/text>/g))],
    knobs: all(/fill-(\w+) knob/g),
    caption: /<figcaption>(.*?)<\/figcaption>/.exec(html)?.[1],
  };
}

describe("the distribution", () => {
  it("has dots, box, bars and means on one axis", () => {
    // 0 to 8 in four bins (Sturges: 1 + log₂ 5 = 3.3); the mean is 4, and so is the median.
    const plot = plotOf({ data: "0 2 4 6 8" });
    expect(plot.dots).toEqual(["0", "25", "50", "75", "100"]);
    expect(plot.bars).toEqual(["0 25", "25 25", "50 25", "75 25"]);
    expect(plot.box).toBe(true);
    expect(plot.marks.slice(0, 2)).toEqual(["Mean 4", "Median 4"]);
    expect(plot.knobs.slice(0, 2)).toEqual(["green", "blue"]);
    expect(plot.caption).toBe("5 numbers from 0 to 8; the quartiles are 2 and 6.");
  });

  it("marks the geometric and the harmonic mean", () => {
    // √(1 × 4 × 16) and 3 ÷ (1 + 1/4 + 1/16)
    const plot = plotOf({ data: "1 4 16" });
    expect(plot.marks).toEqual(["Mean 7", "Median 4", "Geometric mean 4", "Harmonic mean 2.2857"]);
    expect(plot.knobs).toEqual(["green", "blue", "ochre", "red"]);
  });

  it("has dots for up to 150 different values, each up to a dozen times", () => {
    const range = (count: number) => Array.from({ length: count }, (_, i) => i).join(" ");
    expect(plotOf({ data: range(150) }).dots).toHaveLength(150);
    expect(plotOf({ data: range(151) }).dots).toEqual([]);
    const often = (times: number) => plotOf({ data: `1 ${"5 ".repeat(times)}9` }).dots.length;
    expect([often(12), often(13)]).toEqual([14, 0]);
  });

  it("has no box if the fences leave nothing inside", () => {
    // Quartiles 2.5 and 7.5, with fences at them.
    const plot = plotOf({ data: "0 10", outlierFactor: 0 });
    expect(plot.box).toBe(false);
    expect(plot.caption).toBe("2 numbers from 0 to 10.");
    expect(plotOf({ data: "5" }).caption).toBe("1 number from 5 to 5; the quartiles are 5 and 5.");
  });

  it("shows the mode for classes, and neither dots nor box", () => {
    // Opening: 30 values in classes of 15 from 10 to 100.
    const plot = plotOf({ mode: "grouped" });
    expect(plot.dots).toEqual([]);
    expect(plot.box).toBe(false);
    // NCERT class X, chapter 14, table 14.3: the mean is 62, the mode 40 + 4/5 × 15 = 52, the median 55 + 3/6 × 15.
    expect(plot.marks).toEqual(["Mean 62", "Median 62.5", "Mode 52"]);
    expect(plot.knobs).toEqual(["green", "blue", "ochre"]);
    expect(plot.bars).toHaveLength(6);
    expect(plot.caption).toBe("30 values in 6 classes.");
    const one = plotOf({ mode: "grouped", classes: [{ lower: 0, upper: 10, frequency: 1 }] });
    expect(one.caption).toBe("1 value in 1 class.");
  });

  it("is left out if the length of its axis would overflow", () => {
    expect(draw({ data: "-1.7e308 1.7e308" }).tabs).not.toContain("Distribution");
    expect(draw({ data: "-1.7e308 1.7e308" }).html("Distribution")).toBe("");
    expect(draw({ data: "-0.8e308 0.8e308" }).tabs).toContain("Distribution");
  });
});

it("lists all measures that exist, each with a button that copies it", () => {
  const drawn = draw({ data: "1 4 16" });
  expect(drawn.text("All measures")).toMatch(
    /^Measure Value Count 3 Sum 21 Mean 7 Mean, exact 7 Median 4 .* Copy all measures$/,
  );
  const html = drawn.html("All measures");
  expect(html).toContain('aria-label="All measures"');
  expect(html).toContain('aria-label="Copy Median"');
  const weighted = draw({ mode: "weighted" }).text("All measures");
  expect(weighted).not.toContain("Median");
  expect(weighted).not.toContain("Modes");
});

it("says how the numbers were read", () => {
  const hint = (data: string, more = {}) => draw({ data, ...more }).hint("data");
  expect(hint("1 2 3")).toBe("Read as 3 numbers");
  expect(hint("7")).toBe("Read as 1 number");
  expect(hint("1, 2, 3")).toBe("Read as 3 numbers, commas between them");
  expect(hint("1,234 5,678", { commaMeans: "thousands" })).toBe("Read as 2 numbers, commas group thousands");
  expect(hint("1,5 2,5", { decimalMark: "comma" })).toBe("Read as 2 numbers, commas are decimal marks");
  expect(draw({ mode: "grouped" }).hint("data")).toBe("");
});

it("shows the tabs and figures of each kind of data", () => {
  const list = draw();
  expect(list.tabs).toEqual(["Distribution", "All measures", "Quartiles by method", "Modes", "Histogram"]);
  expect(list.figures).toEqual([
    "count",
    "sum",
    "median",
    "min",
    "max",
    "range",
    "q1",
    "q3",
    "iqr",
    "sdPopulation",
    "sdSample",
  ]);
  expect(draw({ data: "1 2 3 4 100" }).tabs).toContain("Outliers");
  expect(draw({ nextNumber: 5 }).figures).toEqual([
    "count",
    "sum",
    "median",
    "min",
    "max",
    "range",
    "q1",
    "q3",
    "iqr",
    "sdPopulation",
    "sdSample",
    "meanWithNext",
  ]);
  expect(draw({ mode: "frequency" }).figures).toEqual([
    "count",
    "sum",
    "median",
    "min",
    "max",
    "range",
    "q1",
    "q3",
    "iqr",
    "sdPopulation",
    "sdSample",
  ]);
  const weighted = draw({ mode: "weighted" });
  expect(weighted.tabs).toEqual(["All measures"]);
  expect(weighted.figures).toEqual(expect.arrayContaining(["sum", "min", "max", "geometricMean", "harmonicMean"]));
  const grouped = draw({ mode: "grouped", nextNumber: 5 });
  expect(grouped.tabs).toEqual(["Distribution", "All measures", "Histogram"]);
  expect(grouped.figures).toEqual(["count", "sum", "median", "sdPopulation", "groupedMode"]);
});

it("opens with weights for the numbers", () => {
  // 12×3 + 15 + 14×2 + 10×4 + 8×2 + 11 + 13×3 + 9×2 + 14×2 + 13 = 244, over 21.
  expect(draw({ mode: "weighted" }).outputs.mean).toBeCloseTo(244 / 21, 9);
});
