/** An escape, reference or signal in a text that is none. */
export class BadEscape extends Error {
  /** @param message the part at fault, its position among the characters, and what is wrong */
  constructor(message: string) {
    super(message);
    this.name = "BadEscape";
  }
}
