/** For tests only: checks that every step of a working that can be evaluated equals the value printed after it. */
import { type Arithmetic, Formula } from "../math/formula/formula";
import type { Step } from "./calculator";

/** The range of values that a printed number may have been rounded from. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Relative tolerance for floating-point error. */
const NOISE = 1e-11;
/** A value this close to a tie may be rounded either way. */
const TIE = 1e-9;
/** Decimals of very small and very large numbers in scientific notation, before trailing zeros are cut. */
const SCIENTIFIC_DIGITS = { small: 3, large: 6 };
/** Exponent of ten below which expressions are not evaluated, because the digits of 1 plus such a number are lost. */
const VANISHING = -9;

export interface WorkingCheck {
  /** Steps whose expression does not equal the printed value. */
  readonly faults: readonly string[];
  /** How many steps could be evaluated. */
  readonly evaluated: number;
}

/**
 * Evaluates every step whose expression is arithmetic and whose value is a number, using interval arithmetic: operands
 * are printed rounded, so each one represents all numbers that round to it. An expression may have several clauses with
 * their own results (`a × b = c; d − c`); each is checked. Steps in words are skipped. If a value is rounded, the label
 * must say so: `rounded up`, `rounded to the cent`, `rounded down to the dollar`. Where a whole number is taken apart, as
 * in `25 = 7 × 3 + 4`, the value names the parts.
 */
export function checkWorking(steps: readonly Step[]): WorkingCheck {
  const faults: string[] = [];
  let evaluated = 0;
  for (const { label, expression, value } of steps) {
    let found = 0;
    const check = (formula: string, text: string, round: Rounding | null, counted = false) => {
      const fault = compare(formula, text, round && ((exact) => round(exact, counted)));
      if (fault === undefined) return;
      found++;
      if (fault !== null) faults.push(`${label} | ${expression} | ${value} (${fault})`);
    };
    const rounding = roundingOf(label);
    const clauses = expression.split("; ");
    for (const [i, clause] of clauses.entries()) {
      const sides = clause.split(" = ");
      for (const [k, side] of sides.slice(1).entries()) {
        check(sides[k] as string, side, null);
        if (!WHOLE_NUMBER.test(sides[k] as string) || !OPERATION.test(side) || evaluate(side) === null) continue;
        check(side, sides[k] as string, null);
        for (const part of value.match(NUMERALS) ?? [])
          if (!clause.match(NUMERALS)?.includes(part)) faults.push(`${label} | ${expression} | ${value} (no ${part})`);
      }
      const last = sides.at(-1) as string;
      const isFigure = rounding !== null && sides.length > 1;
      if (i === clauses.length - 1 && (sides.length === 1 || isFigure)) check(last, value, rounding, isFigure);
    }
    if (found > 0) evaluated++;
  }
  return { faults, evaluated };
}

/** What is left where terms cancel out is below this, however large they are. */
const MOST_REST = 1e-9;

/**
 * Compares a formula with the value printed after it. Returns a description of the difference, null if they agree, or
 * undefined if this is not arithmetic.
 */
function compare(
  formula: string,
  value: string,
  round: ((exact: Interval) => Interval) | null,
): string | null | undefined {
  const wanted = printedValue(value);
  const isArithmetic =
    OPERATION.test(formula.replace(/^−/, "").replace(BEHIND, "").replace(SCIENTIFIC, "")) || round !== null;
  const exact = wanted && isArithmetic ? evaluate(formula) : null;
  if (!wanted || !exact) return undefined;
  // A share may be written as a percentage, and a difference of percentages in points.
  const inPercent = wanted.isPercent || formula.includes("%");
  const candidates = inPercent ? [exact, scaled(exact, 100)] : [exact];
  const found = round ? candidates.map((candidate) => round(candidate)) : candidates;
  if (found.some((candidate) => overlap(candidate, wanted))) return null;
  // Where printed terms cancel out, what is left may be less than their last digits.
  const rest = Math.min(MOST_REST, NOISE * exact.largestTerm * (inPercent ? 100 : 1));
  const isRest = Math.max(Math.abs(wanted.low), Math.abs(wanted.high)) < rest;
  if (isRest && found.some(({ low, high }) => low <= 0 && high >= 0)) return null;
  return `comes to ${found[0]?.low} … ${found[0]?.high}`;
}

/** @param counted whether the exact value is already a count of multiples */
type Rounding = (exact: Interval, counted: boolean) => Interval;

