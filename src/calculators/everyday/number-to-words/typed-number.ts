import { InputError } from "../../../core/calculator";
import { type DecimalText, readDecimalText } from "../../../math/numbers/decimal-text";
import type { Inputs } from "./fields";

/** Maximum number of digits before the point: hundreds of centillions (10^303), the largest named scale. */
const MOST_DIGITS = 306;
const MOST_DECIMALS = 100;

/**
 * Reads the number as exact decimal text.
 *
 * @throws InputError
 */
export function typedNumber(inputs: Inputs): DecimalText {
  const number = readDecimalText(inputs.number);
  if (!number) throw new InputError("number", "Enter a number, for example 1234567.89.");
  checkLength(number, "number");
  if (number.fraction.length > MOST_DECIMALS)
    throw new InputError("number", `The number must have at most ${MOST_DECIMALS} digits after the point.`);
  return number;
}

/**
 * Reads a whole number from `min` to `max`.
 *
 * @throws InputError with `message` for any other number
 */
export function typedWhole(inputs: Inputs, min: number, max: number, message: string): DecimalText {
  const number = typedNumber(inputs);
  const value = Number(number.whole);
  const whole = /^0*$/.test(number.fraction) && !number.negative;
  if (!whole || value < min || value > max) throw new InputError("number", message);
  return number;
}

/** @throws InputError if a number has more digits than can be put into words */
export function checkLength({ whole }: DecimalText, field: keyof Inputs): void {
  if (whole.length > MOST_DIGITS)
    throw new InputError(field, `The number must have at most ${MOST_DIGITS} digits before the point.`);
}
