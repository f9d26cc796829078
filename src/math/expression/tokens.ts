import { toAscii } from "../numbers/grouping";
import { type Numeral, numeralAt } from "../numbers/numeral";
import { ExpressionError } from "./error";

/** A number as written: digits / denominator · 10^exponent. */
export interface Literal {
  readonly digits: bigint;
  /** Other than 1 for a printed fraction such as ½, and for a repeating decimal. */
  readonly denominator: bigint;
  /** May be infinite; the caller must check its size. */
  readonly exponent: number;
  readonly form: "whole" | "decimal" | "fraction" | "repeating" | "other";
}

export interface Token {
  readonly kind: "number" | "name" | "superscript" | "symbol" | "end";
  /** As written, except that symbols and superscripts are in their ASCII form and numbers have no `_`. */
  readonly text: string;
  /** Position of the first character, from 1. */
  readonly position: number;
  /** Number of characters that it takes up. */
  readonly length: number;
  /** Whether white space precedes it. */
  readonly spaced: boolean;
  /** A division sign instead of a slash. */
  readonly obelus?: boolean;
  /** Present for numbers. */
  readonly literal?: Literal;
}

/** Alternative characters for a symbol. */
const SYMBOLS: Readonly<Record<string, string>> = {
  "×": "*",
  "·": "*",
  "⋅": "*",
  "∙": "*",
  "∗": "*",
  "÷": "/",
  "∕": "/",
  "⁄": "/",
  "**": "^",
  "′": "'",
  "″": '"',
  "’": "'",
  "”": '"',
  plus: "+",
  minus: "-",
  times: "*",
  "multiplied by": "*",
  "divided by": "/",
};

/** A cross between two numbers, for readers to whom x is no variable: `3 x 4`. */
const CROSS = /x(?=\s*[\d.])/iy;

/** As at the start of a spreadsheet's formula. */
const LEADING_EQUALS = /\s*=\s*(?=\S)/y;

const SPACE = /\s+/y;

const PATTERNS = {
  number:
    /(?:\d+\.\d*|\.\d*)\(\d+\)|[¼-¾⅐-⅞↉]|0x[\da-f]+(?:_[\da-f]+)*|0b[01]+(?:_[01]+)*|0o[0-7]+(?:_[0-7]+)*|(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?/iy,
  // Non-ASCII letters are separate tokens: 2πx is 2 · π · x.
  name: /[a-z_][a-z_\d₀-₉]*|[\p{L}√∛]/iuy,
  superscript: /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y,
  symbol: /(?:plus|minus|times|(?:multiplied|divided)\s+by)(?![a-z_\d])|\*\*|!+|[-+*/^%°()[\]{}|,;:=×·⋅∙∗÷∕⁄'"′″’”]/iy,
};

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** Symbols first: some are words. */
const KINDS = ["number", "symbol", "name", "superscript"] as const;

/**
 * Splits an expression into numbers, names and symbols, followed by an `end` token. It does not know which names are
 * functions or variables.
 *
 * @param crosses whether an x between two numbers is a multiplication sign
 * @throws ExpressionError for an unknown character
 */
export function tokenize(expression: string, crosses = false): Token[] {
  const text = toAscii(expression);
  const tokens: Token[] = [];
  let at = matchAt(LEADING_EQUALS, text, 0).length;
  for (;;) {
    const space = matchAt(SPACE, text, at);
    at += space.length;
    const place = { position: at + 1, spaced: space !== "" };
    if (at >= text.length) return [...tokens, { kind: "end", text: "", length: 0, ...place }];
    const isCross = crosses && isOperand(tokens.at(-1)) && matchAt(CROSS, text, at) !== "";
    const token = isCross ? ({ kind: "symbol", text: "*", length: 1 } as const) : readToken(text, at);
    tokens.push({ ...token, ...place });
    at += token.length;
  }
}

/** Whether an operator may follow. */
function isOperand(token: Token | undefined): boolean {
  return token?.kind === "number" || isSymbol(token, ")");
}

function readToken(text: string, at: number): Omit<Token, "position" | "spaced"> {
  for (const kind of KINDS) {
    const found = matchAt(PATTERNS[kind], text, at);
    const { length } = found;
    if (length === 0) continue;
    switch (kind) {
      case "number":
        return { kind, length, ...readLiteral(found, text, at) };
      case "name":
        return { kind, length, text: found.replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit))) };
      case "superscript":
        return { kind, length, text: plainDigits(found) };
      case "symbol":
        return {
          kind,
          length,
          text: SYMBOLS[found.toLowerCase().replace(/\s+/, " ")] ?? found,
          ...(found === "÷" && { obelus: true }),
        };
    }
  }
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  throw new ExpressionError(
    "character",
    at + 1,
    `“${character}” at position ${at + 1} can’t be used in an expression.`,
  );
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

function readLiteral(found: string, text: string, at: number): { text: string; literal: Literal } {
  const clean = found.replaceAll("_", "").toLowerCase();
  if (/^0[xbo]/.test(clean)) {
    const word = found + (/^\w+/.exec(text.slice(at + found.length, at + found.length + 20))?.[0] ?? "");
    if (word !== found) throw new ExpressionError("number", at + 1, `“${word}” at position ${at + 1} is not a number.`);
    return { text: clean, literal: { digits: BigInt(clean), denominator: 1n, exponent: 0, form: "other" } };
  }
  if (/^[^\d.]|\(/.test(clean)) {
    const { n: digits, d: denominator } = (numeralAt(clean) as Numeral).value;
    const form = clean.includes("(") ? "repeating" : "fraction";
    return { text: found, literal: { digits, denominator, exponent: 0, form } };
  }
  const [mantissa = "", power = "0"] = clean.split("e");
  const [before = "", after = ""] = mantissa.split(".");
  const digits = BigInt(before + after);
  const exponent = digits === 0n ? 0 : Number(power) - after.length;
  return {
    text: clean,
    literal: { digits, denominator: 1n, exponent, form: /^\d+$/.test(clean) ? "whole" : "decimal" },
  };
}

export function isSymbol(token: Token | undefined, text: string): boolean {
  return token?.kind === "symbol" && token.text === text;
}

/** Converts superscripts to ASCII: `⁻²` → `-2`. */
function plainDigits(superscripts: string): string {
  return [...superscripts].map((sign) => (sign === "⁻" ? "-" : SUPERSCRIPTS.indexOf(sign))).join("");
}
