import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { metricSteps } from "../../../fieldsets/body-working";
import { bmrSteps, palSteps } from "../../../fieldsets/energy-working";
import { dayNumberToIso } from "../../../math/dates/civil";
import { bodyMassIndex } from "../../../math/health/bmi";
import { massExpression } from "../../../math/health/conversion-text";
import { KCAL_PER_KG } from "../../../math/health/energy-balance";
import { KG_PER_POUND } from "../../../math/health/unit-system";
import { FAT_BY_BMI } from "../../../math/health/weight-dynamics";
import { signedOperand } from "../../../math/words/signed-operand";
import { KCAL_PER_GRAM, MACRO_NAMES } from "./macro-plans";
import type { Plan } from "./plan";

type Show = (value: number) => string;

/** Days of the plan for which the weight is shown. */
const LOOKED_AT = [30, 90];

export function working(plan: Plan, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  const { inputs, person, bmr, pal, milk, maintenance, goalKg } = plan;
  const changes = inputs.goal !== "maintain";
  return [
    metricSteps(inputs, person, n),
    changes &&
      inputs.unitSystem === "imperial" &&
      step("Goal weight in kilograms", massExpression(inputs.goalWeightSt, inputs.goalWeightLb, n), `${n(goalKg)} kg`),
    bmrSteps(inputs, person, n),
    palSteps(inputs, n),
    milk > 0
      ? step(
          "Maintains your weight now = BMR × activity factor + milk",
          `${n(bmr)} × ${n(pal)} + ${n(milk)}`,
          `${n(maintenance)} kcal`,
        )
      : step("Maintains your weight now = BMR × activity factor", `${n(bmr)} × ${n(pal)}`, `${n(maintenance)} kcal`),
    changes && [timeSteps(plan, format, n), intakeSteps(plan, n)],
    macroSteps(plan, n),
  ];
}

function timeSteps({ inputs, person, goalKg, days, start, rateKg }: Plan, format: Format, n: Show): Listed<Step> {
  const reached = days === null ? "" : format.date(dayNumberToIso(start + days));
  const change = Math.abs(goalKg - person.kg);
  const steps = [
    step(
      "Weight to change",
      goalKg < person.kg ? `${n(person.kg)} − ${n(goalKg)}` : `${n(goalKg)} − ${n(person.kg)}`,
      `${n(change)} kg`,
    ),
  ];
  if (days === null || inputs.planBy === "calories") return steps;
  if (inputs.planBy === "date")
    return [steps, step("Days of the plan", `from ${format.date(inputs.startDate)}, to ${reached}`, n(days))];
  return [
    steps,
    inputs.unitSystem === "imperial" &&
      step("Change per week in kilograms", `${n(inputs.weeklyRateLb)} × ${KG_PER_POUND}`, `${n(rateKg)} kg`),
    step("Days of the plan, rounded up", `7 × ${n(change)} ÷ ${n(rateKg)}`, `${n(days)} days, to ${reached}`),
  ];
}

function intakeSteps(plan: Plan, n: Show): Listed<Step> {
  const fixed = staticSteps(plan, n);
  const dynamic = dynamicSteps(plan, n);
  return plan.model === "dynamic" ? [dynamic, fixed] : [fixed, dynamic];
}

/** The plan by the fixed rule. */
function staticSteps({ inputs, maintenance, courses, changeKg, rateKg }: Plan, n: Show): Step | null {
  const { kcal, days } = courses.static;
  if (inputs.planBy === "calories") {
    if (days === null) return null;
    const gap = Math.abs((kcal as number) - maintenance);
    return step(
      "By the rule of 3,500 kcal a pound: days, rounded up",
      `${n(Math.abs(changeKg))} × ${n(KCAL_PER_KG)} ÷ ${n(gap)}`,
      n(days),
    );
  }
  const sign = changeKg < 0 ? "−" : "+";
  const energy =
    inputs.planBy === "rate"
      ? `${n(rateKg)} × ${n(KCAL_PER_KG)} ÷ 7`
      : `${n(Math.abs(changeKg))} × ${n(KCAL_PER_KG)} ÷ ${n(days as number)}`;
  return step(
    "By the rule of 3,500 kcal a pound (7,700 a kg)",
    `${n(maintenance)} ${sign} ${energy}`,
    `${n(kcal as number)} kcal`,
  );
}

