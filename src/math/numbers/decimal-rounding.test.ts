import { describe, expect, it } from "vitest";
import { roundHalfEven, roundUp } from "./decimal-rounding";
import { Rational } from "./rational";

const of = (text: string) => Rational.fromDecimal(text) as Rational;

describe("rounding to decimals", () => {
  /** IEEE 754-2019, 4.3.1: ties go to the even digit. */
  it.each([
    ["1.365", 2, "1.36"],
    ["1.375", 2, "1.38"],
    ["1.3650000000000000001", 2, "1.37"],
    ["0.5", 0, "0"],
    ["1.5", 0, "2"],
    ["2.5", 0, "2"],
    ["-2.5", 0, "-2"],
    ["-1.5", 0, "-2"],
    ["7", 3, "7"],
  ])("half even: %s to %s places is %s", (value, places, result) => {
    expect(roundHalfEven(of(value), places).equals(of(result))).toBe(true);
  });

  it.each([
    ["1.361", 2, "1.37"],
    ["1.36", 2, "1.36"],
    ["0.0000001", 0, "1"],
    ["-1.5", 0, "-1"],
  ])("up: %s to %s places is %s", (value, places, result) => {
    expect(roundUp(of(value), places).equals(of(result))).toBe(true);
  });
});
