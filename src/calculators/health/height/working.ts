import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { HEIGHT_PREDICTION } from "../../../data/height-prediction";
import { isoToDayNumber } from "../../../math/dates/civil";
import { DAYS_PER_MONTH } from "../../../math/health/age";
import { heightExpression } from "../../../math/health/conversion-text";
import type { Lms } from "../../../math/health/lms";
import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND } from "../../../math/health/unit-system";
import { signedOperand } from "../../../math/words/signed-operand";
import { infantSteps } from "./infant-working";
import type { Inputs } from "./inputs";
import type { Height } from "./modes";
import type { Prediction } from "./prediction";
import { adultStature } from "./stature";

type Show = (value: number) => string;

/** The steps of the selected mode, with the user's numbers. */
export function working(height: Height, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  const { variant, inputs, answer } = height;
  if (answer.infant) return infantSteps(answer.infant, n);
  if (variant === "convert") return conversionSteps(height, n);
  return [
    heightSteps(height, n),
    inputs.birthDate !== null && ageStep(height, inputs.birthDate, n),
    standingSteps(height, n),
    answer.prediction && predictionSteps(height, answer.prediction, n),
  ];
}

function conversionSteps({ inputs, answer: { cm, imperial } }: Height, n: Show): Listed<Step> {
  const { totalInches = 0, feet = 0, inches = 0 } = imperial ?? {};
  const total = n(cm ?? 0);
  return [
    inputs.unitSystem !== "metric" &&
      step("Centimeters", heightExpression(inputs.heightFt ?? 0, inputs.heightIn ?? 0, n), `${total} cm`),
    step("Meters", `${total} ÷ 100`, `${n((cm ?? 0) / 100)} m`),
    step("Inches", `${total} ÷ ${CM_PER_INCH}`, `${n(totalInches)} in`),
    step("Remaining inches", `${n(totalInches)} − ${n(feet)} × ${INCHES_PER_FOOT}`, `${n(inches)} in`),
  ];
}

function heightSteps({ inputs, answer: { cm } }: Height, n: Show): Step | null {
  return inputs.unitSystem === "metric" || cm === null
    ? null
    : step("Height in centimeters", heightExpression(inputs.heightFt ?? 0, inputs.heightIn ?? 0, n), `${n(cm)} cm`);
}

function ageStep({ inputs, answer: { months } }: Height, birthDate: string, n: Show): Step {
  const days = isoToDayNumber(inputs.asOf) - isoToDayNumber(birthDate);
  return step("Age in months", `${n(days)} days ÷ ${DAYS_PER_MONTH}`, n(months ?? 0));
}

function standingSteps({ inputs, answer: { cm, months, standing } }: Height, n: Show): Listed<Step> {
  if (!standing || cm === null) return [];
  const { lms, z, percentile } = standing;
  return [
    step(
      `L, M and S of ${inputs.sex === "male" ? "boys" : "girls"} of this age (CDC 2000)`,
      `interpolated at ${n(months ?? 0)} months`,
      `L ${n(lms.L)}, M ${n(lms.M)}, S ${n(lms.S)}`,
    ),
    step("z = ((height ÷ M)^L − 1) ÷ (L·S)", zExpression(lms, cm, n), n(z)),
    step("Percentile = 100·Φ(z)", `100 × Φ(${n(z)})`, n(percentile)),
  ];
}

function predictionSteps({ inputs, answer: { standing } }: Height, prediction: Prediction, n: Show): Listed<Step> {
  const { fatherCm, motherCm, midParental, conditional, indiaCm, projectionCm } = prediction;
  const { midParental: tanner, conditional: regressed, india } = HEIGHT_PREDICTION;
  const isMale = inputs.sex === "male";
  const adult = adultStature(inputs.sex);
  const parents = `${n(fatherCm)} + ${n(motherCm)}`;
  const [men, women] = [adultStature("male"), adultStature("female")];
  const add = india.value[inputs.sex];
  return [
    parentSteps(inputs, prediction, n),
    khamisRocheSteps(prediction, n),
    standing && projectionCm !== null
      ? step("Same percentile at 20 years", valueExpression(adult, standing.z, n), `${n(projectionCm)} cm`)
      : null,
    step(
      "Mid-parental height",
      `(${parents} ${isMale ? "+" : "−"} ${n(tanner.value.betweenSexes)}) ÷ 2`,
      `${n(midParental.cm)} cm`,
    ),
    step("z-score of the father", zExpression(men, fatherCm, n), n(conditional.fatherZ)),
    step("z-score of the mother", zExpression(women, motherCm, n), n(conditional.motherZ)),
    step(
      "z-score of the conditional target",
      `${n(regressed.value.regression)} × (${signedOperand(n(conditional.fatherZ))} + ${signedOperand(n(conditional.motherZ))}) ÷ 2`,
      n(conditional.z),
    ),
    step("Conditional target", valueExpression(adult, conditional.z, n), `${n(conditional.cm)} cm`),
    step("Indian target", `(${parents}) ÷ 2 ${add < 0 ? "−" : "+"} ${n(Math.abs(add))}`, `${n(indiaCm)} cm`),
  ];
}

