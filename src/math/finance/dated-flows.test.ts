import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoToDayNumber } from "../dates/civil";
import { canHaveRate, type DatedFlow, ratesOfReturn, valueOn } from "./dated-flows";

function flows(...rows: readonly (readonly [date: string, amount: number])[]): DatedFlow[] {
  return rows.map(([date, amount]) => ({ day: isoToDayNumber(date), amount }));
}

describe("rate of return", () => {
  it.each<[string, DatedFlow[], number, number]>([
    [
      "Microsoft's documentation of XIRR",
      flows(
        ["2008-01-01", -10_000],
        ["2008-03-01", 2750],
        ["2008-10-30", 4250],
        ["2009-02-15", 3250],
        ["2009-04-01", 2750],
      ),
      37.3362535,
      6,
    ],
    ["OpenOffice wiki, XIRR", flows(["2008-02-05", -2750], ["2008-07-05", 1000], ["2009-01-05", 2000]), 12.4, 1],
    [
      "xlcalculator tests (−10,000; 20; 10,100)",
      flows(["2010-12-29", -10_000], ["2012-01-25", 20], ["2012-03-08", 10_100]),
      1.006126516492058,
      11,
    ],
    // Tests of the Python package xirr by tarioch.
    ["a loss over a few weeks", flows(["2019-12-31", -80_005.8], ["2020-03-12", 65_209.6]), -64.54, 2],
    ["flows in reverse order", flows(["2020-03-12", 65_209.6], ["2019-12-31", -80_005.8]), -64.54, 2],
    ["another loss", flows(["2019-12-31", -100_082.76], ["2020-03-05", 82_671.24]), -65.81, 2],
    ["no gain", flows(["2019-12-31", -100], ["2020-03-05", 100]), 0, 12],
    // From an issue of the Ruby package xirr: three payments of 400, and 895.24 back.
    [
      "a loss that solvers miss",
      flows(["2019-09-10", -400], ["2020-01-21", -400], ["2020-02-24", -400], ["2020-03-16", 895.24]),
      -74.2,
      2,
    ],
  ])("is found for: %s", (_, given, rate, digits) => {
    expect(ratesOfReturn(given).usual).toBeCloseTo(rate, digits);
    expect(ratesOfReturn(given).all).toHaveLength(1);
  });

  it("is a single whole number for one year of growth or loss", () => {
    expect(ratesOfReturn(flows(["2025-01-01", -1000], ["2026-01-01", 1100])).all).toEqual([10]);
    expect(ratesOfReturn(flows(["2025-01-01", -1000], ["2026-01-01", 500])).all).toEqual([-50]);
  });

  it("returns every rate, with the one closest to 0 as the usual one", () => {
    // −1,600 + 10,000/(1 + r) − 10,000/(1 + r)²: Lorie and Savage's oil pump (1955), 25 % and 400 %.
    const pump = flows(["2025-01-01", -1600], ["2026-01-01", 10_000], ["2027-01-01", -10_000]);
    const { all, usual } = ratesOfReturn(pump);
    expect(all).toHaveLength(2);
    expect(all[0]).toBeCloseTo(25, 9);
    expect(all[1]).toBeCloseTo(400, 9);
    expect(usual).toBeCloseTo(25, 9);
  });

  it("prefers the positive one of two equally distant from 0", () => {
    // Roots of (q − 2)(q − 1/2) = q² − 2.5 q + 1 for q = 1 + r.
    const even = flows(["2025-01-01", -2], ["2026-01-01", 5], ["2027-01-01", -2]);
    expect(ratesOfReturn(even)).toMatchObject({ all: [-50, 100], usual: 100 });
  });

  it("has no result if the present value is never zero", () => {
    const none = flows(["2025-01-01", 1000], ["2026-01-01", -1000], ["2027-01-01", 1000]);
    expect(ratesOfReturn(none)).toEqual({ all: [], usual: null, isTooLarge: false });
    expect(canHaveRate(none)).toBe(true);
  });

  // Two payments have one rate, (received ÷ paid)^(365 ÷ days) − 1, computed by Python's decimal with 50 digits.
  it.each<[string, DatedFlow[], number]>([
    ["a fifth more in a week", flows(["2026-03-02", -10_000], ["2026-03-09", 12_000]), 1_344_943.7198555],
    ["half of it lost in 20 days", flows(["2026-03-02", -10_000], ["2026-03-22", 5000]), -99.9996792234744],
    ["twice as much the next day", flows(["2025-01-01", -1], ["2025-01-02", 2]), 7.515336264876474e111],
    // Also 41,246,164 % according to the Python package.
    ["ten times as much in 65 days", flows(["2019-12-31", -100], ["2020-03-05", 1000]), 41_246_163.82901352],
  ])("may be extreme: %s", (_, given, rate) => {
    const { all, usual, isTooLarge } = ratesOfReturn(given);
    expect(all).toEqual([usual]);
    expect(Math.log1p((usual as number) / 100) / Math.log1p(rate / 100)).toBeCloseTo(1, 11);
    expect(isTooLarge).toBe(false);
  });

  it("is −100 % if closer to that than doubles can express", () => {
    expect(ratesOfReturn(flows(["2025-01-01", -2], ["2025-01-02", 1]))).toMatchObject({
      all: [-100],
      usual: -100,
    });
  });

  it("may be too large for a double, which is not the same as none", () => {
    const rates = ratesOfReturn(flows(["2025-01-01", -1], ["2025-01-02", 1000]));
    expect(rates).toEqual({ all: [], usual: null, isTooLarge: true });
    // Far from that rate, the 1 hardly counts: 1,000 becomes 1,500 in 730 days.
    const both = flows(["2025-01-01", -1], ["2025-01-02", 1001], ["2027-01-01", -1500]);
    expect(ratesOfReturn(both)).toMatchObject({ all: [expect.closeTo(22.5, 0)], isTooLarge: true });
  });

  it("is found where the present value only touches zero", () => {
    // (q − 1.1)² = q² − 2.2 q + 1.21 for q = 1 + r.
    const touching = flows(["2025-01-01", 100], ["2026-01-01", -220], ["2027-01-01", 121]);
    expect(ratesOfReturn(touching).all).toEqual([10]);
  });

  it("handles the longest possible time span", () => {
    const { all } = ratesOfReturn(flows(["0001-01-01", -1], ["9999-12-31", 1e12]));
    expect(all[0]).toBeCloseTo(0.2766, 3);
  });

  it("recovers the rate the payments were generated with", () => {
    const payment = fc.record({
      day: fc.integer({ min: 730_000, max: 745_000 }),
      amount: fc.double({ min: 1, max: 1e6, noNaN: true }).map((amount) => -amount),
    });
    fc.assert(
      fc.property(
        fc.array(payment, { minLength: 1, maxLength: 20 }),
        fc.double({ min: -60, max: 200, noNaN: true }),
        (paid, rate) => {
          const day = 746_000;
          const all = [...paid, { day, amount: -valueOn(paid, day, rate) }];
          const found = ratesOfReturn(all);
          expect(found.all).toHaveLength(1);
          expect(found.usual).toBeCloseTo(rate, 8);
        },
      ),
    );
  });

  it("cannot exist with all flows on one day or in one direction only", () => {
    expect(canHaveRate(flows(["2025-01-01", -5], ["2025-01-01", 6]))).toBe(false);
    expect(canHaveRate(flows(["2025-01-01", -5], ["2026-01-01", -6]))).toBe(false);
    expect(canHaveRate(flows(["2025-01-01", -5], ["2026-01-01", 0]))).toBe(false);
    expect(canHaveRate([])).toBe(false);
    expect(canHaveRate(flows(["2025-01-01", -5], ["2026-01-01", 6]))).toBe(true);
  });
});

describe("value on a day", () => {
  it("compounds each payment by days/365", () => {
    const paid = flows(["2024-01-01", 1000], ["2025-01-01", 500]);
    const day = isoToDayNumber("2026-01-01");
    expect(valueOn(paid, day, 10)).toBeCloseTo(1000 * 1.1 ** (731 / 365) + 550, 9);
  });
});
