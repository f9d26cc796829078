/** Inputs for weights, heights and girths in every unit system, shared by the body calculators. */
import { choice, type Field, number, type Scalar, type Solve } from "../core/fields";
import { girthRange, heightRange, type Limits } from "../math/health/body-measures";
import { IN_CENTIMETERS, IN_INCHES, IN_KILOGRAMS, IN_POUNDS, UNIT_SYSTEMS } from "../math/health/unit-system";

export const unitSystemField = choice("Units", { options: UNIT_SYSTEMS, default: "metric" });

export const lifeStageField = choice("Pregnant or breastfeeding", {
  options: { none: "No", pregnant: "Pregnant", lactating: "Breastfeeding" },
  default: "none",
});

export const SEXES = { female: "Female", male: "Male" };

/** Standards for adult body mass index cutoffs. */
export const STANDARDS = {
  who: "WHO",
  asian: "Asian (WHO 2004)",
  india: "Indian (2009)",
};

/** Name, limits and condition of a measure. */
interface Measure {
  readonly label: string;
  readonly noun?: string;
  readonly note?: string;
  readonly optional?: true;
  /** Whether “solve for” can find it. */
  readonly solve?: true | 1 | Solve;
  /** Metric limits of the total. */
  readonly limits: Limits;
  readonly when?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
}

type Value<M extends Measure> = M extends { readonly optional: true } ? number | null : number;

type MeasureFields<Name extends string, Units extends string, M extends Measure> = {
  readonly [Key in `${Name}${Units}`]: Field<Value<M>>;
};

/** The inputs `nameKg`, `nameSt` and `nameLb`, with their defaults. */
export function weightFields<const Name extends string, const M extends Measure>(
  name: Name,
  { label, limits, when, ...words }: M,
  { kg, lb }: { readonly kg: number | null; readonly lb: number | null },
) {
  return {
    [`${name}Kg`]: number(label, {
      ...words,
      unit: "kg",
      default: kg,
      ...limits,
      when: { ...when, ...IN_KILOGRAMS },
    }),
    [`${name}St`]: number(label, { unit: "st", default: 0, min: 0, when: { ...when, ...IN_POUNDS } }),
    [`${name}Lb`]: number(label, { ...words, unit: "lb", default: lb, min: 0, when: { ...when, ...IN_POUNDS } }),
  } as unknown as MeasureFields<Name, "Kg" | "Lb", M> & { readonly [Key in `${Name}St`]: Field<number> };
}

/** The inputs `nameCm`, `nameFt` and `nameIn`, with their defaults. */
export function heightFields<const Name extends string, const M extends Measure>(
  name: Name,
  { label, limits, when, solve, ...words }: M,
  { cm, ft, inches }: { readonly cm: number; readonly ft: number; readonly inches: number },
) {
  const range = heightRange(limits);
  const found = solve && { solve };
  return {
    [`${name}Cm`]: number(label, {
      ...words,
      ...found,
      unit: "cm",
      default: cm,
      ...limits,
      messages: { range },
      when: { ...when, ...IN_CENTIMETERS },
    }),
    [`${name}Ft`]: number(label, {
      ...words,
      unit: "ft",
      default: ft,
      min: 0,
      max: 9,
      messages: { range },
      when: { ...when, ...IN_INCHES },
    }),
    [`${name}In`]: number(label, {
      ...words,
      ...found,
      unit: "in",
      default: inches,
      min: 0,
      max: 120,
      when: { ...when, ...IN_INCHES },
    }),
  } as unknown as MeasureFields<Name, "Cm" | "Ft" | "In", M>;
}

/** The inputs `nameCm` and `nameIn`, with their defaults. */
export function girthFields<const Name extends string, const M extends Measure>(
  name: Name,
  { label, limits, when, ...words }: M,
  { cm, inches }: { readonly cm: number | null; readonly inches: number | null } = { cm: null, inches: null },
) {
  return {
    [`${name}Cm`]: number(label, {
      ...words,
      unit: "cm",
      default: cm,
      ...limits,
      messages: { range: girthRange(limits) },
      when: { ...when, ...IN_CENTIMETERS },
    }),
    [`${name}In`]: number(label, { ...words, unit: "in", default: inches, when: { ...when, ...IN_INCHES } }),
  } as unknown as MeasureFields<Name, "Cm" | "In", M>;
}
