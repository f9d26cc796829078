/** How one unit follows from another: `cm = ft × 30.48`, `ft = in ÷ 12`, `L/100 km = 235.214583… ÷ mpg`. */
import { exactText } from "../numbers/exact";
import { Rational } from "../numbers/rational";
import { plainText, toSignificant } from "../numbers/significant";
import { approximate, type ConvertibleUnit, convertExactly, type Exact, ratioOf } from "./conversion";
import { scaleText } from "./scale-text";

interface WrittenUnit extends ConvertibleUnit {
  readonly symbol: string;
}

/** Digits of a factor that is cut. */
const CUT = 9;
/** Longer factors are cut. */
const LONGEST = 13;
/** Numerators and denominators of a fraction that can be read. */
const LARGEST_PART = 100_000n;

/** Both of one kind: scales with zeros of their own, or units that are multiples, or reciprocals, of each other. */
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

/** ` × 30.48`, ` ÷ 12`, ` × 5/9`, ` × π/180`; nothing for 1. */
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

/** `235.214583…`, `180/π` */
function constantText({ q, piPower }: Exact): string {
  if (piPower !== 0 && isReadable(q)) return piText(q, piPower);
  const value = approximate({ q, piPower });
  return (piPower === 0 ? shortDecimal(value) : null) ?? `${cut(value)}…`;
}

function piText({ n, d }: Rational, piPower: number): string {
  const pi = `π${["", "", "²", "³"][Math.abs(piPower)] ?? `^${Math.abs(piPower)}`}`;
  const with1 = (part: bigint, hasPi: boolean) =>
    hasPi ? (part === 1n ? pi : `${part}${pi}`) : String(part);
  const [top, bottom] = [with1(n, piPower > 0), with1(d, piPower < 0)];
  if (bottom === "1") return top;
  return `${top}/${piPower < 0 && d !== 1n ? `(${bottom})` : bottom}`;
}

function isReadable({ n, d }: Rational): boolean {
  return n <= LARGEST_PART && d <= LARGEST_PART;
}

/** The decimal where it ends soon, perhaps with a power of ten. */
function shortDecimal(value: Rational): string | null {
  const text = exactText(value);
  if (text.includes("/")) return null;
  const digits = toSignificant(value, LONGEST);
  const short = plainText(digits, -6, 14);
  return Rational.fromDecimal(short)?.equals(value) ? short : null;
}

/** The first digits of a number that goes on. */
function cut(value: Rational): string {
  const { digits, ...rest } = toSignificant(value, CUT + 6);
  return plainText({ ...rest, digits: digits.slice(0, CUT) }, -6, 14);
}
