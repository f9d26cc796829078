/** What kind of fault an expression has, for callers that word it themselves. */
export type ExpressionFault =
  | "character"
  | "number"
  | "unexpected"
  | "unclosed"
  | "unopened"
  | "nesting"
  | "name"
  | "reserved"
  | "arguments"
  | "division-by-zero"
  | "exponent"
  | "domain"
  | "too-large"
  | "too-long";

export const DIVISION_BY_ZERO = "Division by zero has no answer.";

/** An expression that cannot be read, or that has no value. */
export class ExpressionError extends Error {
  /**
   * @param position of the character at fault, from 1; 0 where no single character is
   * @param message a sentence
   */
  constructor(
    readonly fault: ExpressionFault,
    readonly position: number,
    message: string,
  ) {
    super(message);
    this.name = "ExpressionError";
  }
}
