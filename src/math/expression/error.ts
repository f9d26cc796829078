/** The kind of error in an expression, for callers that word their own messages. */
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

/** Thrown if an expression cannot be parsed or has no value. */
export class ExpressionError extends Error {
  /**
   * @param position position of the faulty character, from 1; 0 if there is no single one
   * @param message a complete sentence
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
