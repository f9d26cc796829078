/**
 * Expressions and number words in number fields: `1200*12`, `200 + 10%`, `√16`, `half a million`. Loaded when a text
 * needs them.
 */
import { ExpressionError } from "../math/expression/error";
import { evaluate } from "../math/expression/evaluate";
import { exactSquareRoot } from "../math/expression/exact-square-root";
import type { FunctionSignature, Names } from "../math/expression/options";
import { Parser } from "../math/expression/parser";
import { RationalAlgebra } from "../math/expression/rational";
import { binomial, fallingFactorial } from "../math/numbers/integer";
import { Rational } from "../math/numbers/rational";
import { UnreadableWords, wordsValue } from "../math/words/read-words";
import { magnitudeOf, type ScaledStyle } from "./scaled";

export type Calculated =
  | {
      readonly value: Rational;
      /** For an amount in words, the currencies that it may be in. */
      readonly currencies?: readonly string[];
    }
  | {
      /** The part that is not understood. */
      readonly part: string;
      /** Why there is no value, if the text is understood: a complete sentence. */
      readonly reason?: string;
    };

/**
 * Calculates what is more than a number.
 *
 * @param text with ASCII digits
 */
export function calculate(text: string, style: ScaledStyle): Calculated {
  const isSpoken =
    /\p{L}{3}|\d(?:st|nd|rd|th)$/u.test(text) && !/[-+*/^()[\]{}|=√]/.test(text.replace(/\p{L}-\p{L}/gu, ""));
  // “Hundred thousand” is one hundred thousand.
  const words = isSpoken
    ? inWords(text.replace(/^(?=(?:hundred|thousand|million|billion|lakh|crore)\b)/i, "a "))
    : null;
  if (words && "value" in words) return words;
  const sum = expression(text, style);
  return "value" in sum || !words || ("part" in words && !/^[\p{L}\p{M} -]+$/u.test(words.part)) ? sum : words;
}

function inWords(text: string): Calculated {
  try {
    const { value, currencies } = wordsValue(text);
    return { value, ...(currencies.length > 0 && { currencies }) };
  } catch (error) {
    if (error instanceof UnreadableWords) return { part: error.word || text };
    throw error;
  }
}

const FUNCTIONS: Readonly<Record<string, readonly [arguments_: number, (values: readonly Rational[]) => Rational]>> = {
  sqrt: [1, ([x]) => exactSquareRoot(x as Rational)],
  abs: [1, ([x]) => (x as Rational).abs()],
  nCr: [2, (values) => Rational.of(binomial(...wholePair(values)))],
  nPr: [2, (values) => Rational.of(permutations(...wholePair(values)))],
};

const NAMES: Names = {
  function(written): FunctionSignature | undefined {
    const name =
      written === "√" ? "sqrt" : Object.keys(FUNCTIONS).find((one) => one.toLowerCase() === written.toLowerCase());
    const [count] = (name && FUNCTIONS[name]) || [];
    return name && count ? { name, minArguments: count, maxArguments: count } : undefined;
  },
  value: () => undefined,
};

const ALGEBRA_FUNCTIONS = Object.fromEntries(Object.entries(FUNCTIONS).map(([name, [, value]]) => [name, value]));

function expression(text: string, style: ScaledStyle): Calculated {
  try {
    const parser = new Parser(text, {
      names: NAMES,
      marks: style,
      magnitudes: (word) => magnitudeOf(word, style.letters),
    });
    const node = parser.expression();
    parser.end();
    return { value: evaluate(node, new RationalAlgebra({ functions: ALGEBRA_FUNCTIONS })) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { fault, position, message } = error;
    if (NO_VALUE.has(fault)) return { part: text, reason: message };
    const at = Math.max(0, position - 1);
    // A vowel sign of Devanagari is a part of its word.
    const start = /\p{M}/u.test(text[at] ?? "") ? text.slice(0, at).search(/[\p{L}\p{M}]*$/u) : at;
    const [part = text] = /^[\p{L}\p{M}\p{N}.,]+|^\S/u.exec(text.slice(start)) ?? [];
    return { part };
  }
}

/** Faults of an expression that is understood. */
const NO_VALUE = new Set(["division-by-zero", "exponent", "domain", "too-large", "too-long", "number"]);

function permutations(n: bigint, k: bigint): bigint {
  return fallingFactorial(n, Number(k));
}

function wholePair([n, k]: readonly Rational[]): [bigint, bigint] {
  const isFit = n?.isInteger() && k?.isInteger() && k.sign() >= 0 && n.compare(k) >= 0 && n.n <= 1000n;
  if (!isFit || !n || !k)
    throw new ExpressionError("domain", 0, "nCr and nPr need whole numbers up to 1,000, the first one not smaller.");
  return [n.n, k.n];
}
