/**
 * Rounding as lenders do it: to the cent or the whole unit, ties away from zero, decided on the exact decimal and
 * not on its binary neighbour (1.005 is a tie). The exact value is worked out only where a double is too close to a
 * tie to tell.
 */
import { Rational } from "../numbers/rational";

/** `cent`: level payment and interest to 0.01. `whole`: level payment to the whole unit, interest to 0.01. */
export type LenderRounding = "none" | "cent" | "whole";

/**
 * A value rounded to so many decimals, ties away from zero.
 *
 * @param value the double at hand
 * @param exact the true value, asked for only near a tie; null where it is irrational and cannot be a tie
 */
export function roundHalfUp(value: number, places: number, exact: () => Rational | null): number {
  const scale = 10 ** places;
  const scaled = Math.abs(value) * scale;
  const distance = Math.abs(scaled - Math.floor(scaled) - 0.5);
  const known = distance < 1e-6 + scaled * 1e-12 ? exact() : null;
  if (known) return known.roundTo(places).toNumber();
  return (Math.sign(value) * Math.round(scaled)) / scale;
}

/**
 * One period's interest on a balance, to the cent.
 *
 * @param exactBalance asked for only near a tie; without it the decimal of `balance`
 */
export function roundedInterest(
  balance: number,
  periodRate: number,
  exactRate: Rational | null,
  exactBalance: () => Rational = () => Rational.fromNumber(balance),
): number {
  return roundHalfUp(balance * periodRate, 2, () => exactRate && exactBalance().multiply(exactRate));
}

/** A level payment to the cent or the whole unit. */
export function roundedPayment(
  payment: number,
  rounding: LenderRounding,
  exact: () => Rational | null,
): number {
  return rounding === "none" ? payment : roundHalfUp(payment, rounding === "cent" ? 2 : 0, exact);
}

/** The level payment as a fraction, (P − B·v)·i / (1 − v) with v = (1 + i)^−n. */
export function exactLevelPayment(
  principal: Rational,
  rate: Rational,
  periods: number,
  residual: Rational,
): Rational {
  if (rate.sign() === 0) return principal.subtract(residual).divide(Rational.of(periods));
  const growth = Rational.ONE.add(rate).power(periods).subtract(Rational.ONE);
  return principal.subtract(residual).multiply(rate).divide(growth).add(principal.multiply(rate));
}
