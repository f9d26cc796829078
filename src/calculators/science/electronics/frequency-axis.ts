import type { Format } from "../../../core/format";
import { prefixed } from "../../../fieldsets/prefixed";

/** From so many powers of ten on, an axis is labeled at these: 1, 10 and 100 Hz, and not at 3.16 and 31.6 Hz. */
const DECADES = 2;
/** Ticks are doubles. */
const NOISE = 1e-9;

/** A logarithmic axis, whose values are exponents of ten. */
export function frequencyAxis(frequencies: readonly number[], format: Format, digits = 3) {
  const values = frequencies.map((frequency) => Math.log10(frequency));
  const exact = (exponent: number) => prefixed(10 ** exponent, "Hz", format, digits);
  const isWide = Number(values.at(-1)) - Number(values[0]) >= DECADES - NOISE;
  const isWhole = (exponent: number) => Math.abs(exponent - Math.round(exponent)) < NOISE;
  return {
    label: "Frequency (logarithmic)",
    values,
    exact,
    format: (exponent: number) => (isWide && !isWhole(exponent) ? "" : exact(exponent)),
  };
}
