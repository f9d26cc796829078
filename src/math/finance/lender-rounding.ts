/**
 * Rounding as lenders do it: to the cent or the whole unit, ties away from zero, decided on the exact decimal and
 * not on its binary neighbour (1.005 is a tie). Where a double is too close to a tie to tell, some 190 digits decide,
 * and the exact fraction, which may have 100,000 of them, only where these do not tell either.
 */
import { Rational } from "../numbers/rational";
import type { ExactPayment, Rounding } from "./loan";

/** `cent`: level payment and interest to 0.01. `whole`: level payment to the whole unit, interest to 0.01. */
export type LenderRounding = "cent" | "whole";

/** For the terms of a loan; undefined for a loan that is not rounded. */
export function lenderRounding(rounding: LenderRounding | "none"): Rounding | undefined {
  return rounding === "none" ? undefined : ROUNDINGS[rounding];
}

/**
 * A value rounded to a number of decimals, ties away from zero.
 *
 * @param value the double to round
 * @param exact the true value, called only near a tie; null if it is irrational and cannot be a tie
 */
export function roundHalfUp(value: number, places: number, exact: () => Rational | null): number {
  const scale = 10 ** places;
  const scaled = Math.abs(value) * scale;
  const distance = Math.abs(scaled - Math.floor(scaled) - 0.5);
  const known = distance < 1e-6 + scaled * 1e-12 ? exact() : null;
  if (known) return known.roundTo(places).toNumber();
  return (Math.sign(value) * Math.round(scaled)) / scale;
}

/** One period's interest on a balance, to the cent. */
export function roundedInterest(balance: number, periodRate: number, exactRate: Rational | null): number {
  return roundHalfUp(balance * periodRate, 2, () => {
    if (!exactRate) return null;
    const owed = Rational.fromNumber(balance);
    return decided((owed.n * fixed(exactRate)) / owed.d, 2) ?? owed.multiply(exactRate);
  });
}

/** Places after the point that a level payment is rounded to. */
const PLACES: Readonly<Record<LenderRounding, number>> = { cent: 2, whole: 0 };

/** A level payment to the cent or the whole unit. */
export function roundedPayment(
  payment: number,
  rounding: LenderRounding,
  exact: () => Rational | null,
): number {
  return roundHalfUp(payment, PLACES[rounding], exact);
}

const ROUNDINGS: Readonly<Record<LenderRounding, Rounding>> = {
  cent: roundingTo("cent"),
  whole: roundingTo("whole"),
};

function roundingTo(rounding: LenderRounding): Rounding {
  return {
    payment: (payment, exact) => roundedPayment(payment, rounding, () => exactPayment(exact, rounding)),
    interest: roundedInterest,
    counted: (interest, balance, exact) =>
      roundHalfUp(interest, 2, () => exact?.(Rational.fromNumber(balance)) ?? null),
    exactRate: (annualRate, paymentsPerYear) =>
      Rational.fromNumber(annualRate).divide(Rational.of(100 * paymentsPerYear)),
  };
}

function exactPayment(
  { owed, rate, periods, residual }: ExactPayment,
  rounding: LenderRounding,
): Rational | null {
  const principal = owed.reduce((sum, amount) => sum.add(Rational.fromNumber(amount)), Rational.ZERO);
  const rest = Rational.fromNumber(residual);
  if (!rate) return exactLevelPayment(principal, Rational.ZERO, periods, rest);
  const exactRate = rate();
  return exactRate && levelPaymentToRound(principal, exactRate, periods, rest, rounding);
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

/**
 * The level payment, true enough to be rounded: rounded already wherever some 190 digits tell to which side it goes,
 * else the fraction itself.
 *
 * @param principal at least `residual`, both from 0
 * @param rate from 0
 */
export function levelPaymentToRound(
  principal: Rational,
  rate: Rational,
  periods: number,
  residual: Rational,
  rounding: LenderRounding,
): Rational {
  const near = nearLevelPayment(principal, rate, periods, residual);
  return (
    (near !== null && decided(near, PLACES[rounding])) ||
    exactLevelPayment(principal, rate, periods, residual)
  );
}

/** Binary digits after the point that decide where a double does not. */
const BITS = 640n;

/** They decide unless the value is closer to a tie than this, in units of 2^-BITS: errors are far smaller. */
const MARGIN = 1n << (BITS - 64n);

/** In units of 2^-BITS, the rest cut off. */
function fixed({ n, d }: Rational): bigint {
  return (n << BITS) / d;
}

/** The value rounded to so many decimals, ties away from zero; null where it may be a tie. */
function decided(near: bigint, places: number): Rational | null {
  const scale = 10n ** BigInt(places);
  const scaled = near * scale;
  const whole = scaled >> BITS;
  const half = 1n << (BITS - 1n);
  const beyond = scaled - (whole << BITS) - half;
  if (beyond < MARGIN && -beyond < MARGIN) return null;
  return Rational.of(beyond > 0n ? whole + 1n : whole, scale);
}

/**
 * The level payment in units of 2^-BITS. With a principal below 2^400, a rate above 2^-100 and fewer than 2^20 periods
 * it is off by less than 2^-100; null beyond them.
 */
function nearLevelPayment(
  principal: Rational,
  rate: Rational,
  periods: number,
  residual: Rational,
): bigint | null {
  const perPeriod = fixed(rate);
  const owed = fixed(principal);
  if (perPeriod >> (BITS - 100n) === 0n || owed >> (BITS + 400n) > 0n || periods >= 2 ** 20) return null;
  const one = 1n << BITS;
  let growth = one;
  for (const digit of periods.toString(2)) {
    growth = (growth * growth) >> BITS;
    if (digit === "1") growth = (growth * (one + perPeriod)) >> BITS;
  }
  return ((owed - fixed(residual)) * perPeriod) / (growth - one) + ((owed * perPeriod) >> BITS);
}
