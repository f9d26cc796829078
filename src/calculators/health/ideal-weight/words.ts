import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { feetAndInches } from "../../../math/health/height-text";
import { massRangeText, massSpanText, massText, massUnit } from "../../../math/health/mass-text";
import { atLeast } from "../../../math/numbers/slack";
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

const OLDER_YEARS = 65;

/** What to know in addition to the result, in a fixed order. */
export function notices({ inputs, cm, inchesOver, metropolitan }: Estimate, format: Format): Listed<Notice> {
  const height = inputs.unitSystem === "metric" ? `${format.number(cm, 1)} cm` : feetAndInches(cm);
  const found: Notice[] = [];
  if (!atLeast(inchesOver, 0))
    found.push(
      notice(
        "below-5-feet",
        `The four formulas were developed for heights of 5 ft (152.4 cm) and over; for ${height} they are extrapolated.`,
      ),
    );
  if (!metropolitan) {
    const { rows, heelInches } = IDEAL_WEIGHT.metropolitan.value;
    const [first, last] = [rows[inputs.sex][0], rows[inputs.sex].at(-1)] as const;
    const barefoot = (inches = 0) => feetAndInches((inches - heelInches) * 2.54);
    found.push(
      notice(
        "outside-metropolitan",
        `The 1983 Metropolitan table has no row for ${height}: for ${inputs.sex === "male" ? "men" : "women"} it runs from ${barefoot(first.inches)} to ${barefoot(last?.inches)} without shoes.`,
      ),
    );
  }
  if (inputs.ageYears >= OLDER_YEARS)
    found.push(
      notice(
        "older-adult",
        `At age ${format.number(inputs.ageYears, 1)}, these formulas are less meaningful: none of them was developed on older adults, and a somewhat higher weight is common in good health.`,
      ),
    );
  return found;
}
