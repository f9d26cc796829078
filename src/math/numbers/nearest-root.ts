import { bitLength } from "./bit-length";
import { integerSquareRoot } from "./integer";
import { type Rational, scaleByPowerOfTwo } from "./rational";

/** Number of bits computed before rounding the root to a double. */
const BITS = 66;

/**
 * The square root of an exact number as a double, accurate to the last bit or the one before. The number itself may
 * exceed the range of a double; the result is Infinity if the root does.
 *
 * @param value not negative
 */
export function nearestRoot(value: Rational): number {
  const size = bitLength(value.n) - bitLength(value.d);
  // The shift is even so that the square root of the scale is a power of two.
  const places = 2 * Math.ceil((2 * BITS - size) / 2);
  const scaled = places >= 0 ? (value.n << BigInt(places)) / value.d : value.n / (value.d << BigInt(-places));
  return scaleByPowerOfTwo(Number(integerSquareRoot(scaled)), -places / 2);
}
