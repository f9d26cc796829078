/** The minus sign in texts that were written from exact numbers, which have a hyphen for programs to read. */
import { MINUS } from "../math/numbers/write-number";

/** A hyphen before a number or an amount that is no subtraction, range, date or part of a word. */
export const HYPHEN_SIGN = /(?<![\p{L}\p{N}.,)\]}…_&;/\\-])-(?=\(?[$€£¥₹]?\.?\d)/gu;

/** `x = -1/2` with a minus sign: `x = −1/2`. Not for text that visitors entered or will copy as code. */
export function withMinus(text: string): string {
  return text.replace(HYPHEN_SIGN, MINUS);
}
