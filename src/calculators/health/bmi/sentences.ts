/** What the page says in words: the answer as a sentence, and what to know beside it. */
import type { Headline, Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { midSentence } from "../../../core/words";
import { CHILD_CLASSES, WAIST_TO_HEIGHT } from "../../../data/bmi-cutoffs";
import { bmiCategory, squareMeters } from "../../../math/health/bmi";
import { massRangeText, massUnit } from "../../../math/health/mass-text";
import { atLeast } from "../../../math/numbers/slack";
import type { Assessment } from "./assessment";
import type { Inputs } from "./fields";
import { CATEGORIES } from "./wording";

/** Outside these a slip of the units is likelier than the body. */
const USUAL_BMI = { min: 10, max: 80 };

const OLDER_MONTHS = 12 * 65;

/** Whose cut-offs the class of an adult comes from. */
const AUTHORITIES = { who: "WHO", asian: "WHO, Asian", india: "Indian" };

export function headline(inputs: Inputs, assessment: Assessment, format: Format): Headline {
  const { cm, child, normal } = assessment;
  const perUnit = squareMeters(cm);
  const range = massRangeText(normal.from * perUnit, normal.to * perUnit, massUnit(inputs), format);
  return {
    label: "BMI",
    before: "BMI",
    figure: bmiText(assessment, format),
    after: child
      ? `${percentilePhrase(child.standing.percentile, format)}, ${classText(inputs, assessment)}. At this height the healthy range runs from ${range}.`
      : `, ${classText(inputs, assessment)}. At your height normal runs from ${range}.`,
  };
}

/** `normal (WHO)` */
export function classText(inputs: Inputs, { standard, bmi, child }: Assessment): string {
  const authority = child ? "CDC" : AUTHORITIES[inputs.standard];
  return `${midSentence(CATEGORIES[bmiCategory(standard, bmi)])} (${authority})`;
}

/** `24.2`: one decimal, more where rounding would carry the figure into another class. */
function bmiText({ standard, bmi }: Assessment, format: Format): string {
  const category = bmiCategory(standard, bmi);
  let digits = 1;
  while (digits < 9 && bmiCategory(standard, Number(bmi.toFixed(digits))) !== category) digits++;
  return format.amount(bmi, digits);
}

/**
 * `at the 93rd percentile`, `at the 99.98th percentile`: whole, but never carried over the border of a class, and
 * with the nines that tell.
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

/** What to know beside the result, in a fixed order. */
export function notices(assessment: Assessment, format: Format): Notice[] {
  const { bmi, months, child, waistCm } = assessment;
  const bmiNow = bmiText(assessment, format);
  const found: Notice[] = [];
  if (bmi < USUAL_BMI.min || bmi > USUAL_BMI.max)
    found.push({
      code: "units-check",
      message: `A BMI of ${bmiNow} is very rare. Check the weight, the height and their units.`,
    });
  if (child)
    found.push({
      code: "child-percentile",
      message: `Under 20 years the class comes from sex and age (here ${format.number(months, 2)} months), not from the cut-offs for adults.`,
    });
  if (child?.standing.extended)
    found.push({
      code: "extended-percentile",
      message: `From the 95th percentile on, here a BMI of ${format.amount(child.at.p95, 1)}, percentile and z-score come from the extension of 2022.`,
    });
  if (months >= OLDER_MONTHS)
    found.push({
      code: "older-adult",
      message: `At an age of ${format.number(months / 12, 1)} years BMI says less about health: muscle and height are lost with age.`,
    });
  if (waistCm !== null && atLeast(bmi, WAIST_TO_HEIGHT.lessUsefulFromBmi))
    found.push({
      code: "whtr-bmi-over-35",
      message: `At a BMI of ${bmiNow} the waist-to-height ratio adds little: the risk is already high.`,
    });
  return found;
}