/** Returns the rounding that the label of a step mentions, or null if it mentions none. */
function roundingOf(label: string): Rounding | null {
  const match = /rounded(?: (up|down))?(?: to (the cent|(?:a|the next) multiple of (.+)))?/.exec(label);
  if (!match) return null;
  const [, direction, to, multiple = ""] = match;
  const unit = to === "the cent" ? 0.01 : 1;
  const size = evaluate(multiple) ?? { low: unit, high: unit };
  const whole = direction === "up" ? Math.ceil : direction === "down" ? Math.floor : null;
  return ({ low, high }, counted) => {
    const [from, to] = counted ? [low, high] : [low / size.high, high / size.low];
    const noise = TIE * Math.max(1, Math.abs(from), Math.abs(to));
    // When rounding to the nearest multiple, ties may go either way.
    const ends = whole
      ? [whole(from - noise), whole(to + noise)]
      : [Math.ceil(from - noise - 0.5), Math.floor(to + noise + 0.5)];
    return INTERVALS.multiply({ low: ends[0] as number, high: ends[1] as number }, size);
  };
}

/** An expression without any of these is a single number, the result of another step. */
const OPERATION = /[+−×÷^√|(⁰¹²³⁴⁵⁶⁷⁸⁹]/;
const SCIENTIFIC = / × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g;
const MONEY_SIGN = /(?:CA\$|A\$|NZ\$|HK\$|CN¥|CHF\s?|[$€₹¥£])/g;
const NUMERAL = String.raw`\d[\d,]*(?:\.\d+)?`;
const NUMERALS = new RegExp(NUMERAL, "g");
const WHOLE_NUMBER = /^−?\d[\d,]*$/;
/** Units that may follow a number and are not names in the formula: `2.5 ft³ ÷ 0.6 ft³`, `44 days ÷ 30.4375`. */
const UNIT = String.raw`(?:(?<=[\d⁰¹²³⁴⁵⁶⁷⁸⁹]) (?:yd³|ft³|m³|kg/m³|kg/m|kg|lb|mm|cm|m|in|ft|L|V|A|Ω|W|F|H|Hz|s|J|C|VA|days?|months?|years?|person|people)(?![\p{L}\d]))`;

/**
 * Units after a no-break space, as in `500 m²` or `0.3 kg·m/s`. Words such as `lakh` in `50 lakh` are part of a number.
 */
const BEHIND = /(?<=[\d⁰¹²³⁴⁵⁶⁷⁸⁹])\u00a0(?!lakh|crore|k\b|M\b|B\b|T\b)[\p{L}°µ′″][^\s()|,×÷+−=;]*/gu;

/** The number that a value begins with, and whether it is a percentage. Null if the value begins with words. */
function printedValue(value: string): (Interval & { readonly isPercent: boolean }) | null {
  const plain = value.replace(MONEY_SIGN, "").replaceAll("\u00a0", " ").trim();
  const match = new RegExp(
    String.raw`^([-−]?)(${NUMERAL})(?:e([+-]\d+))?(…)?(?: × 10(?:([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)|\^(-?\d+)))?(\s?%)?(?![\d/^(])`,
  ).exec(plain);
  if (!match) return null;
  const [, sign, digits = "", e, isCut, exponent, caret, percent] = match;
  const power = 10 ** (exponent ? superscript(exponent) : Number(e ?? caret ?? 0));
  const size = scaled(isCut ? cutThere(digits) : asShown(digits), sign ? -power : power);
  return { ...size, isPercent: Boolean(percent) };
}

/** The value of a formula, with the largest absolute value among the terms of its sums and differences. */
function evaluate(expression: string): (Interval & { readonly largestTerm: number }) | null {
  let largestTerm = 0;
  const noted =
    (apply: (a: Interval, b: Interval) => Interval) =>
    (a: Interval, b: Interval): Interval => {
      largestTerm = Math.max(largestTerm, ...[a.low, a.high, b.low, b.high].map(Math.abs));
      return apply(a, b);
    };
  const arithmetic = { ...INTERVALS, add: noted(INTERVALS.add), subtract: noted(INTERVALS.subtract) };
  const units: Record<string, Interval> = {};
  const text = expression
    .replace(BEHIND, "")
    .replaceAll("\u00a0", " ")
    .replace(new RegExp(UNIT, "gu"), "")
    .replace(
      new RegExp(String.raw`(${MONEY_SIGN.source}?)(${NUMERAL})(…)?(?: × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(\s?%)?`, "g"),
      (...groups) => {
        const [, sign, digits = "", isCut, exponent, percent] = groups as string[];
        const name = `n${"₀".repeat(Object.keys(units).length + 1)}`;
        if (exponent && superscript(exponent) < VANISHING) return "vanishing";
        const factor = (exponent ? 10 ** superscript(exponent) : 1) * (percent ? 0.01 : 1);
        const operand = isCut
          ? cutThere(digits)
          : exponent
            ? asShown(digits, SCIENTIFIC_DIGITS[superscript(exponent) < 0 ? "small" : "large"])
            : rounded(digits, Boolean(sign));
        units[name] = scaled(operand, factor);
        return name;
      },
    )
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => {
      const name = `n${"₀".repeat(Object.keys(units).length + 1)}`;
      units[name] = { low: superscript(power), high: superscript(power) };
      return `^${name}`;
    });
  try {
    const result = new Formula(text).evaluate(units, arithmetic);
    return Number.isFinite(result.low) && Number.isFinite(result.high) ? { ...result, largestTerm } : null;
  } catch {
    return null; // The expression contains words or names.
  }
}

