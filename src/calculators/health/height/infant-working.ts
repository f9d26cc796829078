/** The working of growth under two years. */
import { type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { isoToDayNumber } from "../../../math/dates/civil";
import { DAYS_PER_MONTH } from "../../../math/health/age";
import { CM_PER_INCH, KG_PER_OUNCE, KG_PER_POUND } from "../../../math/health/unit-system";
import { signedOperand } from "../../../math/words/signed-operand";
import type { InfantGrowth, Place } from "./infant";

type Show = (value: number) => string;

/** Where the z-score is counted in steps of the third standard deviation. */
const FAR_Z = 3;

export function infantSteps(infant: InfantGrowth, n: Show): Listed<Step> {
  const { inputs, kg, cm, months, weight, length, weightByLength } = infant;
  const { birthDate, asOf, unitSystem, infantWeightLb, infantWeightOz, lengthIn } = inputs;
  return [
    birthDate !== null &&
      step(
        "Age in months",
        `${n(isoToDayNumber(asOf) - isoToDayNumber(birthDate))} days ÷ ${DAYS_PER_MONTH}`,
        n(months),
      ),
    unitSystem === "imperial" &&
      kg !== null &&
      step(
        "Weight in kilograms",
        `${n(infantWeightLb ?? 0)} × ${KG_PER_POUND} + ${n(infantWeightOz ?? 0)} × ${KG_PER_OUNCE}`,
        `${n(kg)} kg`,
      ),
    unitSystem !== "metric" &&
      cm !== null &&
      step("Length in centimeters", `${n(lengthIn ?? 0)} × ${CM_PER_INCH}`, `${n(cm)} cm`),
    placeSteps("weight for age", "weight", weight, n),
    placeSteps("length for age", "length", length, n),
    placeSteps("weight for length", "weight", weightByLength, n),
  ];
}

function placeSteps(name: string, measure: string, place: Place | null, n: Show): Listed<Step> {
  if (!place) return [];
  const { value, lms, z, percentile } = place;
  const { L, M, S } = lms;
  const power = signedOperand(n(L));
  return [
    step(
      `L, M and S of ${name} (WHO 2006)`,
      "interpolated between the rows of the table",
      `L ${n(L)}, M ${n(M)}, S ${n(S)}`,
    ),
    Math.abs(z) <= FAR_Z
      ? step(
          `z = ((${measure} ÷ M)^L − 1) ÷ (L·S)`,
          `((${n(value)} ÷ ${n(M)})^${power} − 1) ÷ (${power} × ${n(S)})`,
          n(z),
        )
      : step(`z of the ${measure}, counted in steps of the third standard deviation`, `beyond ±${FAR_Z}`, n(z)),
    step("Percentile = 100·Φ(z)", `100 × Φ(${n(z)})`, n(percentile)),
  ];
}
