import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { BODY_FAT } from "../../../data/body-fat";
import { heightExpression, massExpression } from "../../../math/health/conversion-text";
import { CM_PER_INCH, KG_PER_POUND } from "../../../math/health/unit-system";
import { capitalized } from "../../../math/words/phrases";
import type { Composition } from "./composition";
import { armyMeasures, armyPercent, deurenbergFor, jacksonPollock } from "./equations";
import { FOLDS } from "./inputs";
import type { Girth } from "./measures";
import { foldsOf, girthsOf } from "./methods";

type Show = (value: number) => string;

/** Coefficients have up to eight decimals. */
const DIGITS = 8;

/** The steps from the measures to fat and lean mass, with the user's numbers. */
export function working(composition: Composition, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  const { inputs, measures, percent, fatKg, leanKg, goalWeightKg, fatToLoseKg } = composition;
  const { kg } = measures;
  return [
    conversions(composition, n),
    methodSteps(composition, n, (value) => format.number(value, DIGITS)),
    step("Fat mass", `${n(kg)} × ${n(percent)} ÷ 100`, `${n(fatKg)} kg`),
    step("Lean mass", `${n(kg)} − ${n(fatKg)}`, `${n(leanKg)} kg`),
    goalWeightKg !== null &&
      fatToLoseKg !== null && [
        step(
          "Weight at the goal",
          `${n(leanKg)} ÷ (1 − ${n(inputs.goalBodyFatPercent ?? 0)} ÷ 100)`,
          `${n(goalWeightKg)} kg`,
        ),
        step("Fat to lose", `${n(kg)} − ${n(goalWeightKg)}`, `${n(fatToLoseKg)} kg`),
      ],
  ];
}

/** Conversions to the units that the method uses. */
function conversions({ inputs, measures }: Composition, n: Show): Listed<Step> {
  const { method, unitSystem } = inputs;
  const { kg, cm, tall, pounds } = measures;
  const byInches = method === "navy" || method === "rfm";
  const byPounds = method === "army-2023" || method === "ymca";
  const byBmi = method === "deurenberg" || method === "cun-bae";
  const girths = girthsOf(method, measures);
  const inches = (girth: Girth) => measures.girths[girth] ?? 0;
  return [
    unitSystem === "imperial" &&
      step("Weight in kilograms", massExpression(inputs.weightSt, inputs.weightLb, n), `${n(kg)} kg`),
    byPounds && unitSystem !== "imperial" && step("Weight in pounds", `${n(kg)} ÷ ${KG_PER_POUND}`, `${n(pounds)} lb`),
    byBmi &&
      unitSystem !== "metric" &&
      step("Height in centimeters", heightExpression(inputs.heightFt, inputs.heightIn, n), `${n(cm)} cm`),
    byBmi && step("BMI", `${n(kg)} ÷ ${n(cm / 100)}²`, n(measures.bmi)),
    byInches &&
      step(
        "Height in inches",
        unitSystem === "metric" ? `${n(cm)} ÷ ${CM_PER_INCH}` : `${n(inputs.heightFt)} × 12 + ${n(inputs.heightIn)}`,
        `${n(tall)} in`,
      ),
    unitSystem === "metric" &&
      girths.map((girth) =>
        step(
          `${capitalized(girth)} in inches`,
          `${n(inches(girth) * CM_PER_INCH)} ÷ ${CM_PER_INCH}`,
          `${n(inches(girth))} in`,
        ),
      ),
  ];
}

