import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { WATER } from "../../../data/water";
import { massExpression } from "../../../math/health/conversion-text";
import { type Daily, exerciseRate, ML_PER_FL_OZ } from "./daily";
import { BASES, type Inputs } from "./inputs";
import type { Hydration } from "./modes";
import { childSteps, isChild, perKilogram } from "./references";
import type { Sweat } from "./sweat";

type Show = (value: number) => string;

export function working({ inputs, answer: { daily, sweat } }: Hydration, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  return [daily && dailySteps(inputs, daily, n), sweat && sweatSteps(inputs, sweat, n)];
}

function dailySteps(inputs: Inputs, daily: Daily, n: Show): Listed<Step> {
  const { base, exerciseMl, heatMl, beverages, total, awakeMinutes } = daily;
  const { exerciseMinutes, heatHours, glassMl } = inputs;
  const { hourly } = WATER.heat.value;
  return [
    inputs.basis === "weight" ? weightSteps(inputs, daily, n) : referenceSteps(inputs, daily, n),
    step(
      "Exercise = mL per hour × hours",
      `${n(exerciseRate(inputs))} × ${n(exerciseMinutes)} ÷ 60`,
      `${n(exerciseMl)} mL`,
    ),
    heatHours > 0 &&
      step("Heat, 24 fl oz per hour", `${hourly} × ${ML_PER_FL_OZ} × ${n(heatHours)}`, `${n(heatMl)} mL`),
    step("To drink", sumText([base.beverages, exerciseMl, heatMl], n), `${n(beverages)} mL`),
    step("Including water in food", sumText([base.total, exerciseMl, heatMl], n), `${n(total)} mL`),
    step("Glasses", `${n(beverages)} ÷ ${n(glassMl)}`, n(beverages / glassMl)),
    step("Per waking hour", `${n(beverages)} ÷ (${n(awakeMinutes)} ÷ 60)`, `${n((60 * beverages) / awakeMinutes)} mL`),
  ];
}

/** The intake by the chosen reference. */
function referenceSteps({ basis, sex, ageYears, lifeStage }: Inputs, { base }: Daily, n: Show): Listed<Step> {
  const who =
    lifeStage === "pregnant"
      ? "pregnant"
      : lifeStage === "lactating"
        ? "breastfeeding"
        : sex === "male"
          ? "male"
          : "female";
  const label = `Reference: ${BASES[basis]}`;
  const row = `${who}, ${n(ageYears)} years`;
  const { fromDrinks } = WATER.europeanIntake.value;
  return basis === "iom"
    ? [step(label, `${row}: ${n(base.total)} mL total`, `${n(base.beverages)} mL from drinks`)]
    : [
        step(label, row, `${n(base.total)} mL total`),
        step("Drinks, 80% of it", `${fromDrinks} × ${n(base.total)}`, `${n(base.beverages)} mL`),
      ];
}

function weightSteps(inputs: Inputs, { drinker, base }: Daily, n: Show): Listed<Step> {
  const { kg, ageYears, lifeStage } = drinker;
  const { fromDrinks, pregnant, lactating } = WATER.europeanIntake.value;
  const { first, next, beyond } = WATER.perKilogram.value.children;
  const more = { none: 0, pregnant, lactating }[lifeStage];
  const [one, two, three] = childSteps(kg);
  const rule = isChild(drinker)
    ? `${first} × ${n(one)} + ${next} × ${n(two)} + ${beyond} × ${n(three)}`
    : `${perKilogram(ageYears)} × ${n(kg)}`;
  return [
    inputs.unitSystem === "imperial" &&
      step("Weight in kilograms", massExpression(inputs.weightSt, inputs.weightLb, n), `${n(kg)} kg`),
    step("Water by body weight", more > 0 ? `${rule} + ${more}` : rule, `${n(base.total)} mL`),
    step("Drinks, 80% of it", `${fromDrinks} × ${n(base.total)}`, `${n(base.beverages)} mL`),
  ];
}

function sweatSteps(inputs: Inputs, sweat: Sweat, n: Show): Listed<Step> {
  const { before, after, hours, lossMl, rate, massLossPercent, replaceMl, enoughRate } = sweat;
  const { exerciseMinutes, fluidMl, urineMl } = inputs;
  const { replacePerKg, mostLossPercent } = WATER.sweat.value;
  return [
    inputs.unitSystem === "imperial" && [
      step("Weight before in kilograms", massExpression(0, inputs.preWeightLb, n), `${n(before)} kg`),
      step("Weight after in kilograms", massExpression(0, inputs.postWeightLb, n), `${n(after)} kg`),
    ],
    step("Hours", `${n(exerciseMinutes)} ÷ 60`, n(hours)),
    step(
      "Sweat = (before − after) × 1,000 + drunk − urine",
      `(${n(before)} − ${n(after)}) × 1,000 + ${n(fluidMl)} − ${n(urineMl)}`,
      `${n(lossMl)} mL`,
    ),
    step("Sweat per hour", `${n(lossMl)} ÷ ${n(hours)}`, `${n(rate)} mL`),
    step("Body weight lost", `100 × (${n(before)} − ${n(after)}) ÷ ${n(before)}`, `${n(massLossPercent)}%`),
    step(
      "To drink afterward",
      replaceMl > 0 ? `${n(replacePerKg)} × (${n(before)} − ${n(after)})` : "nothing was lost",
      `${n(replaceMl)} mL`,
    ),
    step(
      "Drink per hour next time, to lose no more than 2%",
      enoughRate > 0
        ? `(${n(lossMl)} − ${mostLossPercent} ÷ 100 × ${n(before)} × 1,000) ÷ ${n(hours)}`
        : "the sweat is within 2% of body weight",
      `${n(enoughRate)} mL`,
    ),
  ];
}

/** `2,200 + 300`; zeros are left out. */
function sumText(parts: readonly number[], n: Show): string {
  return parts
    .filter((part) => part > 0)
    .map(n)
    .join(" + ");
}
