/** Writes a quantity in several units: 5 ft 10 7/8 in. */
import { Rational } from "../numbers/rational";
import { approximate, type ConvertibleUnit, type Exact, fromSi, ratioOf } from "./conversion";

export interface BrokenDown {
  readonly negative: boolean;
  /** Absolute values: integers, followed by the rounded remainder in the last unit. */
  readonly values: readonly Rational[];
}

/**
 * Splits a quantity into integer counts of the larger units and a rounded remainder in the last one. If rounding fills
 * up a larger unit, it carries: 7 ft 12 in becomes 8 ft 0 in.
 *
 * @param si the quantity in SI units
 * @param units each a multiple of the next, largest first
 */
export function breakDown(
  si: Exact,
  units: readonly ConvertibleUnit[],
  round: (rest: Rational) => Rational,
): BrokenDown {
  const last = units.at(-1) as ConvertibleUnit;
  const total = approximate(fromSi(si, last));
  const larger = units.slice(0, -1).map((unit) => approximate(ratioOf(unit, last)));
  const values: Rational[] = [];
  let rest = total.abs();
  for (const size of larger) {
    const count = Rational.of(rest.divide(size).floor());
    values.push(count);
    rest = rest.subtract(count.multiply(size));
  }
  values.push(round(rest));
  for (let i = larger.length - 1; i >= 0; i--) {
    const own = (values[i + 1] as Rational).multiply(larger[i + 1] ?? Rational.ONE);
    if (own.compare(larger[i] as Rational) < 0) break;
    values[i + 1] = Rational.ZERO;
    values[i] = (values[i] as Rational).add(Rational.ONE);
  }
  return { negative: total.sign() < 0 && values.some((value) => value.sign() !== 0), values };
}

/** Rounds to the nearest multiple of 1/parts, halves away from zero. */
export function roundToFraction(value: Rational, parts: number): Rational {
  return Rational.of(value.multiply(Rational.of(parts)).round(), parts);
}