/** Interval of all numbers that begin with these digits. */
function cutThere(digits: string): Interval {
  const plain = digits.replaceAll(",", "");
  return { low: Number(plain), high: Number(plain) + 10 ** -(plain.split(".")[1]?.length ?? 0) };
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The number that a superscript such as `⁻¹³` stands for. */
export function superscript(text: string): number {
  return Number([...text].map((sign) => (sign === "⁻" ? "-" : SUPERSCRIPTS.indexOf(sign))).join(""));
}

/**
 * Interval that a printed number represents. A number with two or more decimals may have been rounded to them; with one
 * decimal or none, trailing zeros were cut and the number is exact.
 *
 * @param amounts whether a number without decimals may have been rounded to whole units
 */
function rounded(digits: string, amounts: boolean): Interval {
  const plain = digits.replaceAll(",", "");
  const decimals = plain.split(".")[1]?.length ?? 0;
  const isRounded = decimals === 0 ? amounts : decimals > 1;
  const half = isRounded ? 0.5 * 10 ** -decimals : 0;
  return { low: Number(plain) - half, high: Number(plain) + half };
}

/** Interval of all numbers that round to these digits. */
function asShown(digits: string, minDecimals = 0): Interval {
  const plain = digits.replaceAll(",", "");
  const half = 0.5 * 10 ** -Math.max(minDecimals, plain.split(".")[1]?.length ?? 0);
  return { low: Number(plain) - half, high: Number(plain) + half };
}

function scaled({ low, high }: Interval, factor: number): Interval {
  return hull([low * factor, high * factor]);
}

function hull(ends: readonly number[]): Interval {
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

function overlap(a: Interval, b: Interval): boolean {
  const noise = NOISE * Math.max(Math.abs(a.low), Math.abs(a.high), Math.abs(b.low), Math.abs(b.high));
  return a.low - noise <= b.high && b.low - noise <= a.high;
}

/** What doubles lose in a sum or a difference: where the terms cancel out, it may be more than is left. */
function widened({ low, high }: Interval, ...terms: readonly Interval[]): Interval {
  const lost = 4 * Number.EPSILON * Math.max(...terms.flatMap((term) => [Math.abs(term.low), Math.abs(term.high)]));
  return { low: low - lost, high: high + lost };
}

const corners =
  (apply: (a: number, b: number) => number) =>
  (a: Interval, b: Interval): Interval =>
    hull([apply(a.low, b.low), apply(a.low, b.high), apply(a.high, b.low), apply(a.high, b.high)]);

const ANYTHING: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

const INTERVALS: Arithmetic<Interval> = {
  numeral: (text) => ({ low: Number(text), high: Number(text) }),
  add: (a, b) => widened({ low: a.low + b.low, high: a.high + b.high }, a, b),
  subtract: (a, b) => widened({ low: a.low - b.high, high: a.high - b.low }, a, b),
  multiply: corners((a, b) => a * b),
  divide: (a, b) => (b.low <= 0 && b.high >= 0 ? ANYTHING : corners((x, y) => x / y)(a, b)),
  power: (a, b) => (a.low < 0 && b.low !== b.high ? ANYTHING : corners((x, y) => x ** y)(a, b)),
  absolute: (a) => (a.low <= 0 && a.high >= 0 ? hull([0, -a.low, a.high]) : hull([Math.abs(a.low), Math.abs(a.high)])),
  functions: {
    "√": (a) => ({ low: Math.sqrt(Math.max(0, a.low)), high: Math.sqrt(a.high) }),
    min: (...all) => ({
      low: Math.min(...all.map(({ low }) => low)),
      high: Math.min(...all.map(({ high }) => high)),
    }),
    max: (...all) => ({
      low: Math.max(...all.map(({ low }) => low)),
      high: Math.max(...all.map(({ high }) => high)),
    }),
  },
};
