import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { clockText, durationParts, isoDuration } from "./exact-duration";

const seconds = (text: string) => Rational.fromDecimal(text) as Rational;

describe("clockText", () => {
  it.each([
    ["91800", "25:30:00"],
    ["0", "0:00:00"],
    ["-2700", "-0:45:00"],
    ["59.9996", "0:01:00"],
    ["3723.5", "1:02:03.5"],
    ["7.0615", "0:00:07.062"],
    ["-0.0004", "0:00:00"],
    ["360000000", "100000:00:00"],
    ["3599999999999999999999996400", "999999999999999999999999:00:00"],
  ])("%s s is %s", (given, text) => {
    expect(clockText(seconds(given))).toBe(text);
  });
});

describe("isoDuration", () => {
  it.each([
    // TC39 Temporal produces the same: Duration.from({ seconds }).round({ largestUnit: "day" }).toString().
    ["91800", "P1DT1H30M"],
    ["-1800", "-PT30M"],
    ["0", "PT0S"],
    ["0.5", "PT0.5S"],
    ["172800", "P2D"],
    ["86400.000000001", "P1DT0.000000001S"],
    ["3661", "PT1H1M1S"],
    ["86400000000000000000086400", "P1000000000000000000001D"],
  ])("%s s is %s", (given, text) => {
    expect(isoDuration(seconds(given))).toBe(text);
  });
});

describe("durationParts", () => {
  it("adds up to the total, for days of any length", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(24, 8, 7.6), (total, hoursPerDay) => {
        const length = Rational.fromNumber(hoursPerDay);
        const parts = durationParts(Rational.of(total, 7n), length);
        const sum = Rational.of(parts.days)
          .multiply(length)
          .multiply(Rational.of(3600))
          .add(Rational.of(3600 * parts.hours + 60 * parts.minutes))
          .add(parts.seconds);
        expect(sum.equals(Rational.of(Math.abs(total), 7n))).toBe(true);
        expect(parts.hours).toBeLessThan(hoursPerDay);
        expect(parts.minutes).toBeLessThan(60);
        expect(parts.seconds.toNumber()).toBeLessThan(60);
      }),
    );
  });
});
