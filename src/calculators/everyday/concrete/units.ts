/** Exact sizes of US units, in SI units. */

export const FOOT = 0.3048;
const INCH = 0.0254;
/** In m³. */
export const CUBIC_FOOT = FOOT ** 3;
export const CUBIC_YARD = 27 * CUBIC_FOOT;
/** In kg. */
export const POUND = 0.453_592_37;

/** Converts values in any input unit to meters or cubic meters. */
export const TO_METERS = {
  ft: (value: number) => value * FOOT,
  m: (value: number) => value,
  in: (value: number) => value * INCH,
  cm: (value: number) => value / 100,
  "ft³": (value: number) => value * CUBIC_FOOT,
  "yd³": (value: number) => value * CUBIC_YARD,
  "m³": (value: number) => value,
} as const;

export type Unit = keyof typeof TO_METERS;

/** The unit of lengths in the working of each unit system, its size in meters, and how others are converted to it. */
export const WORKING_UNITS = {
  us: { unit: "ft", size: FOOT, conversions: { in: "÷ 12" } },
  metric: { unit: "m", size: 1, conversions: { cm: "÷ 100" } },
} as const satisfies Record<string, { unit: Unit; size: number; conversions: Partial<Record<Unit, string>> }>;
