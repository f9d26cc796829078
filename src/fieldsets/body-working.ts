/** Steps of the working from the measures that were entered to kilograms and centimeters. */
import { type Step, step } from "../core/calculator";
import { heightExpression, massExpression } from "../math/health/conversion-text";
import type { UnitSystem } from "../math/health/unit-system";

type Show = (value: number) => string;

/** Weight in kilograms and height in centimeters, where they were entered otherwise. */
export function metricSteps(
  inputs: {
    readonly unitSystem: UnitSystem;
    readonly weightSt: number;
    readonly weightLb: number;
    readonly heightFt: number;
    readonly heightIn: number;
  },
  { kg, cm }: { readonly kg: number; readonly cm: number },
  n: Show,
): Step[] {
  const { unitSystem, weightSt, weightLb, heightFt, heightIn } = inputs;
  return [
    ...(unitSystem === "imperial"
      ? [step("Weight in kilograms", massExpression(weightSt, weightLb, n), `${n(kg)} kg`)]
      : []),
    ...(unitSystem === "metric"
      ? []
      : [step("Height in centimeters", heightExpression(heightFt, heightIn, n), `${n(cm)} cm`)]),
  ];
}
