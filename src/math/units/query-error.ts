/** Thrown for a unit or conversion query that cannot be parsed or has no answer. */
export class QueryError extends Error {
  /** @param message a complete sentence for the user */
  constructor(message: string) {
    super(message);
    this.name = "QueryError";
  }
}
