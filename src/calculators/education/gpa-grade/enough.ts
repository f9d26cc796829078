import type { Format } from "../../../core/format";
import { exceeds, wholeUp } from "../../../math/numbers/slack";

const MOST_DIGITS = 12;

/**
 * A minimum with two decimals, or more where it would seem to be within the maximum otherwise. It is rounded up, so
 * that what is shown is enough: 78.142857 is 78.15.
 */
export function enough(minimum: number, most: number, format: Format): string {
  if (minimum > 0 && !exceeds(minimum, most)) return format.number(wholeUp(minimum * 100) / 100, 2);
  let digits = 2;
  while (digits < MOST_DIGITS && minimum > most && Number(minimum.toFixed(digits)) <= most) digits++;
  return format.number(minimum, digits);
}
