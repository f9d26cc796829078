import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import speed from "./calculator";
import view from "./view";

beforeAll(() => prepareView(speed, view));

const draw = (given = {}) => new DrawnView(speed, view, given);
const RACE = { mode: "race", distance: 10, distanceUnit: "kilometer", finishTime: "50:00" };

describe("the ladder", () => {
  const ladder = (value: number) => draw({ value, from: "meter-per-second" }).html("Display");
  const place = (value: number) => /fill-green" cx="([\d.]+%)" cy="10" r="6"/.exec(ladder(value))?.[1];

  it("has equal steps for powers of ten", () => {
    expect([0.1, 1, 10, 1000, 1e9].map(place)).toEqual(["0%", "10%", "20%", "40%", "100%"]);
    expect([place(0.001), place(1e12), place(-10)]).toEqual(["0%", "100%", "20%"]);
    expect(place(0)).toBeUndefined();
    expect(ladder(26.8224)).toContain(
      'role="img" aria-label="26.822 meters per second, on a ladder from walking to light"',
    );
  });

  it("has well-known speeds in two rows", () => {
    const marks = [
      ...ladder(1).matchAll(
        /x2="([\d.]+)%" y1="6" y2="(\d+)"><\/line><text x="([\d.]+)%" y="(\d+)" text-anchor="middle">(\w+)</g,
      ),
    ];
    // The position is 1 + log₁₀ of m/s, in tenths of the ladder.
    const at = (value: number) => expect.closeTo(10 + 10 * Math.log10(value), 2);
    expect(marks.map(([, x, end, textX, y, name]) => [name, Number(x), x === textX, end, y])).toEqual([
      ["Walking", at(1.4), true, "15", "26"],
      ["Highway", at(29), true, "33", "44"],
      ["Sound", at(340.3), true, "15", "26"],
      ["Orbit", at(7700), true, "33", "44"],
      ["Light", at(299_792_458), true, "15", "26"],
    ]);
    expect(draw().text("Display")).toMatch(/Each tenth of the ladder is a factor of ten\.$/);
    expect(ladder(1)).toContain('<line class="rail" x1="0" x2="100%" y1="10" y2="10">');
  });
});

describe("the speed of sound", () => {
  it("is drawn by altitude, with the answer marked", () => {
    const chart = draw({ altitude: 11_000, altitudeUnit: "meter" }).lines("Speed of sound");
    expect(chart.x.label).toBe("Geopotential altitude in km");
    expect(chart.x.values.slice(0, 3)).toEqual([0, 1, 2]);
    expect([chart.x.format(10.2), chart.x.exact?.(10.24)]).toEqual(["10", "10.2 km"]);
    expect(chart.y).toMatchObject({ label: "Speed of sound (m/s)", zero: false });
    expect(chart.y.format(340.3)).toBe("340");
    expect(chart.series).toHaveLength(1);
    expect(chart.series[0]).toMatchObject({ label: "Standard atmosphere", color: "green" });
    // US Standard Atmosphere, 1976, table I: 340.29 at sea level, 295.07 at 11 and 20 km, 301.71 at 30 km geopotential.
    expect([0, 11, 20].map((km) => chart.series[0]?.values[km]?.toFixed(2))).toEqual(["340.29", "295.07", "295.07"]);
    expect(chart.points).toEqual([{ x: expect.closeTo(11, 1), y: expect.closeTo(295.07, 1), label: "295.1 m/s" }]);
    expect(chart.caption).toBe(
      "The speed of sound depends on the air temperature: 295.1 m/s in your conditions, 340.3 m/s at sea level, 295.1 m/s from 11 to 20 km.",
    );
  });

  it("has no point below sea level", () => {
    expect(draw({ altitude: 0 }).lines("Speed of sound").points).toHaveLength(1);
    expect(draw({ altitude: -100 }).lines("Speed of sound").points).toBeUndefined();
  });
});

it("shows a pace as minutes and seconds", () => {
  const top = (given: object) => visibleText(draw(given).formTop);
  expect(top({ value: 10, from: "meter-per-second", to: "kilometer-per-hour" })).toBe(
    "[mode] [value][from] Swap units [value: 36][to]",
  );
  // 12 km/h is 5 minutes per kilometer.
  expect(top({ value: 12, from: "kilometer-per-hour", to: "pace-min-per-km" })).toContain("[value: 5:00]");
  expect(top(RACE)).toBe("[mode]");
});

it("has different tabs and figures for conversions and races", () => {
  expect(draw().tabs).toEqual(["All units", "Speed of sound"]);
  expect(draw().figures).toEqual([
    "milesPerHour",
    "kilometersPerHour",
    "metersPerSecond",
    "knots",
    "pacePerKm",
    "pacePerMile",
    "machNumber",
  ]);
  const race = draw(RACE);
  expect(race.tabs).toEqual(["Race times", "All units"]);
  expect(race.figures).toEqual(["milesPerHour", "kilometersPerHour", "pacePerKm", "pacePerMile"]);
});
