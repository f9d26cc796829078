/** Outputs come in metric units; a visitor who entered pounds and feet reads them in pounds and feet. */
import { resolve } from "../../core/conditions";
import type { Field } from "../../core/fields";
import { type Format, NO_VALUE } from "../../core/format";
import type { Values } from "../../core/parse";

const POUND = 0.453_592_37;
const INCH = 2.54;

/** A value as its field says, in the units that the visitor chose. */
export function shownValue(field: Field, value: unknown, inputs: Values, format: Format): string {
  if (value === null || value === undefined) return NO_VALUE;
  const measured = typeof value === "number" && field.measure ? inUnits(field, value, inputs, format) : null;
  return measured ?? format.value(field, value, inputs);
}

export function labelOf(field: Field, inputs: Values): string {
  return resolve(field.label, inputs);
}

/** The unit of a column, told once in its heading; empty where each cell says it or there is none. */
export function columnUnit(field: Field, inputs: Values): string {
  if (field.type !== "number" && field.type !== "integer") return "";
  if (field.measure === "height" && inputs.unitSystem !== "metric") return "";
  if (field.measure === "mass" && inputs.unitSystem === "imperial") return "lb";
  if (field.measure === "length" && inputs.unitSystem !== "metric") return "in";
  return field.unit === undefined ? "" : resolve(field.unit, inputs);
}

/** A cell: amounts without their sign, numbers without the unit that stands in the heading. */
export function cellText(field: Field, value: unknown, inputs: Values, format: Format): string {
  if (value === null || value === undefined) return NO_VALUE;
  if (field.type === "money") return format.amount(value as number, field.digits);
  if (field.type === "date") return format.shortDate(value as string);
  const text = shownValue(field, value, inputs, format);
  const unit = columnUnit(field, inputs);
  return unit && text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;
}

function inUnits(field: Field, value: number, { unitSystem }: Values, format: Format): string | null {
  if (field.measure === "mass" && unitSystem === "imperial") return `${format.number(value / POUND, 1)} lb`;
  if (field.measure === "height" && (unitSystem === "imperial" || unitSystem === "mixed")) {
    const tenths = Math.round((value / INCH) * 10);
    return `${Math.floor(tenths / 120)} ft ${format.number((tenths % 120) / 10, 1)} in`;
  }
  if (field.measure === "length" && (unitSystem === "imperial" || unitSystem === "mixed"))
    return `${format.number(value / INCH, 1)} in`;
  return null;
}
