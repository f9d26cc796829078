/** Formats weights in the unit of the inputs. */

import { KG_PER_POUND, POUNDS_PER_STONE, type UnitSystem } from "./unit-system";

export type MassUnit = "kg" | "lb" | "st";

/** Formats a number with at most `digits` decimals. */
export interface NumberWriter {
  number(value: number, digits: number): string;
}

/** Stones are used only if the user entered stones. */
export function massUnit(inputs: { readonly unitSystem: UnitSystem; readonly weightSt: number }): MassUnit {
  if (inputs.unitSystem !== "imperial") return "kg";
  return inputs.weightSt > 0 ? "st" : "lb";
}

/** Writes `70 kg` or `11 st 4 lb`, rounded to at most `digits` decimals. */
export function massText(kg: number, unit: MassUnit, writer: NumberWriter, digits = 1): string {
  const size = 10 ** digits;
  return withUnit(Math.round(inUnit(kg, unit) * size) / size, unit, writer);
}

/** Writes `68.7 to 72 kg`, both ends included and rounded to a tenth. */
export function massSpanText(fromKg: number, toKg: number, unit: MassUnit, writer: NumberWriter): string {
  return `${lowText(fromKg, unit, writer)} to ${massText(toKg, unit, writer)}`;
}

/** Writes `from 53.5 to below 72.3 kg`, both ends rounded to a tenth as they are in a row of results. */
export function massRangeText(fromKg: number, toKg: number, unit: MassUnit, writer: NumberWriter): string {
  return `from ${lowText(fromKg, unit, writer)} to below ${massText(toKg, unit, writer)}`;
}

/** The lower end, without the unit that the upper one has. */
function lowText(kg: number, unit: MassUnit, writer: NumberWriter): string {
  const text = massText(kg, unit, writer);
  return unit === "st" ? text : text.replace(/ \S+$/, "");
}

/** Kilograms for `kg`, otherwise pounds. */
function inUnit(kg: number, unit: MassUnit): number {
  return unit === "kg" ? kg : kg / KG_PER_POUND;
}

function withUnit(amount: number, unit: MassUnit, writer: NumberWriter): string {
  if (unit !== "st") return `${writer.number(amount, 1)} ${unit}`;
  const stones = Math.floor(amount / POUNDS_PER_STONE);
  return `${writer.number(stones, 0)} st ${writer.number(amount - stones * POUNDS_PER_STONE, 1)} lb`;
}
