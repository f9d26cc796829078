import { bitLength } from "./bit-length";
import { integerSquareRoot } from "./integer";
import { type Rational, scaleByPowerOfTwo } from "./rational";

/** Binary digits of a root before it is rounded to a double. */
const BITS = 66;

/**
 * The square root of an exact number as a double, to the last bit or the one before; Infinity beyond the range of a double.
 * The number itself may be far beyond it. @param value not negative
 */
export function nearestRoot(value: Rational): number {
  const size = bitLength(value.n) - bitLength(value.d);
  // An even number of binary places, so that the root of the scale is a power of two.
  const places = 2 * Math.ceil((2 * BITS - size) / 2);
  const scaled = places >= 0 ? (value.n << BigInt(places)) / value.d : value.n / (value.d << BigInt(-places));
  return scaleByPowerOfTwo(Number(integerSquareRoot(scaled)), -places / 2);
}
