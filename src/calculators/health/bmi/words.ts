import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { midSentence } from "../../../core/words";
import { CHILD_CLASSES } from "../../../data/bmi-cutoffs";
import { WAIST_TO_HEIGHT } from "../../../data/waist-cutoffs";
import { bmiCategory } from "../../../math/health/bmi";
import { massRangeText, massUnit } from "../../../math/health/mass-text";
import { atLeast } from "../../../math/numbers/slack";
import type { Assessment } from "./assessment";
import { CATEGORIES } from "./classes";

/** Names of the adult standards. */
const AUTHORITIES = { who: "WHO", asian: "WHO, Asian", india: "Indian" };

export function headline(assessment: Assessment, format: Format): Headline {
  const { inputs, child, weights } = assessment;
  const { healthyWeightMinKg, healthyWeightMaxKg } = weights;
  const range = massRangeText(healthyWeightMinKg, healthyWeightMaxKg, massUnit(inputs), format);
  return {
    label: "BMI",
    before: "BMI",
    figure: bmiText(assessment, format),
    after: child
      ? `${percentilePhrase(child.standing.percentile, format)}, ${classText(assessment)}. The healthy range at this height is ${range}.`
      : `, ${classText(assessment)}. Normal for your height is ${range}.`,
  };
}

/** `normal (WHO)` */
export function classText({ inputs, category, child }: Assessment): string {
  const authority = child ? "CDC" : AUTHORITIES[inputs.standard];
  return `${midSentence(CATEGORIES[category])} (${authority})`;
}

/** `24.2`: one decimal, or more if rounding would move the figure into another class. */
export function bmiText({ standard, bmi, category }: Assessment, format: Format): string {
  let digits = 1;
  while (digits < 9 && bmiCategory(standard, Number(bmi.toFixed(digits))) !== category) digits++;
  return format.amount(bmi, digits);
}

/**
 * `at the 93rd percentile`, `at the 99.98th percentile`. Percentiles are rounded to whole numbers but never up into the
 * next class, and from 99 they get as many decimals as they need.
 */
export function percentilePhrase(percentile: number, format: Format): string {
  if (percentile < 1) return "under the 1st percentile";
  if (percentile > 99.9999) return "above the 99.9999th percentile";
  if (percentile >= 99) {
    const digits = Math.ceil(-Math.log10(100 - percentile));
    const cut = Math.floor(percentile * 10 ** digits) / 10 ** digits;
    return `at the ${format.number(cut, digits)}th percentile`;
  }
  const { healthyFromPercentile, overweightFromPercentile, obesityFromPercentile } = CHILD_CLASSES;
  const borders: number[] = [healthyFromPercentile, overweightFromPercentile, obesityFromPercentile];
  const rounded = Math.round(percentile);
  const whole = borders.includes(rounded) && percentile < rounded ? rounded - 1 : rounded;
  return `at the ${whole}${ordinalEnding(whole)} percentile`;
}

function ordinalEnding(whole: number): string {
  if (whole >= 11 && whole <= 13) return "th";
  return ["th", "st", "nd", "rd"][whole % 10] ?? "th";
}

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
