/** A unit or a question about units that cannot be read, or asks for what no conversion gives. */
export class QueryError extends Error {
  /** @param message a sentence for the reader */
  constructor(message: string) {
    super(message);
    this.name = "QueryError";
  }
}
