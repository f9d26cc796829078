/** Working steps that convert the entered measures to kilograms and centimeters. */
import { type Step, step } from "../core/calculator";
import type { Listed } from "../core/listed";
import { heightExpression, massExpression } from "../math/health/conversion-text";
import type { UnitSystem } from "../math/health/unit-system";

type Show = (value: number) => string;

/** Steps for weight in kilograms and height in centimeters, if they were entered in other units. */
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
): Listed<Step> {
  const { unitSystem, weightSt, weightLb, heightFt, heightIn } = inputs;
  return [
    unitSystem === "imperial" && step("Weight in kilograms", massExpression(weightSt, weightLb, n), `${n(kg)} kg`),
    unitSystem !== "metric" && step("Height in centimeters", heightExpression(heightFt, heightIn, n), `${n(cm)} cm`),
  ];
}
