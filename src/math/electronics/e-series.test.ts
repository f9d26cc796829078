import { describe, expect, it } from "vitest";
import { decadeOf, neighborsIn, SERIES, type Series, standardValues } from "./e-series";
import { pairsFor, ratioPairs } from "./pairs";

/** IEC 60063:2015, table 2. */
const E96 = `100 102 105 107 110 113 115 118 121 124 127 130 133 137 140 143 147 150 154 158 162 165 169 174 178 182 187
  191 196 200 205 210 215 221 226 232 237 243 249 255 261 267 274 280 287 294 301 309 316 324 332 340 348 357 365 374 383
  392 402 412 422 432 442 453 464 475 487 499 511 523 536 549 562 576 590 604 619 634 649 665 681 698 715 732 750 768 787
  806 825 845 866 887 909 931 953 976`;

describe("standard values", () => {
  it("match IEC 60063", () => {
    expect(decadeOf("e96")).toEqual(E96.split(/\s+/).map(Number));
    expect(decadeOf("e3")).toEqual([100, 220, 470]);
    expect(decadeOf("e6")).toEqual([100, 150, 220, 330, 470, 680]);
    expect(decadeOf("e12")).toEqual([100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820]);
    expect(decadeOf("e192")).toContain(920);
    expect(decadeOf("e192")).not.toContain(919);
    for (const series of Object.keys(SERIES) as Series[])
      expect(decadeOf(series)).toHaveLength(Number(series.slice(1)));
  });

  it("contain the coarser series of their family", () => {
    expect(decadeOf("e96").filter((_, i) => i % 2 === 0)).toEqual(decadeOf("e48"));
    expect(decadeOf("e192").filter((_, i) => i % 2 === 0)).toEqual(decadeOf("e96"));
  });

  it("gives the neighbors of a value in any decade", () => {
    expect(neighborsIn("e24", 350)).toMatchObject({ below: 330, above: 360, nearest: 360 });
    expect(neighborsIn("e12", 5100)).toMatchObject({ below: 4700, above: 5600, nearest: 4700 });
    expect(neighborsIn("e24", 950e3)).toMatchObject({ below: 910e3, above: 1e6, nearest: 910e3 });
    expect(neighborsIn("e24", 4.7e-9)).toMatchObject({ below: 4.7e-9, above: 4.7e-9, errorPercent: 0 });
  });

  it("prefers the lower of two equally close values", () => {
    expect(neighborsIn("e24", 105).nearest).toBe(100);
  });

  it("recognizes standard values at every power of ten", () => {
    for (let power = -14; power <= 12; power++)
      for (const mantissa of decadeOf("e24")) {
        const value = Number(`${mantissa}e${power}`);
        const { below, above, nearest } = neighborsIn("e24", value);
        expect([below, above, nearest].every((one) => Math.abs(one / value - 1) < 1e-12)).toBe(true);
      }
  });

  it("lists the values of a range, both ends included", () => {
    expect(standardValues("e3", 100, 1000)).toEqual([100, 220, 470, 1000]);
  });
});

describe("pairs", () => {
  it("are as good as the best of all pairs", () => {
    const all = standardValues("e12", 10, 1e6);
    for (const target of [137, 2500, 3300, 9999]) {
      let best = Number.POSITIVE_INFINITY;
      for (const a of all)
        for (const b of all) best = Math.min(best, Math.abs(a + b - target), Math.abs((a * b) / (a + b) - target));
      const [found] = pairsFor(target, "e12", "in-series");
      expect(Math.abs((found?.value ?? 0) - target)).toBeLessThanOrEqual(best + 1e-9);
    }
  });

  it("connect capacitors the other way around", () => {
    const [resistors] = pairsFor(320, "e24", "in-series", 1);
    const [capacitors] = pairsFor(320, "e24", "in-parallel", 1);
    expect(capacitors?.value).toBe(resistors?.value);
    expect(capacitors?.connection).not.toBe(resistors?.connection);
  });

  it("have no error where they make the target", () => {
    // 120 + 100 = 220 nF, in doubles 1 part in 10¹⁶ less.
    const exact = pairsFor(2.2e-7, "e24", "in-parallel").filter(({ errorPercent }) => Math.abs(errorPercent) < 1e-6);
    expect(exact.length).toBeGreaterThan(1);
    expect(exact.every(({ errorPercent }) => errorPercent === 0)).toBe(true);
  });

  it("approximate a ratio", () => {
    const [best] = ratioPairs(0.47, "e24", 10_000);
    expect((best?.second ?? 0) / (best?.first ?? 1)).toBeCloseTo(0.47, 6);
    expect(best?.first).toBeGreaterThanOrEqual(10_000);
    expect(best?.first).toBeLessThan(100_000);
  });
});
