/**
 * Inputs and outputs measured in pounds or kilograms, feet or meters. Only calculators that have some load
 * this code: their views say `measured: MEASURED`.
 */
import { effectiveValues } from "../../core/defaults";
import type { Field, Fields } from "../../core/fields";
import { measureName, measuresOf, type Part, unitOf, unitsIn } from "../../core/measures";
import type { Json, Values } from "../../core/parse";
import type { UnitState } from "../../core/unit-state";
import { POUNDS_PER_STONE } from "../../math/health/unit-system";
import { convert, type Dimension, dimensionOf, isUnit, type UnitSymbol } from "../../math/units/units";
import { displayValue } from "./display-value";

type Texts = Readonly<Record<string, string>>;
type Examples = Readonly<Record<string, Json>>;

/** The contents of a page's fields. */
interface Typed {
  readonly texts: Texts;
  /** Inputs whose value comes from the text of another input. */
  readonly given: ReadonlySet<string>;
  readonly units: UnitState;
}

interface Shown {
  /** Effective inputs, valid or not. */
  readonly current: Values;
  readonly units: UnitState;
  /** Inputs in use without a field of their own. */
  readonly withoutField: ReadonlySet<string>;
}

/** Texts that one of the page's displays puts into inputs are in the inputs' own units. */
function inOwnUnits(fields: Fields, texts: Texts, units: UnitState): UnitState {
  const names = Object.keys(texts).flatMap((key) => (fields[key] ? [measureName(key, fields[key])] : []));
  const chosen = Object.entries(units.chosen).filter(([name]) => !names.includes(name));
  return { ...units, chosen: Object.fromEntries(chosen) };
}

/** Inputs in use without a field: their measure is in a single chosen unit, or in pounds without stones. */
function inputsWithoutField(fields: Fields, current: Values, { texts, given, units }: Typed): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const [name, parts] of measuresOf(fields, current)) {
    const [first] = parts as [Part];
    const noStones =
      first.unit === "st" &&
      !units.stones &&
      texts[first.key] === undefined &&
      (!current[first.key] || given.has(first.key));
    if (units.chosen[name] || noStones) for (const { key } of parts.slice(0, -1)) hidden.add(key);
  }
  return hidden;
}

/** The examples, with 154 lb as 11 st 0 lb for visitors used to stones; unchanged for everyone else. */
function usualExamples(fields: Fields, opening: Examples, { stones }: UnitState): Examples {
  if (!stones) return opening;
  const examples: Record<string, Json> = { ...opening };
  // Even on a page in kilograms, since the visitor may switch.
  const values = effectiveValues(fields, { ...opening, unitSystem: "imperial" });
  for (const [whole, pounds] of measuresOf(fields, values).values()) {
    const total = pounds && values[pounds.key];
    if (whole?.unit !== "st" || !pounds || typeof total !== "number") continue;
    examples[whole.key] = Math.floor(total / POUNDS_PER_STONE);
    examples[pounds.key] = total % POUNDS_PER_STONE;
  }
  return examples;
}

/** The units a field offers, by dimension; for a glass or bottle in mL, by unit. */
const CHOICES: Readonly<Partial<Record<Dimension | UnitSymbol, readonly string[]>>> = {
  length: ["ft in", "ft", "in", "yd", "m", "cm", "mm"],
  mass: ["lb", "st lb", "oz", "kg", "g"],
  volume: ["yd³", "ft³", "gal", "m³", "L"],
  mL: ["mL", "fl\u00a0oz", "L"],
};

/** How a field shows its unit and offers others. */
export interface FieldUnit {
  readonly measure: string;
  /** `ft`; `ft in` for a measure in two inputs, or as one text in two units. */
  readonly shown: string;
  readonly choices: readonly string[];
  /** Unit of the inputs themselves: choosing it undoes the choice made at the field. */
  readonly own: string;
  /** The unit of a plain number in the field, if its text must name it; otherwise empty. */
  readonly named: string;
}

/** Null for anything that is not a measure, and for all but the last input of a measure. */
function fieldUnit(
  key: string,
  field: Field,
  fields: Fields,
  { current, units, withoutField }: Shown,
): FieldUnit | null {
  const unit = unitOf(field, current);
  if (!unit) return null;
  const measure = measureName(key, field);
  const parts = measuresOf(fields, current).get(measure) ?? [];
  if (parts.at(-1)?.key !== key) return null;
  const own = parts.map((part) => part.unit).join(" ");
  const chosen = units.chosen[measure] ?? "";
  const shown = chosen || (parts.some((part) => withoutField.has(part.key)) ? unit : own);
  const usual = CHOICES[unit] ?? CHOICES[dimensionOf(unit)] ?? [];
  return {
    measure,
    shown,
    choices: usual.includes(shown) ? usual : [shown, ...usual],
    own,
    named: chosen === unit ? "" : (unitsIn(chosen)[0] ?? ""),
  };
}

/** A field with its limits in the unit it shows, for the arrow keys. */
function limitedIn(field: Field, unit: string, shown: string): Field {
  if (!isUnit(unit) || !isUnit(shown) || unit === shown) return field;
  const limit = (value: Field["min"]) => (typeof value === "number" ? convert(value, unit, shown) : value);
  return {
    ...field,
    ...(field.min !== undefined && { min: limit(field.min) as number }),
    ...(field.max !== undefined && { max: limit(field.max) as number }),
  };
}

/** For the views of calculators with measured inputs or outputs. */
export const MEASURED = {
  displayValue,
  fieldUnit,
  inOwnUnits,
  inputsWithoutField,
  limitedIn,
  measureName,
  usualExamples,
} as const;
