/**
 * Reads weight, height and girths in the units of the chosen system, from inputs such as `weightKg`, `weightSt`,
 * `weightLb`, `heightCm`, `heightFt`, `heightIn`, `waistCm` and `waistIn`, and converts them to metric. Limits are
 * metric and apply to the total; errors are reported on the input in use, in its unit.
 */
import { atLeast, exceeds } from "../numbers/slack";
import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND, POUNDS_PER_STONE, type UnitSystem } from "./unit-system";

/** Metric limits, both inclusive. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export interface Measure<Value extends number | null> {
  /** Kilograms or centimeters; null if an optional measure was not given. */
  readonly value: Value;
  /** The error and the input it is reported on; null if the value is valid. */
  readonly problem: { readonly field: string; readonly message: string } | null;
}

/** The inputs for the measure `name`; values may be null if the measure is optional. */
type MeasureInputs<Name extends string, Units extends string> = { readonly unitSystem: UnitSystem } & {
  readonly [Key in `${Name}${Units}`]: number | null;
};

/** Includes null only if the input does. */
type ValueOf<Inputs, Key extends string> = Key extends keyof Inputs ? Extract<Inputs[Key], number | null> : never;

/**
 * Reads a weight in kilograms, from `nameKg` (metric, mixed) or from `nameLb` and, if it exists, `nameSt` (imperial).
 *
 * @param label its name in messages: `Weight`
 */
export function readMass<Name extends string, Inputs extends MeasureInputs<Name, "Kg" | "Lb">>(
  inputs: Inputs,
  name: Name,
  label: string,
  limits: Limits,
): Measure<ValueOf<Inputs, `${Name}Kg`>> {
  if (inputs.unitSystem !== "imperial")
    return measure(part(inputs, name, "Kg"), `${name}Kg`, limits, massSentence(label, limits, "kg"));
  const pounds = sum(part(inputs, name, "St") || null, POUNDS_PER_STONE, part(inputs, name, "Lb"));
  return measure(scale(pounds, KG_PER_POUND), `${name}Lb`, limits, massSentence(label, limits, "lb"));
}

/** Reads a height in centimeters, from `nameCm` (metric) or `nameFt` and `nameIn` (imperial, mixed). */
export function readHeight<Name extends string, Inputs extends MeasureInputs<Name, "Cm" | "Ft" | "In">>(
  inputs: Inputs,
  name: Name,
  label: string,
  limits: Limits,
): Measure<ValueOf<Inputs, `${Name}Cm`>> {
  const sentence = `${label} must be ${heightRange(limits)}.`;
  if (inputs.unitSystem === "metric") return measure(part(inputs, name, "Cm"), `${name}Cm`, limits, sentence);
  const inches = sum(part(inputs, name, "Ft"), INCHES_PER_FOOT, part(inputs, name, "In"));
  return measure(scale(inches, CM_PER_INCH), `${name}Ft`, limits, sentence);
}

/** Reads a girth or breadth in centimeters, from `nameCm` (metric) or `nameIn` (imperial, mixed). */
export function readGirth<Name extends string, Inputs extends MeasureInputs<Name, "Cm" | "In">>(
  inputs: Inputs,
  name: Name,
  label: string,
  limits: Limits,
): Measure<ValueOf<Inputs, `${Name}Cm`>> {
  const sentence = `${label} must be ${girthRange(limits)}.`;
  if (inputs.unitSystem === "metric") return measure(part(inputs, name, "Cm"), `${name}Cm`, limits, sentence);
  return measure(scale(part(inputs, name, "In"), CM_PER_INCH), `${name}In`, limits, sentence);
}

/** Writes `between 50 and 272 cm (1 ft 8 in and 8 ft 11 in)`, rounded to inches, with at least 1 in. */
export function heightRange({ min, max }: Limits): string {
  const text = (cm: number) => {
    const inches = Math.max(1, Math.round(cm / CM_PER_INCH));
    const feet = Math.floor(inches / INCHES_PER_FOOT);
    return `${feet > 0 ? `${feet} ft ` : ""}${inches % INCHES_PER_FOOT} in`;
  };
  return `between ${min} and ${max} cm (${text(min)} and ${text(max)})`;
}

/** Writes `between 50 and 140 cm (19.7 and 55.1 in)`. */
export function girthRange({ min, max }: Limits): string {
  const [low, high] = inward(min / CM_PER_INCH, max / CM_PER_INCH);
  return `between ${min} and ${max} cm (${low} and ${high} in)`;
}

function massSentence(label: string, { min, max }: Limits, unit: "kg" | "lb"): string {
  const [low, high] = unit === "kg" ? [min, max] : inward(min / KG_PER_POUND, max / KG_PER_POUND);
  return `${label} must be between ${grouped(low)} and ${grouped(high)} ${unit}.`;
}

/** Rounds limits inward to one decimal, so that both displayed limits are valid values. */
function inward(min: number, max: number): [number, number] {
  return [Math.ceil(min * 10) / 10, Math.floor(max * 10) / 10];
}

function grouped(value: number): string {
  return value.toLocaleString("en-US");
}

function measure<Value extends number | null>(
  value: number | null,
  field: string,
  { min, max }: Limits,
  message: string,
): Measure<Value> {
  const fits = value === null || (atLeast(value, min) && !exceeds(value, max));
  return { value: value as Value, problem: fits ? null : { field, message } };
}

function part(inputs: object, name: string, unit: string): number | null {
  return (inputs as Record<string, number | null | undefined>)[name + unit] ?? null;
}

/** Combines a larger and a smaller unit; null if neither is given. */
function sum(larger: number | null, factor: number, smaller: number | null): number | null {
  return larger === null && smaller === null ? null : (larger ?? 0) * factor + (smaller ?? 0);
}

function scale(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
