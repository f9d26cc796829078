import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { shownExact } from "../../../core/shown-exact";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import { HUNDRED } from "./question";

/** Percentages that are easy to calculate mentally. */
const EASY = [50n, 25n, 10n, 5n, 1n];

/**
 * Mental arithmetic for x% of y: for 15% of 80, 10% is 8 and 5% is 4. Null if the percentage is not a whole number from
 * 1 to 100, or needs only one of the easy ones.
 */
export function mentalRoute({ x, y }: Inputs, format: Format): Step | null {
  if (!x.isInteger() || x.sign() <= 0 || x.n > 100n) return null;
  const parts: string[] = [];
  const amounts: string[] = [];
  let left = x.n;
  for (const easy of EASY) {
    const times = left / easy;
    if (times === 0n) continue;
    left -= times * easy;
    const amount = shownExact(y.multiply(Rational.of(times * easy)).divide(HUNDRED), format);
    parts.push(`${times * easy}% is ${amount}`);
    amounts.push(amount);
  }
  if (parts.length < 2) return null;
  const sum = shownExact(y.multiply(x).divide(HUNDRED), format);
  return step("In your head", `${parts.join(", ")}, so ${amounts.join(" + ")}`, sum);
}
