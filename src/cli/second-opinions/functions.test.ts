/** Functions of the scientific calculator to forty digits, compared with libqalculate. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { prepare } from "../../core/answer";
import { outputsOf } from "../../core/testing";
import { Rational } from "../../math/numbers/rational";
import { debianProgram, describeWith, run } from "../../testing-programs";

const QALC = debianProgram("qalc", "qalc of libqalculate");

const PRECISION = 40;
/** Digits in which ours and theirs agree; both may be off by one in the last. */
const AGREED = 38;

/** Reads no file of definitions, so functions and constants of the program itself alone. */
const OPTIONS = ["-nodefs", "-t", ...settings("angle 1", "approximation 2", `precision ${PRECISION}`, "base 10")];

function settings(...all: readonly string[]): string[] {
  return all.flatMap((setting) => ["-s", setting]);
}

/** Functions of any number; then of those over 0, over 1 and between −1 and 1. */
const NAMES = {
  any: ["sin", "cos", "tan", "atan", "sinh", "cosh", "tanh", "asinh", "exp", "abs", "cbrt"],
  positive: ["ln", "sqrt", "gamma"],
  overOne: ["acosh", "sqrt", "ln"],
  small: ["asin", "acos", "atanh"],
};

/** Numbers to two decimals, as people type them. */
const number = fc.integer({ min: 1, max: 999 }).map((n) => (n / 100).toFixed(2));
const small = fc.integer({ min: 1, max: 99 }).map((n) => (n / 100).toFixed(2));
const call = fc.oneof(
  fc.tuple(fc.constantFrom(...NAMES.any), fc.constantFrom("", "-"), number).map(([f, sign, x]) => `${f}(${sign}${x})`),
  fc.tuple(fc.constantFrom(...NAMES.positive), number).map(([f, x]) => `${f}(${x})`),
  fc.tuple(number, fc.constantFrom("2", "10", "0.5")).map(([x, base]) => `log(${x}, ${base})`),
  fc.tuple(fc.constantFrom(...NAMES.overOne), number).map(([f, x]) => `${f}(1+${x})`),
  fc.tuple(fc.constantFrom(...NAMES.small), small).map(([f, x]) => `${f}(${x})`),
  fc.tuple(number, fc.integer({ min: -300, max: 300 })).map(([x, y]) => `${x}^(${y}/100)`),
  fc.tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom("!", "!!", "!!!")).map(([n, marks]) => `${n}${marks}`),
);
const expression = fc.oneof(
  call,
  fc.tuple(call, fc.constantFrom("+", "-", "*", "/"), call).map(([a, sign, b]) => `${a}${sign}${b}`),
  fc.tuple(call, fc.constantFrom(..."+-*/^"), number, fc.constantFrom(..."+-*/"), call).map((parts) => parts.join(" ")),
  fc.tuple(number, call).map(([x, one]) => `-${x}^2*${one}`),
);

const EXPRESSIONS = fc.sample(expression, { numRuns: 250, seed: 1 });

describeWith(QALC, "functions", () => {
  it(`of 250 expressions have the same ${AGREED} digits`, async () => {
    const scientific = await loadCalculator(findEntry("scientific-calculator") as never);
    const printed = run(QALC.command, [...OPTIONS, "-f", "-"], EXPRESSIONS.join("\n"));
    const theirs = printed.trim().split("\n");
    expect(theirs).toHaveLength(EXPRESSIONS.length);
    let compared = 0;
    for (const [i, text] of EXPRESSIONS.entries()) {
      const expected = read(theirs[i] as string);
      // Of a negative number to a broken power, they give a complex number and we none.
      if (!expected) continue;
      const inputs = { mode: "expression", expression: text, angleUnit: "rad", precision: PRECISION };
      await prepare(scientific, { inputs });
      const { text: ours } = outputsOf(scientific, inputs);
      expect(isNear(read(ours), expected), `${text} = ${ours}, not ${theirs[i]}`).toBe(true);
      compared++;
    }
    expect(compared).toBeGreaterThan(230);
  });
});

/** Null for anything but a number. */
function read(text: string): Rational | null {
  return Rational.fromDecimal(text.replace("−", "-").replace("E", "e"));
}

function isNear(ours: Rational | null, theirs: Rational): boolean {
  if (!ours) return false;
  if (ours.sign() === 0 || theirs.sign() === 0) return ours.sign() === theirs.sign();
  const { n, d } = ours.divide(theirs).subtract(Rational.ONE);
  return (n < 0n ? -n : n) * 10n ** BigInt(AGREED) < d;
}
