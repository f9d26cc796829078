/**
 * Exact conversion between units. Factors are fractions, and powers of π cancel as integers; any power that is left is
 * multiplied in only when a plain number is needed.
 */
import { toFiniteNumber } from "../numbers/exact";
import { Rational } from "../numbers/rational";

/** What a conversion needs to know about a unit. Units of the same quantity convert into each other. */
export interface ConvertibleUnit {
  /** Factor to SI units: `0.3048`, `1.5e-6`, `5/9`. */
  readonly factor: string;
  /** Exponent of π in the factor. */
  readonly piPower?: number;
  /** Offset of a temperature scale: kelvins = (value + offset) × factor. */
  readonly offset?: string;
  /** Set for reciprocal units: SI value = factor / value. */
  readonly inverse?: true;
}

/** A unit among those of one choice, with its quantity where the choice offers several. */
type OfferedUnit = ConvertibleUnit & { readonly quantity?: string };

/** The number q·π^piPower. */
export interface Exact {
  readonly q: Rational;
  readonly piPower: number;
}

/** π to 80 decimals (OEIS A000796). */
const PI = Rational.fromDecimal(
  "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899",
) as Rational;

/**
 * Parses a factor or an offset.
 *
 * @throws RangeError if the text is not a number
 */
export function readFactor(text: string): Rational {
  const [top = "", bottom = "1"] = text.split("/");
  const [n, d] = [Rational.fromDecimal(top), Rational.fromDecimal(bottom)];
  if (!n || !d) throw new RangeError(`not a factor: ${text}`);
  return n.divide(d);
}

/**
 * Converts a value to SI units.
 *
 * @throws RangeError for 0 in a reciprocal unit
 */
export function toSi(value: Exact, unit: ConvertibleUnit): Exact {
  const factor = readFactor(unit.factor);
  const piPower = unit.piPower ?? 0;
  if (unit.inverse) return { q: factor.divide(value.q), piPower: piPower - value.piPower };
  const shifted = unit.offset === undefined ? value.q : value.q.add(readFactor(unit.offset));
  return { q: shifted.multiply(factor), piPower: value.piPower + piPower };
}

/**
 * Converts a value from SI units.
 *
 * @throws RangeError for 0 into a reciprocal unit
 */
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

/** @throws RangeError for 0 between a reciprocal unit and an ordinary one */
export function convertExactly(value: Rational, from: ConvertibleUnit, to: ConvertibleUnit): Exact {
  if (from.inverse && to.inverse) {
    const ratio = ratioOf(to, from);
    return { q: value.multiply(ratio.q), piPower: ratio.piPower };
  }
  return fromSi(toSi({ q: value, piPower: 0 }, from), to);
}

/** The size of one unit in terms of another, by their factors alone. */
export function ratioOf(unit: ConvertibleUnit, other: ConvertibleUnit): Exact {
  return {
    q: readFactor(unit.factor).divide(readFactor(other.factor)),
    piPower: (unit.piPower ?? 0) - (other.piPower ?? 0),
  };
}

/** The value as a fraction, with π taken to 80 decimals. */
export function approximate({ q, piPower }: Exact): Rational {
  return piPower === 0 ? q : q.multiply(PI.power(piPower));
}

/**
 * Converts a number between units given by id; null if the result is out of range. If either unit is unknown, or they
 * are of different quantities, the value is returned unchanged.
 */
export function convertIn(
  units: Readonly<Record<string, OfferedUnit>> | undefined,
  value: number,
  from: string,
  to: string,
): number | null {
  const [source, target] = [units?.[from], units?.[to]];
  if (!source || !target || from === to || source.quantity !== target.quantity) return value;
  return toFiniteNumber(approximate(convertExactly(Rational.fromNumber(value), source, target)));
}
