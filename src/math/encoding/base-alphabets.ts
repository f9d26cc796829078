/** The five encodings of RFC 4648 (October 2006), sections 4 to 8. */

export interface BaseAlphabet {
  /** Name used in messages. */
  readonly name: string;
  readonly letters: string;
  /** Number of bits per character. */
  readonly bits: number;
  /** A group is the smallest number of bytes that fills a whole number of characters. */
  readonly groupBytes: number;
  readonly groupChars: number;
}

const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DIGITS = "0123456789";
const LETTERS_AND_DIGITS = CAPITALS + CAPITALS.toLowerCase() + DIGITS;
const BASE64 = { bits: 6, groupBytes: 3, groupChars: 4 } as const;
const BASE32 = { bits: 5, groupBytes: 5, groupChars: 8 } as const;

export const ALPHABETS = {
  base64: { name: "Base64", letters: `${LETTERS_AND_DIGITS}+/`, ...BASE64 },
  base64url: { name: "Base64url", letters: `${LETTERS_AND_DIGITS}-_`, ...BASE64 },
  base32: { name: "Base32", letters: `${CAPITALS}234567`, ...BASE32 },
  base32hex: { name: "Base32hex", letters: `${DIGITS}${CAPITALS.slice(0, 22)}`, ...BASE32 },
  base16: { name: "Base16", letters: `${DIGITS}ABCDEF`, bits: 4, groupBytes: 1, groupChars: 2 },
} as const satisfies Record<string, BaseAlphabet>;

export type BaseName = keyof typeof ALPHABETS;

/** Number of characters needed for the bytes of a shorter last group. */
export function charsOf(bytes: number, { bits }: BaseAlphabet): number {
  return Math.ceil((8 * bytes) / bits);
}
