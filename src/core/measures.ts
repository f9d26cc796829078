/**
 * Measured inputs: numbers with a unit of length, mass or volume. A measure is either one input whose unit depends on
 * other inputs (`length` in ft or m by `unitSystem`), or one input for each unit, named after it (`weightKg`,
 * `weightSt`, `weightLb`); the ones in use are added.
 */
import { isUnit, sizeOf, type UnitSymbol } from "../math/units/units";
import { capitalized } from "../math/words/phrases";
import { meets, resolve } from "./conditions";
import type { Field, Fields } from "./fields";
import type { Values } from "./parse";

/** The unit of a number, given the other inputs, or null if it is not a unit of length, mass or volume. */
export function unitOf(field: Field, inputs: Values): UnitSymbol | null {
  if (field.type !== "number" || field.unit === undefined || field.unitKey) return null;
  const unit = resolve(field.unit, inputs);
  return isUnit(unit) ? unit : null;
}

/** The unit that a price is per: `m³` for `/ m³`. */
function pricedUnitOf(field: Field, inputs: Values): UnitSymbol | null {
  if (field.type !== "money" || field.unit === undefined) return null;
  const unit = resolve(field.unit, inputs).replace(/^\/ /, "");
  return isUnit(unit) ? unit : null;
}

/** An input in use, and the unit of its number. */
export interface Part {
  readonly key: string;
  readonly unit: UnitSymbol;
  /** A price per unit, which is larger for a larger unit. */
  readonly price?: true;
}

/** `weight` for `weightKg`. A key that does not end in its unit is returned as is. */
export function measureName(key: string, field: Field): string {
  const suffix = typeof field.unit === "string" && isUnit(field.unit) ? capitalized(field.unit) : "";
  return suffix && key.endsWith(suffix) ? key.slice(0, -suffix.length) : key;
}

/** The inputs in use of each measure, by measure name, from the largest unit to the smallest. */
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

/** The units in a text such as `ft in`. Words that are not units are ignored. */
export function unitsIn(unit: string): UnitSymbol[] {
  return unit.split(" ").filter(isUnit);
}
