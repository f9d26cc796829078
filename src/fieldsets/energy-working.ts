/** Working steps for the basal metabolic rate and the activity factor. */
import { type Step, step } from "../core/calculator";
import type { Listed } from "../core/listed";
import { basalMetabolicRate, bmrEquation, measureOf, needsLeanMass, type Person } from "../math/health/bmr";
import { ACTIVITIES, type ActivityInputs, activityFactor, type BodyInputs } from "./energy";

type Show = (value: number) => string;

/** `10 × 70 + 6.25 × 170 − 5 × 30 + 5`, from pairs of factor and measure. The first factor must be positive. */
export function linearText(
  pairs: readonly (readonly [factor: number, measure: number])[],
  constant: number,
  n: Show,
): string {
  const terms = pairs.map(([factor, measure]) => [factor, `${n(Math.abs(factor))} × ${n(measure)}`] as const);
  return [...terms, [constant, n(Math.abs(constant))] as const]
    .map(([sign, text], i) => (i === 0 ? text : `${sign < 0 ? "−" : "+"} ${text}`))
    .join(" ");
}

/** Steps with the formula's numbers filled in; none if the formula needs body fat and it is missing. */
export function bmrSteps(inputs: BodyInputs, person: Person, n: Show, label?: string): Listed<Step> {
  const { formula, bodyFatPercent } = inputs;
  const rate = basalMetabolicRate(formula, person);
  if (rate === null) return [];
  const { terms, constant } = bmrEquation(formula, person);
  const pairs = terms.map(({ factor, of }) => [factor, measureOf(of, person) as number] as const);
  return [
    needsLeanMass(formula) &&
      label === undefined &&
      step(
        "Lean mass = weight × (1 − body fat ÷ 100)",
        `${n(person.kg)} × (1 − ${n(bodyFatPercent as number)} ÷ 100)`,
        `${n(person.leanKg as number)} kg`,
      ),
    step(label ?? "Basal metabolic rate (BMR)", linearText(pairs, constant, n), `${n(rate)} kcal`),
  ];
}

/** Steps that show where the activity factor comes from. */
export function palSteps(inputs: ActivityInputs, n: Show): Listed<Step> {
  const { activity, dayPlan } = inputs;
  if (activity !== "day-plan") return [step("Activity factor", ACTIVITIES[activity], n(activityFactor(inputs)))];
  const sum = dayPlan.map(({ hours, met }) => `${n(hours)} × ${n(met)}`).join(" + ");
  return [step("Activity factor = mean intensity of 24 hours", `(${sum}) ÷ 24`, n(activityFactor(inputs)))];
}
