import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { midSentence } from "../../../core/words";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { heightExpression, massExpression } from "../../../math/health/conversion-text";
import { CM_PER_INCH, KG_PER_POUND } from "../../../math/health/unit-system";
import { signedOperand } from "../../../math/words/signed-operand";
import { CLASSIC, type Estimate, FIVE_FEET_IN } from "./estimate";
import { elbowRow } from "./frame";
import { FRAMES } from "./inputs";
import { FORMULAS } from "./outputs";

type Show = (value: number) => string;

/** The steps from the height to each weight, with the user's numbers. */
export function working(estimate: Estimate, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  const kilograms: Show = (value) => `${n(value)} kg`;
  const { inputs, cm, inchesOver, weights, averageKg, frame, frameFactor, normal } = estimate;
  const over = signedOperand(n(inchesOver));
  const meters = n(cm / 100);
  const { lemmens, peterson } = IDEAL_WEIGHT;
  const { perBmi, perBmiMeter, atMeters } = peterson.value;
  return [
    inputs.unitSystem !== "metric" &&
      step("Height in centimeters", heightExpression(inputs.heightFt, inputs.heightIn, n), `${n(cm)} cm`),
    step("Inches over 5 ft", `${n(cm)} ÷ ${CM_PER_INCH} − ${FIVE_FEET_IN}`, `${n(inchesOver)} in`),
    CLASSIC.map((name) => {
      const { base, perInch } = IDEAL_WEIGHT[name].value[inputs.sex];
      return step(FORMULAS[name], `${n(base)} + ${n(perInch)} × ${over}`, kilograms(weights[name]));
    }),
    step("Average of the four", `(${CLASSIC.map((name) => n(weights[name])).join(" + ")}) ÷ 4`, kilograms(averageKg)),
    frameSteps(estimate, n),
    step(
      `For a ${midSentence(FRAMES[frame])} frame`,
      `${n(averageKg)} × ${n(frameFactor)}`,
      kilograms(averageKg * frameFactor),
    ),
    step("Lemmens", `${n(lemmens.value.bmi)} × ${meters}²`, kilograms(estimate.lemmensKg)),
    step(
      `Peterson at a BMI of ${n(inputs.targetBmi)}`,
      `${n(perBmi)} × ${n(inputs.targetBmi)} + ${n(perBmiMeter)} × ${n(inputs.targetBmi)} × (${meters} − ${n(atMeters)})`,
      kilograms(estimate.petersonKg),
    ),
    step("Healthy BMI from", `${n(normal.from)} × ${meters}²`, kilograms(estimate.healthyMinKg)),
    step("Healthy BMI below", `${n(normal.to)} × ${meters}²`, kilograms(estimate.healthyMaxKg)),
    metropolitanSteps(estimate, n),
    weightSteps(estimate, n),
  ];
}

function frameSteps({ inputs, cm, wristCm, elbowCm, frame, frameMethod }: Estimate, n: Show): Listed<Step> {
  if (frameMethod === "wrist" && wristCm !== null) {
    const { from, to } = IDEAL_WEIGHT.wrist.value[inputs.sex];
    return [
      step("Height ÷ wrist", `${n(cm)} ÷ ${n(wristCm)}`, n(cm / wristCm)),
      step("Frame by wrist", `medium from ${n(from)} to ${n(to)}, small above, large below`, FRAMES[frame]),
    ];
  }
  if (frameMethod === "elbow" && elbowCm !== null) {
    const { from = 0, to = 0 } = elbowRow(inputs.sex, cm) ?? {};
    return [
      step("Elbow breadth in inches", `${n(elbowCm)} ÷ ${CM_PER_INCH}`, `${n(elbowCm / CM_PER_INCH)} in`),
      step(
        "Frame by elbow breadth",
        `medium from ${n(from)} to ${n(to)} in at this height, large above, small below`,
        FRAMES[frame],
      ),
    ];
  }
  return [];
}

function metropolitanSteps({ cm, metropolitan }: Estimate, n: Show): Listed<Step> {
  if (!metropolitan) return [];
  const { inches, from, to, clothing, minKg, maxKg } = metropolitan;
  const { heelInches } = IDEAL_WEIGHT.metropolitan.value;
  const pounds = (limit: number) => `(${n(limit)} − ${n(clothing)}) × ${KG_PER_POUND}`;
  return [
    step("Row of the Metropolitan table, rounded", `${n(cm)} ÷ ${CM_PER_INCH} + ${n(heelInches)}`, `${n(inches)} in`),
    step("Metropolitan 1983 from", pounds(from), `${n(minKg)} kg`),
    step("Metropolitan 1983 to", pounds(to), `${n(maxKg)} kg`),
  ];
}

function weightSteps({ inputs, kg, weights, averageKg, adjustedKg }: Estimate, n: Show): Listed<Step> {
  if (kg === null) return [];
  const share = n(IDEAL_WEIGHT.adjusted.value);
  const devine = n(weights.devine);
  return [
    inputs.unitSystem === "imperial" &&
      step("Present weight in kilograms", massExpression(inputs.weightSt, inputs.weightLb ?? 0, n), `${n(kg)} kg`),
    step("Difference from the average", `${n(kg)} − ${n(averageKg)}`, `${n(kg - averageKg)} kg`),
    step("Percent of Devine", `100 × ${n(kg)} ÷ ${devine}`, `${n((100 * kg) / weights.devine)}%`),
    adjustedKg !== null &&
      step("Adjusted body weight", `${devine} + ${share} × (${n(kg)} − ${devine})`, `${n(adjustedKg)} kg`),
  ];
}
