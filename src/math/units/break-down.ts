/** A quantity told in several units: 5 ft 10 7/8 in. */
import { Rational } from "../numbers/rational";
import { approximate, type ConvertibleUnit, type Exact, fromSi, ratioOf } from "./conversion";

export interface BrokenDown {
  readonly negative: boolean;
  /** Without the sign: whole numbers, and the rounded rest in the last unit. */
  readonly values: readonly Rational[];
}

/**
 * Whole numbers of the larger units, and the rest in the last one, rounded; where that makes a whole larger unit, it
 * carries: 7 ft 12 in becomes 8 ft 0 in.
 *
 * @param si in SI units
 * @param units multiples of each other, the largest first
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

/** To the nearest multiple of 1/parts, halves up. */
export function roundToFraction(value: Rational, parts: number): Rational {
  return Rational.of(value.multiply(Rational.of(parts)).round(), parts);
}
