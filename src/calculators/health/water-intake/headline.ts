import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type Hydration, ML_PER_FL_OZ } from "./hydration";
import type { Inputs } from "./inputs";

export function headline({ inputs, daily, sweat }: Hydration, format: Format): Headline {
  const volume = (ml: number) => volumeText(ml, inputs, format);
  if (sweat)
    return {
      label: "Sweat per hour",
      before: "You sweat about",
      figure: volume(sweat.rate),
      after:
        sweat.replaceMl > 0
          ? ` an hour. Drink ${volume(sweat.replaceMl)} over the next few hours to make up for it.`
          : " an hour. You drank enough to make up for it.",
    };
  const glasses = format.plural(Math.round(daily.beverages / inputs.glassMl), "glass", "glasses");
  return {
    label: "To drink in a day",
    before: "Drink about",
    figure: volume(daily.beverages),
    after: ` a day, about ${glasses} of ${glassText(inputs.glassMl, inputs, format)}; food gives another ${volume(daily.base.total - daily.base.beverages)}.`,
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
