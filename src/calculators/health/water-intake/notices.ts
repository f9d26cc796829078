import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { WATER } from "../../../data/water";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import { volumeText } from "./headline";
import { type Hydration, ML_PER_FL_OZ } from "./hydration";
import { isChild } from "./references";

const OLDER_YEARS = 65;

/** What to know in addition to the result, in a fixed order. */
export function notices({ inputs, daily, sweat }: Hydration, format: Format): Listed<Notice> {
  const found: Notice[] = [];
  if (sweat) {
    const { mostLossPercent } = WATER.sweat.value;
    if (exceeds(sweat.after, sweat.before))
      found.push(notice("mass-gain", "Your weight went up: you drank more than you lost. Drink less next time."));
    if (exceeds(sweat.massLossPercent, mostLossPercent))
      found.push(
        notice(
          "dehydrated",
          `You lost ${format.percent(sweat.massLossPercent, 1)} of your body weight. Over ${mostLossPercent}%, performance suffers; drink more during exercise.`,
        ),
      );
    return found;
  }
  const { awakeMinutes, beverages, drinker } = daily;
  const limit = WATER.heat.value.mostHourly * ML_PER_FL_OZ;
  const hourly = (60 * beverages) / awakeMinutes;
  if (exceeds(hourly, limit))
    found.push(
      notice(
        "hourly-limit",
        `That is ${volumeText(hourly, inputs, format)} for each waking hour. Do not drink more than ${volumeText(limit, inputs, format)} an hour: too much water at once is dangerous.`,
      ),
    );
  if (inputs.basis === "weight")
    found.push(
      isChild(drinker)
        ? notice(
            "weight-basis-child",
            "By weight, this is the maintenance rule used in hospitals. Healthy children drink when thirsty.",
          )
        : notice("weight-basis", "Water by body weight is a rule of thumb, not a dietary reference."),
    );
  if (atLeast(drinker.ageYears, OLDER_YEARS))
    found.push(
      notice(
        "older-adult",
        `At age ${format.number(drinker.ageYears, 1)}, thirst is a weaker guide, so drink at set times too.`,
      ),
    );
  return found;
}
