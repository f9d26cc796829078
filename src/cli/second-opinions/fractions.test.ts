/** Exact arithmetic, compared with Python's fractions module. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { prepare } from "../../core/answer";
import { outputsOf } from "../../core/testing";
import { Rational } from "../../math/numbers/rational";
import { describeWith, python, runPython } from "../../testing-programs";

const ASK = `
import json, re, sys
from fractions import Fraction
expressions, doubles, decimals = json.load(sys.stdin)
def exact(text):
    code = re.sub(r"\\d+(?:\\.\\d+)?", lambda match: f"Fraction('{match.group()}')", text.replace("^", "**"))
    try:
        return str(eval(code))
    except ZeroDivisionError:
        return None
json.dump([
    [exact(text) for text in expressions],
    [str(Fraction(value)) for value in doubles],
    [str(Fraction(text)) for text in decimals],
], sys.stdout)
`;

const { expression } = fc.letrec<{ expression: string; operand: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    tie("operand"),
    fc
      .tuple(tie("expression"), fc.constantFrom("+", "-", "*", "/"), tie("expression"))
      .map(([a, sign, b]) => `(${a} ${sign} ${b})`),
    fc.tuple(tie("expression"), fc.integer({ min: 0, max: 4 })).map(([a, power]) => `((${a})^${power})`),
  ),
  operand: fc.oneof(
    fc.integer({ min: 0, max: 999 }).map(String),
    fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  ),
}));

const sample = <T>(values: fc.Arbitrary<T>, numRuns: number) => fc.sample(values, { numRuns, seed: 1 });
const EXPRESSIONS = sample(expression, 400);
const DOUBLES = sample(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), 300);
const DECIMALS = sample(
  fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -12, max: 12 })).map(([n, e]) => `${n}e${e}`),
  200,
);

describeWith(python(3, 9), "fractions", () => {
  it("of 400 expressions, 300 doubles and 200 decimals are the same", async () => {
    const scientific = await loadCalculator(findEntry("scientific-calculator") as never);
    const [values, doubles, decimals] = runPython(ASK, [EXPRESSIONS, DOUBLES, DECIMALS]);
    let compared = 0;
    for (const [i, text] of EXPRESSIONS.entries()) {
      if (values[i] === null || values[i].length > 300) continue;
      const inputs = { mode: "expression", expression: text };
      await prepare(scientific, { inputs });
      const { exact } = outputsOf(scientific, inputs);
      expect(exact, text).toBe(values[i]);
      compared++;
    }
    expect(compared).toBeGreaterThan(300);
    for (const [i, value] of DOUBLES.entries())
      expect(Rational.fromNumber(value).toString()).toBe(String(doubleText(value, doubles[i])));
    for (const [i, text] of DECIMALS.entries()) expect(Rational.fromDecimal(text)?.toString()).toBe(decimals[i]);
  });
});

/** `Rational.fromNumber` reads a double as the decimal that it prints as: 0.1 is 1/10. Python reads the exact double. */
function doubleText(value: number, exact: string): string {
  return Number.isInteger(value) ? exact : (Rational.fromDecimal(String(value)) as Rational).toString();
}
