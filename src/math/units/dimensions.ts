import { superscript } from "../numbers/write-number";

/**
 * The dimension of a unit, as exponents of mass M, length L, time T, current I, temperature K, amount of substance N,
 * luminous intensity J, plane angle A and data D: `{ M: 1, L: 1, T: -2 }` is a force.
 */
export type Dimension = Readonly<Record<string, number>>;

export const DIMENSIONLESS: Dimension = {};

/** Symbols of the base units in SI expressions. */
const BASE_SYMBOLS: Readonly<Record<string, string>> = {
  M: "kg",
  L: "m",
  T: "s",
  I: "A",
  K: "K",
  N: "mol",
  J: "cd",
  A: "rad",
  D: "bit",
};

/** The dimension of `first` × `second`^`power`. */
export function timesPower(first: Dimension, second: Dimension, power: number): Dimension {
  const product: Record<string, number> = { ...first };
  for (const [base, exponent] of Object.entries(second)) {
    const sum = (product[base] ?? 0) + exponent * power;
    if (sum === 0) delete product[base];
    else product[base] = sum;
  }
  return product;
}

export function isSameDimension(first: Dimension, second: Dimension): boolean {
  const keys = Object.keys(first);
  return keys.length === Object.keys(second).length && keys.every((base) => first[base] === second[base]);
}

/** Whether one is the reciprocal of the other, like miles per gallon and gallons per mile. */
export function isReciprocal(first: Dimension, second: Dimension): boolean {
  return isSameDimension(timesPower(DIMENSIONLESS, first, -1), second);
}

/** Whether it is just an angle or a solid angle, which is a plain number in SI. */
export function isAngle(dimension: Dimension): boolean {
  return [1, 2].some((power) => isSameDimension(dimension, { A: power }));
}

/** The SI unit of a dimension: `kg·m/s²` for a force. */
export function siSymbol(dimension: Dimension): string {
  const powers = Object.entries(BASE_SYMBOLS).map(
    ([base, symbol]) => ({ symbol, power: dimension[base] ?? 0 }) as const,
  );
  return productSymbol(powers.filter(({ power }) => power !== 0));
}

/** Writes a product of unit powers, numerator first: `kg·m/s²`, `W/(m²·K)`, `1/s`. */
export function productSymbol(factors: readonly { readonly symbol: string; readonly power: number }[]): string {
  const written = (sign: 1 | -1) =>
    factors
      .filter(({ power }) => power * sign > 0)
      .map(({ symbol, power }) => symbol + (Math.abs(power) === 1 ? "" : superscript(Math.abs(power))));
  const [above, below] = [written(1), written(-1)];
  const bottom = below.length > 1 ? `(${below.join("·")})` : below[0];
  return (above.join("·") || "1") + (bottom === undefined ? "" : `/${bottom}`);
}
