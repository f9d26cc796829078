import { describe, expect, it } from "vitest";
import { hexText } from "./bytes";
import { fromBigEndian } from "./random";
import { seededBytes, seedOf } from "./seeded";

describe("seeded generators", () => {
  it("PCG32, seed 42, sequence 54 (demo of the author's C library)", () => {
    const next = seededBytes("pcg32", 42n);
    expect([next(4), next(4), next(4), next(4), next(4), next(4)].map(hexText)).toEqual(
      "a15c02b7 7b47f409 ba1d3330 83d2f293 bfa4784b cbed606e".split(" "),
    );
  });

  it("MT19937, seed 5489: 10,000th output in the C++ standard", () => {
    const next = seededBytes("mt19937", 5489n);
    next(4 * 9999);
    expect(fromBigEndian(next(4))).toBe(4_123_659_995n);
  });

  it("MT19937 reduces the seed modulo 2^32", () => {
    expect(seededBytes("mt19937", (1n << 32n) + 5n)(8)).toEqual(seededBytes("mt19937", 5n)(8));
  });

  it("xoshiro256** over SplitMix64, seed 0 (computed independently in Python)", () => {
    const next = seededBytes("xoshiro256ss", 0n);
    const outputs = [11091344671253066420n, 13793997310169335082n, 1900383378846508768n];
    expect([next(8), next(8), next(8)].map(fromBigEndian)).toEqual(outputs);
  });
});

describe("seeds", () => {
  it("are used directly if they are decimal numbers up to 2^64 - 1", () => {
    expect(seedOf("2026")).toBe(2026n);
    expect(seedOf("18446744073709551615")).toBe((1n << 64n) - 1n);
  });

  it("are hashed otherwise (FNV-1a test vectors by Landon Curt Noll)", () => {
    expect(seedOf("a")).toBe(0xaf63dc4c8601ec8cn);
    expect(seedOf("foobar")).toBe(0x85944171f73967e8n);
    expect(seedOf("18446744073709551616")).not.toBe(0n);
    expect(seedOf("-1")).not.toBe(seedOf("1"));
  });
});
