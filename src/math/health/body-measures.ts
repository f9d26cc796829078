/**
 * Weight, height and girths as they were told, in the units of the chosen system: from keys such as `weightKg`,
 * `weightSt`, `weightLb`, `heightCm`, `heightFt`, `heightIn`, `waistCm`, `waistIn` to one metric figure. Limits are
 * metric and hold for the total; the fault is told on the key in use and in its unit.
 */
import { atLeast, exceeds } from "../numbers/slack";
import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND, POUNDS_PER_STONE, type UnitSystem } from "./unit-system";

/** Metric limits, both allowed. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export interface Measure<Value extends number | null> {
  /** Kilograms or centimeters; null where an optional measure was not given. */
  readonly value: Value;
  /** What is wrong with it, on the key that was filled. */
  readonly problem: { readonly field: string; readonly message: string } | null;
}

/** The inputs that carry the measure `name`; a value may be null where the measure is optional. */
type MeasureInputs<Name extends string, Units extends string> = { readonly unitSystem: UnitSystem } & {
  readonly [Key in `${Name}${Units}`]: number | null;
};

/** Null only where the input may be. */
type ValueOf<Inputs, Key extends string> = Key extends keyof Inputs
  ? Extract<Inputs[Key], number | null>
  : never;

/**
 * A weight in kilograms, from `nameKg` (metric, mixed) or `nameLb` and, where there is one, `nameSt` (imperial).
 * @param label what messages call it: `Weight`
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

/** A standing height in centimeters, from `nameCm` (metric) or `nameFt` and `nameIn` (imperial, mixed). */
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

/** A girth or breadth in centimeters, from `nameCm` (metric) or `nameIn` (imperial, mixed). */
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

/** `between 50 and 272 cm (1 ft 8 in and 8 ft 11 in)`, to the nearest inch, and no less than one. */
export function heightRange({ min, max }: Limits): string {
  const text = (cm: number) => {
    const inches = Math.max(1, Math.round(cm / CM_PER_INCH));
    const feet = Math.floor(inches / INCHES_PER_FOOT);
    return `${feet > 0 ? `${feet} ft ` : ""}${inches % INCHES_PER_FOOT} in`;
  };
  return `between ${min} and ${max} cm (${text(min)} and ${text(max)})`;
}

/** `between 50 and 140 cm (19.7 and 55.1 in)` */
export function girthRange({ min, max }: Limits): string {
  const [low, high] = inward(min / CM_PER_INCH, max / CM_PER_INCH);
  return `between ${min} and ${max} cm (${low} and ${high} in)`;
}

function massSentence(label: string, { min, max }: Limits, unit: "kg" | "lb"): string {
  const [low, high] = unit === "kg" ? [min, max] : inward(min / KG_PER_POUND, max / KG_PER_POUND);
  return `${label} must be between ${grouped(low)} and ${grouped(high)} ${unit}.`;
}

/** Limits to one decimal, so that both of the displayed figures are allowed. */
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

/** A larger and a smaller unit together; none when neither was given. */
function sum(larger: number | null, factor: number, smaller: number | null): number | null {
  return larger === null && smaller === null ? null : (larger ?? 0) * factor + (smaller ?? 0);
}

function scale(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
