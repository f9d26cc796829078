import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { WAIST_TO_HEIGHT } from "../../../data/waist-cutoffs";
import { atLeast } from "../../../math/numbers/slack";
import type { Assessment } from "./assessment";
import { bmiText } from "./headline";

/** A BMI outside this range more likely means wrong units. */
const USUAL_BMI = { min: 10, max: 80 };

const OLDER_MONTHS = 12 * 65;

/** What to know in addition to the result, in a fixed order. */
export function notices(assessment: Assessment, format: Format): Listed<Notice> {
  const { bmi, months, child, waistCm } = assessment;
  const bmiNow = bmiText(assessment, format);
  const found: Notice[] = [];
  if (bmi < USUAL_BMI.min || bmi > USUAL_BMI.max)
    found.push(notice("units-check", `A BMI of ${bmiNow} is very rare. Check the weight, the height and their units.`));
  if (child)
    found.push(
      notice(
        "child-percentile",
        `Under age 20, the category depends on sex and age (here ${format.number(months, 2)} months), not on adult cutoffs.`,
      ),
    );
  if (child?.standing.extended)
    found.push(
      notice(
        "extended-percentile",
        `Above the 95th percentile, here a BMI of ${format.amount(child.at.p95, 1)}, percentile and z-score come from the 2022 CDC extension.`,
      ),
    );
  if (months >= OLDER_MONTHS)
    found.push(
      notice(
        "older-adult",
        `At age ${format.number(months / 12, 1)}, BMI says less about health, because muscle and height are lost with age.`,
      ),
    );
  if (waistCm !== null && atLeast(bmi, WAIST_TO_HEIGHT.lessUsefulFromBmi))
    found.push(
      notice(
        "whtr-bmi-over-35",
        `At a BMI of ${bmiNow} the waist-to-height ratio adds little, because the risk is already high.`,
      ),
    );
  return found;
}
