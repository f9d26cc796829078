/** For tests only: inputs that have an answer. */
import fc from "fast-check";
import type { JsonObject } from "../../../core/parse";
import { ROUNDING_MODES } from "../../../math/numbers/rounding";

const { expression } = fc.letrec<{ expression: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.constantFrom("0.25", "1/3", "1 2/3", "5!", "2^10", "3.14", "gcd(84, 126)", "-7", "2(3 + 4)"),
  ),
  expression: fc.oneof(
    { maxDepth: 3 },
    tie("atom"),
    fc
      .tuple(tie("expression"), fc.constantFrom("+", "−", "×", "÷", "mod"), tie("atom"))
      .map((parts) => parts.join(" ")),
    fc.tuple(tie("expression"), fc.constantFrom(" + 10%", " − 7.5%")).map((parts) => parts.join("")),
    tie("expression").map((inner) => `(${inner})`),
  ),
}));

const whole = fc.bigInt(-(10n ** 15n), 10n ** 15n).map(String);
const divisor = whole.filter((text) => text !== "0");
const number = fc.oneof(
  fc.integer({ min: -99_999, max: 99_999 }).map(String),
  fc.integer({ min: -99_999, max: 99_999 }).map((cents) => String(cents / 100)),
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })).map((parts) => parts.join("/")),
);

const tools: Readonly<Record<string, Parameters<typeof fc.record>[0]>> = {
  expression: {
    expression,
    percentStyle: fc.constantFrom("pocket", "math"),
    remainderConvention: fc.constantFrom("floored", "truncated", "euclidean"),
  },
  operation: {
    operation: fc.constantFrom("add", "subtract", "multiply", "divide"),
    a: number,
    b: number.filter((text) => text !== "0"),
  },
  "long-division": { a: whole, b: divisor, decimals: fc.integer({ min: 0, max: 60 }) },
  "long-multiplication": { a: whole, b: whole },
  "lcm-gcd": {
    numbers: fc.array(whole, { minLength: 1, maxLength: 20 }).map((items) => items.join(", ")),
  },
  round: {
    a: number,
    roundTo: fc.constantFrom("decimals", "significant", "multiple"),
    decimals: fc.integer({ min: 1, max: 60 }),
    multiple: number.filter((text) => !/^(?:0$|-)/.test(text)),
    roundingMode: fc.constantFrom(...Object.keys(ROUNDING_MODES)),
  },
};

export const validInputs = fc
  .oneof(...Object.entries(tools).map(([mode, inputs]) => fc.record({ mode: fc.constant(mode), ...inputs })))
  .map((inputs) => inputs as JsonObject);
