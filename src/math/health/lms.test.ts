import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lmsAt, valueAtZ, zScore } from "./lms";

const AGES = [24, 24.5, 25.5];
const COLUMNS = { L: [-2, -1, 1], M: [16, 17, 19], S: [0.08, 0.09, 0.07] };

const parameters = fc.record({
  L: fc.double({ min: -3, max: 3, noNaN: true }),
  M: fc.double({ min: 5, max: 200, noNaN: true }),
  S: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
});

describe("lmsAt", () => {
  it("returns rows unchanged and interpolates linearly between them", () => {
    expect(lmsAt(AGES, COLUMNS, 24.5)).toEqual({ L: -1, M: 17, S: 0.09 });
    const between = lmsAt(AGES, COLUMNS, 24.75);
    expect(between.L).toBeCloseTo(-0.5, 12);
    expect(between.M).toBeCloseTo(17.5, 12);
    expect(between.S).toBeCloseTo(0.085, 12);
  });

  it("uses the first and last row beyond the ends", () => {
    expect(lmsAt(AGES, COLUMNS, 10)).toEqual({ L: -2, M: 16, S: 0.08 });
    expect(lmsAt(AGES, COLUMNS, 25.5)).toEqual({ L: 1, M: 19, S: 0.07 });
    expect(lmsAt(AGES, COLUMNS, 400)).toEqual({ L: 1, M: 19, S: 0.07 });
  });
});

describe("zScore", () => {
  it("agrees with the direct formula where that is accurate", () => {
    fc.assert(
      fc.property(parameters, fc.double({ min: 0.7, max: 1.5, noNaN: true }), (lms, share) => {
        fc.pre(Math.abs(lms.L) > 0.1);
        const plain = (share ** lms.L - 1) / (lms.L * lms.S);
        expect(zScore(lms, share * lms.M)).toBeCloseTo(plain, 9);
      }),
    );
  });

  it("passes smoothly through L = 0", () => {
    const at = (L: number) => zScore({ L, M: 100, S: 0.04 }, 110);
    expect(at(0)).toBeCloseTo(Math.log(1.1) / 0.04, 12);
    expect(at(1e-13)).toBeCloseTo(at(0), 9);
    expect(at(-1e-13)).toBeCloseTo(at(0), 9);
  });

  it("is 0 at the median", () => {
    fc.assert(
      fc.property(parameters, (lms) => {
        expect(Math.abs(zScore(lms, lms.M))).toBe(0);
      }),
    );
  });
});

describe("valueAtZ", () => {
  it("is the inverse of zScore", () => {
    fc.assert(
      fc.property(parameters, fc.double({ min: -1.5, max: 1.5, noNaN: true }), (lms, z) => {
        expect(zScore(lms, valueAtZ(lms, z))).toBeCloseTo(z, 9);
      }),
    );
  });

  it("stops at the end of the distribution", () => {
    expect(valueAtZ({ L: 1, M: 100, S: 0.1 }, -20)).toBe(0);
    expect(valueAtZ({ L: -2, M: 16, S: 0.1 }, 20)).toBe(Number.POSITIVE_INFINITY);
    expect(valueAtZ({ L: 0, M: 16, S: 0.1 }, 1)).toBeCloseTo(16 * Math.exp(0.1), 12);
  });
});
