import { describe, expect, it } from "vitest";
import { normalQuantile } from "../statistics/normal";
import { openUnit, xoshiro128State, xoshiro128ss } from "./xoshiro128";

const take = (count: number, next: () => number) => Array.from({ length: count }, next);

describe("xoshiro128**", () => {
  it("matches the reference vector for the state 1, 2, 3, 4", () => {
    // Output of the authors' C code, published with the crate rand_xoshiro.
    expect(take(10, xoshiro128ss([1, 2, 3, 4]))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it("agrees with the recurrence in big integers", () => {
    const M = (1n << 32n) - 1n;
    const turn = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & M;
    const s = [0xdeadbeefn, 0x00000001n, 0xffffffffn, 0x80000000n] as [bigint, bigint, bigint, bigint];
    const slow = () => {
      const out = (turn((s[1] * 5n) & M, 7n) * 9n) & M;
      const t = (s[1] << 9n) & M;
      s[2] ^= s[0];
      s[3] ^= s[1];
      s[1] ^= s[2];
      s[0] ^= s[3];
      s[2] ^= t;
      s[3] = turn(s[3], 11n);
      return Number(out);
    };
    const fast = xoshiro128ss([0xdeadbeef, 0x00000001, 0xffffffff, 0x80000000]);
    expect(take(1000, fast)).toEqual(take(1000, slow));
  });

  it("is seeded with mixed words of a Weyl sequence (computed independently in Python)", () => {
    const state = xoshiro128State(12345);
    expect(state.map((word) => word.toString(16))).toEqual(["479199b4", "30c2cbd5", "3b5fd909", "8ee55794"]);
    expect(take(3, xoshiro128ss(state))).toEqual([518667457, 440444462, 4232892992]);
  });

  it("never starts in the all-zero state, which it could not leave", () => {
    for (const seed of [0, 1, 0x61c88647, 0xffff_ffff])
      expect(xoshiro128State(seed).some((word) => word !== 0)).toBe(true);
  });
});

describe("the open unit interval", () => {
  it("excludes both ends, so that every word maps to a finite normal quantile", () => {
    expect(openUnit(0)).toBeGreaterThan(0);
    expect(openUnit(0xffff_ffff)).toBeLessThan(1);
    expect(normalQuantile(openUnit(0))).toBeCloseTo(-6.3379, 3);
    expect(normalQuantile(openUnit(0xffff_ffff))).toBeCloseTo(6.3379, 3);
  });
});
