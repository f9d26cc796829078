import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readExact } from "./exact";
import { Rational } from "./rational";
import { leadingPlace, powerOfTen, ROUNDING_MODES, type RoundingMode, roundToMultiple, roundToWhole } from "./rounding";

const MODES = Object.keys(ROUNDING_MODES) as RoundingMode[];
const exact = (text: string) => readExact(text) as Rational;

describe("roundToWhole", () => {
  // The table of java.math.RoundingMode (Java SE 21 documentation); CEILING, FLOOR, UP, DOWN and the three HALF modes.
  it.each([
    ["5.5", "6", "6", "5", "6", "5", "6", "5"],
    ["2.5", "3", "2", "2", "3", "2", "3", "2"],
    ["1.6", "2", "2", "2", "2", "1", "2", "1"],
    ["1.1", "1", "1", "1", "2", "1", "2", "1"],
    ["1.0", "1", "1", "1", "1", "1", "1", "1"],
    ["-1.0", "-1", "-1", "-1", "-1", "-1", "-1", "-1"],
    ["-1.1", "-1", "-1", "-1", "-2", "-1", "-1", "-2"],
    ["-1.6", "-2", "-2", "-2", "-2", "-1", "-1", "-2"],
    ["-2.5", "-3", "-2", "-2", "-3", "-2", "-2", "-3"],
    ["-5.5", "-6", "-6", "-5", "-6", "-5", "-5", "-6"],
  ])("%s", (value, ...expected) => {
    expect(MODES.map((mode) => String(roundToWhole(exact(value), mode)))).toEqual(expected);
  });

  it("moves by less than one unit, and by at most a half in the half modes", () => {
    fc.assert(
      fc.property(fc.bigInt(-9999n, 9999n), fc.bigInt(1n, 99n), fc.constantFrom(...MODES), (n, d, mode) => {
        const miss = Rational.of(roundToWhole(Rational.of(n, d), mode))
          .subtract(Rational.of(n, d))
          .abs();
        expect(miss.compare(mode.startsWith("half") ? Rational.of(1, 2) : Rational.ONE)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it("rounds to a multiple", () => {
  expect(roundToMultiple(exact("7.6"), exact("0.25"), "half-up").toString()).toBe("15/2");
  expect(roundToMultiple(exact("7.625"), exact("0.25"), "half-even").toString()).toBe("15/2");
  expect(roundToMultiple(exact("1"), exact("2/3"), "half-up").toString()).toBe("4/3");
});

it.each([
  ["314", 2],
  ["999.9", 2],
  ["1000", 3],
  ["0.00314", -3],
  ["-0.1", -1],
  ["1/3", -1],
  ["2/3", -1],
  ["10/3", 0],
])("the leading digit of %s is that of 10^%s", (text, place) => {
  expect(leadingPlace(exact(text))).toBe(place);
  const size = exact(text).abs();
  expect(size.compare(powerOfTen(place))).toBeGreaterThanOrEqual(0);
  expect(size.compare(powerOfTen(place + 1))).toBe(-1);
});
