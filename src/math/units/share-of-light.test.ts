import { describe, expect, it } from "vitest";
import speed from "../../data/units/speed.json";
import { shareOfLight, shortOfLight } from "./share-of-light";

describe.each([
  // The speed of light is 299,792,458 m/s by definition.
  ["meter-per-second", 0, 0, 1],
  ["meter-per-second", 299_792_458, 1, 0],
  ["meter-per-second", 149_896_229, 0.5, 0.5],
  ["meter-per-second", -149_896_229, -0.5, 0.5],
  ["meter-per-second", 599_584_916, 2, -1],
  // One meter per second less, of which doubles would lose half the digits.
  ["meter-per-second", 299_792_457, 1 - 1 / 299_792_458, 1 / 299_792_458],
  ["speed-of-light", 0.999_999_999, 0.999_999_999, 1e-9],
  ["speed-of-light", -0.75, -0.75, 0.25],
  ["kilometer-per-hour", 1_079_252_848.8, 1, 0],
] as const)("%s: %d", (unit, value, share, short) => {
  it(`is ${share} of the speed of light, and ${short} short of it`, () => {
    expect(shareOfLight(speed, value, unit)).toBeCloseTo(share, 15);
    expect(shortOfLight(speed, value, unit)).toBe(short);
  });
});

it("is endless where a speed is", () => {
  expect(shortOfLight(speed, Number.POSITIVE_INFINITY, "meter-per-second")).toBe(Number.NEGATIVE_INFINITY);
  expect(shortOfLight(speed, 1, "furlong")).toBe(Number.NEGATIVE_INFINITY);
});
