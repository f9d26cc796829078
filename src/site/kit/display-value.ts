/** Measured outputs are in metric units; visitors who enter pounds and feet see them in pounds and feet. */
import { resolve } from "../../core/conditions";
import type { Field } from "../../core/fields";
import { decimalsOf, type Format, NO_VALUE } from "../../core/format";
import { unitOf } from "../../core/measures";
import type { Values } from "../../core/parse";
import { INCHES_PER_FOOT, POUNDS_PER_STONE } from "../../math/health/unit-system";
import { MINUS } from "../../math/numbers/write-number";
import { convert, type UnitSymbol } from "../../math/units/units";
import { shownDay } from "./shown-day";

/** The unit shown instead of a metric one. */
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

/** The unit a measured output is shown in, if that is not its own unit; otherwise null. */
export function unitInstead(field: Field, inputs: Values): UnitSymbol | null {
  if (!field.measure || !US_SYSTEMS[field.measure].includes(inputs.unitSystem)) return null;
  const unit = unitOf(field, inputs);
  return (unit && US_UNITS[unit]) ?? null;
}

/** A value formatted for its field, in the units that the visitor chose. @param row of a table, if it is a cell */
export function displayValue(
  field: Field,
  value: unknown,
  inputs: Values,
  format: Format,
  row: Readonly<Record<string, unknown>> = {},
): string {
  if (value === null || value === undefined) return NO_VALUE;
  const measured = typeof value === "number" && field.measure ? inUnits(field, value, inputs, format) : null;
  return measured ?? format.value(field, value, inputs, row);
}

/** The unit shown once in a column's heading; empty if each cell shows it or there is no unit. */
export function columnUnit(field: Field, inputs: Values): string {
  if ((field.type !== "number" && field.type !== "integer") || typeof field.digits === "function") return "";
  const instead = unitInstead(field, inputs);
  if (instead && isInTwoUnits(field, inputs)) return "";
  return instead ?? (field.unit === undefined ? "" : resolve(field.unit, inputs));
}

/**
 * Cells are not padded beyond this, or beyond the column's own digits: only a rare value has more decimals,
 * and zeros after 6.1% would be false.
 */
const ALIGNED_DECIMALS = 3;

/** Decimals that every percentage in a column is padded to, so that the decimal points line up. */
export function alignedDecimals(field: Field, values: readonly unknown[], format: Format): number {
  if (field.type !== "percent") return 0;
  const digits = decimalsOf(field);
  // In `6.5%`, the part after the point is a decimal and the sign.
  const behind = values.map((value) => format.percent(value as number, digits).split(".")[1]?.length ?? 1);
  return Math.min(ALIGNED_DECIMALS, digits ?? ALIGNED_DECIMALS, Math.max(1, ...behind) - 1);
}

/**
 * The text of a cell: amounts without their currency sign, numbers without the unit in the heading.
 * @param decimals from `alignedDecimals`
 */
export function cellText(
  field: Field,
  value: unknown,
  inputs: Values,
  format: Format,
  row: Readonly<Record<string, unknown>> = {},
  decimals = 0,
): string {
  if (value === null || value === undefined) return NO_VALUE;
  if (field.type === "percent") return format.percent(value as number, decimalsOf(field), decimals);
  if (field.type === "money") return format.amount(value as number, decimalsOf(field) ?? format.minorDigits);
  if (field.type === "date") return format.shortDate(value as string);
  if (field.type === "datetime") return shownDay("datetime", value as string);
  const text = displayValue(field, value, inputs, format, row);
  const unit = columnUnit(field, inputs);
  // After 1, the unit has lost its s: `1 month`.
  const written = [unit, unit.replace(/s$/, "")].find((one) => one && text.endsWith(` ${one}`));
  return written ? text.slice(0, -written.length - 1) : text;
}

/** Heights in feet and inches, and weights in stones and pounds if stones were entered. */
function isInTwoUnits({ measure }: Field, { weightSt }: Values): boolean {
  return measure === "height" || (measure === "mass" && Number(weightSt) > 0);
}

function inUnits(field: Field, value: number, inputs: Values, format: Format): string | null {
  const unit = unitInstead(field, inputs);
  if (!unit) return null;
  const converted = convert(value, unitOf(field, inputs) as UnitSymbol, unit);
  const digits = decimalsOf(field) ?? 1;
  if (!isInTwoUnits(field, inputs)) return `${format.number(converted, digits)} ${unit}`;
  const [larger, size] = unit === "lb" ? ["st", POUNDS_PER_STONE] : ["ft", INCHES_PER_FOOT];
  const tenths = Math.round(Math.abs(converted) * 10);
  const sign = converted < 0 && tenths > 0 ? MINUS : "";
  const whole = Math.floor(tenths / (10 * size));
  const rest = `${format.number((tenths % (10 * size)) / 10, 1)} ${unit}`;
  return whole === 0 && unit === "lb" ? sign + rest : `${sign}${whole} ${larger} ${rest}`;
}
