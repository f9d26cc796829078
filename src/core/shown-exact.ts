import { exactText } from "../math/numbers/exact";
import type { Rational } from "../math/numbers/rational";
import { MINUS } from "../math/numbers/write-number";
import type { Format } from "./format";

/** An exact number with digits grouped; a fraction stays a fraction. */
export function shownExact(value: Rational, format: Format): string {
  const plain = exactText(value);
  return plain.includes("/") || plain.length > 15 ? plain.replace("-", MINUS) : format.number(value.toNumber(), 15);
}

/** An exact number as an operand, in parentheses if it is a fraction or negative. */
export function exactOperand(value: Rational, format: Format): string {
  const text = shownExact(value, format);
  return /[/−]/.test(text) ? `(${text})` : text;
}
