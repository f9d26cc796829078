import { beforeAll, describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { displayValue } from "../../../site/kit/display-value";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import speed from "./calculator";
import view from "./view";

beforeAll(() => prepareView(speed, view));

const draw = (mode: string, given = {}) => new DrawnView(speed, view, { mode, ...given });
const graph = (mode: string, given = {}) => draw(mode, given).lines("Distance over time");
const near = (...values: number[]) => values.map((value) => expect.closeTo(value, 6));

describe("distance over time", () => {
  it("draws one motion as a line from start to end", () => {
    const chart = graph("solve", { distance: 150, hours: 2, minutes: 30 });
    expect(chart.x).toMatchObject({ label: "Time in min", values: [0, 150] });
    expect([chart.x.format(1.234), chart.x.exact?.(1.234)]).toEqual(["1.23", "1.23 min"]);
    expect(chart.y.label).toBe("Distance in mi");
    expect(chart.y.format(1.234)).toBe("1.23");
    expect(chart.series).toEqual([{ label: "Distance", color: "green", values: near(0, 150) }]);
    expect(chart.points).toBeUndefined();
    expect(chart.caption).toBe("150 miles in 2 h 30 min: the steeper the line, the faster.");
  });

  it("is in seconds up to five minutes, and in hours beyond three hours", () => {
    const time = (hours: number, minutes: number, seconds: number) => {
      const { x } = graph("solve", { distance: 1, distanceUnit: "kilometer", hours, minutes, seconds });
      return [x.label, x.values[1], x.exact?.(1)];
    };
    expect(time(0, 5, 0)).toEqual(["Time in s", 300, "1 s"]);
    expect(time(0, 5, 6)).toEqual(["Time in min", 5.1, "1 min"]);
    expect(time(3, 0, 0)).toEqual(["Time in min", 180, "1 min"]);
    expect(time(3, 36, 0)).toEqual(["Time in h", 3.6, "1 h"]);
    expect(graph("solve", { distance: 1, distanceUnit: "kilometer" }).y.label).toBe("Distance in km");
  });

  it("is not drawn if numbers are too large for an axis", () => {
    // 10⁹ hours is 3.6 × 10¹² seconds.
    expect(draw("solve", { distance: 1, hours: 1e9 }).charts("Distance over time")).toEqual([]);
    expect(draw("solve", { distance: 1, hours: 1e8 }).charts("Distance over time")).toHaveLength(1);
    const speedy = { solveFor: "distance", speed: 1e9, hours: 1e6 };
    expect(draw("solve", speedy).charts("Distance over time")).toEqual([]);
  });

  it("is flat during the stops of a trip", () => {
    const legs = [
      { distance: 60, speed: 40, stopMinutes: 30 },
      { distance: 60, speed: 60 },
    ];
    const chart = graph("legs", { legs });
    // 90 minutes, half an hour of rest, and an hour.
    expect(chart.x).toMatchObject({ label: "Time in min", values: [0, 90, 120, 180] });
    expect(chart.series).toEqual([{ label: "Distance", color: "green", values: near(0, 60, 60, 120) }]);
    expect(chart.caption).toBe("120 miles in 3 h. Stops are flat.");
  });

  it("ends at 1.25 times the meeting time for two moving toward each other", () => {
    // 150 miles apart at 70 and 80 mph.
    const chart = graph("meet", { distance: 150, speedA: 70, speedB: 80 });
    expect(chart.x.values).toEqual(near(0, 60, 75));
    expect(chart.series).toEqual([
      { label: "A", color: "green", values: near(0, 70, 87.5) },
      { label: "B", color: "ochre", values: near(150, 70, 50) },
    ]);
    expect(chart.points).toEqual([{ x: 60, y: expect.closeTo(70, 6), label: "1 h" }]);
    expect(chart.caption).toBe("The lines cross after 1 h, 70 miles from where A starts.");
  });

  it("has a corner if B starts later, and stops each line at the other’s starting point", () => {
    // A has covered 70 miles when B starts; the remaining 80 take half an hour.
    const late = graph("meet", { distance: 150, speedA: 70, speedB: 90, delayMinutes: 60 });
    expect(late.x.values).toEqual(near(0, 60, 90, 112.5));
    expect(late.series.map(({ values }) => values)).toEqual([near(0, 70, 105, 131.25), near(150, 150, 105, 71.25)]);
    // A covers the whole distance before B starts.
    const alone = graph("meet", { distance: 70, speedA: 70, speedB: 90, delayMinutes: 120 });
    expect(alone.x.values).toEqual(near(0, 60, 75));
    expect(alone.series.map(({ values }) => values)).toEqual([near(0, 70, 70), near(70, 70, 70)]);
    const standing = graph("meet", { distance: 90, speedA: 0, speedB: 90 });
    expect(standing.series.map(({ values }) => values)).toEqual([near(0, 0, 0), near(90, 0, 0)]);
  });

  it("starts A at its lead if B catches up", () => {
    // A lead of 15 miles at a gain of 10 mph: 1.5 hours.
    const chart = graph("overtake", { distance: 15, speedA: 70, speedB: 80 });
    expect(chart.x.values).toEqual(near(0, 90, 112.5));
    expect(chart.series).toEqual([
      { label: "A", color: "green", values: near(15, 120, 146.25) },
      { label: "B", color: "ochre", values: near(0, 120, 150) },
    ]);
    expect(chart.points).toEqual([{ x: 90, y: expect.closeTo(120, 6), label: "1 h 30 min" }]);
    expect(chart.caption).toBe("Counted from the start of B, the lines cross after 1 h 30 min and 120 miles.");
  });

  it("shows 1.25 hours if B never catches up", () => {
    const chart = graph("overtake", { distance: 15, speedA: 80, speedB: 80 });
    expect(chart.x.values).toEqual(near(0, 60, 75));
    expect(chart.points).toBeUndefined();
    expect(chart.caption).toBe("The lines never cross: B is not faster.");
  });

  it("goes down the stream and back for a boat", () => {
    // 45 miles at 15 mph down and 9 up.
    const chart = graph("stream", { distance: 45, stillSpeed: 12, streamSpeed: 3 });
    expect(chart.x).toMatchObject({ label: "Time in h", values: near(0, 3, 8) });
    expect(chart.series).toEqual([{ label: "Distance from the start", color: "green", values: near(0, 45, 0) }]);
    expect(chart.caption).toBe("Down the stream and back up: the way back is slower.");
    expect(graph("stream", { streamSpeed: 0 }).caption).toBe("Without a stream, both ways take the same time.");
    // The stream is as fast as the boat, which cannot get back.
    expect(draw("stream", { stillSpeed: 3, streamSpeed: 3 }).charts("Distance over time")).toEqual([]);
  });
});

it.each([
  ["legs", ["Distance over time", "Legs"], ["movingAverage", "distanceFound", "timeInWords", "arrival"]],
  ["meet", ["Distance over time"], ["meetFromA", "meetFromB"]],
  ["overtake", ["Distance over time"], ["catchDistance"]],
  ["train", [], ["relativeSpeedKmh"]],
])("shows the tabs and figures of %s", (mode, tabs, figures) => {
  const drawn = draw(mode);
  expect(drawn.tabs).toEqual(tabs);
  expect(figures).toEqual(expect.arrayContaining([...drawn.figures]));
});

it("shows the relative speed of trains in the unit of their speeds", () => {
  const relative = (speedUnit: string) => {
    const { outputs } = draw("train", { speedUnit, speedA: 70 });
    return displayValue(speed.outputs.relativeSpeedKmh, outputs.relativeSpeedKmh, { speedUnit }, new Format());
  };
  expect(relative("mile-per-hour")).toBe("70 mph");
  expect(relative("kilometer-per-hour")).toBe("70 km/h");
});

it("shows speeds and paces, and when to leave if an arrival time is entered", () => {
  const drawn = draw("solve");
  expect(drawn.figures).toEqual([
    "milesPerHour",
    "kilometersPerHour",
    "metersPerSecond",
    "pacePerKm",
    "pacePerMile",
    "arrival",
  ]);
  expect(drawn.tabs).toEqual(["Distance over time", "Race times", "Splits"]);
  expect(draw("solve", { arriveBy: "2026-11-20T12:00" }).figures).toEqual([
    "milesPerHour",
    "kilometersPerHour",
    "metersPerSecond",
    "pacePerKm",
    "pacePerMile",
    "arrival",
    "departBy",
    "speedForArrival",
  ]);
  expect(draw("stream").figures).toEqual([
    "stillSpeed",
    "streamSpeed",
    "downstreamSpeed",
    "upstreamSpeed",
    "downstreamTime",
    "upstreamTime",
  ]);
});
