/**
 * Exact conversion between units: factors are fractions, powers of π cancel as whole numbers, and what is left of them
 * is multiplied in only when a number is asked for.
 */
import { toFiniteNumber } from "../numbers/exact";
import { Rational } from "../numbers/rational";

/** What a conversion needs to know of a unit. Units of one quantity convert into each other. */
export interface ConvertibleUnit {
  /** In SI units: `0.3048`, `1.5e-6`, `5/9`. */
  readonly factor: string;
  /** The exponent of π in the factor. */
  readonly piPower?: number;
  /** Kelvins = (value + offset) × factor. */
  readonly offset?: string;
  /** SI value = factor / value. */
  readonly inverse?: true;
}

/** q·π^piPower */
export interface Exact {
  readonly q: Rational;
  readonly piPower: number;
}

/** π to 80 decimals (OEIS A000796). */
const PI = Rational.fromDecimal(
  "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899",
) as Rational;

/** Reads a factor or an offset. @throws RangeError for a text that is no number */
export function readFactor(text: string): Rational {
  const [top = "", bottom = "1"] = text.split("/");
  const [n, d] = [Rational.fromDecimal(top), Rational.fromDecimal(bottom)];
  if (!n || !d) throw new RangeError(`not a factor: ${text}`);
  return n.divide(d);
}

/** The value in SI units. @throws RangeError for 0 of a unit whose value stands below the line */
export function toSi(value: Exact, unit: ConvertibleUnit): Exact {
  const factor = readFactor(unit.factor);
  const piPower = unit.piPower ?? 0;
  if (unit.inverse) return { q: factor.divide(value.q), piPower: piPower - value.piPower };
  const shifted = unit.offset === undefined ? value.q : value.q.add(readFactor(unit.offset));
  return { q: shifted.multiply(factor), piPower: value.piPower + piPower };
}

/** The way back. @throws RangeError for 0 into a unit whose value stands below the line */
export function fromSi(si: Exact, unit: ConvertibleUnit): Exact {
  const factor = readFactor(unit.factor);
  const piPower = unit.piPower ?? 0;
  if (unit.inverse) return { q: factor.divide(si.q), piPower: piPower - si.piPower };
  const value = si.q.divide(factor);
  return {
    q: unit.offset === undefined ? value : value.subtract(readFactor(unit.offset)),
    piPower: si.piPower - piPower,
  };
}

/** @throws RangeError for 0 between units one of which stands below the line */
export function convertExactly(value: Rational, from: ConvertibleUnit, to: ConvertibleUnit): Exact {
  if (from.inverse && to.inverse) {
    const ratio = ratioOf(to, from);
    return { q: value.multiply(ratio.q), piPower: ratio.piPower };
  }
  return fromSi(toSi({ q: value, piPower: 0 }, from), to);
}

/** What one of a unit is in the other, going by their factors alone. */
export function ratioOf(unit: ConvertibleUnit, other: ConvertibleUnit): Exact {
  return {
    q: readFactor(unit.factor).divide(readFactor(other.factor)),
    piPower: (unit.piPower ?? 0) - (other.piPower ?? 0),
  };
}

/** The number itself; a power of π to 80 decimals. */
export function approximate({ q, piPower }: Exact): Rational {
  return piPower === 0 ? q : q.multiply(PI.power(piPower));
}

/** A number of one unit in another, both by id; null beyond the range of doubles. Unknown units change nothing. */
export function convertIn(
  units: Readonly<Record<string, ConvertibleUnit>> | undefined,
  value: number,
  from: string,
  to: string,
): number | null {
  const [source, target] = [units?.[from], units?.[to]];
  if (!source || !target || from === to) return value;
  return toFiniteNumber(approximate(convertExactly(Rational.fromNumber(value), source, target)));
}
