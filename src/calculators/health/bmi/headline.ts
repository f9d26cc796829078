import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { midSentence } from "../../../core/words";
import { CHILD_CLASSES } from "../../../data/bmi-cutoffs";
import { bmiCategory } from "../../../math/health/bmi";
import { massRangeText, massUnit } from "../../../math/health/mass-text";
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
