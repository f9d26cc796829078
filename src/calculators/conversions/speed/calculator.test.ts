import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { geopotential, speedOfSound, temperatureAt } from "./atmosphere";
import speed from "./calculator";
import { SPEED_IDS } from "./units";

const ask = (inputs: JsonObject = {}) => outputsOf(speed, inputs);
const problems = (inputs: JsonObject) => problemsOf(speed, inputs);
const race = (inputs: JsonObject) => ask({ mode: "race", ...inputs });
const convert = (value: number, from: string, to: string, more: JsonObject = {}) =>
  ask({ value, from, to, ...more }).result;

describe("units", () => {
  it.each([
    [100, "kilometer-per-hour", "meter-per-second", 27.77777777777778],
    [-60, "mile-per-hour", "foot-per-second", -88],
  ])("convert %s %s to %s: %s", (value, from, to, result) => {
    expect(convert(value, from, to)).toBe(result);
  });

  it("survive a round trip, including paces", () => {
    const unit = fc.constantFrom(...SPEED_IDS);
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 1, max: 1e6 }), (from, to, n) => {
        const there = convert(n / 100, from, to);
        expect(convert(there, to, from) / (n / 100)).toBeCloseTo(1, 12);
      }),
    );
  });

  it("include paces: 4 minutes a mile is 15 mph", () => {
    expect(convert(4, "pace-min-per-mile", "mile-per-hour")).toBe(15);
    expect(convert(12, "kilometer-per-hour", "pace-min-per-km")).toBe(5);
    expect(convert(2, "pace-min-per-500m", "meter-per-second")).toBeCloseTo(500 / 120, 12);
    expect(convert(1, "pace-min-per-100yd", "meter-per-second")).toBeCloseTo(91.44 / 60, 12);
    expect(ask({ value: 0 })).toMatchObject({ pacePerKm: null, pacePerKmSeconds: null });
  });

  it("are all in the table, without a value for paces of a negative speed", () => {
    const { allUnits } = ask({ value: -1 });
    expect(allUnits).toHaveLength(SPEED_IDS.length);
    expect(allUnits.filter((row: { value: number | null }) => row.value === null)).toHaveLength(5);
  });
});

describe("air", () => {
  /** ISO 2533:1975, table 1, and US Standard Atmosphere 1976, table I: temperatures and speeds of sound. */
  it.each([
    [0, 288.15, 340.294],
    [11_000, 216.65, 295.069],
    [20_000, 216.65, 295.069],
    [32_000, 228.65, 303.131],
    [47_000, 270.65, 329.799],
    [71_000, 214.65, 293.704],
    [84_852, 186.946, 274.1],
    [-5000, 320.65, 358.972],
  ])("at %s m has %s K and a speed of sound of %s m/s", (height, temperature, sound) => {
    expect(temperatureAt(height)).toBeCloseTo(temperature, 3);
    expect(speedOfSound(temperatureAt(height))).toBeCloseTo(sound, 1);
    expect(ask({ altitude: height }).airTemperatureK).toBeCloseTo(temperature, 3);
  });

  it("has a slightly lower geopotential height: 84,852 m at 86 km", () => {
    expect(geopotential(86_000)).toBeCloseTo(84_852, 0);
    expect(problems({ altitude: 86_000, altitudeType: "geometric" })).toEqual([]);
    expect(problems({ altitude: 86_001, altitudeType: "geometric" })[0]?.field).toBe("altitude");
    expect(ask({ altitude: 36_089.2388, altitudeUnit: "foot" }).airTemperatureK).toBeCloseTo(216.65, 4);
  });

  it("determines Mach", () => {
    const high = { altitude: 11_000 };
    expect(convert(0.85, "mach", "knot", high)).toBeCloseTo((0.85 * 295.0695) / (1852 / 3600), 1);
    expect(
      ask({ value: 343.2, from: "meter-per-second", machModel: "temperature", airTemperature: 20 }).machNumber,
    ).toBeCloseTo(1, 3);
  });
});

