/** Errors for bytes that do not encode text. */

export class IllFormed extends Error {
  /** @param message names the byte and says what is wrong with it */
  constructor(message: string) {
    super(message);
    this.name = "IllFormed";
  }
}

/** Called for each ill-formed part. Either throws, or returns to have the part replaced by U+FFFD. */
export type OnFault = (fault: IllFormed) => void;

export const refuse: OnFault = (fault) => {
  throw fault;
};

/** U+FFFD, the replacement for an ill-formed part. */
export const REPLACEMENT = 0xff_fd;

/** Formats a byte for messages: `C3`. */
export function hexByte(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}
