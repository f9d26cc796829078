/** The equation of each method, which returns body fat in percent. All measurements that it uses must be present. */
import { BODY_FAT } from "../../../data/body-fat";
import type { Inputs } from "./inputs";
import type { Measures } from "./measures";

const { navy, army, ymca, deurenberg, cunBae, rfm } = BODY_FAT;

/** Tolerance for ties, so that unit conversions do not affect rounding half up. */
const TIE = 1e-9;

/** @param girths waist − neck for men, waist + hip − neck for women, in inches */
export function navyPercent({ sex, tall }: Measures, girths: number): number {
  const { girths: slope, height, constant } = navy.value[sex];
  return slope * Math.log10(girths) - height * Math.log10(tall) + constant;
}

/** Inputs of the Army equation: as measured, or rounded (abdomen to half an inch, weight to the pound). */
export function armyMeasures({ pounds }: Measures, abdomen: number, rounded: boolean) {
  if (!rounded) return { pounds, abdomen };
  return { pounds: halfUp(pounds, 1), abdomen: halfUp(abdomen, army.value.girthStep) };
}

/** @param abdomen in inches */
export function armyPercent(measures: Measures, abdomen: number, rounded: boolean): number {
  const { constant, weight, abdomen: slope } = army.value[measures.sex];
  const taken = armyMeasures(measures, abdomen, rounded);
  const percent = constant - weight * taken.pounds + slope * taken.abdomen;
  return rounded ? halfUp(percent, 1) : percent;
}

/** @param waist in inches */
export function ymcaPercent({ sex, pounds }: Measures, waist: number): number {
  const { waist: slope, weight, constant } = ymca.value;
  return (100 * (slope * waist - weight * pounds - constant[sex])) / pounds;
}

/** Deurenberg's coefficients for a child or an adult. */
export function deurenbergFor(age: number) {
  const { child, adult } = deurenberg.value;
  return age < child.underYears ? child : adult;
}

export function deurenbergPercent({ sex, age, bmi }: Measures): number {
  const { bmi: slope, age: byAge, male, constant } = deurenbergFor(age);
  return slope * bmi + byAge * age - (sex === "male" ? male : 0) + constant;
}

export function cunBaePercent({ sex, age, bmi }: Measures): number {
  const c = cunBae.value;
  const f = sex === "female" ? 1 : 0;
  const square = bmi * bmi;
  return (
    c.constant +
    c.age * age +
    c.female * f +
    c.bmi * bmi +
    c.bmiSquare * square +
    c.bmiFemale * bmi * f +
    c.bmiAge * bmi * age +
    c.bmiSquareFemale * square * f +
    c.bmiSquareAge * square * age
  );
}

/** @param waist in inches */
export function rfmPercent({ sex, tall }: Measures, waist: number): number {
  const { constant, ratio } = rfm.value;
  return constant[sex] - (ratio * tall) / waist;
}

/** The coefficients of Jackson and Pollock for three or seven folds. */
export function jacksonPollock(count: 3 | 7, sex: Measures["sex"]) {
  if (count === 7) return BODY_FAT.jacksonPollock7.value[sex];
  return sex === "male" ? BODY_FAT.jacksonPollock3Men.value : BODY_FAT.jacksonPollock3Women.value;
}

/**
 * Body density in g/mL.
 * @param sum sum of the folds in millimeters
 */
export function foldDensity({ sex, age }: Measures, count: 3 | 7, sum: number): number {
  const c = jacksonPollock(count, sex);
  return c.constant - c.sum * sum + c.square * sum * sum - c.age * age;
}

export function fatByDensity(density: number, equation: Inputs["densityEquation"]): number {
  const { over, less } = BODY_FAT.density.value[equation];
  return over / density - less;
}

/** Rounds to a multiple of `step`, half up. */
function halfUp(value: number, step: number): number {
  return Math.floor(value / step + 0.5 + TIE) * step;
}