describe("races", () => {
  it("have a pace: a 3:30:00 marathon is run at 4:59 per km or 8:01 per mile", () => {
    expect(race({ distance: 42.195, finishTime: "3:30:00" })).toMatchObject({
      pacePerKm: "4:59",
      pacePerMile: "8:01",
    });
  });

  it("predict other times: proportional at an even pace, slower over longer distances by Riegel", () => {
    const { predictions } = race({ distance: 5, finishTime: "20:00" });
    const row = (name: string) => predictions.find((one: { name: string }) => one.name === name);
    expect(row("10 km").evenText).toBe("40:00");
    // 20 min × 2^1.06 = 41.70 min, as shown by race predictors that use Riegel's formula.
    expect(row("10 km").riegelText).toBe("41:42");
    expect(row("5 km").riegelSeconds).toBeCloseTo(1200, 9);
    expect(row("1 mile").riegelSeconds).toBeLessThan(row("1 mile").evenPaceSeconds);
    expect(ask().predictions).toEqual([]);
  });
});

describe("near the speed of light", () => {
  it("time slows by the Lorentz factor: 1.25 at 0.6 c, 5/3 at 0.8 c", () => {
    const lorentz = (value: number) => ask({ value, from: "speed-of-light" }).lorentzFactor;
    expect(lorentz(0.6)).toBeCloseTo(1.25, 12);
    expect(lorentz(0.8)).toBeCloseTo(5 / 3, 12);
    expect(lorentz(1)).toBeNull();
    expect(ask({ value: 1, from: "speed-of-light" }).noticeCodes).toBeNull();
    expect(ask({ value: 1.01, from: "speed-of-light" }).noticeCodes).toBe("faster-than-light");
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after = "" } = headlineOf(speed, inputs);
    return `${before} ${figure} ${after}`.trim();
  };

  it("gives the requested speed", () => {
    expect(text({})).toBe("60 mph = 96.56 km/h (26.82 m/s, 52.14 kn).");
    // With two decimals, small values would be too coarse (0.03, 0.01).
    expect(text({ value: 0.05, from: "kilometer-per-hour", to: "mile-per-hour" })).toBe(
      "0.05 km/h = 0.03107 mph (0.01389 m/s, 0.027 kn).",
    );
    expect(text({ value: 5.5, from: "pace-min-per-km", to: "mile-per-hour" })).toBe(
      "5:30 min/km = 6.78 mph (10.91 km/h, 3.03 m/s).",
    );
    expect(text({ value: 0.85, from: "mach", to: "pace-min-per-km" })).toMatch(/^Mach 0\.85 = 0:03 min\/km/);
    expect(text({ mode: "race" })).toBe(
      "10 km in 50:00 is 5:00 per km (8:03 per mile); it predicts a marathon in 3:50:01.",
    );
    expect(text({ mode: "race", distanceUnit: "mile" })).toMatch(/is 5:00 per mile \(3:06 per km\)/);
  });
});

describe("bad input", () => {
  it("is reported", () => {
    const pace = [{ field: "value", message: "A pace needs a speed above 0." }];
    expect(problems({ value: 0, to: "pace-min-per-km" })).toEqual(pace);
    expect(problems({ value: -1, from: "pace-min-per-mile" })).toEqual(pace);
    expect(problems({ altitude: -5001 })).toEqual([
      { field: "altitude", message: "The standard atmosphere is defined from −5,000 to 84,852 m." },
    ]);
    expect(problems({ machModel: "temperature", airTemperature: -273.15 })).toEqual([
      { field: "airTemperature", message: "Air temperature must be above −273.15 °C." },
    ]);
    for (const finishTime of ["50:75", "", "0:00", "fast"])
      expect(problems({ mode: "race", finishTime })).toEqual([
        { field: "finishTime", message: "Write the time as m:ss or h:mm:ss with seconds below 60, or as 3h 45m 10s." },
      ]);
    expect(problems({ mode: "race", distance: 0 })[0]?.message).toMatch(/^Distance must be more than 0/);
    expect(problems({ from: "warp" })[0]?.field).toBe("from");
    expect(problems({ distance: -1, finishTime: "x" })).toEqual([]);
  });
});
