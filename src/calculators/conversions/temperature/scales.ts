import rows from "../../../data/units/temperature.json";
import type { UnitRow } from "../../../data/units/units";
import { Rational } from "../../../math/numbers/rational";
import { convertExactly, readFactor } from "../../../math/units/conversion";

/** Scales in the order of the menu and the table. */
export const SCALES = {
  celsius: "Celsius (°C)",
  fahrenheit: "Fahrenheit (°F)",
  kelvin: "Kelvin (K)",
  rankine: "Rankine (°R)",
  reaumur: "Réaumur (°Ré)",
  delisle: "Delisle (°De)",
  newton: "Newton (°N)",
  romer: "Rømer (°Rø)",
} as const;

export type Scale = keyof typeof SCALES;

export const SCALE_KEYS = Object.keys(SCALES) as Scale[];

const UNITS = new Map((rows as UnitRow[]).map((row) => [row.id, row]));

/** The Newton scale has a different ID in the unit table, because the unit of force has the same name. */
function unitOf(scale: Scale): UnitRow {
  return UNITS.get(scale === "newton" ? "newton-temperature" : scale) as UnitRow;
}

/** What a choice of scale converts typed temperatures with. */
export const SCALE_UNITS: Readonly<Record<string, UnitRow>> = Object.fromEntries(
  SCALE_KEYS.map((scale) => [scale, unitOf(scale)]),
);

/** `°F`, `K` */
export function symbolOf(scale: Scale): string {
  return unitOf(scale).symbol;
}

export function convertScale(value: Rational, from: Scale, to: Scale): Rational {
  return convertExactly(value, unitOf(from), unitOf(to)).q;
}

/** Degrees of `to` per degree of `from`. Negative if one of the scales is descending. */
export function degreeRatio(from: Scale, to: Scale): Rational {
  return readFactor(unitOf(from).factor).divide(readFactor(unitOf(to).factor));
}

/** The value on scale `to` at 0 on scale `from`. */
export function zeroOf(from: Scale, to: Scale): Rational {
  return convertScale(Rational.ZERO, from, to);
}

/** 0 K on a scale. */
export function absoluteZero(scale: Scale): Rational {
  return zeroOf("kelvin", scale);
}

/** The value at which both scales agree, −40 for Fahrenheit and Celsius, or null if there is none. */
export function agreement(from: Scale, to: Scale): Rational | null {
  const rest = Rational.ONE.subtract(degreeRatio(from, to));
  return rest.sign() === 0 ? null : zeroOf(from, to).divide(rest);
}
