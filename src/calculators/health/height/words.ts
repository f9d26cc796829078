import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { feetAndInches, heightText } from "../../../math/health/height-text";
import { exceeds } from "../../../math/numbers/slack";
import type { Height } from "./height";
import { COUNTABLE, percentText } from "./percent-text";
import type { Prediction } from "./prediction";
import { ADULT_MONTHS } from "./stature";

export function headline(height: Height, format: Format): Headline {
  if (height.infant) return height.infant.headline(format);
  if (height.prediction) return predicted(height, height.prediction, format);
  return height.standing ? placed(height, height.standing, format) : converted(height, format);
}

function predicted({ inputs, cm }: Height, prediction: Prediction, format: Format): Headline {
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

function placed(
  { inputs, cm, months }: Height,
  { percentile, z, medianCm }: NonNullable<Height["standing"]>,
  format: Format,
): Headline {
  const text = (value: number) => heightText(value, inputs.unitSystem, format);
  const isMale = inputs.sex === "male";
  const people =
    (months ?? 0) >= ADULT_MONTHS
      ? `US ${isMale ? "men" : "women"} aged 20`
      : `US ${isMale ? "boys" : "girls"} aged ${format.number((months ?? 0) / 12, 1)}`;
  // In whole inches, 44% may be taller than at the same height as the median.
  const isAlike = text(medianCm) === text(cm ?? 0) && Math.abs(percentile - 50) >= 1;
  const median = isAlike
    ? `The median is slightly ${z < 0 ? "taller" : "shorter"}.`
    : `The median is ${text(medianCm)}.`;
  if (percentile < COUNTABLE.min || percentile > COUNTABLE.max)
    return {
      label: "Height",
      before: `Nearly all ${people} are ${z < 0 ? "taller" : "shorter"} than`,
      figure: text(cm ?? 0),
      after: `(z-score ${format.number(z, 1)}). ${median}`,
    };
  return {
    label: "Percentile",
    before: "Taller than",
    figure: `${percentText(percentile, format)}%`,
    after: `of ${people}, at ${text(cm ?? 0)}. ${median}`,
  };
}

/** The height in the units in which it was not entered. */
function converted({ inputs, cm, imperial }: Height, format: Format): Headline {
  const centimeters = `${format.number(cm, 2)} cm`;
  const { totalInches = 0 } = imperial ?? {};
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
        after: `, or ${format.number((cm ?? 0) / 100, 4)} meters.`,
      };
}

/** z-scores beyond this, in either direction, call for a doctor. */
const EXTREME_Z = 3;

/** What to know in addition to the result, in a fixed order. */
export function notices(height: Height, format: Format): Listed<Notice> {
  if (height.infant) return height.infant.notices(format);
  const { inputs, cm, kg, months, isUnder2, standing, prediction } = height;
  const age = format.number((months ?? 0) / 12, 2);
  const found: Notice[] = [];
  if (isUnder2)
    found.push(
      notice("under-2", `The growth curves start at 2 years, so there is no percentile or projection at age ${age}.`),
    );
  if (prediction && !prediction.khamisRoche) {
    const missing = cm === null || kg === null ? "height or weight is missing" : `the age is ${age}`;
    found.push(
      notice(
        "no-khamis-roche",
        `Khamis–Roche needs an age from 4 to 17½ years with height and weight; here ${missing}.`,
      ),
    );
  }
  if (standing && Math.abs(standing.z) > EXTREME_Z)
    found.push(
      notice(
        "extreme-height",
        `A height of ${heightText(cm ?? 0, inputs.unitSystem, format)} is ${format.number(Math.abs(standing.z), 1)} standard deviations ${standing.z < 0 ? "below" : "above"} the median. Check the entry; if it is correct, ask a doctor.`,
      ),
    );
  if (prediction?.isGrown)
    found.push(
      notice(
        "near-adult",
        `The formula gives ${heightText(prediction.formulaCm, inputs.unitSystem, format)}, which is no more than the current height, so the current height is the answer.`,
      ),
    );
  if (inputs.mode === "percentile" && exceeds(months ?? 0, ADULT_MONTHS))
    found.push(
      notice(
        "adult-reference",
        `Above age 20, heights are compared with those of US 20-year-olds; at age ${age} people are on average a little shorter.`,
      ),
    );
  return found;
}