/** The parents' heights in centimeters, with what was lost with age added back. */
function parentSteps(inputs: Inputs, { fatherCm, motherCm }: Prediction, n: Show): Listed<Step> {
  const parent = (name: string, typed: number, feet: number, inches: number, cm: number) => {
    const base = inputs.unitSystem === "metric" ? n(typed) : heightExpression(feet, inches, n);
    const entered = inputs.unitSystem === "metric" ? typed : (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;
    const grown = cm - entered;
    const isCorrected = grown > 1e-6;
    return inputs.unitSystem === "metric" && !isCorrected
      ? []
      : [step(`${name}’s height`, isCorrected ? `${base} + ${n(grown)}` : base, `${n(cm)} cm`)];
  };
  return [
    parent("Father", inputs.fatherHeightCm, inputs.fatherHeightFt, inputs.fatherHeightIn, fatherCm),
    parent("Mother", inputs.motherHeightCm, inputs.motherHeightFt, inputs.motherHeightIn, motherCm),
  ];
}

const COEFFICIENTS = ["β₀", "β₁, by height", "β₂, by weight", "β₃, by parents"];

function khamisRocheSteps({ khamisRoche, fatherCm, motherCm }: Prediction, n: Show): Listed<Step> {
  if (!khamisRoche) return [];
  const { rows, coefficients, heightIn, pounds, parentsIn, inches, error } = khamisRoche;
  const { fromAge, toAge, share, from, to } = rows;
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = coefficients;
  return [
    share > 0 &&
      COEFFICIENTS.map((name, i) => {
        const [low = 0, high = 0] = [from[i], to[i]];
        return step(
          `${name}: between ${n(fromAge)} and ${n(toAge)} years`,
          `${n(low)} + ${n(share)} × (${n(high)} − ${signedOperand(n(low))})`,
          n(coefficients[i] ?? 0),
        );
      }),
    step("Height in inches", `${n(heightIn * CM_PER_INCH)} ÷ ${CM_PER_INCH}`, `${n(heightIn)} in`),
    step("Weight in pounds", `${n(pounds * KG_PER_POUND)} ÷ ${KG_PER_POUND}`, `${n(pounds)} lb`),
    step(
      "Mean of the parents in inches",
      `(${n(fatherCm)} + ${n(motherCm)}) ÷ 2 ÷ ${CM_PER_INCH}`,
      `${n(parentsIn)} in`,
    ),
    step(
      "Khamis–Roche in inches",
      `${n(b0)} + ${n(b1)} × ${n(heightIn)} ${b2 < 0 ? "−" : "+"} ${n(Math.abs(b2))} × ${n(pounds)} ${b3 < 0 ? "−" : "+"} ${n(Math.abs(b3))} × ${n(parentsIn)}`,
      `${n(inches)} in`,
    ),
    step("Khamis–Roche", `${n(inches)} × ${CM_PER_INCH}`, `${n(khamisRoche.cm)} cm`),
    step("9 of 10 from", `(${n(inches)} − ${n(error)}) × ${CM_PER_INCH}`, `${n(khamisRoche.lowCm)} cm`),
    step("9 of 10 to", `(${n(inches)} + ${n(error)}) × ${CM_PER_INCH}`, `${n(khamisRoche.highCm)} cm`),
  ];
}

function zExpression({ L, M, S }: Lms, cm: number, n: Show): string {
  return `((${n(cm)} ÷ ${n(M)})^${signedOperand(n(L))} − 1) ÷ (${signedOperand(n(L))} × ${n(S)})`;
}

function valueExpression({ L, M, S }: Lms, z: number, n: Show): string {
  return `${n(M)} × (1 + ${signedOperand(n(L))} × ${n(S)} × ${signedOperand(n(z))})^(1 ÷ ${signedOperand(n(L))})`;
}
