/** Converts measures to other units and writes the results the way people write numbers. */
import { convert, dimensionOf } from "../math/units/units";
import type { Part } from "./measures";
import type { Values } from "./parse";

/**
 * The sum of the parts, in the unit of the last one. Returns null if no part has a value, or if one has a value that is
 * not a finite number.
 */
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

/** Converts a number to another unit, or a price per unit to a price per other unit. */
export function convertPart(value: number, from: Part, to: Part): number {
  if (dimensionOf(from.unit) !== dimensionOf(to.unit)) return value;
  return from.price ? convert(value, to.unit, from.unit) : convert(value, from.unit, to.unit);
}

/** A converted number with at most this many digits is written exactly: 24 ft is 7.3152 m. */
const EXACT_DIGITS = 7;

/** Minimum digits of other numbers: the error is at most 1 in 20,000, far below what people can measure. */
const DIGITS = 5;

/** A text with more digits than this was not typed; it comes from another conversion. */
const TYPED_DIGITS = 8;

/**
 * Writes a converted number as a person would: exactly if that is short, otherwise with two more digits than were
 * typed, but at least five.
 */
export function writeConverted(value: number, typedDigits: number): string {
  const exact = Number(value.toPrecision(12));
  const digits = typedDigits > TYPED_DIGITS ? DIGITS : Math.max(DIGITS, typedDigits + 2);
  const rounded = Number(value.toPrecision(digits));
  const text = plainText(exact);
  return significantDigits(text) <= EXACT_DIGITS ? text : plainText(rounded);
}

/** Number of digits without leading zeros: 3 for `180` and `1.80`, 2 for `0.018`. */
export function significantDigits(text: string): number {
  return text.replace(/e.*$/i, "").replace(/\D/g, "").replace(/^0+/, "").length;
}

/** Smaller numbers keep their exponent (1.602176634e-19): in plain notation they would be mostly zeros. */
const SMALLEST_PLAIN = 1e-8;

/** Writes a number the way it is typed into a field: without an exponent if possible. */
function plainText(value: number): string {
  const text = String(value);
  return text.includes("e-") && Math.abs(value) >= SMALLEST_PLAIN ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}
