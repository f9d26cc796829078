import { describe, expect, it } from "vitest";
import { impedanceOf, qualityFactor, resonantFrequency } from "./impedance";
import {
  areaOf,
  areaOfSize,
  diameterOf,
  gaugeDiameter,
  gaugeText,
  MM2_PER_KCMIL,
  nearestGauge,
  readGauge,
  resistancePerKm,
} from "./wire";

const MM_PER_MIL = 0.0254;
const KILOFEET_PER_KM = 1 / 0.3048;

/** Circular mils to four digits, from tables based on unrounded diameters (Lessons in Electric Circuits). */
const UNROUNDED = [
  [-3, 211_600],
  [-2, 167_800],
  [-1, 133_100],
  [0, 105_500],
  [2, 66_370],
  [6, 26_250],
  [10, 10_380],
  [12, 6530],
  [14, 4107],
  [18, 1624],
  [20, 1022],
  [30, 100.5],
  [36, 25],
  [40, 9.888],
] as const;

/**
 * Tables based on ASTM B258 first round the diameter to a tenth of a mil: mils of B258, circular mils of NEC chapter 9,
 * table 8, and, if the table lists solid wire, its ohms per 1,000 ft of copper at 75 °C.
 */
const ROUNDED = [
  [-3, 460, 211_600, null],
  [-2, 409.6, 167_800, null],
  [-1, 364.8, 133_100, null],
  [0, 324.9, 105_600, null],
  [1, 289.3, 83_690, null],
  [2, 257.6, 66_360, null],
  [3, 229.4, 52_620, null],
  [4, 204.3, 41_740, null],
  [6, 162, 26_240, null],
  [8, 128.5, 16_510, 0.764],
  [10, 101.9, 10_380, 1.21],
  [12, 80.8, 6530, 1.93],
  [14, 64.1, 4110, 3.07],
  [16, 50.8, 2580, 4.89],
  [18, 40.3, 1620, 7.77],
] as const;

describe("American wire gauge", () => {
  it("has 5 mils at No. 36 and 460 mils at No. 4/0, with equal ratios in between", () => {
    expect(gaugeDiameter(36)).toBe(5 * MM_PER_MIL);
    expect(gaugeDiameter(-3)).toBeCloseTo(460 * MM_PER_MIL, 12);
    for (let gauge = -3; gauge < 40; gauge++)
      expect((gaugeDiameter(gauge) / gaugeDiameter(gauge + 1)) ** 39).toBeCloseTo(92, 10);
  });

  it.each(UNROUNDED)("No. %i has %d circular mils", (gauge, circularMils) => {
    const found = (1000 * areaOf(gaugeDiameter(gauge))) / MM2_PER_KCMIL;
    expect(Number(found.toPrecision(4))).toBe(circularMils);
  });

  it.each(ROUNDED)("No. %i matches ASTM B258 and the NEC", (gauge, mils, circularMils, ohms) => {
    const rounded = Math.round((10 * gaugeDiameter(gauge)) / MM_PER_MIL) / 10;
    expect(rounded).toBe(mils);
    const area = areaOf(rounded * MM_PER_MIL);
    const found = (1000 * area) / MM2_PER_KCMIL;
    // Rounded to four digits, but to ten circular mils for fine wire.
    const step = found >= 1e5 ? 100 : 10;
    expect(Math.round(found / step) * step).toBe(circularMils);
    if (ohms !== null)
      expect(Number((resistancePerKm("copper", 75, area) / KILOFEET_PER_KM).toPrecision(3))).toBe(ohms);
  });

  it("reads and writes gauges", () => {
    expect(["4/0", "0000", "00", "1/0", "0", "12", "40"].map(readGauge)).toEqual([-3, -3, -1, 0, 0, 12, 40]);
    expect(["12 AWG", "AWG #12", "No. 12", "#4/0", "12 gauge"].map(readGauge)).toEqual([12, 12, 12, -3, 12]);
    expect(["41", "5/0", "-1", "12.5", "", "00000"].map(readGauge)).toEqual(Array(6).fill(null));
    expect([-3, 0, 12].map(gaugeText)).toEqual(["4/0", "1/0", "12"]);
  });

  it("recovers every gauge from its area", () => {
    for (let gauge = -3; gauge <= 40; gauge++) {
      const area = areaOf(gaugeDiameter(gauge));
      expect(nearestGauge(area)).toBe(gauge);
      expect(diameterOf(area)).toBeCloseTo(gaugeDiameter(gauge), 12);
    }
    expect(nearestGauge(2.5)).toBe(13);
    expect(nearestGauge(1e6)).toBe(-3);
  });
});

describe("impedance", () => {
  const parts = { resistance: 4, inductance: 3e-3, capacitance: 8e-4 };

  it("matches OpenStax, University Physics 2, example 15.2", () => {
    const z = impedanceOf(parts, "series", 200);
    expect(Math.hypot(z?.real ?? 0, z?.imag ?? 0)).toBeCloseTo(4.87, 2);
    expect(Math.atan2(z?.imag ?? 0, z?.real ?? 0)).toBeCloseTo(0.607, 2);
  });

  it("is purely resistive at resonance", () => {
    const f = resonantFrequency(3e-3, 8e-4);
    expect(impedanceOf(parts, "series", f)?.imag).toBeCloseTo(0, 9);
    expect(impedanceOf(parts, "parallel", f)?.real).toBeCloseTo(4, 9);
  });

  it("is null for a lossless parallel circuit at resonance", () => {
    const f = resonantFrequency(3e-3, 8e-4);
    expect(impedanceOf({ ...parts, resistance: null }, "parallel", f)).toBeNull();
    expect(impedanceOf({ ...parts, resistance: null }, "series", f)).toEqual({ real: 0, imag: 0 });
  });

  it("combines two parallel parts as product over sum", () => {
    const z = impedanceOf({ resistance: 30, inductance: 40 / (2 * Math.PI * 50), capacitance: null }, "parallel", 50);
    // 30 · j40 ÷ (30 + j40) = 19.2 + j14.4.
    expect(z?.real).toBeCloseTo(19.2, 9);
    expect(z?.imag).toBeCloseTo(14.4, 9);
  });

  it("has quality factors that are reciprocal in series and in parallel", () => {
    const [series, parallel] = (["series", "parallel"] as const).map((one) => qualityFactor(one, 7, 2e-3, 5e-6));
    expect((series ?? 0) * (parallel ?? 0)).toBeCloseTo(1, 12);
    expect(series).toBeCloseTo(Math.sqrt(2e-3 / 5e-6) / 7, 12);
  });
});

it("has the areas of the National Electrical Code, chapter 9, table 8", () => {
  for (const [size, area] of [
    [{ gauge: 14 }, 2.08],
    [{ gauge: 12 }, 3.31],
    [{ gauge: 6 }, 13.3],
    [{ gauge: 0 }, 53.49],
    [{ gauge: -3 }, 107.2],
    [{ kcmil: 250 }, 127],
    [{ kcmil: 500 }, 253],
    [{ kcmil: 2000 }, 1013],
  ] as const)
    expect(areaOfSize(size) / area).toBeCloseTo(1, 2);
});
