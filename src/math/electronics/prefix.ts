/** Numbers with SI prefixes, and the shorthand used on components and schematics: 4k7, 100n, 2M2. */
import { finiteOrNull } from "../numbers/finite";
import { plainDigits } from "../numbers/numeral";
import { splitItems } from "../numbers/split-items";

const PREFIXES = ["f", "p", "n", "µ", "m", "", "k", "M", "G", "T"] as const;
const NO_PREFIX = PREFIXES.indexOf("");

/** A number with one to three digits before the point, and its prefix. */
export interface Prefixed {
  readonly value: number;
  readonly prefix: (typeof PREFIXES)[number];
}

/**
 * Chooses a prefix: 0.02553 is 25.53 m.
 *
 * @param value finite
 * @param digits number of significant digits to be shown; with four, 999.96 becomes 1 k
 */
export function withPrefix(value: number, digits = 4): Prefixed {
  if (value === 0) return { value: 0, prefix: "" };
  const exponent = Number(value.toExponential(digits - 1).split("e")[1]);
  const step = Math.floor(exponent / 3) + NO_PREFIX;
  if (PREFIXES[step] === undefined) return { value, prefix: "" };
  return withThisPrefix(value, PREFIXES[step]);
}

/** 0.0047 with the prefix µ is 4,700 µ. */
export function withThisPrefix(value: number, prefix: Prefixed["prefix"]): Prefixed {
  return { value: timesPowerOfTen(value, -(powerOfPrefix(prefix) ?? 0)), prefix };
}

/** The power of ten that a prefix stands for, 0 for none; null if the text is not one. */
export function powerOfPrefix(prefix: string): number | null {
  const step = (PREFIXES as readonly string[]).indexOf(prefix);
  return step < 0 ? null : 3 * (step - NO_PREFIX);
}

/** Dividing by a power of ten rounds once; multiplying by its inverse would round twice. */
export function timesPowerOfTen(value: number, power: number): number {
  return power < 0 ? value / 10 ** -power : value * 10 ** power;
}

const EXPONENTS: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  µ: -6,
  μ: -6,
  m: -3,
  R: 0,
  r: 0,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
};

const SHORTHAND = /^(\d{0,30})(?:([.pnuµμmRrkKMG])(\d{0,30})([pnuµμmRrkKMG])?)?(?:ohms?|Ω|Ω|F|H)?$/u;

/**
 * Reads a component value: 4k7, 4R7, 220R, 0.1u, 4,7k, 100nF, 2M2, 1e-7. A letter may replace the decimal point; m means
 * a thousandth, M a million.
 *
 * @returns the value in ohms, farads or henries; null if the text is not a positive value
 */
export function readComponent(text: string): number | null {
  const plain = text.trim().replace(/^\d[\d.]*,[\d.,]*\d/, (digits) => plainDigits(digits)?.text ?? digits);
  if (/^\d*\.?\d+e[+-]?\d{1,2}$/i.test(plain)) return positive(Number(plain));
  const match = SHORTHAND.exec(plain);
  if (!match) return null;
  const [, whole = "", mark = "", part = "", last] = match;
  // 4k7u would have two prefixes.
  if ((last && mark !== ".") || (whole === "" && part === "")) return null;
  const letter = mark === "." ? last : mark;
  const exponent = letter ? (EXPONENTS[letter] as number) : 0;
  return positive(Number(`${whole || "0"}.${part || "0"}e${exponent}`));
}

/**
 * Splits a list of component values with any separators. A unit stays with the number before it: 10 kΩ is one item, and
 * in `4,7k; 10k`, the comma is a decimal comma.
 */
export function listItems(text: string): readonly string[] {
  const joined = text.replace(/(?<=\d) +(?=[pnuµμmkKMG]?(?:[FHΩΩ]|ohms?)(?:[\s,;]|$))/gu, "");
  return splitItems(joined, (items) => (items.every((item) => readComponent(item) !== null) ? items : null)).items;
}

function positive(value: number): number | null {
  return value > 0 ? finiteOrNull(value) : null;
}
