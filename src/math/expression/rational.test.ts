import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import type { ExpressionError } from "./error";
import { evaluate } from "./evaluate";
import type { Names } from "./options";
import { Parser } from "./parser";
import { RationalAlgebra, type RationalOptions } from "./rational";

const names: Names = {
  function: (name) => (name === "double" ? { name, minArguments: 1, maxArguments: 1 } : undefined),
  value: (name) => ({ name }),
};

function work(expression: string, options: RationalOptions = {}): string {
  return evaluate(new Parser(expression, { names }).expression(), new RationalAlgebra(options)).toString();
}

function fault(expression: string, options: RationalOptions = {}): ExpressionError {
  try {
    work(expression, options);
  } catch (error) {
    return error as ExpressionError;
  }
  throw new Error(`${expression} has a value`);
}

describe("RationalAlgebra", () => {
  it("follows the convention for remainders", () => {
    expect(work("-8 mod 3")).toBe("1");
    expect(work("-8 mod 3", { remainder: "truncated" })).toBe("-2");
    expect(work("8 mod -3", { remainder: "euclidean" })).toBe("2");
  });

  it("uses the given values and functions", () => {
    const values = new Map([["a", Rational.of(1, 3)]]);
    expect(work("3a + a", { values })).toBe("4/3");
    const functions = { double: ([x]: readonly Rational[]) => (x as Rational).add(x as Rational) };
    expect(work("double(1/4)", { functions })).toBe("1/2");
    expect(fault("b", { values }).fault).toBe("name");
    expect(fault("double(1)").fault).toBe("name");
  });

  it("counts digits exactly at the limit", () => {
    expect(work("10^9999").length).toBe(10_000);
    expect(fault("10^10000")).toMatchObject({
      fault: "too-long",
      position: 3,
      message: "The result would have more than 10,000 digits.",
    });
    expect(work("9×10^9999").length).toBe(10_000);
    expect(fault("9×10^9999+10^9999").fault).toBe("too-long");
    expect(fault("1/3^30000", { largestExponent: 50_000 }).fault).toBe("too-long");
    expect(fault("123456", { digits: 5 }).message).toBe("The result would have more than 5 digits.");
  });

  it("explains what it does not support", () => {
    expect(fault("2^(1/2)")).toMatchObject({
      fault: "exponent",
      message: "Powers must have a whole exponent here; the scientific calculator takes others.",
    });
    expect(fault("1^10001").message).toBe("Exponents can be at most 10,000 here.");
    expect(fault("1001!").message).toBe("Factorials need a whole number from 0 to 1,000 here.");
    expect(fault("30°").fault).toBe("unexpected");
    expect(fault("1/0")).toMatchObject({
      fault: "division-by-zero",
      position: 2,
      message: "Division by zero has no answer.",
    });
  });

  it("rejects fractions whose sum would take too long, but nothing shorter", () => {
    expect(fault(`1/7^5000${" + 1/3^5000".repeat(20)}`)).toMatchObject({
      fault: "too-large",
      message: "This takes too long to work out exactly. Use fewer or shorter fractions.",
    });
    expect(work("(1/3^3000 + 1/7^3000) × 3^3000 × 7^3000")).toBe(String(3n ** 3000n + 7n ** 3000n));
    expect(work("9^9999 - 9^9999 + 7^9999 - 7^9999")).toBe("0");
  });
});