function methodSteps(composition: Composition, n: Show, exact: Show): Listed<Step> {
  const { inputs, measures, percent } = composition;
  const { sex, age, bmi, tall, pounds } = measures;
  const { neck, waist, hip, abdomen } = measures.girths as Readonly<Record<Girth, number>>;
  const result = `${n(percent)}%`;
  switch (inputs.method) {
    case "navy": {
      const { girths: slope, height, constant } = BODY_FAT.navy.value[sex];
      const isMale = sex === "male";
      const girths = isMale ? waist - neck : waist + hip - neck;
      return [
        isMale
          ? step("Waist − neck", `${n(waist)} − ${n(neck)}`, `${n(girths)} in`)
          : step("Waist + hip − neck", `${n(waist)} + ${n(hip)} − ${n(neck)}`, `${n(girths)} in`),
        step("Logarithm of that", `log₁₀(${n(girths)})`, n(Math.log10(girths))),
        step("Logarithm of the height", `log₁₀(${n(tall)})`, n(Math.log10(tall))),
        step(
          "Body fat",
          `${n(slope)} × ${n(Math.log10(girths))} − ${n(height)} × ${n(Math.log10(tall))} ${plus(constant, n)}`,
          result,
        ),
      ];
    }
    case "army-2023": {
      const { constant, weight, abdomen: slope } = BODY_FAT.army.value[sex];
      const girth = abdomen ?? waist;
      const taken = armyMeasures(measures, girth, inputs.officialRounding);
      const unrounded = armyPercent({ ...measures, pounds: taken.pounds }, taken.abdomen, false);
      const { girthStep } = BODY_FAT.army.value;
      return [
        inputs.officialRounding && [
          step(`Abdomen, rounded to a multiple of ${girthStep}`, n(girth), `${n(taken.abdomen)} in`),
          step("Weight, rounded", n(pounds), `${n(taken.pounds)} lb`),
        ],
        step(
          "Body fat",
          `${n(constant)} − ${n(weight)} × ${n(taken.pounds)} + ${n(slope)} × ${n(taken.abdomen)}`,
          `${n(unrounded)}%`,
        ),
        inputs.officialRounding && step("Reported, rounded", `${n(unrounded)}`, result),
      ];
    }
    case "ymca": {
      const { waist: slope, weight, constant } = BODY_FAT.ymca.value;
      return [
        step(
          "Body fat",
          `100 × (${n(slope)} × ${n(waist)} − ${n(weight)} × ${n(pounds)} − ${n(constant[sex])}) ÷ ${n(pounds)}`,
          result,
        ),
      ];
    }
    case "deurenberg": {
      const { bmi: slope, age: byAge, male, constant } = deurenbergFor(age);
      const forMen = sex === "male" ? ` − ${n(male)}` : "";
      const aged = byAge < 0 ? `− ${n(-byAge)}` : `+ ${n(byAge)}`;
      return [step("Body fat", `${n(slope)} × ${n(bmi)} ${aged} × ${n(age)}${forMen} ${plus(constant, n)}`, result)];
    }
    case "cun-bae":
      return [step("Body fat", cunBaeExpression(composition, n), result)];
    case "rfm": {
      const { constant, ratio } = BODY_FAT.rfm.value;
      return [step("Body fat", `${n(constant[sex])} − ${n(ratio)} × ${n(tall)} ÷ ${n(waist)}`, result)];
    }
    default:
      return foldSteps(composition, n, exact);
  }
}

function cunBaeExpression({ measures: { sex, age, bmi } }: Composition, n: Show): string {
  const c = BODY_FAT.cunBae.value;
  const [b, a] = [n(bmi), n(age)];
  const terms = [
    plus(c.age, n, a),
    ...(sex === "female" ? [plus(c.female, n)] : []),
    plus(c.bmi, n, b),
    plus(c.bmiSquare, n, `${b}²`),
    ...(sex === "female" ? [plus(c.bmiFemale, n, b)] : []),
    plus(c.bmiAge, n, `${b} × ${a}`),
    ...(sex === "female" ? [plus(c.bmiSquareFemale, n, `${b}²`)] : []),
    plus(c.bmiSquareAge, n, `${b}² × ${a}`),
  ];
  return `${n(c.constant)} ${terms.join(" ")}`;
}

function foldSteps({ inputs, measures, density, percent }: Composition, n: Show, exact: Show): Listed<Step> {
  const folds = foldsOf(inputs.method, measures.sex);
  const sizes = folds.map((fold) => measures.folds[fold] ?? 0);
  const sum = sizes.reduce((total, size) => total + size, 0);
  const c = jacksonPollock(folds.length as 3 | 7, measures.sex);
  const { over, less } = BODY_FAT.density.value[inputs.densityEquation];
  const names = folds.map((fold) => FOLDS[fold].toLowerCase()).join(", ");
  const dense = exact(density ?? 0);
  return [
    step(`Sum of the folds: ${names}`, sizes.map(n).join(" + "), `${n(sum)} mm`),
    step(
      "Body density",
      `${exact(c.constant)} − ${exact(c.sum)} × ${n(sum)} + ${exact(c.square)} × ${n(sum)}² − ${exact(c.age)} × ${n(measures.age)}`,
      `${dense} g/mL`,
    ),
    step(
      `Body fat by ${inputs.densityEquation === "siri" ? "Siri" : "Brozek"}`,
      `${n(over)} ÷ ${dense} − ${n(less)}`,
      `${n(percent)}%`,
    ),
  ];
}

/** A signed term of a sum: `+ 36.76`, `− 78.387`, `− 0.026 × 25²`. */
function plus(coefficient: number, n: Show, factor = ""): string {
  return `${coefficient < 0 ? "−" : "+"} ${n(Math.abs(coefficient))}${factor && ` × ${factor}`}`;
}
