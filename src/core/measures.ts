/**
 * Measured inputs: numbers whose unit is one of length, mass or volume. One measure is one input whose unit depends
 * on others (`length` in ft or m by `unitSystem`), or one input for each unit, named after it (`weightKg`, `weightSt`,
 * `weightLb`), of which those in use add up.
 */
import { isUnit, sizeOf, type UnitSymbol } from "../math/units/units";
import { meets, resolve } from "./conditions";
import type { Field, Fields } from "./fields";
import type { Values } from "./parse";

/** The unit of a number, while the other inputs are these; null where it is no unit of length, mass or volume. */
export function unitOf(field: Field, inputs: Values): UnitSymbol | null {
  if (field.type !== "number" || field.unit === undefined || field.unitKey) return null;
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

/** The units of `ft in`; a measure is not entered in what is none. */
export function unitsIn(unit: string): UnitSymbol[] {
  return unit.split(" ").filter(isUnit);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
