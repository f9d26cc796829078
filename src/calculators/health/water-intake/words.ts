import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { WATER } from "../../../data/water";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import { type Daily, ML_PER_FL_OZ } from "./daily";
import type { Inputs } from "./inputs";
import { isChild } from "./references";
import type { Sweat } from "./sweat";

export function dailyHeadline(daily: Daily, inputs: Inputs, format: Format): Headline {
  const volume = (ml: number) => volumeText(ml, inputs, format);
  const glasses = format.plural(Math.round(daily.beverages / inputs.glassMl), "glass", "glasses");
  return {
    label: "To drink in a day",
    before: "Drink about",
    figure: volume(daily.beverages),
    after: `a day, about ${glasses} of ${glassText(inputs.glassMl, inputs, format)}; food gives another ${volume(daily.base.total - daily.base.beverages)}.`,
  };
}

export function sweatHeadline({ rate, replaceMl }: Sweat, inputs: Inputs, format: Format): Headline {
  return {
    label: "Sweat per hour",
    before: "You sweat about",
    figure: volumeText(rate, inputs, format),
    after:
      replaceMl > 0
        ? `an hour. Drink ${volumeText(replaceMl, inputs, format)} over the next few hours to make up for it.`
        : "an hour. You drank enough to make up for it.",
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

/** Too much at once, and whom the reference is not for. */
export function dailyNotices(
  { awakeMinutes, beverages, drinker }: Daily,
  inputs: Inputs,
  format: Format,
): Listed<Notice> {
  const limit = WATER.heat.value.mostHourly * ML_PER_FL_OZ;
  const hourly = (60 * beverages) / awakeMinutes;
  return [
    exceeds(hourly, limit) &&
      notice(
        "hourly-limit",
        `That is ${volumeText(hourly, inputs, format)} for each waking hour. Do not drink more than ${volumeText(limit, inputs, format)} an hour: too much water at once is dangerous.`,
      ),
    inputs.basis === "weight" &&
      (isChild(drinker)
        ? notice(
            "weight-basis-child",
            "By weight, this is the maintenance rule used in hospitals. Healthy children drink when thirsty.",
          )
        : notice("weight-basis", "Water by body weight is a rule of thumb, not a dietary reference.")),
    atLeast(drinker.ageYears, OLDER_YEARS) &&
      notice(
        "older-adult",
        `At age ${format.number(drinker.ageYears, 1)}, thirst is a weaker guide, so drink at set times too.`,
      ),
  ];
}

/** A weight that rose, or fell too far. */
export function sweatNotices({ before, after, massLossPercent }: Sweat, format: Format): Listed<Notice> {
  const { mostLossPercent } = WATER.sweat.value;
  return [
    exceeds(after, before) &&
      notice("mass-gain", "Your weight went up: you drank more than you lost. Drink less next time."),
    exceeds(massLossPercent, mostLossPercent) &&
      notice(
        "dehydrated",
        `You lost ${format.percent(massLossPercent, 1)} of your body weight. Over ${mostLossPercent}%, performance suffers; drink more during exercise.`,
      ),
  ];
}
