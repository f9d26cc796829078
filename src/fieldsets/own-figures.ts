/** “Your figures”: what visitors may enter once, so that every calculator opens with it. */
import type { AnyCalculator } from "../core/calculator";
import type { Given } from "../core/carried";
import { amount, choice, date, type Fields, number } from "../core/fields";
import { type Json, type JsonObject, parseInputs } from "../core/parse";
import { STATES } from "../data/tax/states";
import { convert } from "../math/units/units";
import { SEXES } from "./body";
import { FILING_STATUSES } from "./filing-status";

/** Offered first. */
export const GENERAL_FIGURES = {
  birthDate: date("Date of birth", { default: null, reads: { prefers: "past" } }),
  annualIncome: amount("Gross income", { unit: "/ year", default: null }),
  savings: amount("Savings so far", { default: null }),
  state: choice("State", { options: STATES, default: null }),
  filingStatus: choice("Filing status", { options: FILING_STATUSES, default: null }),
} satisfies Fields;

/** Asked for separately. */
export const BODY_FIGURES = {
  sex: choice("Sex", { options: SEXES, default: null }),
  heightCm: number("Height", { unit: "cm", default: null, min: 40, max: 272 }),
  weightKg: number("Weight", { unit: "kg", default: null, min: 2, max: 650 }),
} satisfies Fields;

export const OWN_FIGURES: Fields = { ...GENERAL_FIGURES, ...BODY_FIGURES };

export type FigureKey = keyof typeof GENERAL_FIGURES | keyof typeof BODY_FIGURES;

/** The valid ones among these values, and sentences about the others by key. Empty ones are neither. */
export function checkFigures(json: JsonObject): {
  readonly values: Readonly<Partial<Record<FigureKey, Json>>>;
  readonly problems: ReadonlyMap<string, string>;
} {
  const known = Object.entries(json).filter(
    ([key, value]) => Object.hasOwn(OWN_FIGURES, key) && (value ?? null) !== null,
  );
  const { problems = [] } = parseInputs({ inputs: OWN_FIGURES } as AnyCalculator, Object.fromEntries(known));
  const sentences = new Map(problems.map(({ field, message }) => [field, message]));
  return { values: Object.fromEntries(known.filter(([key]) => !sentences.has(key))), problems: sentences };
}

/** Units are shown in tenths, as people know their height and weight. */
function inTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The quantities that follow from them, for the inputs that ask for them: the age, and height and weight in all units.
 * @param values as `checkFigures` returns them
 * @param today `YYYY-MM-DD`
 */
export function givenByVisitor(values: Readonly<Partial<Record<FigureKey, Json>>>, today: string): Given {
  const given = new Map<string, Json>();
  const { birthDate, heightCm, weightKg, ...others } = values;
  for (const [key, value] of Object.entries(others)) given.set(key, value as Json);
  if (typeof birthDate === "string") {
    const hadBirthday = today.slice(5) >= birthDate.slice(5);
    const birthYear = Number(birthDate.slice(0, 4));
    const age = Number(today.slice(0, 4)) - birthYear - (hadBirthday ? 0 : 1);
    given.set("birthDate", birthDate);
    given.set("birthYear", birthYear);
    if (age >= 0) for (const name of ["age", "ageYears"]) given.set(name, age);
  }
  if (typeof heightCm === "number") {
    const inches = inTenths(convert(heightCm, "cm", "in"));
    given.set("heightCm", inTenths(heightCm));
    given.set("heightFt", Math.floor(inches / 12));
    given.set("heightIn", inTenths(inches % 12));
  }
  if (typeof weightKg === "number") {
    given.set("weightKg", inTenths(weightKg));
    given.set("weightLb", inTenths(convert(weightKg, "kg", "lb")));
  }
  return given;
}
