/** A number that was written already, next to an operator: in parentheses if it is negative, as in `4 × (−2)`. */
export function signedOperand(text: string): string {
  return /^[-−]/.test(text) ? `(${text})` : text;
}

/** A number that may be negative as a factor without a sign: `5%`, `(0 − 5%)`. */
export function zeroMinus(value: number, write: (size: number) => string): string {
  return value < 0 ? `(0 − ${write(-value)})` : write(value);
}
