import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { heightText } from "../../../math/health/height-text";
import { exceeds } from "../../../math/numbers/slack";
import type { Height } from "./height";
import { ADULT_MONTHS } from "./stature";

/** z-scores beyond this, in either direction, call for a doctor. */
const EXTREME_Z = 3;

/** What to know in addition to the result, in a fixed order. */
export function notices(height: Height, format: Format): Listed<Notice> {
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
