/**
 * Measured inputs: numbers whose unit is one of length, mass or volume. One measure is one input whose unit depends
 * on others (`length` in ft or m by `unitSystem`), or one input for each unit, named after it (`weightKg`, `weightSt`,
 * `weightLb`), of which those in use add up.
 */
import { convert, dimensionOf, isUnit, sizeOf, type UnitSymbol } from "../math/units/units";
import { meets, resolve } from "./conditions";
import type { Field, Fields } from "./fields";
import type { Values } from "./parse";

/** The unit of a number, while the other inputs are these; null where it is no unit of length, mass or volume. */
export function unitOf(field: Field, inputs: Values): UnitSymbol | null {
  if (field.type !== "number" || field.unit === undefined) return null;
  const unit = resolve(field.unit, inputs);
  return isUnit(unit) ? unit : null;
}

/** The unit that a price counts: `m³` of `/ m³`. */
function pricedUnitOf(field: Field, inputs: Values): UnitSymbol | null {
  if (field.type !== "money" || field.unit === undefined) return null;
  const unit = resolve(field.unit, inputs).replace(/^\/ /, "");
  return isUnit(unit) ? unit : null;
}

/** An input in use, and what a number in it counts. */
export interface Part {
  readonly key: string;
  readonly unit: UnitSymbol;
  /** A price for one unit: larger for a larger unit. */
  readonly price?: true;
}

/** `weight` of `weightKg`; a key that does not end in its unit is the name itself. */
export function measureName(key: string, field: Field): string {
  const suffix = typeof field.unit === "string" && isUnit(field.unit) ? capitalized(field.unit) : "";
  return suffix && key.endsWith(suffix) ? key.slice(0, -suffix.length) : key;
}

/** The inputs in use of each measure, by its name: from large units to small ones. */
export function measuresOf(fields: Fields, inputs: Values): ReadonlyMap<string, readonly Part[]> {
  const measures = new Map<string, Part[]>();
  for (const [key, field] of Object.entries(fields)) {
    if (!meets(field.when, inputs)) continue;
    const unit = unitOf(field, inputs);
    const priced = pricedUnitOf(field, inputs);
    if (priced) measures.set(key, [{ key, unit: priced, price: true }]);
    if (!unit) continue;
    const name = measureName(key, field);
    const parts = [...(measures.get(name) ?? []), { key, unit }];
    measures.set(
      name,
      parts.sort((a, b) => Number(sizeOf(b.unit)) - Number(sizeOf(a.unit))),
    );
  }
  return measures;
}

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

/** A decimal without an exponent, as fields are typed. */
function plainText(value: number): string {
  const text = String(value);
  return text.includes("e-") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
