import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AngleUnit } from "../../real/angles";
import { toFiniteDouble } from "../../real/text";
import { ExpressionError } from "../error";
import { Parser } from "../parser";
import { evaluateReal } from "../real/evaluate";
import { namesWith } from "../real/names";
import { compile } from "./compile";

const names = namesWith([{ name: "x", fixed: "the variable of the graph" }, { name: "k" }]);
const number = (text: string) => new Parser(text).program()[0]?.value as never;

function curve(expression: string, angleUnit: AngleUnit = "deg"): (x: number) => number {
  const program = new Parser(expression, { names }).program();
  return compile(program, { angleUnit, variable: "x", given: [{ name: "k", value: number("2") }] }).at;
}

describe("compile", () => {
  it.each([
    ["x^2 - 4", 3, 5],
    ["-x^2", 3, -9],
    ["k x + 1", 3, 7],
    ["a = x + 1; a^2", 2, 9],
    ["a = x; a = a + 1; a", 2, 3],
    ["x + 10%", 200, 220],
    ["x%", 5, 0.05],
    ["x!", 5, 120],
    ["x!!", 7, 105],
    ["x!!!", 7, 28],
    ["1 1/2 x", 4, 6],
    ["12°30' + x", 0, 12.5],
    ["0xff + x", 1, 256],
    ["max(x, 2, 3)", 1, 3],
    ["x mod 3", -7, 2],
    ["x^(1/3)", -8, -2],
    ["x^(2/3)", -8, 4],
    ["root(x, 5)", -32, -2],
    ["cbrt(x)", -27, -3],
    ["nCr(x, 2)", 5, 10],
    ["nPr(5, x)", 2, 20],
    ["gcd(x, 18)", 12, 6],
    ["lcm(x, 6)", 4, 12],
    ["round(x, 1)", -0.25, -0.3],
    ["log(x, 2)", 8, 3],
    ["0^x", 0, 1],
  ])("%s at %s is %s", (expression, x, y) => expect(curve(expression)(x)).toBeCloseTo(y, 12));

  it("is exact at special angles", () => {
    expect([0, 30, 90, 150, 180, 210, 330, 3600].map(curve("sin x"))).toEqual([0, 0.5, 1, 0.5, 0, -0.5, -0.5, 0]);
    expect([60, 90, 120, 270].map((x) => Math.abs(curve("cos x")(x)))).toEqual([0.5, 0, 0.5, 0]);
    expect([45, 135, 225, -45].map(curve("tan x"))).toEqual([1, -1, 1, -1]);
    expect(curve("tan x")(90)).toBeNaN();
    expect(curve("cot x")(180)).toBeNaN();
    expect(curve("sec x", "grad")(100)).toBeNaN();
    expect(curve("sin(90°)", "grad")(0)).toBe(1);
  });

  it.each([
    ["1/x", 0],
    ["0^-x", 1],
    ["√x", -1],
    ["ln x", -1],
    ["x!", -1],
    ["x!!", 1.5],
    ["x^0.5", -1],
    ["x^π", -1],
    ["root(x, 4)", -1],
    ["root(x, 0)", 1],
    ["5 mod x", 0],
    ["gcd(x, 2)", 1.5],
    ["nCr(x, 1)", -1],
    ["asin x", 2],
  ])("%s has no value at %s", (expression, x) => expect(curve(expression)(x)).toBeNaN());

  it("handles long sums", () => {
    expect(curve(`x${"+x".repeat(4999)}`)(2)).toBe(10_000);
  });

  it("agrees with the full evaluator", () => {
    const f = fc.constantFrom(
      ...["sin", "cos", "tan", "sec", "csc", "cot", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh"],
      ...["acosh", "atanh", "ln", "log", "log2", "exp", "sqrt", "cbrt", "abs", "sign", "floor", "ceil", "round"],
      ...["trunc", "frac", "fact", "gamma", "x^", "3^"],
    );
    const x = fc.integer({ min: -999, max: 999 }).map((n) => n / 100);
    const unit = fc.constantFrom("deg", "rad", "grad") as fc.Arbitrary<AngleUnit>;
    fc.assert(
      fc.property(f, x, unit, (name, at, angleUnit) => {
        const [expression, point] = name === "x^" ? [`x^${at}`, 7 / 5] : [`${name}(x)`, at];
        const y = curve(expression, angleUnit)(point);
        const program = new Parser(expression, { names }).program();
        const given = [{ name: "x", value: number(String(point)) }];
        try {
          const { value } = evaluateReal(program, { angleUnit, precision: 20, given });
          const expected = toFiniteDouble(value) as number;
          expect(Math.abs(y - expected)).toBeLessThanOrEqual(2e-13 * Math.max(Math.abs(expected), 1e-2));
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
          expect(Number.isFinite(y)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
