/** Formulas that convert one unit to another: `cm = ft × 30.48`, `ft = in ÷ 12`, `L/100 km = 235.214583… ÷ mpg`. */
import { exactText } from "../numbers/exact";
import { Rational } from "../numbers/rational";
import { plainText, toSignificant } from "../numbers/significant";
import { approximate, type ConvertibleUnit, convertExactly, type Exact, ratioOf } from "./conversion";
import { scaleText } from "./scale-text";

interface WrittenUnit extends ConvertibleUnit {
  readonly symbol: string;
}

/** Number of digits kept of a truncated factor. */
const TRUNCATED_DIGITS = 9;
/** Factors with more significant digits than this are truncated. */
const MAX_DIGITS = 13;
/** Largest numerator or denominator of a fraction that is still readable. */
const LARGEST_PART = 100_000n;

/**
 * The units must be of the same kind: both temperature scales, or units that are multiples or reciprocals of each
 * other.
 */
export function formulaText(from: WrittenUnit, to: WrittenUnit): string {
  if (from.offset !== undefined) {
    const zero = convertExactly(Rational.ZERO, from, to).q;
    return `${to.symbol} = ${scaleText(from.symbol, ratioOf(from, to).q, zero)}`;
  }
  if (Boolean(from.inverse) !== Boolean(to.inverse)) {
    const constant = from.inverse ? ratioOf(from, to) : ratioOf(to, from);
    return `${to.symbol} = ${constantText(constant)} ÷ ${from.symbol}`;
  }
  return `${to.symbol} = ${from.symbol}${factorText(from.inverse ? ratioOf(to, from) : ratioOf(from, to))}`;
}

/** Writes ` × 30.48`, ` ÷ 12`, ` × 5/9` or ` × π/180`; empty for 1. */
function factorText(factor: Exact): string {
  const { q, piPower } = factor;
  if (piPower !== 0) return ` × ${constantText(factor)}`;
  if (q.equals(Rational.ONE)) return "";
  const decimal = shortDecimal(q);
  if (decimal !== null) return ` × ${decimal}`;
  const divisor = shortDecimal(q.reciprocal());
  if (divisor !== null) return ` ÷ ${divisor}`;
  return ` × ${isReadable(q) ? q.toString() : constantText(factor)}`;
}

/** Writes `235.214583…` or `180/π`. */
function constantText({ q, piPower }: Exact): string {
  if (piPower !== 0 && isReadable(q)) return piText(q, piPower);
  const value = approximate({ q, piPower });
  return (piPower === 0 ? shortDecimal(value) : null) ?? `${cut(value)}…`;
}

function piText({ n, d }: Rational, piPower: number): string {
  const pi = `π${["", "", "²", "³"][Math.abs(piPower)] ?? `^${Math.abs(piPower)}`}`;
  const with1 = (part: bigint, hasPi: boolean) => (hasPi ? (part === 1n ? pi : `${part}${pi}`) : String(part));
  const [top, bottom] = [with1(n, piPower > 0), with1(d, piPower < 0)];
  if (bottom === "1") return top;
  return `${top}/${piPower < 0 && d !== 1n ? `(${bottom})` : bottom}`;
}

function isReadable({ n, d }: Rational): boolean {
  return n <= LARGEST_PART && d <= LARGEST_PART;
}

/** The decimal, possibly in exponential notation, if it is short enough to be exact; otherwise null. */
function shortDecimal(value: Rational): string | null {
  const text = exactText(value);
  if (text.includes("/")) return null;
  const digits = toSignificant(value, MAX_DIGITS);
  const short = plainText(digits, -6, 14);
  return Rational.fromDecimal(short)?.equals(value) ? short : null;
}

/** The first digits of a decimal, truncated. */
function cut(value: Rational): string {
  const { digits, ...rest } = toSignificant(value, TRUNCATED_DIGITS + 6);
  return plainText({ ...rest, digits: digits.slice(0, TRUNCATED_DIGITS) }, -6, 14);
}
