import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { ENERGY } from "../../../data/energy";
import { exceeds } from "../../../math/numbers/slack";
import type { Plan } from "./plan";

/** Share of body weight per week above which a loss costs muscle and a gain adds little but fat. */
const FASTEST_SHARE = 0.01;

const OLDER_YEARS = 65;

/** What to know in addition to the result, in a fixed order. */
export function notices(plan: Plan, format: Format): Notice[] {
  const { inputs, person, dailyKcal, floor, belowFloor, averageWeeklyKg, days, model } = plan;
  const found: Notice[] = [];
  if (belowFloor)
    found.push({
      code: "below-floor",
      message: `${format.number(dailyKcal, 0)} kcal a day is below ${format.number(floor, 0)} kcal, the minimum for ${person.sex === "male" ? "men" : "women"} without professional care. Plan a slower change, or ask a doctor or dietitian first.`,
    });
  const share = Math.abs(averageWeeklyKg ?? 0) / person.kg;
  if (exceeds(share, FASTEST_SHARE))
    found.push({
      code: "fast-change",
      message: `This changes your weight by ${format.percent(100 * share, 1)} a week. Up to ${format.percent(100 * FASTEST_SHARE)} is easier to sustain.`,
    });
  if (days === null)
    found.push({
      code: "goal-not-reached",
      message:
        model === "dynamic"
          ? `At ${format.number(dailyKcal, 0)} kcal a day your weight levels off before the goal.`
          : `At ${format.number(dailyKcal, 0)} kcal a day the goal is not reached within ten years.`,
    });
  if (inputs.lifeStage === "pregnant")
    found.push({
      code: "pregnant",
      message: "Needs rise during pregnancy, and these formulas do not include that. Ask your midwife or doctor.",
    });
  const { low, high } = ENERGY.lactation.value;
  if (inputs.lifeStage === "lactating")
    found.push({
      code: "lactating",
      message: `Breast-feeding takes about ${low} to ${high} kcal a day more than is counted here. Lose weight slowly, if at all.`,
    });
  if (person.ageYears >= OLDER_YEARS)
    found.push({
      code: "older-adult",
      message: `At age ${format.number(person.ageYears, 1)}, protect muscle first: eat enough protein and do strength training.`,
    });
  return found;
}
