/** Thrown for an invalid escape, character reference or Morse signal in a text. */
export class BadEscape extends Error {
  /** @param message names the faulty part and its character position, and says what is wrong */
  constructor(message: string) {
    super(message);
    this.name = "BadEscape";
  }
}
