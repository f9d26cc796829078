/** Measures in other units, and converted numbers as people write them. */
import { convert, dimensionOf } from "../math/units/units";
import type { Part } from "./measures";
import type { Values } from "./parse";

/** The sum of the parts in the unit of the last one; null where none of them has a number. */
export function totalOf(parts: readonly Part[], inputs: Values): number | null {
  const { unit } = parts.at(-1) as Part;
  let total: number | null = null;
  for (const part of parts) {
    const value = inputs[part.key];
    if (value === null || value === undefined) continue;
    if (typeof value !== "number" || !Number.isFinite(value)) return null;
    total = (total ?? 0) + (part.price ? value : convert(value, part.unit, unit));
  }
  return total;
}

/** A number of one unit in another, or the price of one unit as that of another. */
export function convertPart(value: number, from: Part, to: Part): number {
  if (dimensionOf(from.unit) !== dimensionOf(to.unit)) return value;
  return from.price ? convert(value, to.unit, from.unit) : convert(value, from.unit, to.unit);
}

/** A converted number with this many digits is written out: 24 ft are 7.3152 m. */
const EXACT_DIGITS = 7;

/** Others keep so many: an error of a fifty-thousandth, far below what people measure. */
const DIGITS = 5;

/** Nobody types so many; they are those of another conversion. */
const TYPED_DIGITS = 8;

/**
 * A converted number as a person would write it: exactly where that is short, else with two digits more than were
 * typed, and five at least.
 */
export function writeConverted(value: number, typedDigits: number): string {
  const exact = Number(value.toPrecision(12));
  const digits = typedDigits > TYPED_DIGITS ? DIGITS : Math.max(DIGITS, typedDigits + 2);
  const rounded = Number(value.toPrecision(digits));
  const text = plainText(exact);
  return significantDigits(text) <= EXACT_DIGITS ? text : plainText(rounded);
}

/** How many digits a number was typed with: 3 of `180`, `1.80` and `0.018`. */
export function significantDigits(text: string): number {
  return text.replace(/e.*$/i, "").replace(/\D/g, "").replace(/^0+/, "").length;
}

/** Below, a decimal would be a row of zeros with few digits or none at its end: 1.602176634e-19. */
const SMALLEST_PLAIN = 1e-8;

/** A decimal without an exponent, as fields are typed. */
function plainText(value: number): string {
  const text = String(value);
  return text.includes("e-") && Math.abs(value) >= SMALLEST_PLAIN
    ? value.toFixed(20).replace(/\.?0+$/, "")
    : text;
}
