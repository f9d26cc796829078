/** Stacks, paths and thinning: the drawing must match the values. */
import { describe, expect, it } from "vitest";
import { barLayout, beyondOf, stretchOf } from "./bar-layout";
import { lineLayout, peaksOf, thinned } from "./line-layout";
import { areaPath, linePath } from "./paths";
import { stackOf } from "./stacking";
import type { BarChart, LineChart } from "./types";

const axis = { label: "Amount", format: String };
const PLANE = { xs: [0, 1, 2], x: { low: 0, high: 2 }, y: { low: 0, high: 10 } };

describe("a path", () => {
  it("goes through the values, with y downward", () => {
    expect(linePath([0, 10, 5], PLANE)).toBe("M0,1000L500,0L1000,500");
  });

  it("is interrupted at null", () => {
    expect(linePath([0, null, 5], PLANE)).toBe("M0,1000ZM1000,500Z");
    expect(linePath([0, 10, null], PLANE)).toBe("M0,1000L500,0");
  });

  it("holds each value until the next, if drawn in steps", () => {
    expect(linePath([0, 10, 5], { ...PLANE, steps: true })).toBe("M0,1000H500V0H1000V500");
  });

  it("merges horizontal and vertical segments", () => {
    const xs = [0, 1, 2, 3, 4];
    const plane = { ...PLANE, xs, x: { low: 0, high: 4 } };
    expect(linePath([5, 5, 5, 0, 0], { ...plane, steps: true })).toBe("M0,500H750V1000H1000");
    expect(linePath([5, 5, 0, 0, 10], plane)).toBe("M0,500H250L500,1000H750L1000,0");
    expect(linePath([5, 5, null, 5, 5], plane)).toBe("M0,500H250M750,500H1000");
    expect(areaPath([5, 5, 5, 0, 0], [0, 0, 0, 0, 0], plane)).toBe("M0,500H500L750,1000H0Z");
  });

  it("encloses the area between two lines, such as two percentiles", () => {
    expect(areaPath([8, 9, 10], [1, 2, 3], PLANE)).toBe("M0,200L500,100L1000,0V700L500,800L0,900Z");
  });
});

describe("a stack", () => {
  it("adds up, counting null as zero", () => {
    expect(stackOf([{ values: [1, 2] }, { values: [10, null] }], 2, false)).toEqual([
      [
        [0, 1],
        [0, 2],
      ],
      [
        [1, 11],
        [2, 2],
      ],
    ]);
  });

  it("of bars puts negative parts below zero", () => {
    expect(stackOf([{ values: [5] }, { values: [-3] }, { values: [2] }], 1, true)).toEqual([
      [[0, 5]],
      [[-3, 0]],
      [[5, 7]],
    ]);
  });
});

describe("bars", () => {
  const chart = (values: readonly number[]): BarChart => ({
    kind: "bars",
    horizontal: true,
    categories: values.map(String),
    y: axis,
    series: [{ label: "Price", color: "green", values }],
    caption: "",
  });

  it("have proportional lengths", () => {
    const { bars, scale } = barLayout(chart([200, 400, 100]));
    const [first, second] = bars.map(([bar]) => bar && stretchOf(bar, scale).length);
    expect(second).toBeCloseTo(2 * (first as number), 12);
  });

  it("that extend beyond the scale end with it, and are reported as cut off", () => {
    const { bars, scale } = barLayout(chart([393_578, 418_106, 2_000_000]));
    expect(bars.map((parts) => beyondOf(parts, scale))).toEqual([null, null, 2_000_000]);
    expect(bars[2]?.map((bar) => stretchOf(bar, scale))).toEqual([{ start: 0, length: 1 }]);
  });
});

describe("lines", () => {
  const chart = (values: readonly number[], more: Partial<LineChart> = {}): LineChart => ({
    kind: "lines",
    x: { ...axis, values: values.map((_, i) => i) },
    y: axis,
    series: [{ label: "Payment", color: "green", values }],
    caption: "",
    ...more,
  });

  it("keep their first, last and highest points when thinned", () => {
    const values = Array.from({ length: 1000 }, (_, i) => (i === 500 ? 99 : 1));
    const kept = thinned([values], 1000);
    expect(kept.length).toBeLessThanOrEqual(182);
    expect(kept[0]).toBe(0);
    expect(kept.at(-1)).toBe(999);
    expect(kept).toContain(500);
    expect(kept).toEqual(kept.toSorted((a, b) => a - b));
    expect(thinned([[1, 2, 3]], 3)).toEqual([0, 1, 2]);
    expect(thinned([[]], 0)).toEqual([]);
  });

  it("that leave the plot are labeled there", () => {
    const payments = chart([...Array.from({ length: 59 }, () => 2000), 250_000]);
    expect(peaksOf(lineLayout(payments), payments.x.values)).toMatchObject([{ at: 1, value: 250_000 }]);
    const level = chart([1, 2, 3]);
    expect(peaksOf(lineLayout(level), level.x.values)).toEqual([]);
  });

  it("that are stacked have areas between them", () => {
    const { drawn } = lineLayout(
      chart([1, 2], {
        stacked: true,
        series: [
          { label: "A", color: "green", values: [1, 2] },
          { label: "B", color: "ochre", values: [3, 4] },
        ],
      }),
    );
    expect(drawn[1]).toMatchObject({ line: [4, 6], base: [1, 2] });
  });
});

it("reaches every marked point, even one that is an outlier of its line", () => {
  const values = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 900];
  const chart: LineChart = {
    kind: "lines",
    x: { ...axis, values: values.map((_, i) => i) },
    y: axis,
    series: [{ label: "Payment", color: "green", values }],
    caption: "Payments",
  };
  expect(lineLayout(chart).y.high).toBeLessThan(900);
  const points = [{ x: 14, y: 900, label: "The last one" }];
  expect(lineLayout({ ...chart, points }).y.high).toBeGreaterThanOrEqual(900);
});
