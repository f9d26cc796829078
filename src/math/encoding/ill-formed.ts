/** Bytes that do not encode text. */

export class IllFormed extends Error {
  /** @param message which byte, and what is wrong with it */
  constructor(message: string) {
    super(message);
    this.name = "IllFormed";
  }
}

/** Called for each ill-formed part: throws, or replaces it with U+FFFD. */
export type OnFault = (fault: IllFormed) => void;

export const refuse: OnFault = (fault) => {
  throw fault;
};

/** The replacement for an ill-formed part. */
export const REPLACEMENT = 0xff_fd;

/** `C3`: a byte as messages show it. */
export function hexByte(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}
