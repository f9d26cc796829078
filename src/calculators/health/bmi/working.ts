import type { Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { isoToDayNumber } from "../../../math/dates/civil";
import { DAYS_PER_MONTH } from "../../../math/health/age";
import { bmiCategory, squareMeters } from "../../../math/health/bmi";
import {
  CM_PER_INCH,
  INCHES_PER_FOOT,
  KG_PER_POUND,
  POUNDS_PER_STONE,
} from "../../../math/health/unit-system";
import type { Assessment } from "./assessment";
import type { Inputs } from "./fields";
import { classText } from "./sentences";
import { waistToHeight } from "./waist";

/** The steps from what was typed to the class, with the user's numbers. */
export function workingSteps(inputs: Inputs, assessment: Assessment, format: Format): Step[] {
  const n = (value: number) => format.number(value, 6);
  const { kg, cm, bmi, child, waistCm } = assessment;
  const steps: Step[] = [];
  const step = (label: string, expression: string, value: string) => steps.push({ label, expression, value });

  if (inputs.unitSystem === "imperial") step("Weight in kilograms", massExpression(inputs, n), `${n(kg)} kg`);
  step("Height in meters", heightExpression(inputs, n), `${n(cm / 100)} m`);
  step("BMI = weight ÷ height²", `${n(kg)} ÷ ${n(cm / 100)}²`, n(bmi));
  if (child) steps.push(...childSteps(inputs, assessment, n));
  step("Class", classExpression(assessment, n), classText(inputs, assessment));
  steps.push(...weightSteps(inputs, assessment, n));
  const ratio = waistToHeight(assessment);
  if (waistCm !== null && ratio !== null) step("Waist-to-height ratio", `${n(waistCm)} ÷ ${n(cm)}`, n(ratio));
  return steps;
}

type Show = (value: number) => string;

function massExpression({ weightSt, weightLb }: Inputs, n: Show): string {
  const pounds = weightSt > 0 ? `(${n(weightSt)} × ${POUNDS_PER_STONE} + ${n(weightLb)})` : n(weightLb);
  return `${pounds} × ${KG_PER_POUND}`;
}

function heightExpression({ unitSystem, heightCm, heightFt, heightIn }: Inputs, n: Show): string {
  if (unitSystem === "metric") return `${n(heightCm)} ÷ 100`;
  return `(${n(heightFt)} × ${INCHES_PER_FOOT} + ${n(heightIn)}) × ${CM_PER_INCH} ÷ 100`;
}

function classExpression({ standard, bmi }: Assessment, n: Show): string {
  const category = bmiCategory(standard, bmi);
  const index = standard.classes.findIndex(({ code }) => code === category);
  const from = standard.classes[index]?.from ?? 0;
  const to = standard.classes[index + 1]?.from;
  return `${from > 0 ? `${n(from)} ≤ ` : ""}${n(bmi)}${to === undefined ? "" : ` < ${n(to)}`}`;
}

function childSteps({ birthDate, asOf, ageYears, ageMonths, sex }: Inputs, a: Assessment, n: Show): Step[] {
  if (!a.child) return [];
  const { at, standing } = a.child;
  const { L, M, S } = at.lms;
  const age =
    birthDate === null
      ? `12 × ${n(ageYears)} + ${n(ageMonths)}`
      : `${n(isoToDayNumber(asOf) - isoToDayNumber(birthDate))} days ÷ ${DAYS_PER_MONTH}`;
  const steps = [
    { label: "Age in months", expression: age, value: n(a.months) },
    {
      label: `L, M and S of ${sex === "male" ? "boys" : "girls"} of this age (CDC 2000)`,
      expression: `between the rows around ${n(a.months)} months`,
      value: `L ${n(L)}, M ${n(M)}, S ${n(S)}`,
    },
  ];
  if (standing.extended) {
    const score = (a.bmi - at.p95) / at.sigma;
    steps.push(
      {
        label: "95th percentile = M·(1 + L·S·1.644854)^(1/L)",
        expression: `${n(M)} × (1 + ${signed(L, n)} × ${n(S)} × 1.644854)^(1 ÷ ${signed(L, n)})`,
        value: n(at.p95),
      },
      {
        label: "Spread σ above the 95th percentile",
        expression: `at ${n(a.months / 12)} years, NCHS 2022`,
        value: n(at.sigma),
      },
      {
        label: "Percentile = 90 + 10·Φ((BMI − P95) ÷ σ)",
        expression: `90 + 10 × Φ((${n(a.bmi)} − ${n(at.p95)}) ÷ ${n(at.sigma)}) = 90 + 10 × Φ(${n(score)})`,
        value: n(standing.percentile),
      },
      {
        label: "z = Φ⁻¹(percentile ÷ 100), at most 8.21",
        expression: `Φ⁻¹(${n(standing.percentile / 100)})`,
        value: n(standing.z),
      },
    );
  } else {
    steps.push(
      {
        label: "z = ((BMI ÷ M)^L − 1) ÷ (L·S)",
        expression: `((${n(a.bmi)} ÷ ${n(M)})^${signed(L, n)} − 1) ÷ (${signed(L, n)} × ${n(S)})`,
        value: n(standing.z),
      },
      {
        label: "Percentile = 100·Φ(z)",
        expression: `100 × Φ(${n(standing.z)})`,
        value: n(standing.percentile),
      },
    );
  }
  return steps;
}

function signed(value: number, n: Show): string {
  return value < 0 ? `(${n(value)})` : n(value);
}

function weightSteps({ targetBmi }: Inputs, { kg, cm, normal, child }: Assessment, n: Show): Step[] {
  const perUnit = squareMeters(cm);
  const name = child ? "Healthy weight" : "Normal weight";
  const weightAt = (label: string, bmi: number): Step => ({
    label,
    expression: `${n(bmi)} × ${n(cm / 100)}²`,
    value: `${n(bmi * perUnit)} kg`,
  });
  const steps = [weightAt(`${name} from`, normal.from), weightAt(`${name} below`, normal.to)];
  if (targetBmi !== null) {
    const target = targetBmi * perUnit;
    steps.push(weightAt("Weight at the wanted BMI", targetBmi), {
      label: "Change to reach it",
      expression: `${n(target)} − ${n(kg)}`,
      value: `${n(target - kg)} kg`,
    });
  }
  return steps;
}
