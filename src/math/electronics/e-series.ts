/** Standard component values (IEC 60063), in any decade. */
import { E24, E192_EXCEPTION } from "../../data/electronics/e-series";

export const SERIES = {
  e3: "E3 (40%)",
  e6: "E6 (20%)",
  e12: "E12 (10%)",
  e24: "E24 (5%)",
  e48: "E48 (2%)",
  e96: "E96 (1%)",
  e192: "E192 (0.5%)",
} as const;

export type Series = keyof typeof SERIES;

/** Relative differences this small are rounding noise. */
const NOISE = 1e-12;

/** The values of one decade, from 100 to below 1000. */
export function decadeOf(series: Series): readonly number[] {
  const count = Number(series.slice(1));
  if (count <= 24) return E24.filter((_, i) => i % (24 / count) === 0);
  return Array.from({ length: count }, (_, i) => {
    const value = Math.round(100 * 10 ** (i / count));
    return value === E192_EXCEPTION.formula ? E192_EXCEPTION.standard : value;
  });
}

/** A mantissa times a power of ten, rounded only once: 4.7 kΩ is 470 × 10¹. */
export function scaled(mantissa: number, exponent: number): number {
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent;
}

/** The standard values adjacent to a value. */
export interface Neighbors {
  readonly nearest: number;
  /** The value itself if it is standard. */
  readonly below: number;
  readonly above: number;
  /** (nearest − value) / value, in percent. */
  readonly errorPercent: number;
}

/**
 * The standard values below, above and nearest to a value. The nearest has the smallest relative error; if two tie, the
 * lower one.
 *
 * @param value between 1e-30 and 1e30
 */
export function neighborsIn(series: Series, value: number): Neighbors {
  const exponent = Math.floor(Math.log10(value)) - 2;
  // Includes an extra decade at each end, since the logarithm of a power of ten may be slightly off.
  const values = [exponent - 1, exponent, exponent + 1].flatMap((power) =>
    decadeOf(series).map((mantissa) => scaled(mantissa, power)),
  );
  const below = values.findLast((one) => one <= value * (1 + NOISE)) as number;
  const above = values.find((one) => one >= value * (1 - NOISE)) as number;
  const nearest = above - value < (value - below) * (1 - NOISE) ? above : below;
  return { nearest, below, above, errorPercent: 100 * (nearest / value - 1) };
}

/** All values of a series from `low` to `high`, both included. */
export function standardValues(series: Series, low: number, high: number): number[] {
  const [from, to] = [Math.floor(Math.log10(low)) - 3, Math.ceil(Math.log10(high))];
  const values: number[] = [];
  for (let power = from; power <= to; power++)
    for (const mantissa of decadeOf(series)) {
      const value = scaled(mantissa, power);
      if (value >= low * (1 - NOISE) && value <= high * (1 + NOISE)) values.push(value);
    }
  return values;
}
