import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { feetAndInches, heightText } from "../../../math/health/height-text";
import { exceeds } from "../../../math/numbers/slack";
import type { convertedHeight, heightPercentile, predictedHeight } from "./height";
import type { Inputs } from "./inputs";
import { COUNTABLE, percentText } from "./percent-text";
import type { Prediction } from "./prediction";
import { ADULT_MONTHS, type Standing } from "./stature";

type Predicted = ReturnType<typeof predictedHeight>;
type Placed = ReturnType<typeof heightPercentile>;

export function predictedHeadline({ cm, prediction }: Predicted, inputs: Inputs, format: Format): Headline {
  const { predictedCm, isGrown } = prediction;
  const text = (value: number) => heightText(value, inputs.unitSystem, format);
  const other = inputs.unitSystem === "metric" ? feetAndInches(predictedCm) : `${format.number(predictedCm, 1)} cm`;
  const after = isGrown
    ? "as an adult, the same as now: the formula predicts no further growth."
    : `as an adult${reason(prediction, inputs.sex === "male" ? "boys" : "girls", cm ?? 0, text)}`;
  return { label: "As an adult", before: "About", figure: text(predictedCm), after: `(${other}) ${after}` };
}

/** The range of the prediction, or what it is based on. */
function reason(
  { method, khamisRoche, midParental }: Prediction,
  children: string,
  cm: number,
  text: (cm: number) => string,
): string {
  if (method === "khamis-roche" && khamisRoche) {
    const low = Math.max(khamisRoche.lowCm, cm);
    return `; 9 in 10 ${children} end up between ${text(low)} and ${text(khamisRoche.highCm)}.`;
  }
  if (method === "percentile-projection") return " if the child stays at the same percentile as now.";
  return ` based on the parents’ heights; most ${children} with such parents end up between ${text(midParental.lowCm)} and ${text(midParental.highCm)}.`;
}

export function percentileHeadline({ cm, months, standing }: Placed, inputs: Inputs, format: Format): Headline {
  const { percentile, z, medianCm } = standing;
  const text = (value: number) => heightText(value, inputs.unitSystem, format);
  const isMale = inputs.sex === "male";
  const people =
    months >= ADULT_MONTHS
      ? `US ${isMale ? "men" : "women"} aged 20`
      : `US ${isMale ? "boys" : "girls"} aged ${format.number(months / 12, 1)}`;
  // In whole inches, 44% may be taller than at the same height as the median.
  const isAlike = text(medianCm) === text(cm) && Math.abs(percentile - 50) >= 1;
  const median = isAlike
    ? `The median is slightly ${z < 0 ? "taller" : "shorter"}.`
    : `The median is ${text(medianCm)}.`;
  if (percentile < COUNTABLE.min || percentile > COUNTABLE.max)
    return {
      label: "Height",
      before: `Nearly all ${people} are ${z < 0 ? "taller" : "shorter"} than`,
      figure: text(cm),
      after: `(z-score ${format.number(z, 1)}). ${median}`,
    };
  return {
    label: "Percentile",
    before: "Taller than",
    figure: `${percentText(percentile, format)}%`,
    after: `of ${people}, at ${text(cm)}. ${median}`,
  };
}

/** The height in the units in which it was not entered. */
export function convertedHeadline(
  { cm, imperial: { totalInches } }: ReturnType<typeof convertedHeight>,
  inputs: Inputs,
  format: Format,
): Headline {
  const centimeters = `${format.number(cm, 2)} cm`;
  const tenths = Math.round(10 * totalInches) / 10;
  const feet = `${Math.floor(tenths / 12)} ft ${format.number(tenths - 12 * Math.floor(tenths / 12), 1)} in`;
  return inputs.unitSystem === "metric"
    ? {
        label: "Feet and inches",
        before: `${centimeters} is`,
        figure: feet,
        after: `, or ${format.number(totalInches, 2)} inches.`,
      }
    : {
        label: "Centimeters",
        before: `${feet} is`,
        figure: centimeters,
        after: `, or ${format.number(cm / 100, 4)} meters.`,
      };
}

/** z-scores beyond this, in either direction, call for a doctor. */
const EXTREME_Z = 3;

/** Why a method gave no prediction, and what is unusual about the height. */
export function predictedNotices(
  { cm, months, isUnder2, standing, prediction }: Predicted,
  inputs: Inputs,
  format: Format,
): Listed<Notice> {
  const age = format.number(months / 12, 2);
  return [
    isUnder2 &&
      notice("under-2", `The growth curves start at 2 years, so there is no percentile or projection at age ${age}.`),
    !prediction.khamisRoche &&
      notice(
        "no-khamis-roche",
        `Khamis–Roche needs an age from 4 to 17½ years with height and weight; here ${prediction.isMeasured ? `the age is ${age}` : "height or weight is missing"}.`,
      ),
    cm !== null && extremeNotice(cm, standing, inputs, format),
    prediction.isGrown &&
      notice(
        "near-adult",
        `The formula gives ${heightText(prediction.formulaCm, inputs.unitSystem, format)}, which is no more than the current height, so the current height is the answer.`,
      ),
  ];
}

export function percentileNotices({ cm, months, standing }: Placed, inputs: Inputs, format: Format): Listed<Notice> {
  return [
    extremeNotice(cm, standing, inputs, format),
    exceeds(months, ADULT_MONTHS) &&
      notice(
        "adult-reference",
        `Above age 20, heights are compared with those of US 20-year-olds; at age ${format.number(months / 12, 2)} people are on average a little shorter.`,
      ),
  ];
}

function extremeNotice(cm: number, standing: Standing | null, { unitSystem }: Inputs, format: Format): Notice | null {
  if (!standing || Math.abs(standing.z) <= EXTREME_Z) return null;
  const { z } = standing;
  return notice(
    "extreme-height",
    `A height of ${heightText(cm, unitSystem, format)} is ${format.number(Math.abs(z), 1)} standard deviations ${z < 0 ? "below" : "above"} the median. Check the entry; if it is correct, ask a doctor.`,
  );
}
