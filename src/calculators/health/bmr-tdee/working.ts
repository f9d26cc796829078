import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { metricSteps } from "../../../fieldsets/body-working";
import { bmrSteps, linearText, palSteps } from "../../../fieldsets/energy-working";
import { BMR_FORMULA_KEYS, BMR_FORMULAS } from "../../../math/health/bmr";
import { DIGESTION_SHARE, KCAL_PER_KG } from "../../../math/health/energy-balance";
import type { Expenditure } from "./expenditure";
import { REQUIREMENT_CATEGORIES } from "./outputs";

type Show = (value: number) => string;

/** Every formula, starting with the chosen one, and TDEE from the activity factor or from the log. */
export function working(model: Expenditure, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  const { inputs, person, bmr, tdee, digestion, activity, logged } = model;
  const others = BMR_FORMULA_KEYS.filter((formula) => formula !== inputs.formula);
  return [
    metricSteps(inputs, person, n),
    bmrSteps(inputs, person, n),
    logged
      ? logSteps(model, n)
      : [palSteps(inputs, n), step("TDEE = BMR × activity factor", `${n(bmr)} × ${n(model.pal)}`, `${n(tdee)} kcal`)],
    logged ? step("Activity level = TDEE ÷ BMR", `${n(tdee)} ÷ ${n(bmr)}`, n(model.pal)) : null,
    step(
      "Digestion",
      `${n(DIGESTION_SHARE)} × ${n(tdee)} = ${n(DIGESTION_SHARE * tdee)}, at most ${n(tdee)} − ${n(bmr)}, at least 0`,
      `${n(digestion)} kcal`,
    ),
    step(
      "Moving",
      tdee - bmr - digestion < 0 ? "nothing left" : `${n(tdee)} − ${n(bmr)} − ${n(digestion)}`,
      `${n(activity)} kcal`,
    ),
    others.flatMap((formula) => bmrSteps({ ...inputs, formula }, person, n, BMR_FORMULAS[formula])),
    requirementSteps(model, n),
    goalStep(model, n),
  ];
}

function logSteps({ inputs, logged, tdee }: Expenditure, n: Show): Listed<Step> {
  if (!logged) return [];
  const { line, meanIntake, intakes, margin, weights, days } = logged;
  return [
    step("Weights in the log", `${weights.length} weights over ${days} days`, `mean ${n(line.meanY)} kg`),
    step(
      "Trend = Σ(day − mean)(weight − mean) ÷ Σ(day − mean)²",
      `${n(line.sxy)} ÷ ${n(line.sxx)}`,
      `${n(line.slope)} kg a day`,
    ),
    step("Mean intake", `of ${intakes} days`, `${n(meanIntake)} kcal`),
    step(
      "TDEE = mean intake − trend × energy of 1 kg",
      `${n(meanIntake)} − (${n(line.slope)}) × ${n(inputs.energyPerKg)}`,
      `${n(tdee)} kcal`,
    ),
    step(
      "95% band: 1.96 × standard error of the trend × energy of 1 kg",
      `1.96 × ${n(line.slopeError)} × ${n(inputs.energyPerKg)}`,
      `${n(margin)} kcal either way`,
    ),
  ];
}

function requirementSteps({ requirements, person: { ageYears, cm, kg } }: Expenditure, n: Show): Listed<Step> {
  return requirements.map(({ category, constant, perYear, perCm, perKg, kcal }) =>
    step(
      `Reference 2023, ${REQUIREMENT_CATEGORIES[category].toLowerCase()}`,
      linearText(
        [
          [perKg, kg],
          [perCm, cm],
          [perYear, ageYears],
        ],
        constant,
        n,
      ),
      `${n(kcal)} kcal`,
    ),
  );
}

function goalStep({ inputs: { wantedIntake }, tdee, wantedWeeklyKg }: Expenditure, n: Show): Step | null {
  if (wantedIntake === null || wantedWeeklyKg === null) return null;
  return step(
    "Weight change per week = (intake − TDEE) × 7 ÷ 7,700",
    `(${n(wantedIntake)} − ${n(tdee)}) × 7 ÷ ${n(KCAL_PER_KG)}`,
    `${n(wantedWeeklyKg)} kg`,
  );
}
