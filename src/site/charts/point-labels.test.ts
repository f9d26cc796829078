import { describe, expect, it } from "vitest";
import { lineLayout } from "./line-layout";
import { pointLabels } from "./point-labels";
import type { LineChart, Point } from "./types";

const WIDTH = 290;
const HEIGHT = 192;
const XS = Array.from({ length: 161 }, (_, i) => -3 + i / 30);

function placesOn(curve: (x: number) => number, points: readonly Point[]) {
  const chart: LineChart = {
    kind: "lines",
    x: { label: "x", format: String, values: XS },
    y: { label: "y", format: String },
    series: [{ label: "y", color: "green", values: XS.map(curve) }],
    points,
    caption: "",
  };
  return pointLabels(chart, lineLayout(chart), WIDTH, HEIGHT);
}

describe("the label of a point", () => {
  const parabola = (x: number) => 2 * x * x + x - 3;

  it("goes below the vertex of a parabola that opens up, above that of one that opens down", () => {
    const vertex = { x: -0.25, y: -3.125, label: "(-0.25, -3.125)" };
    expect(placesOn(parabola, [vertex])[0]?.dy).toBeGreaterThan(0);
    const down = { ...vertex, y: 3.125, label: "(-0.25, 3.125)" };
    expect(placesOn((x) => -parabola(x), [down])[0]?.dy).toBeLessThan(0);
  });

  it("goes on the side of a falling or rising line that is free", () => {
    const middle = { x: -1, y: -1, label: "-1" };
    expect(placesOn((x) => x, [middle])[0]).toMatchObject({ anchor: "start", dy: 16 });
    expect(placesOn((x) => -x, [{ ...middle, y: 1 }])[0]).toMatchObject({ anchor: "start", dy: -7 });
  });

  it("covers neither another label nor another dot", () => {
    const [first, second] = placesOn(
      () => 1,
      [
        { x: -0.05, y: 0, label: "-0.05" },
        { x: 0.05, y: 0, label: "0.05" },
      ],
    );
    expect(first?.anchor).toBe("end");
    expect(second?.anchor).toBe("start");
  });

  it("runs neither over nor under the dot next to its own", () => {
    const [vertex, intercept] = placesOn(parabola, [
      { x: -0.25, y: -3.125, label: "(-0.25, -3.125)" },
      { x: 0, y: -3, label: "(0, -3)" },
    ]);
    expect(vertex?.anchor).toBe("end");
    expect(intercept?.anchor).toBe("start");
  });

  it("is left out if it would cover others in every position", () => {
    const same = { x: -0.5, y: 0, label: "a label of some length" };
    const places = placesOn(() => 1, [same, same, same, same, same]);
    expect(places.filter((place) => place === null)).toHaveLength(1);
    expect(new Set(places.filter(Boolean).map((place) => JSON.stringify(place))).size).toBe(4);
  });

  it("stays inside the plot", () => {
    expect(placesOn(() => 5, [{ x: 2.3, y: 5, label: "(2.3, 5)" }])[0]).toMatchObject({
      anchor: "end",
      dy: 16,
    });
    expect(placesOn(() => 5, [{ x: -3, y: 0, label: "zero" }])[0]).toMatchObject({ anchor: "start", dy: -7 });
  });
});