/** The initial values and the result of the dynamic model. */
function dynamicSteps(plan: Plan, n: Show): Listed<Step> {
  const { dynamics, person, inputs, bmr, pal, milk, maintenance, courses } = plan;
  const { kg, fatKg } = dynamics.body;
  const { kcal, days } = courses.dynamic;
  const leanKg = kg - fatKg;
  const change = inputs.model === "dynamic" ? inputs.activityChangePercent : 0;
  const start = [
    ...(inputs.bodyFatPercent === null ? fatSteps(plan, n) : []),
    step("Dynamic model: fat at the start", `${n(kg)} × ${n((100 * fatKg) / kg)} ÷ 100`, `${n(fatKg)} kg`),
    step(
      "Energy of movement δ = (0.9 × factor − 1) × BMR ÷ weight",
      `(0.9 × ${n(pal)} − 1) × ${n(bmr)} ÷ ${n(kg)}`,
      `${n(dynamics.activityBefore)} kcal/kg`,
    ),
    ...(change === 0
      ? []
      : [
          step(
            "δ with the change in activity",
            `${n(dynamics.activityBefore)} × (1 + ${signedOperand(n(change))} ÷ 100)`,
            `${n(dynamics.activity)} kcal/kg`,
          ),
        ]),
    step(
      "Constant K = 0.76 × intake − 22 × lean − 3.2 × fat − δ × weight",
      `0.76 × ${n(maintenance - milk)} − 22 × ${n(leanKg)} − 3.2 × ${n(fatKg)} − ${signedOperand(n(dynamics.activityBefore))} × ${n(person.kg)}`,
      `${n(dynamics.constant)} kcal`,
    ),
  ];
  if (kcal === null) return start;
  const looked = LOOKED_AT.filter((day) => days === null || day < days);
  const told = days === null ? looked : [...looked, days];
  return [
    start,
    inputs.planBy === "calories"
      ? step(
          "Dynamic model: first day at the goal",
          "day by day, Runge-Kutta",
          days === null ? "none in ten years" : n(days),
        )
      : step(
          "Dynamic model: intake that reaches the goal",
          "found by search: the weight on the last day equals the goal",
          `${n(kcal)} kcal`,
        ),
    told.map((day) =>
      step(
        `Dynamic model: weight after ${n(day)} days`,
        milk > 0 ? `at ${n(kcal)} − ${n(milk)} kcal a day` : `at ${n(kcal)} kcal a day`,
        `${n(dynamics.after(kcal - milk, day).weightKg)} kg`,
      ),
    ),
  ];
}

/** Body fat estimated from age and body mass index, if it was not entered. */
function fatSteps({ person: { sex, ageYears, kg, cm }, expectedFat }: Plan, n: Show): Listed<Step> {
  const bmi = bodyMassIndex(kg, cm);
  const { slope, level } = FAT_BY_BMI[sex];
  return [
    step("BMI = weight ÷ height²", `${n(kg)} ÷ ${n(cm / 100)}²`, n(bmi)),
    step(
      "Body fat by age and BMI (Jackson 2002), within 3 and 60%",
      `0.14 × ${n(ageYears)} + ${slope} × ln(${n(bmi)}) − ${level}`,
      `${n(expectedFat)}%`,
    ),
  ];
}

function macroSteps({ macros, dailyKcal }: Plan, n: Show): Listed<Step> {
  return macros.map(({ macro, percent, kcal, grams }) =>
    step(
      `${MACRO_NAMES[macro]} = share of the calories ÷ ${KCAL_PER_GRAM[macro]} kcal/g`,
      `${n(dailyKcal)} × ${n(percent)} ÷ 100 = ${n(kcal)}; ${n(kcal)} ÷ ${KCAL_PER_GRAM[macro]}`,
      `${n(grams)} g`,
    ),
  );
}
