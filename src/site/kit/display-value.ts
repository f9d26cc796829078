/** Measured outputs come in metric units; a visitor who enters pounds and feet reads them in pounds and feet. */
import { resolve } from "../../core/conditions";
import type { Field } from "../../core/fields";
import { type Format, NO_VALUE } from "../../core/format";
import { unitOf } from "../../core/measures";
import type { Values } from "../../core/parse";
import { INCHES_PER_FOOT, POUNDS_PER_STONE } from "../../math/health/unit-system";
import { convert, type UnitSymbol } from "../../math/units/units";

/** What is shown in place of a metric unit. */
const US_UNITS: Partial<Record<UnitSymbol, UnitSymbol>> = {
  kg: "lb",
  cm: "in",
  m: "ft",
  "m³": "ft³",
  L: "gal",
  mL: "fl\u00a0oz",
};

/** The systems that show a measure in US units: `mixed` is kilograms, but feet and inches. */
const US_SYSTEMS: Readonly<Record<NonNullable<Field["measure"]>, readonly unknown[]>> = {
  mass: ["us", "imperial"],
  length: ["us", "imperial", "mixed"],
  height: ["us", "imperial", "mixed"],
  volume: ["us", "imperial"],
  energy: [],
};

/** The unit in which a measured output is shown, where that is not the one it comes in; else null. */
export function unitInstead(field: Field, inputs: Values): UnitSymbol | null {
  if (!field.measure || !US_SYSTEMS[field.measure].includes(inputs.unitSystem)) return null;
  const unit = unitOf(field, inputs);
  return (unit && US_UNITS[unit]) ?? null;
}

/** A value as its field says, in the units that the visitor chose. */
export function displayValue(field: Field, value: unknown, inputs: Values, format: Format): string {
  if (value === null || value === undefined) return NO_VALUE;
  const measured = typeof value === "number" && field.measure ? inUnits(field, value, inputs, format) : null;
  return measured ?? format.value(field, value, inputs);
}

/** The unit shown once in a column's heading; empty if each cell shows it or there is none. */
export function columnUnit(field: Field, inputs: Values): string {
  if (field.type !== "number" && field.type !== "integer") return "";
  const instead = unitInstead(field, inputs);
  if (instead && isInTwoUnits(field, inputs)) return "";
  return instead ?? (field.unit === undefined ? "" : resolve(field.unit, inputs));
}

/** More decimals than these, or than the column has, are the rare value's own: zeros after 6.1% would be false. */
const ALIGNED_DECIMALS = 3;

/** Decimals that every percentage of a column is padded to, so that the points stand below each other. */
export function alignedDecimals({ type, digits }: Field, values: readonly unknown[], format: Format): number {
  if (type !== "percent") return 0;
  // Of `6.5%`, what is behind the point has a decimal and the sign.
  const behind = values.map((value) => format.percent(value as number, digits).split(".")[1]?.length ?? 1);
  return Math.min(ALIGNED_DECIMALS, digits ?? ALIGNED_DECIMALS, Math.max(1, ...behind) - 1);
}

/** A cell: amounts without their sign, numbers without the unit in the heading. @param decimals of `alignedDecimals` */
export function cellText(
  field: Field,
  value: unknown,
  inputs: Values,
  format: Format,
  row: Readonly<Record<string, unknown>> = {},
  decimals = 0,
): string {
  if (value === null || value === undefined) return NO_VALUE;
  if (field.type === "percent") return format.percent(value as number, field.digits, decimals);
  const digits = field.digitsFrom === undefined ? undefined : row[field.digitsFrom];
  if (typeof digits === "number") return format.amount(value as number, digits);
  if (field.type === "money") return format.amount(value as number, field.digits ?? format.minorDigits);
  if (field.type === "date") return format.shortDate(value as string);
  const text = displayValue(field, value, inputs, format);
  const unit = columnUnit(field, inputs);
  return unit && text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;
}

/** Heights in feet and inches, and weights in stones and pounds for whoever entered stones. */
function isInTwoUnits({ measure }: Field, { weightSt }: Values): boolean {
  return measure === "height" || (measure === "mass" && Number(weightSt) > 0);
}

function inUnits(field: Field, value: number, inputs: Values, format: Format): string | null {
  const unit = unitInstead(field, inputs);
  if (!unit) return null;
  const converted = convert(value, unitOf(field, inputs) as UnitSymbol, unit);
  const digits = field.digits ?? 1;
  if (!isInTwoUnits(field, inputs)) return `${format.number(converted, digits)} ${unit}`;
  const [larger, size] = unit === "lb" ? ["st", POUNDS_PER_STONE] : ["ft", INCHES_PER_FOOT];
  const tenths = Math.round(Math.abs(converted) * 10);
  const sign = converted < 0 && tenths > 0 ? "-" : "";
  const whole = Math.floor(tenths / (10 * size));
  const rest = `${format.number((tenths % (10 * size)) / 10, 1)} ${unit}`;
  return whole === 0 && unit === "lb" ? sign + rest : `${sign}${whole} ${larger} ${rest}`;
}
