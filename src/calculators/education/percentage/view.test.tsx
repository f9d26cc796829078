import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import percentage from "./calculator";
import view from "./view";

beforeAll(() => prepareView(percentage, view));

const draw = (mode: string, given = {}) => new DrawnView(percentage, view, { mode, ...given });

describe("part and whole", () => {
  it("are the two lengths of a bar", () => {
    const chart = draw("of", { x: "15", y: "80" }).bars("Part and whole");
    expect(chart).toMatchObject({
      horizontal: true,
      stacked: true,
      categories: ["12 of 80"],
      y: { label: "Value" },
      series: [
        { label: "Part", color: "green", values: [12] },
        { label: "Rest", color: "soft", values: [68] },
      ],
      caption: "12 is 15% of 80.",
    });
    expect(chart.y.format(1.23456)).toBe("1.2346");
  });

  it.each([
    ["what-percent", "20", "80", [20, 60], "20 is 25% of 80."],
    ["whole", "20", "25", [20, 60], "20 is 25% of 80."],
    ["of", "100", "80", [80, 0], "80 is 100% of 80."],
    ["of", "0", "80", [0, 80], "0 is 0% of 80."],
    ["what-percent", "1", "3", [1, 2], "1 is 33.33% of 3."],
    ["what-percent", "1", "3.00005", [1, 2.00005], "1 is 33.33% of 3.0001."],
  ])("are drawn for the question %s with %s and %s", (mode, x, y, lengths, caption) => {
    const chart = draw(mode, { x, y }).bars("Part and whole");
    expect(chart.series.map(({ values: [value] }) => value)).toEqual(
      lengths.map((length) => expect.closeTo(length, 9)),
    );
    expect(chart.caption).toBe(caption);
  });

  it.each([
    ["more than the whole", "120", "80"],
    ["negative", "-10", "80"],
    ["of a negative whole", "10", "-80"],
    ["of a whole of 0", "10", "0"],
  ])("are not drawn for a part that is %s", (_, x, y) => {
    expect(draw("of", { x, y }).charts("Part and whole")).toEqual([]);
  });
});

describe("before and after", () => {
  it("are two bars", () => {
    const chart = draw("change", { x: "40", y: "50" }).bars("Before and after");
    expect(chart).toMatchObject({
      horizontal: true,
      categories: ["Before", "After"],
      y: { label: "Value" },
      series: [{ label: "Value", color: "green", values: [40, 50] }],
      caption: "The change from 40 to 50 is 10.",
    });
    expect(chart.series).toHaveLength(1);
    expect(chart.y.format(1.23456)).toBe("1.2346");
  });

  it.each([
    ["increase", "25", "80", [80, 100], "The change from 80 to 100 is 20."],
    ["decrease", "25", "80", [80, 60], "The change from 80 to 60 is −20."],
    ["reverse", "25", "100", [80, 100], "The change from 80 to 100 is 20."],
    ["change", "0.33335", "0.66665", [0.33335, 0.66665], "The change from 0.3334 to 0.6667 is 0.3333."],
  ])("are drawn for the question %s", (mode, x, y, bars, caption) => {
    const chart = draw(mode, { x, y }).bars("Before and after");
    expect(chart.series[0]?.values).toEqual(bars);
    expect(chart.caption).toBe(caption);
  });

  it("are in percent for rates, and their difference in percentage points", () => {
    const chart = draw("points", { x: "4", y: "5.5" }).bars("Before and after");
    expect(chart.series[0]?.values).toEqual([4, 5.5]);
    expect(chart.y.format(4)).toBe("4%");
    expect(chart.caption).toBe("The change from 4% to 5.5% is 1.5 percentage points.");
    const one = draw("points", { x: "5", y: "4" }).bars("Before and after");
    expect(one.caption).toBe("The change from 5% to 4% is −1 percentage point.");
  });

  it("are cost and price for a margin", () => {
    const chart = draw("margin", { x: "40", y: "50" }).bars("Before and after");
    expect(chart.categories).toEqual(["Cost", "Price"]);
    expect(chart.series[0]?.values).toEqual([40, 50]);
  });
});

describe("a chain", () => {
  it("is drawn change by change", () => {
    const chart = draw("chain", { y: "80", percents: "10, -50, 0, 12.345" }).bars("Chain");
    expect(chart).toMatchObject({
      categories: ["Start", "+10%", "−50%", "0%", "+12.35%"],
      x: { label: "Change" },
      y: { label: "Value" },
    });
    expect(chart.series).toEqual([
      { label: "Value", color: "green", values: [80, 88, 44, 44, expect.closeTo(49.4318, 9)] },
    ]);
    expect(chart.y.format(49.4318)).toBe("49.43");
    // 1.1 × 0.5 × 1.12345 = 0.6178975
    expect(chart.caption).toBe("Together, the changes amount to −38.2103%.");
  });

  it("is not drawn if a number would be too large", () => {
    const huge = Array.from({ length: 20 }, () => "1e17").join(", ");
    expect(draw("chain", { y: "1e20", percents: huge }).charts("Chain")).toEqual([]);
  });
});

it("shows the tab that fits the question", () => {
  const tabs = (mode: string) => draw(mode).tabs;
  for (const mode of ["of", "what-percent", "whole"]) expect(tabs(mode)).toEqual(["Part and whole"]);
  for (const mode of ["change", "increase", "decrease", "reverse", "margin", "points"])
    expect(tabs(mode)).toEqual(["Before and after"]);
  expect(tabs("chain")).toEqual(["Chain"]);
  expect(tabs("difference")).toEqual([]);
});

it("offers the common questions as buttons, and a box for a free sentence", () => {
  const html = draw("decrease").formTop;
  const buttons = [...html.matchAll(/aria-pressed="(\w+)">([^<]+)</g)].map(([, on, text]) => [text, on]);
  expect(buttons).toEqual([
    ["x% of y", "false"],
    ["x is what % of y", "false"],
    ["% change", "false"],
    ["x% off", "true"],
    ["x% more", "false"],
    ["Margin", "false"],
  ]);
  for (const [mode, text] of [
    ["of", "x% of y"],
    ["what-percent", "x is what % of y"],
    ["change", "% change"],
    ["increase", "x% more"],
    ["margin", "Margin"],
  ] as const)
    expect(draw(mode).formTop).toContain(`aria-pressed="true">${text}<`);
  expect(html).toContain('role="group" aria-label="Common cases"');
  expect(html).toContain('<label for="sentence">In your own words</label>');
  expect(html).toContain(`<input id="sentence" type="text" placeholder="20% off 1,250" value=""`);
  expect(html).not.toContain("sentence-help");
});
