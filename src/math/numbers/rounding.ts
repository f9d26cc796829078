import { Rational } from "./rational";

/** How a number is rounded to one of its two neighbors. */
export const ROUNDING_MODES = {
  "half-up": "Half up (away from zero)",
  "half-even": "Half to even (bankers’ rounding)",
  "half-down": "Half down (toward zero)",
  up: "Up (away from zero)",
  down: "Down (toward zero)",
  ceiling: "Ceiling (toward larger numbers)",
  floor: "Floor (toward smaller numbers)",
} as const;

export type RoundingMode = keyof typeof ROUNDING_MODES;

/** Rounds to an integer, based on the exact value. */
export function roundToWhole(value: Rational, mode: RoundingMode): bigint {
  if (value.isInteger()) return value.n;
  const floor = value.floor();
  const ceiling = floor + 1n;
  const isNegative = value.sign() < 0;
  const [inward, outward] = isNegative ? [ceiling, floor] : [floor, ceiling];
  if (mode === "floor") return floor;
  if (mode === "ceiling") return ceiling;
  if (mode === "up") return outward;
  if (mode === "down") return inward;
  const side = value.subtract(Rational.of(floor)).compare(HALF);
  if (side !== 0) return side < 0 ? floor : ceiling;
  if (mode === "half-up") return outward;
  if (mode === "half-down") return inward;
  return floor % 2n === 0n ? floor : ceiling;
}

const HALF = Rational.of(1, 2);

/** Rounds to a multiple of a positive unit. */
export function roundToMultiple(value: Rational, unit: Rational, mode: RoundingMode): Rational {
  return Rational.of(roundToWhole(value.divide(unit), mode)).multiply(unit);
}

/**
 * The power of ten of the leading digit: 2 for 314, −3 for 0.00314.
 *
 * @param value not 0
 */
export function leadingPlace(value: Rational): number {
  const size = value.abs();
  const estimate = String(size.n).length - String(size.d).length;
  return size.compare(powerOfTen(estimate)) < 0 ? estimate - 1 : estimate;
}

/** 10^exponent, exact. */
export function powerOfTen(exponent: number): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? Rational.of(1n, power) : Rational.of(power);
}
