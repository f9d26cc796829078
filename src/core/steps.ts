/** The steps of a working, as they are shown. Apart from working.ts because a page opens without it. */
import type { AnyCalculator, ShowWorking, Step } from "./calculator";
import { Format } from "./format";
import { listed } from "./listed";
import { OnDemand } from "./on-demand";
import { withMinus } from "./signs";

/** All steps, with the model's numbers filled in and with minus signs. @throws Error if the working is not loaded */
export function workingOf({ working }: AnyCalculator, model: unknown, format: Format): readonly Step[] {
  const show: ShowWorking<unknown> = working instanceof OnDemand ? working.value : working;
  return listed(show(model, stepFormat(format))).map((step) => ({
    ...step,
    label: withMinus(step.label),
    expression: withMinus(step.expression),
    value: withMinus(step.value),
  }));
}

/**
 * Writes the numbers in steps. One that rounding would make look exact, such as 999.9999999 or 0.40026%, gets more
 * decimals, so that each step evaluates to its value.
 */
function stepFormat({ currency }: Format): Format {
  const format = new Format(currency);
  const { number } = format;
  return Object.assign(format, {
    number: (value: number | null, digits = 6, minDigits = 0): string =>
      number(value, value === null ? digits : exactDigits(value, digits), minDigits),
  });
}

/** Digits of a double that hold no noise of the calculation. */
const SURE_DIGITS = 15;

function exactDigits(value: number, digits: number): number {
  const written = value.toFixed(digits);
  // Two decimals are asked for where a rounded number is meant.
  const looksExact = digits > 2 && written.endsWith("0".repeat(digits - 1)) && Number(written) !== value;
  if (!looksExact || Math.abs(value) < 10 ** -digits) return digits;
  return Math.max(digits, SURE_DIGITS - 1 - Math.floor(Math.log10(Math.abs(value))));
}
