/**
 * Units of length, mass and volume for measured inputs. A unit is identified by its symbol, as fields display it. Sizes
 * are exact: International Yard and Pound Agreement of 1959 (yard 0.9144 m, pound 0.45359237 kg); the US gallon is 231
 * cubic inches, or 128 fluid ounces, and the stone 14 pounds (NIST Handbook 44, appendix C).
 */

export type Dimension = "length" | "mass" | "volume";

interface Unit {
  readonly dimension: Dimension;
  /** In meters, kilograms or cubic meters, as an exact decimal. */
  readonly size: string;
}

const UNITS = {
  in: { dimension: "length", size: "0.0254" },
  ft: { dimension: "length", size: "0.3048" },
  yd: { dimension: "length", size: "0.9144" },
  mi: { dimension: "length", size: "1609.344" },
  mm: { dimension: "length", size: "0.001" },
  cm: { dimension: "length", size: "0.01" },
  m: { dimension: "length", size: "1" },
  km: { dimension: "length", size: "1000" },
  oz: { dimension: "mass", size: "0.028349523125" },
  lb: { dimension: "mass", size: "0.45359237" },
  st: { dimension: "mass", size: "6.35029318" },
  g: { dimension: "mass", size: "0.001" },
  kg: { dimension: "mass", size: "1" },
  "ft³": { dimension: "volume", size: "0.028316846592" },
  "yd³": { dimension: "volume", size: "0.764554857984" },
  gal: { dimension: "volume", size: "0.003785411784" },
  // A no-break space, because a plain space separates the units of a measure in two units.
  "fl\u00a0oz": { dimension: "volume", size: "0.0000295735295625" },
  mL: { dimension: "volume", size: "0.000001" },
  L: { dimension: "volume", size: "0.001" },
  "m³": { dimension: "volume", size: "1" },
} as const satisfies Readonly<Record<string, Unit>>;

export type UnitSymbol = keyof typeof UNITS;

export function isUnit(symbol: string): symbol is UnitSymbol {
  return Object.hasOwn(UNITS, symbol);
}

export function dimensionOf(unit: UnitSymbol): Dimension {
  return UNITS[unit].dimension;
}

/** Size in meters, kilograms or cubic meters, as an exact decimal: `0.3048` for feet. */
export function sizeOf(unit: UnitSymbol): string {
  return UNITS[unit].size;
}

/** Decimal digits that a double holds reliably; further digits in a product of two decimals are noise. */
const SAFE_DIGITS = 14;

/** Converts between units of the same dimension: 24 ft is 7.3152 m, not 7.315200000000001 m. */
export function convert(value: number, from: UnitSymbol, to: UnitSymbol): number {
  if (from === to) return value;
  return Number(((value * Number(UNITS[from].size)) / Number(UNITS[to].size)).toPrecision(SAFE_DIGITS));
}
