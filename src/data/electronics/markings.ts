/** Codes on surface-mount resistors and capacitors: IEC 60062:2016, EIA RS-198 (ANSI/EIA-198), EIA-96. */

/** EIA-96 letters and the power of ten of their multiplier. If there are two letters, the first is used for output. */
export const EIA96_MULTIPLIERS: readonly (readonly [letters: string, exponent: number])[] = [
  ["Z", -3],
  ["YR", -2],
  ["XS", -1],
  ["A", 0],
  ["BH", 1],
  ["C", 2],
  ["D", 3],
  ["E", 4],
  ["F", 5],
];

/** Tolerance of every EIA-96 code, in percent. */
export const EIA96_TOLERANCE = 1;

/** Tolerance of a resistor in percent, by the letter after its value (IEC 60062:2016, table 3): `331J` is 330 Ω ± 5%. */
export const RESISTOR_TOLERANCES: Readonly<Record<string, number>> = {
  B: 0.1,
  C: 0.25,
  D: 0.5,
  F: 1,
  G: 2,
  J: 5,
  K: 10,
  M: 20,
};

/** Tolerance of a capacitor, in farads or percent. `below` is the lower tolerance, if different. */
export type CapacitorTolerance = { readonly farads: number } | { readonly percent: number; readonly below?: number };

export const CAPACITOR_TOLERANCES: Readonly<Record<string, CapacitorTolerance>> = {
  B: { farads: 0.1e-12 },
  C: { farads: 0.25e-12 },
  D: { farads: 0.5e-12 },
  F: { percent: 1 },
  G: { percent: 2 },
  J: { percent: 5 },
  K: { percent: 10 },
  M: { percent: 20 },
  Z: { percent: 80, below: 20 },
};

/** Rated voltage by code, in volts. */
export const CAPACITOR_VOLTAGES: Readonly<Record<string, number>> = {
  "0J": 6.3,
  "1A": 10,
  "1C": 16,
  "1E": 25,
  "1H": 50,
  "1J": 63,
  "2A": 100,
  "2C": 160,
  "2D": 200,
  "2E": 250,
  "2G": 400,
  "2J": 630,
  "3A": 1000,
};
