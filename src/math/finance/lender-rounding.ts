/**
 * Rounding as lenders do it: to the cent or the whole currency unit, ties away from zero. Ties are decided on the exact
 * decimal, not on its binary neighbor (1.005 is a tie). If a double is too close to a tie to tell, about 190 digits
 * decide; only if they can't tell either is the exact fraction computed, which may have 100,000 digits.
 */
import { Rational } from "../numbers/rational";
import type { ExactPayment, Rounding } from "./loan";

/** `cent`: level payment and interest to 0.01. `whole`: level payment to the whole unit, interest to 0.01. */
export type LenderRounding = "cent" | "whole";

/** The rounding for `LoanTerms`; undefined if the loan is not rounded. */
export function lenderRounding(rounding: LenderRounding | "none"): Rounding | undefined {
  return rounding === "none" ? undefined : ROUNDINGS[rounding];
}

/**
 * Rounds a value to a number of decimals, ties away from zero.
 *
 * @param value the double to round
 * @param exact returns the true value, called only near a tie; null if it is irrational and so cannot be a tie
 */
export function roundHalfUp(value: number, places: number, exact: () => Rational | null): number {
  const scale = 10 ** places;
  const scaled = Math.abs(value) * scale;
  const distance = Math.abs(scaled - Math.floor(scaled) - 0.5);
  const known = distance < 1e-6 + scaled * 1e-12 ? exact() : null;
  if (known) return known.roundTo(places).toNumber();
  return (Math.sign(value) * Math.round(scaled)) / scale;
}

/** Interest on a balance for one period, rounded to the cent. */
export function roundedInterest(balance: number, periodRate: number, exactRate: Rational | null): number {
  return roundHalfUp(balance * periodRate, 2, () => {
    if (!exactRate) return null;
    const owed = Rational.fromNumber(balance);
    return decided((owed.n * fixed(exactRate)) / owed.d, 2) ?? owed.multiply(exactRate);
  });
}

/** Decimal places of a rounded level payment. */
const PLACES: Readonly<Record<LenderRounding, number>> = { cent: 2, whole: 0 };

/** Rounds a level payment to the cent or the whole unit. */
export function roundedPayment(payment: number, rounding: LenderRounding, exact: () => Rational | null): number {
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
  { owed, rate, periods, residual, timing }: ExactPayment,
  rounding: LenderRounding,
): Rational | null {
  const principal = Rational.sum(owed.map(Rational.fromNumber));
  const rest = Rational.fromNumber(residual);
  if (!rate) return exactLevelPayment(principal, Rational.ZERO, periods, rest);
  const exactRate = rate();
  if (!exactRate || timing === "end")
    return exactRate && levelPaymentToRound(principal, exactRate, periods, rest, rounding);
  const earlier = principal.divide(Rational.ONE.add(exactRate));
  return earlier.compare(rest) < 0
    ? exactLevelPayment(earlier, exactRate, periods, rest)
    : levelPaymentToRound(earlier, exactRate, periods, rest, rounding);
}

/** The exact level payment, (P − B·v)·i / (1 − v) with v = (1 + i)^−n. */
export function exactLevelPayment(principal: Rational, rate: Rational, periods: number, residual: Rational): Rational {
  if (rate.sign() === 0) return principal.subtract(residual).divide(Rational.of(periods));
  const growth = Rational.ONE.add(rate).power(periods).subtract(Rational.ONE);
  return principal.subtract(residual).multiply(rate).divide(growth).add(principal.multiply(rate));
}

/**
 * The level payment, accurate enough to be rounded: already rounded if about 190 digits can decide the direction,
 * otherwise the exact fraction.
 *
 * @param principal at least `residual`; neither is negative
 * @param rate not negative
 */
export function levelPaymentToRound(
  principal: Rational,
  rate: Rational,
  periods: number,
  residual: Rational,
  rounding: LenderRounding,
): Rational {
  const near = nearLevelPayment(principal, rate, periods, residual);
  return (near !== null && decided(near, PLACES[rounding])) || exactLevelPayment(principal, rate, periods, residual);
}

/** Number of binary digits after the point that decide when a double cannot. */
const BITS = 640n;

/** They decide unless the value is closer to a tie than this, in units of 2^-BITS; their error is far smaller. */
const MARGIN = 1n << (BITS - 64n);

/** Converts to units of 2^-BITS, truncated. */
function fixed({ n, d }: Rational): bigint {
  return (n << BITS) / d;
}

/** Rounds to a number of decimals, ties away from zero; returns null if the value may be a tie. */
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
 * The level payment in units of 2^-BITS. For a principal below 2^400, a rate above 2^-100 and fewer than 2^20 periods
 * the error is less than 2^-100; outside those limits returns null.
 */
function nearLevelPayment(principal: Rational, rate: Rational, periods: number, residual: Rational): bigint | null {
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
