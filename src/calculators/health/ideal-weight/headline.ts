import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { massRangeText, massSpanText, massText, massUnit } from "../../../math/health/mass-text";
import type { Estimate } from "./estimate";

/** Names of the BMI standards. */
const AUTHORITIES = { who: "WHO", asian: "WHO, Asian", india: "Indian" };

export function headline(estimate: Estimate, format: Format): Headline {
  const { inputs, averageKg, lowKg, highKg, healthyMinKg, healthyMaxKg, frame, frameFactor } = estimate;
  const unit = massUnit(inputs);
  const forFrame =
    frame === "medium" ? "" : ` For a ${frame} frame, about ${massText(averageKg * frameFactor, unit, format, 0)}.`;
  return {
    label: "Ideal weight",
    before: "About",
    figure: massText(averageKg, unit, format, 0),
    after: `by four classic formulas (${massSpanText(lowKg, highKg, unit, format)}).${forFrame} The healthy BMI range at this height is ${massRangeText(healthyMinKg, healthyMaxKg, unit, format)} (${AUTHORITIES[inputs.standard]}).`,
  };
}
