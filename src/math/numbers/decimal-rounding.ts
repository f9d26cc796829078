import { Rational } from "./rational";

/** Rounds to `places` decimals, ties to the even digit: 1.365 becomes 1.36 and 1.375 becomes 1.38. */
export function roundHalfEven(value: Rational, places: number): Rational {
  const scale = Rational.of(10n ** BigInt(places));
  const scaled = value.multiply(scale);
  const below = scaled.floor();
  const rest = scaled.subtract(Rational.of(below)).compare(Rational.of(1, 2));
  const isUp = rest > 0 || (rest === 0 && below % 2n !== 0n);
  return Rational.of(isUp ? below + 1n : below).divide(scale);
}

/** The smallest decimal with `places` places that is not less than the value. */
export function roundUp(value: Rational, places: number): Rational {
  const scale = Rational.of(10n ** BigInt(places));
  return Rational.of(value.multiply(scale).ceil()).divide(scale);
}
