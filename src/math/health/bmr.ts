/** Basal metabolic rate in kcal per day, by the equations in common use. */
import type { Sex } from "./lms";

/** Labels of the options. */
export const BMR_FORMULAS = {
  mifflin: "Mifflin-St Jeor (1990)",
  "harris-benedict-revised": "Harris-Benedict, revised (1984)",
  "harris-benedict-1919": "Harris-Benedict (1919)",
  "henry-2005": "Henry, Oxford (2005)",
  "katch-mcardle": "Katch-McArdle, by lean mass",
  cunningham: "Cunningham (1980), by lean mass",
};

export type BmrFormula = keyof typeof BMR_FORMULAS;

export const BMR_FORMULA_KEYS = Object.keys(BMR_FORMULAS) as BmrFormula[];

/** The data about a person that the equations use. */
export interface Person {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly kg: number;
  readonly cm: number;
  /** Null if body fat is not known. */
  readonly leanKg: number | null;
}

/** A measurement and its factor in an equation. */
export interface BmrTerm {
  readonly factor: number;
  readonly of: "kg" | "cm" | "m" | "years" | "leanKg";
}

/** kcal per day = sum of the terms + constant. */
export interface BmrEquation {
  readonly terms: readonly BmrTerm[];
  readonly constant: number;
}

/** Equation in weight (kg), height (cm) and age (years). */
const byBody = (perKg: number, perCm: number, perYear: number, constant: number): BmrEquation => ({
  terms: [
    { factor: perKg, of: "kg" },
    { factor: perCm, of: "cm" },
    { factor: perYear, of: "years" },
  ],
  constant,
});

/** Equation in weight (kg) and height (m), as used by Henry. */
const henry = (perKg: number, perMeter: number, constant: number): BmrEquation => ({
  terms: [
    { factor: perKg, of: "kg" },
    { factor: perMeter, of: "m" },
  ],
  constant,
});

const byLeanMass = (perKg: number, constant: number): BmrEquation => ({
  terms: [{ factor: perKg, of: "leanKg" }],
  constant,
});

/** Am J Clin Nutr 1990;51:241: 498 healthy adults, ages 19 to 78. */
const MIFFLIN = { male: byBody(10, 6.25, -5, 5), female: byBody(10, 6.25, -5, -161) };

/** Roza and Shizgal, Am J Clin Nutr 1984;40:168: the data of Harris and Benedict and 98 older people. */
const HARRIS_BENEDICT_REVISED = {
  male: byBody(13.397, 4.799, -5.677, 88.362),
  female: byBody(9.247, 3.098, -4.33, 447.593),
};

/** Carnegie Institution of Washington, Publication 279, 1919: 136 men and 103 women. */
const HARRIS_BENEDICT = {
  male: byBody(13.7516, 5.0033, -6.755, 66.473),
  female: byBody(9.5634, 1.8496, -4.6756, 655.0955),
};

/** Public Health Nutr 2005;8(7A):1133, the “Oxford” equations, for ages from 18, 30 and 60. */
const HENRY = {
  male: [henry(14.4, 313, 113), henry(11.4, 541, -137), henry(11.4, 541, -256)],
  female: [henry(10.4, 615, -282), henry(8.18, 502, -11.6), henry(8.52, 421, 10.7)],
} as const;

/** McArdle, Katch and Katch, Exercise Physiology. */
const KATCH_MCARDLE = byLeanMass(21.6, 370);

/** Am J Clin Nutr 1980;33:2372: 223 people from the study of Harris and Benedict. */
const CUNNINGHAM = byLeanMass(22, 500);

/** The equation of a formula for a person's sex and age (18 and over). */
export function bmrEquation(formula: BmrFormula, { sex, ageYears }: Person): BmrEquation {
  switch (formula) {
    case "mifflin":
      return MIFFLIN[sex];
    case "harris-benedict-revised":
      return HARRIS_BENEDICT_REVISED[sex];
    case "harris-benedict-1919":
      return HARRIS_BENEDICT[sex];
    case "henry-2005":
      return HENRY[sex][ageYears < 30 ? 0 : ageYears < 60 ? 1 : 2];
    case "katch-mcardle":
      return KATCH_MCARDLE;
    case "cunningham":
      return CUNNINGHAM;
  }
}

/** Whether a formula is based on lean mass and therefore requires body fat. */
export function needsLeanMass(formula: BmrFormula): boolean {
  return formula === "katch-mcardle" || formula === "cunningham";
}

/** The measurement a term multiplies; null for lean mass if it is not known. */
export function measureOf(of: BmrTerm["of"], { kg, cm, ageYears, leanKg }: Person): number | null {
  return { kg, cm, m: cm / 100, years: ageYears, leanKg }[of];
}

/** kcal per day; null if the formula needs lean mass and it is not known. */
export function basalMetabolicRate(formula: BmrFormula, person: Person): number | null {
  const { terms, constant } = bmrEquation(formula, person);
  let rate = 0;
  for (const { factor, of } of terms) {
    const measure = measureOf(of, person);
    if (measure === null) return null;
    rate += factor * measure;
  }
  return rate + constant;
}
