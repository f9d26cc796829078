import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { feetAndInches } from "../../../math/health/height-text";
import { atLeast } from "../../../math/numbers/slack";
import type { Estimate } from "./estimate";

const OLDER_YEARS = 65;

/** What to know in addition to the result, in a fixed order. */
export function notices({ inputs, cm, inchesOver, metropolitan }: Estimate, format: Format): Notice[] {
  const height = inputs.unitSystem === "metric" ? `${format.number(cm, 1)} cm` : feetAndInches(cm);
  const found: Notice[] = [];
  if (!atLeast(inchesOver, 0))
    found.push({
      code: "below-5-feet",
      message: `The four formulas were developed for heights of 5 ft (152.4 cm) and over; for ${height} they are extrapolated.`,
    });
  if (!metropolitan) {
    const { rows, heelInches } = IDEAL_WEIGHT.metropolitan.value;
    const [first, last] = [rows[inputs.sex][0], rows[inputs.sex].at(-1)] as const;
    const barefoot = (inches = 0) => feetAndInches((inches - heelInches) * 2.54);
    found.push({
      code: "outside-metropolitan",
      message: `The 1983 Metropolitan table has no row for ${height}: for ${inputs.sex === "male" ? "men" : "women"} it runs from ${barefoot(first.inches)} to ${barefoot(last?.inches)} without shoes.`,
    });
  }
  if (inputs.ageYears >= OLDER_YEARS)
    found.push({
      code: "older-adult",
      message: `At age ${format.number(inputs.ageYears, 1)}, these formulas are less meaningful: none of them was developed on older adults, and a somewhat higher weight is common in good health.`,
    });
  return found;
}
