import { describe, expect, it } from "vitest";
import type { LineChart } from "../../charts/types";
import { banded, placesIn } from "./band";

const line = (xs: readonly number[], values: readonly (number | null)[], steps = false): LineChart => ({
  kind: "lines",
  x: { label: "Year", values: xs, format: String },
  y: { label: "Balance", format: String },
  series: [{ label: "Owed", color: "green", values }],
  ...(steps && { steps: true }),
  caption: "What is owed.",
});

/** The lowest, the highest and the middle line. */
const linesOf = ({ series }: LineChart) => series.map(({ values }) => values);

describe("placesIn", () => {
  it("covers one range with nine points, ends included", () => {
    const places = placesIn({ rate: [4, 8] }).map(({ rate }) => rate);
    expect(places).toEqual([4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8]);
  });

  it("covers two ranges with five points on each, and three with three", () => {
    expect(placesIn({ a: [0, 4], b: [10, 14] })).toHaveLength(25);
    const three = placesIn({ a: [0, 2], b: [0, 2], c: [5, 7] });
    expect(three).toHaveLength(27);
    expect(three).toContainEqual({ a: 0, b: 2, c: 6 });
    expect(new Set(three.map((place) => JSON.stringify(place))).size).toBe(27);
  });
});

describe("banded", () => {
  it("has the lowest and the highest of all lines at each point, the middle included", () => {
    const chart = banded(line([0, 1], [5, 9]), [line([0, 1], [4, 10]), line([0, 1], [6, 12])]);
    expect(linesOf(chart)).toEqual([
      [4, 9],
      [6, 12],
      [5, 9],
    ]);
    expect(chart.series.map(({ label }) => label)).toEqual(["Lowest", "Highest", "Owed, middle"]);
    // The area reaches from the highest line down to the first one.
    expect(chart.series.map(({ area }) => area)).toEqual([undefined, 0, undefined]);
    expect(chart.caption).toBe("What is owed. The band holds the lines for the whole range.");
  });

  it("compares lines of other lengths and steps at the points of all, between their own", () => {
    const chart = banded(line([0, 2], [0, 20]), [line([0, 1, 3], [0, 5, 7])]);
    expect(chart.x.values).toEqual([0, 1, 2, 3]);
    expect(linesOf(chart)).toEqual([
      [0, 5, 6, 7],
      [0, 10, 20, 7],
      [0, 10, 20, null],
    ]);
  });

  it("keeps a line of steps at its last value", () => {
    const chart = banded(line([0, 2], [1, 5], true), [line([0, 1, 2], [2, 3, 4], true)]);
    expect(linesOf(chart)).toEqual([
      [1, 1, 4],
      [2, 3, 5],
      [1, 1, 5],
    ]);
  });

  it("has a gap where no line has a value", () => {
    const chart = banded(line([0, 1], [null, 1]), [line([0, 1], [null, 2])]);
    expect(linesOf(chart)).toEqual([
      [null, 1],
      [null, 2],
      [null, 1],
    ]);
  });
});
