import { describe, expect, it } from "vitest";
import { ExpressionError } from "../expression/error";
import { readEquation } from "./equation";

const read = (text: string) => {
  const { left, right } = readEquation(text);
  return `${left} = ${right}`;
};

describe("an equation", () => {
  it.each([
    ["3x^2 - 5x = 2", "3x^2 - 5x = 2"],
    ["3x²−5x", "3x^2 - 5x = 0"],
    ["1/4x^2 = x", "1/4x^2 = x"],
    ["(x + 1)(x - 2) = 0", "x^2 - x - 2 = 0"],
    ["2(x - 3)^2 = 8", "2x^2 - 12x + 18 = 8"],
    ["X*X = 0.5", "x^2 = 1/2"],
    ["x(x^2 + 1)/2 = -x", "1/2x^3 + 1/2x = -x"],
    ["1 1/2 x = 50% ", "3/2x = 1/2"],
    ["-(x)^2 = -x^2", "-x^2 = -x^2"],
    ["x^4 = x^4 + 3! x", "x^4 = x^4 + 6x"],
    ["x^(1+1) = 2^-1", "x^2 = 1/2"],
    ["4.9t² − 12t = 1.5", "49/10x^2 - 12x = 3/2"],
    ["4,9t² = 1.234,5", "49/10x^2 = 2469/2"],
    ["θ² + Θ = 0", "x^2 + x = 0"],
  ])("%s", (text, parsed) => expect(read(text)).toBe(parsed));

  it("tells the letter of its unknown", () => {
    expect(["4.9t² = 1", "X = 2", "θ² = 1", "5 = 5"].map((text) => readEquation(text).unknown)).toEqual([
      "t",
      "x",
      "θ",
      "x",
    ]);
  });

  it.each([
    ["2y = x", "Only y can be unknown; found “x”."],
    ["x + x2 + 1", "Only x can be unknown; found “x2”. Write a power as x^2."],
    ["t2 + 1", "The unknown is a single letter, such as x; found “t2”. Write a power as t^2."],
    ["sin(x) = 0", "The unknown is a single letter, such as x; found “sin”."],
    ["1/x = 2", "The unknown can’t be in a denominator here. Multiply both sides by the denominator first."],
    ["x/0", "Division by zero has no answer."],
    ["x^-1", "Powers of the unknown must be whole numbers, 0 or more."],
    ["x^(1/2)", "Powers of the unknown must be whole numbers, 0 or more."],
    ["2^x = 1", "Exponents must be numbers, without the unknown."],
    ["x^1000 = 1", "Degree 1000 is not supported; use 3 or less."],
    ["(x^20)(x^30) = 1", "Degree 50 is not supported; use 3 or less."],
    ["x! = 6", "“!” can’t be used with an unknown."],
    ["x mod 2", "Remainders can’t be used with an unknown."],
    ["x = 1 = 2", "An operator is expected at position 7, not “=”."],
    ["", "A number or a name is missing at the end."],
    ["10^999 x = 10^1001", "The result would have more than 1,000 digits."],
    ["(10^600 x)(10^600 x)", "The result would have more than 1,000 digits."],
  ])("rejects %s", (text, message) => {
    expect(() => readEquation(text)).toThrow(ExpressionError);
    expect(() => readEquation(text)).toThrow(message);
  });
});
