import { describe, expect, it } from "vitest";
import { plainText } from "../../numbers/significant";
import type { AngleUnit } from "../../real/angles";
import { ExpressionError } from "../error";
import { Parser } from "../parser";
import { evaluateReal } from "./evaluate";
import { namesWith } from "./names";

interface Options {
  readonly angleUnit?: AngleUnit;
  readonly precision?: number;
}

function work(expression: string, { angleUnit = "deg", precision = 32 }: Options = {}) {
  const program = new Parser(expression, { names: namesWith([]) }).program();
  return evaluateReal(program, { angleUnit, precision });
}

const text = (expression: string) => plainText(work(expression).digits);

function fault(expression: string, options: Options): ExpressionError {
  try {
    work(expression, options);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`${expression} has a value`);
}

describe("runaway input", () => {
  const cases = [
    ["9^9^9^9", "too-large"],
    ["(10^20)!", "too-large"],
    ["1e99999999999999999999", "too-large"],
    ["exp(exp(exp(10)))", "too-large"],
    ["floor(9^9^9 / 7)", "too-large"],
    ["sin(9^9^9)", "too-large"],
    ["gcd(20000! + 1, 3^160000 + 1)", "too-long"],
    [Array.from({ length: 1400 }, () => "20000!").join("×"), "too-long"],
    [`gcd(${Array.from({ length: 900 }, (_, i) => `20000!+${i}`)})`, "too-long"],
    [Array.from({ length: 800 }, (_, i) => `(${i + 100}/${i + 101})^3000`).join("+"), "too-long"],
  ] as const;
  for (const [expression, kind] of cases)
    it(`${expression.slice(0, 40)} is rejected in time`, () => {
      expect(fault(expression, { angleUnit: "rad" }).fault).toBe(kind);
    }, 3000);

  it("stops a thousand gamma functions of a thousand digits each", () => {
    const long = Array.from({ length: 1200 }, (_, i) => `(${i}/7)!`).join("+");
    expect(fault(long, { precision: 1000 }).fault).toBe("too-long");
  }, 3000);

  it.each([
    ["9^9^9", "4.2812477317574704803698711593056e+369693099"],
    // 20,001!, (10^9)! and 2^(2^21) by mpmath.
    ["20001!", "3.6385945610927133041687662779086e+77341"],
    ["(10^9)!", "9.9046265792229937372808211050657e+8565705522"],
    ["2^(2^21)", "4.5442970191613663099961595907971e+631305"],
    ["99999!!/99999!!", "1"],
    // Products of whole numbers, by Python.
    ["20002!!!", "2.0198343091186280132347377885008e+25783"],
    ["30001!!!!!", "1.1003349850114540330364926511701e+24260"],
    ["tanh(9^9^9)", "1"],
  ])("%s has an answer", (expression, value) => expect(text(expression)).toBe(value), 3000);
});
