import { InputError } from "../../../core/calculator";
import { type DecimalText, readDecimalText } from "../../../math/numbers/decimal-text";
import type { Inputs } from "./fields";

/** Digits before the point: a centillion, which has the last name, has 304, and hundreds of them 306. */
const MOST_DIGITS = 306;
const MOST_DECIMALS = 100;

/** The number digit by digit. @throws InputError */
export function typedNumber(inputs: Inputs): DecimalText {
  const number = readDecimalText(inputs.number);
  if (!number) throw new InputError("number", "Enter a number, for example 1234567.89.");
  checkLength(number, "number");
  if (number.fraction.length > MOST_DECIMALS)
    throw new InputError("number", `The number must have at most ${MOST_DECIMALS} digits after the point.`);
  return number;
}

/** A whole number from `min` to `max`. @throws InputError with the message for any other */
export function typedWhole(inputs: Inputs, min: number, max: number, message: string): DecimalText {
  const number = typedNumber(inputs);
  const value = Number(number.whole);
  const whole = /^0*$/.test(number.fraction) && !number.negative;
  if (!whole || value < min || value > max) throw new InputError("number", message);
  return number;
}

/** @throws InputError where a number has more digits than can be said */
export function checkLength({ whole }: DecimalText, field: keyof Inputs): void {
  if (whole.length > MOST_DIGITS)
    throw new InputError(field, `The number must have at most ${MOST_DIGITS} digits before the point.`);
}
