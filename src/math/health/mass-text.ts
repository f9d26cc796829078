/** Weights written in the unit that the visitor entered. */

import { wholeUp } from "../numbers/slack";
import { KG_PER_POUND, POUNDS_PER_STONE, type UnitSystem } from "./unit-system";

export type MassUnit = "kg" | "lb" | "st";

/** Writes a number with at most this many decimals. */
export interface NumberWriter {
  number(value: number, digits: number): string;
}

/** Stones only for those who filled them in. */
export function massUnit(inputs: { readonly unitSystem: UnitSystem; readonly weightSt: number }): MassUnit {
  if (inputs.unitSystem !== "imperial") return "kg";
  return inputs.weightSt > 0 ? "st" : "lb";
}

/** `70 kg`, `11 st 4 lb`: to the nearest, with at most this many decimals. */
export function massText(kg: number, unit: MassUnit, writer: NumberWriter, digits = 1): string {
  const size = 10 ** digits;
  return withUnit(Math.round(inUnit(kg, unit) * size) / size, unit, writer);
}

/** `68.7 to 72 kg`: both ends included, each to the nearest tenth. */
export function massSpanText(fromKg: number, toKg: number, unit: MassUnit, writer: NumberWriter): string {
  const low = massText(fromKg, unit, writer);
  return `${unit === "st" ? low : low.replace(/ \S+$/, "")} to ${massText(toKg, unit, writer)}`;
}

/**
 * `53.5 to 72.2 kg`: a range with its upper end excluded, to a tenth and inward, so that both weights told lie in it.
 */
export function massRangeText(fromKg: number, toKg: number, unit: MassUnit, writer: NumberWriter): string {
  const from = wholeUp(inUnit(fromKg, unit) * 10) / 10;
  const to = (wholeUp(inUnit(toKg, unit) * 10) - 1) / 10;
  const low = unit === "st" ? withUnit(from, unit, writer) : writer.number(from, 1);
  return `${low} to ${withUnit(to, unit, writer)}`;
}

/** Kilograms, or pounds for pounds and stones. */
function inUnit(kg: number, unit: MassUnit): number {
  return unit === "kg" ? kg : kg / KG_PER_POUND;
}

function withUnit(amount: number, unit: MassUnit, writer: NumberWriter): string {
  if (unit !== "st") return `${writer.number(amount, 1)} ${unit}`;
  const stones = Math.floor(amount / POUNDS_PER_STONE);
  return `${writer.number(stones, 0)} st ${writer.number(amount - stones * POUNDS_PER_STONE, 1)} lb`;
}
