import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { factoredText, vertexText } from "./forms";
import { Polynomial } from "./polynomial";
import { solve } from "./solve";

const fraction = (text: string) => {
  const [n = "0", d = "1"] = text.split("/");
  return Rational.of(BigInt(n), BigInt(d));
};
const polynomial = (...coefficients: string[]) => Polynomial.of(coefficients.map(fraction).reverse());

describe("a polynomial", () => {
  it.each([
    [["2", "1", "-3"], "2x^2 + x - 3"],
    [["-1", "0", "1/2"], "-x^2 + 1/2"],
    [["1/2", "-1"], "1/2x - 1"],
    [["0", "0", "0"], "0"],
    [["-4"], "-4"],
  ])("%j is written as %s", (coefficients, text) => expect(String(polynomial(...coefficients))).toBe(text));

  it("has integer coefficients without a common factor, the first one positive", () => {
    const { content, whole } = polynomial("-3/4", "1", "2").primitive();
    expect(String(content)).toBe("-1/4");
    expect(whole).toEqual([-8n, -4n, 3n]);
    expect(() => Polynomial.ZERO.primitive()).toThrow(RangeError);
  });

  it("adds, multiplies and evaluates consistently", () => {
    const small = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 5 });
    const of = (list: number[]) => Polynomial.of(list.map((one) => Rational.of(one)));
    fc.assert(
      fc.property(small, small, fc.integer({ min: -5, max: 5 }), (left, right, x) => {
        const at = Rational.of(x);
        const value = (list: number[]) => list.reduceRight((sum, one) => sum * x + one, 0);
        expect(of(left).add(of(right)).evaluate(at).toNumber()).toBe(value(left) + value(right) + 0);
        expect(of(left).subtract(of(right)).evaluate(at).toNumber()).toBe(value(left) - value(right) + 0);
        expect(of(left).multiply(of(right)).evaluate(at).toNumber()).toBe(value(left) * value(right) + 0);
      }),
    );
  });
});

describe("other forms", () => {
  it.each([
    [["2", "1", "-3"], "(2x + 3)(x - 1)"],
    [["4", "-12", "9"], "(2x - 3)^2"],
    [["1", "-5", "0"], "x(x - 5)"],
    [["1/2", "0", "-2"], "1/2(x + 2)(x - 2)"],
    [["-1", "0", "9"], "-(x + 3)(x - 3)"],
    [["3", "0", "0"], "3x^2"],
    [["1", "1", "1"], null],
    [["4", "-10"], "2(2x - 5)"],
    [["1", "-5"], "x - 5"],
    [["1", "0", "0", "-1"], "(x - 1)(x^2 + x + 1)"],
    [["1", "-3", "3", "-1"], "(x - 1)^3"],
    [["7"], null],
  ])("%j is %s", (coefficients, text) => expect(factoredText(solve(polynomial(...coefficients)).factors)).toBe(text));

  it.each([
    ["2", "-1/4", "-25/8", "2(x + 1/4)^2 - 25/8"],
    ["1", "3", "0", "(x - 3)^2"],
    ["-1", "0", "4", "-x^2 + 4"],
    ["1/2", "1", "1/3", "1/2(x - 1)^2 + 1/3"],
  ])("for a = %s and vertex (%s, %s) is %s", (a, h, k, text) =>
    expect(vertexText(fraction(a), fraction(h), fraction(k))).toBe(text),
  );
});
