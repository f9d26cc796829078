import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { ENERGY } from "../../../data/energy";
import { dayNumberToIso } from "../../../math/dates/civil";
import { calories } from "../../../math/health/calorie-text";
import { massText, massUnit } from "../../../math/health/mass-text";
import { exceeds } from "../../../math/numbers/slack";
import type { Plan } from "./plan";

/** The intake or the date, depending on how the visitor plans. */
export function headline(plan: Plan, format: Format): Headline {
  const { inputs, dailyKcal, days, goalKg, person, start } = plan;
  const unit = massUnit(inputs);
  const figure = calories(dailyKcal, format);
  if (inputs.goal === "maintain")
    return {
      label: "Calories a day",
      before: "Eat about",
      figure,
      after: `calories a day to keep your weight of ${massText(person.kg, unit, format)}.`,
    };
  const goal = massText(goalKg, unit, format);
  const second = afterward(plan, format);
  if (inputs.planBy === "calories") {
    const eaten = `On ${format.number(dailyKcal, 0)} calories a day`;
    if (days === null)
      return {
        label: "Goal",
        before: `${eaten}, your goal of ${goal} is`,
        figure: "not reached",
        after: "within ten years.",
        tone: "plain",
      };
    return {
      label: "Goal reached",
      before: `${eaten}, you reach ${goal} on`,
      figure: format.date(dayNumberToIso(start + days)),
      after: `, after ${format.plural(days, "day")}.`,
      second,
    };
  }
  const date = days === null ? "" : format.date(dayNumberToIso(start + days));
  const way =
    inputs.planBy === "rate"
      ? `${inputs.goal} ${rateText(plan, format)} a week and weigh ${goal} on ${date}`
      : `weigh ${goal} on ${date}`;
  return {
    label: "Calories a day",
    before: "Eat about",
    figure,
    after: `calories a day to ${way}.`,
    second,
  };
}

/** The rate as entered: `a pound`, `0.5 kg`. */
function rateText({ inputs }: Plan, format: Format): string {
  if (inputs.unitSystem !== "imperial") return `${format.number(inputs.weeklyRateKg, 2)} kg`;
  return inputs.weeklyRateLb === 1 ? "a pound" : `${format.number(inputs.weeklyRateLb, 2)} lb`;
}

function afterward({ maintenanceAtGoal }: Plan, format: Format): string {
  return maintenanceAtGoal === null
    ? ""
    : `After that, about ${calories(maintenanceAtGoal, format)} a day keeps you there.`;
}

/** Share of body weight per week above which a loss costs muscle and a gain adds little but fat. */
const FASTEST_SHARE = 0.01;

const OLDER_YEARS = 65;

/** What to know in addition to the result, in a fixed order. */
export function notices(plan: Plan, format: Format): Listed<Notice> {
  const { inputs, person, dailyKcal, floor, belowFloor, averageWeeklyKg, days, model } = plan;
  const found: Notice[] = [];
  if (belowFloor)
    found.push(
      notice(
        "below-floor",
        `${format.number(dailyKcal, 0)} kcal a day is below ${format.number(floor, 0)} kcal, the minimum for ${person.sex === "male" ? "men" : "women"} without professional care. Plan a slower change, or ask a doctor or dietitian first.`,
      ),
    );
  const share = Math.abs(averageWeeklyKg ?? 0) / person.kg;
  if (exceeds(share, FASTEST_SHARE))
    found.push(
      notice(
        "fast-change",
        `This changes your weight by ${format.percent(100 * share, 1)} a week. Up to ${format.percent(100 * FASTEST_SHARE)} is easier to sustain.`,
      ),
    );
  if (days === null)
    found.push(
      notice(
        "goal-not-reached",
        model === "dynamic"
          ? `At ${format.number(dailyKcal, 0)} kcal a day your weight levels off before the goal.`
          : `At ${format.number(dailyKcal, 0)} kcal a day the goal is not reached within ten years.`,
      ),
    );
  if (inputs.lifeStage === "pregnant")
    found.push(
      notice(
        "pregnant",
        "Needs rise during pregnancy, and these formulas do not include that. Ask your midwife or doctor.",
      ),
    );
  const { low, high } = ENERGY.lactation.value;
  const needed = ENERGY.proteinRequirement.value[inputs.lifeStage];
  const protein = (plan.macros[1]?.grams ?? 0) / person.kg;
  if (inputs.lifeStage === "lactating")
    found.push(
      notice(
        "lactating",
        `The plan includes ${low} kcal a day for your milk, the lower end of ${low} to ${high}. ${inputs.goal === "lose" ? "Lose weight slowly, and eat more if your supply drops." : "Eat more if your supply drops."}`,
      ),
    );
  if (exceeds(needed, protein))
    found.push(
      notice(
        "low-protein",
        `${format.number(protein, 2)} g of protein per kg of body weight is below the ${format.number(needed, 2)} g recommended${{ none: "", pregnant: " in pregnancy", lactating: " while breastfeeding" }[inputs.lifeStage]}. Choose another macro split.`,
      ),
    );
  if (person.ageYears >= OLDER_YEARS)
    found.push(
      notice(
        "older-adult",
        `At age ${format.number(person.ageYears, 1)}, protect muscle first: eat enough protein and do strength training.`,
      ),
    );
  return found;
}
