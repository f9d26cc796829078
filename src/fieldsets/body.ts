/** Inputs for weights, heights and girths in every system of units, as the body calculators ask for them. */
import { choice, type Field, number, type Scalar } from "../core/fields";
import { girthRange, heightRange, type Limits } from "../math/health/body-measures";
import { IN_CENTIMETERS, IN_INCHES, IN_KILOGRAMS, IN_POUNDS, UNIT_SYSTEMS } from "../math/health/unit-system";

export const unitSystemField = choice({ label: "Units", options: UNIT_SYSTEMS, default: "metric" });

export const SEXES = { female: "Female", male: "Male" };

/** Whose cutoffs of body mass index an adult is held to. */
export const STANDARDS = {
  who: "WHO",
  asian: "Asian (WHO 2004)",
  india: "Indian (2009)",
};

/** What a measure is called and allows, and when it is asked for. */
interface Measure {
  readonly label: string;
  readonly noun?: string;
  readonly note?: string;
  readonly optional?: true;
  /** Metric, for the total. */
  readonly limits: Limits;
  readonly when?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
}

type Value<M extends Measure> = M extends { readonly optional: true } ? number | null : number;

type MeasureFields<Name extends string, Units extends string, M extends Measure> = {
  readonly [Key in `${Name}${Units}`]: Field<Value<M>>;
};

/** `nameKg`, and `nameSt` and `nameLb`, with what they open with. */
export function weightFields<const Name extends string, const M extends Measure>(
  name: Name,
  { limits, when, ...words }: M,
  { kg, lb }: { readonly kg: number | null; readonly lb: number | null },
) {
  return {
    [`${name}Kg`]: number({
      ...words,
      unit: "kg",
      default: kg,
      ...limits,
      when: { ...when, ...IN_KILOGRAMS },
    }),
    [`${name}St`]: number({
      label: words.label,
      unit: "st",
      default: 0,
      min: 0,
      when: { ...when, ...IN_POUNDS },
    }),
    [`${name}Lb`]: number({ ...words, unit: "lb", default: lb, min: 0, when: { ...when, ...IN_POUNDS } }),
  } as unknown as MeasureFields<Name, "Kg" | "Lb", M> & { readonly [Key in `${Name}St`]: Field<number> };
}

/** `nameCm`, and `nameFt` and `nameIn`, with what they open with. */
export function heightFields<const Name extends string, const M extends Measure>(
  name: Name,
  { limits, when, ...words }: M,
  { cm, ft, inches }: { readonly cm: number; readonly ft: number; readonly inches: number },
) {
  const range = heightRange(limits);
  return {
    [`${name}Cm`]: number({
      ...words,
      unit: "cm",
      default: cm,
      ...limits,
      range,
      when: { ...when, ...IN_CENTIMETERS },
    }),
    [`${name}Ft`]: number({
      ...words,
      unit: "ft",
      default: ft,
      min: 0,
      max: 9,
      range,
      when: { ...when, ...IN_INCHES },
    }),
    [`${name}In`]: number({
      ...words,
      unit: "in",
      default: inches,
      min: 0,
      max: 120,
      when: { ...when, ...IN_INCHES },
    }),
  } as unknown as MeasureFields<Name, "Cm" | "Ft" | "In", M>;
}

/** `nameCm` and `nameIn`, with what they open with. */
export function girthFields<const Name extends string, const M extends Measure>(
  name: Name,
  { limits, when, ...words }: M,
  { cm, inches }: { readonly cm: number | null; readonly inches: number | null } = { cm: null, inches: null },
) {
  return {
    [`${name}Cm`]: number({
      ...words,
      unit: "cm",
      default: cm,
      ...limits,
      range: girthRange(limits),
      when: { ...when, ...IN_CENTIMETERS },
    }),
    [`${name}In`]: number({ ...words, unit: "in", default: inches, when: { ...when, ...IN_INCHES } }),
  } as unknown as MeasureFields<Name, "Cm" | "In", M>;
}
