import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { isoToDayNumber } from "../../../math/dates/civil";
import { DAYS_PER_MONTH } from "../../../math/health/age";
import { heightExpression, massExpression } from "../../../math/health/conversion-text";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Assessment } from "./assessment";
import type { Inputs } from "./inputs";
import { classText } from "./words";

type Show = (value: number) => string;

/** The steps from the inputs to the class, with the user's numbers. */
export function working(assessment: Assessment, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  const { inputs, kg, cm, bmi, waistCm, waistToHeight } = assessment;
  return [
    inputs.unitSystem === "imperial" &&
      step("Weight in kilograms", massExpression(inputs.weightSt, inputs.weightLb, n), `${n(kg)} kg`),
    step("Height in meters", metersExpression(inputs, n), `${n(cm / 100)} m`),
    step("BMI = weight ÷ height²", `${n(kg)} ÷ ${n(cm / 100)}²`, n(bmi)),
    childSteps(assessment, n),
    step("Category", classExpression(assessment, n), classText(assessment)),
    weightSteps(assessment, n),
    waistCm !== null &&
      waistToHeight !== null &&
      step("Waist-to-height ratio", `${n(waistCm)} ÷ ${n(cm)}`, n(waistToHeight)),
  ];
}

function metersExpression({ unitSystem, heightCm, heightFt, heightIn }: Inputs, n: Show): string {
  return `${unitSystem === "metric" ? n(heightCm) : heightExpression(heightFt, heightIn, n)} ÷ 100`;
}

function classExpression({ standard, category, bmi }: Assessment, n: Show): string {
  const index = standard.classes.findIndex(({ code }) => code === category);
  const from = standard.classes[index]?.from ?? 0;
  const to = standard.classes[index + 1]?.from;
  return `${from > 0 ? `${n(from)} ≤ ` : ""}${n(bmi)}${to === undefined ? "" : ` < ${n(to)}`}`;
}

function childSteps({ inputs, months, bmi, child }: Assessment, n: Show): Listed<Step> {
  if (!child) return [];
  const { birthDate, asOf, ageYears, ageMonths, sex } = inputs;
  const { at, standing } = child;
  const { L, M, S } = at.lms;
  const power = signedOperand(n(L));
  const score = (bmi - at.p95) / at.sigma;
  return [
    step(
      "Age in months",
      birthDate === null
        ? `12 × ${n(ageYears)} + ${n(ageMonths)}`
        : `${n(isoToDayNumber(asOf) - isoToDayNumber(birthDate))} days ÷ ${DAYS_PER_MONTH}`,
      n(months),
    ),
    step(
      `L, M and S of ${sex === "male" ? "boys" : "girls"} of this age (CDC 2000)`,
      `interpolated between the table rows around ${n(months)} months`,
      `L ${n(L)}, M ${n(M)}, S ${n(S)}`,
    ),
    standing.extended
      ? [
          step(
            "95th percentile = M·(1 + L·S·1.644854)^(1/L)",
            `${n(M)} × (1 + ${power} × ${n(S)} × 1.644854)^(1 ÷ ${power})`,
            n(at.p95),
          ),
          step("Spread σ above the 95th percentile", `at ${n(months / 12)} years, NCHS 2022`, n(at.sigma)),
          step(
            "Percentile = 90 + 10·Φ((BMI − P95) ÷ σ)",
            `90 + 10 × Φ((${n(bmi)} − ${n(at.p95)}) ÷ ${n(at.sigma)}) = 90 + 10 × Φ(${n(score)})`,
            n(standing.percentile),
          ),
          step("z = Φ⁻¹(percentile ÷ 100), at most 8.21", `Φ⁻¹(${n(standing.percentile / 100)})`, n(standing.z)),
        ]
      : [
          step(
            "z = ((BMI ÷ M)^L − 1) ÷ (L·S)",
            `((${n(bmi)} ÷ ${n(M)})^${power} − 1) ÷ (${power} × ${n(S)})`,
            n(standing.z),
          ),
          step("Percentile = 100·Φ(z)", `100 × Φ(${n(standing.z)})`, n(standing.percentile)),
        ],
  ];
}

function weightSteps({ inputs, kg, cm, normal, child, weights, targetKg }: Assessment, n: Show): Listed<Step> {
  const name = child ? "Healthy weight" : "Normal weight";
  const weightAt = (label: string, bmi: number, weight: number) =>
    step(label, `${n(bmi)} × ${n(cm / 100)}²`, `${n(weight)} kg`);
  return [
    weightAt(`${name} from`, normal.from, weights.healthyWeightMinKg),
    weightAt(`${name} below`, normal.to, weights.healthyWeightMaxKg),
    inputs.targetBmi !== null &&
      targetKg !== null && [
        weightAt("Weight at the target BMI", inputs.targetBmi, targetKg),
        step("Change to reach it", `${n(targetKg)} − ${n(kg)}`, `${n(targetKg - kg)} kg`),
      ],
  ];
}
