import { ALPHABETS, type BaseName } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import type { Conversion } from "./conversion";

/** A group of bytes and its characters, bit by bit. */
export interface BitGroup {
  readonly bytes: readonly number[];
  /** Bits of the bytes, followed by the surplus bits of the last character. */
  readonly bits: string;
  /** Number of surplus bits. */
  readonly filled: number;
  /** Characters that carry bits. */
  readonly chars: readonly { readonly letter: string; readonly value: number }[];
  /** Number of padding characters. */
  readonly pads: number;
}

/**
 * Reads a group from its characters; null if there are none.
 *
 * @param letters may end in padding
 */
export function bitGroup(letters: string, name: BaseName): BitGroup | null {
  const alphabet = ALPHABETS[name];
  const bare = letters.replace(/=+$/, "");
  if (bare === "") return null;
  const chars = Array.from(bare, (letter) => ({ letter, value: numberOf(letter, alphabet.letters) }));
  const bits = chars.map(({ value }) => value.toString(2).padStart(alphabet.bits, "0")).join("");
  const filled = bits.length % 8;
  const octets = bits.slice(0, bits.length - filled).match(/.{8}/g) ?? [];
  return {
    bytes: octets.map((octet) => Number.parseInt(octet, 2)),
    bits,
    filled,
    chars,
    pads: letters.length - bare.length,
  };
}

/** Lenient decoding accepts either case if the alphabet has only one. */
function numberOf(letter: string, letters: string): number {
  const value = letters.indexOf(letter);
  return value < 0 ? letters.indexOf(letter.toUpperCase()) : value;
}

/** The groups of an input, each computed on request. */
export interface BitGroups {
  readonly count: number;
  at(index: number): BitGroup | null;
}

/** When encoding, groups are encoded from the bytes; when decoding, they are read from the letters of the input. */
export function bitGroups({ inputs, bytes, letters }: Conversion, name: BaseName): BitGroups {
  const { groupBytes, groupChars } = ALPHABETS[name];
  const layout = { padding: inputs.padding, lineLength: 0, lineEnding: "lf" } as const;
  return {
    count: Math.ceil(bytes.length / groupBytes),
    at: (index) =>
      bitGroup(
        letters?.slice(index * groupChars, (index + 1) * groupChars) ??
          encodeBase(bytes.subarray(index * groupBytes, (index + 1) * groupBytes), name, layout),
        name,
      ),
  };
}

/** Splits bits into parts of a given length: `01001000 01100101`. */
export function inParts(bits: string, length: number): string {
  return bits.match(new RegExp(`.{1,${length}}`, "g"))?.join(" ") ?? "";
}
