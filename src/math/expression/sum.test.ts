import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateSum } from "./sum";

const value = (expression: string) => evaluateSum(expression)?.toString() ?? null;

describe("evaluateSum", () => {
  it.each([
    ["1200*12", "14400"],
    ["0.1 + 0.2", "3/10"],
    ["2/3 + 5/6", "3/2"],
    ["6 ÷ 2(1 + 2)", "9"],
    ["-3^2", "-9"],
    ["2^3^2", "512"],
    ["2^-2", "1/4"],
    ["0^0", "1"],
    ["(1,5)", "3/2"],
    ["(12,3456)", null],
    ["1.5e3 × 2", "3000"],
    [".5 + 5.", "11/2"],
    ["200 + 10%", "220"],
    ["200 - 10%", "180"],
    ["50%", "1/2"],
    ["1 3/4 + 1", "11/4"],
    ["7 mod 3", "1"],
    ["-7 mod 3", "2"],
    ["5!", "120"],
    ["7!!", "105"],
  ])("%s is %s", (expression, result) => expect(value(expression)).toBe(result));

  it.each([
    "",
    "abc",
    "1/0",
    "0^-1",
    "1 mod 0",
    "2^0.5",
    "(-1)!",
    "1.5!",
    "2 +",
    "(2",
    "30°",
    "9^9^9",
    "2^20000",
    "1e20000",
    "1e-20000",
    "1e999999999999",
    "9999!",
    "1 2",
  ])("has no answer for %s", (expression) => expect(evaluateSum(expression)).toBeNull());

  it("agrees with big integers", () => {
    const integer = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(integer, integer, integer, fc.integer({ min: 0, max: 12 }), (a, b, c, n) => {
        const expected = BigInt(a) * BigInt(b) - BigInt(c) ** BigInt(n);
        expect(value(`(${a})*(${b})-(${c})^${n}`)).toBe(String(expected));
      }),
    );
  });
});
