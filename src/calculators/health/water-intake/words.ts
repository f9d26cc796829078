import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { WATER } from "../../../data/water";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import { type Hydration, ML_PER_FL_OZ } from "./hydration";
import type { Inputs } from "./inputs";
import { isChild } from "./references";

export function headline({ inputs, daily, sweat }: Hydration, format: Format): Headline {
  const volume = (ml: number) => volumeText(ml, inputs, format);
  if (sweat)
    return {
      label: "Sweat per hour",
      before: "You sweat about",
      figure: volume(sweat.rate),
      after:
        sweat.replaceMl > 0
          ? `an hour. Drink ${volume(sweat.replaceMl)} over the next few hours to make up for it.`
          : "an hour. You drank enough to make up for it.",
    };
  const glasses = format.plural(Math.round(daily.beverages / inputs.glassMl), "glass", "glasses");
  return {
    label: "To drink in a day",
    before: "Drink about",
    figure: volume(daily.beverages),
    after: `a day, about ${glasses} of ${glassText(inputs.glassMl, inputs, format)}; food gives another ${volume(daily.base.total - daily.base.beverages)}.`,
  };
}

/** `2.5 L` with `digits` decimals, or `85 fl oz` with one decimal less. */
export function volumeText(ml: number, { unitSystem }: Inputs, format: Format, digits = 1): string {
  return unitSystem === "imperial"
    ? `${format.number(ml / ML_PER_FL_OZ, digits - 1)} fl oz`
    : `${format.number(ml / 1000, digits)} L`;
}

/** `250 mL` or `8.5 fl oz`. */
function glassText(ml: number, { unitSystem }: Inputs, format: Format): string {
  return unitSystem === "imperial" ? `${format.number(ml / ML_PER_FL_OZ, 1)} fl oz` : `${format.number(ml, 0)} mL`;
}

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
