import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { dayNumberToIso } from "../../../math/dates/civil";
import { calories } from "../../../math/health/calorie-text";
import { massText, massUnit } from "../../../math/health/mass-text";
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
      after: ` calories a day to keep your weight of ${massText(person.kg, unit, format)}.`,
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
        after: " within ten years.",
        tone: "plain",
      };
    return {
      label: "Goal reached",
      before: `${eaten} you reach ${goal} on`,
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
    after: ` calories a day to ${way}.`,
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
