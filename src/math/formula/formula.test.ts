import { describe, expect, it } from "vitest";
import { DOUBLE, Formula } from "./formula";

const value = (text: string, values: Record<string, number> = {}) => new Formula(text).evaluate(values, DOUBLE);

describe("a formula", () => {
  it.each([
    ["1 + 2 × 3", 7],
    ["(1 + 2) × 3", 9],
    ["100 ÷ 5 × 2", 40],
    ["10 − 4 − 3", 3],
    ["2 ^ 3 ^ 2", 512],
    ["−2 ^ 2", -4],
    ["2 × 3² + 4²", 34],
    ["−3²", -9],
    ["2 × −3", -6],
    ["|2 − 7| ÷ 2", 2.5],
    ["|−3| × |2|", 6],
    ["√(9) + 1.5", 4.5],
    ["max(1, 2 × 3, 4) − min(5, 2)", 4],
    ["|(|1 − 3| − 5)|", 3],
  ])("%s = %d", (text, expected) => expect(value(text)).toBe(expected));

  it("accepts names in any alphabet", () => {
    expect(value("μ × v₀ + Δx2", { μ: 2, "v₀": 3, Δx2: 4 })).toBe(10);
    expect(new Formula("√(a × a + b) − a × cos(c)").names).toEqual(["a", "b", "c"]);
    expect(value("side A × side B²", { "side A": 2, "side B": 3 })).toBe(18);
    expect(() => value("a + b", { a: 1 })).toThrow("b has no value");
    expect(() => value("foo(1)")).toThrow("foo is not a function");
  });

  it.each(["", "1 +", "(1", "1)", "1 2", "|1", "a $ b", "× 2"])("rejects “%s”", (text) => {
    expect(() => new Formula(text)).toThrow(SyntaxError);
  });

  it.each([
    ["a − b", { a: "5", b: "-3" }, "5 − (-3)"],
    ["a − b", { a: "-5", b: "3" }, "-5 − 3"],
    ["a ^ b", { a: "-5", b: "2" }, "(-5) ^ 2"],
    ["a × b", { a: "-5", b: "2/3" }, "(-5) × (2/3)"],
    ["100 ÷ a", { a: "2/3" }, "100 ÷ (2/3)"],
    ["|a|", { a: "-2" }, "|-2|"],
    ["(a + b) ÷ c", { a: "-2", b: "$1,200.50", c: "2" }, "(-2 + $1,200.50) ÷ 2"],
    ["√(a)", { a: "2 + 1" }, "√(2 + 1)"],
    ["a + b", { a: "1" }, "1 + b"],
    ["a ÷ b", { a: "20\u00a0N", b: "2\u00a0m/s²" }, "20\u00a0N ÷ 2\u00a0m/s²"],
    ["m × v²", { m: "2\u00a0kg", v: "3\u00a0m/s" }, "2\u00a0kg × (3\u00a0m/s)²"],
    ["side A² × √(side B)", { "side A": "-2", "side B": "9" }, "(-2)² × √(9)"],
  ])("%s is printed with its numbers", (text, texts, expected) => {
    expect(new Formula(text).withNumbers(texts as Record<string, string>)).toBe(expected);
  });
});
