import { ALPHABETS, type BaseName, charsOf } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";

/** A group of bytes and its characters, bit by bit. */
export interface BitGroup {
  readonly bytes: readonly number[];
  /** Bits of the bytes, then the zeros that fill the last character. */
  readonly bits: string;
  readonly filled: number;
  /** Characters that carry bits. */
  readonly chars: readonly { readonly letter: string; readonly value: number; readonly bits: string }[];
  readonly pads: number;
}

/** The group that begins at a byte; null where no byte is. */
export function bitGroup(bytes: Uint8Array, from: number, name: BaseName): BitGroup | null {
  const alphabet = ALPHABETS[name];
  const part = bytes.subarray(from, from + alphabet.groupBytes);
  if (part.length === 0) return null;
  const given = Array.from(part, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const count = charsOf(part.length, alphabet);
  const bits = given.padEnd(count * alphabet.bits, "0");
  const letters = encodeBase(part, name);
  return {
    bytes: Array.from(part),
    bits,
    filled: bits.length - given.length,
    chars: Array.from({ length: count }, (_, i) => {
      const own = bits.slice(i * alphabet.bits, (i + 1) * alphabet.bits);
      return { letter: letters[i] as string, value: Number.parseInt(own, 2), bits: own };
    }),
    pads: letters.length - count,
  };
}

/** `01001000 01100101`: bits in parts of a length. */
export function inParts(bits: string, length: number): string {
  return bits.match(new RegExp(`.{1,${length}}`, "g"))?.join(" ") ?? "";
}
