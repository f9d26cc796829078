/** Base64 data of a data URI, in which characters may be written as `%` and two hex digits (RFC 2397, section 3). */
import type { BaseName } from "./base-alphabets";
import { BadBase, BaseDecoder, type BaseFacts, type Codes, type Decoded, type Origin, shownAt } from "./base-decode";
import { type Allocate, newBuffer } from "./base-encode";
import { textOfUnits, unitsOfText } from "./code-points";
import { escapePart, hexValue } from "./percent";

const PERCENT = 0x25;
const SPACE = 0x20;
/** Number of characters in an escape. */
const LENGTH = 3;
/** Maximum number of units shown of a broken escape: the percent sign and two surrogate pairs. */
const MAX_BROKEN_UNITS = 5;

/** Decodes pieces like `BaseDecoder`; positions are those of the escapes in the input. */
export class EscapedBaseDecoder {
  readonly #decoder: BaseDecoder;
  /** An escape cut off by the end of the last piece. */
  #cut: Codes = new Uint8Array(0);

  /**
   * @param name the requested alphabet; `;base64` means one of the two Base64 alphabets
   * @param head the part of the input before the first encoded character
   */
  constructor(name: BaseName, strict: boolean, head: string) {
    this.#decoder = new BaseDecoder(name === "base64url" ? name : "base64", strict, head);
  }

  /**
   * Returns the bytes completed by these characters.
   *
   * @throws BadBase
   */
  write(piece: Codes, room: Allocate = newBuffer): Uint8Array<ArrayBuffer> {
    // Most data has no escapes.
    if (this.#cut.length === 0 && !piece.includes(PERCENT)) return this.#decoder.write(piece, room);
    const codes = joined(this.#cut, piece);
    const { plain, origin, end } = unescaped(codes);
    const bytes = this.#decoder.write(plain, room, origin);
    this.#cut = codes.slice(end);
    // If enough characters for an escape remain, it is malformed rather than cut off.
    if (this.#cut.length >= LENGTH) throw this.#broken();
    return bytes;
  }

  /**
   * Ends the input.
   *
   * @throws BadBase
   */
  end(): BaseFacts {
    if (this.#cut.length > 0) throw this.#broken();
    return this.#decoder.end();
  }

  #broken(): BadBase {
    const first = this.#cut.subarray(0, MAX_BROKEN_UNITS);
    // A byte outside ASCII cannot be shown as a character.
    const text = textOfUnits(first instanceof Uint8Array ? first.filter((byte) => byte < 0x80) : first);
    return new BadBase(`“${escapePart(text)}” ${this.#decoder.place} needs two hex digits.`);
  }
}

interface Unescaped {
  readonly plain: Codes;
  readonly origin: Origin;
  /** Index of the first incomplete or malformed escape, or of the end of the codes if there is none. */
  readonly end: number;
}

/** Unescapes the characters up to the first incomplete or malformed escape. */
function unescaped(codes: Codes): Unescaped {
  const plain = codes.slice();
  const at = new Uint32Array(codes.length + 1);
  let count = 0;
  let end = 0;
  while (end < codes.length) {
    const escaped = codes[end] === PERCENT;
    const code = escaped ? byteOf(codes, end) : (codes[end] as number);
    if (code < 0) break;
    at[count] = end;
    plain[count++] = code;
    end += escaped ? LENGTH : 1;
  }
  at[count] = end;
  const shown = (i: number) => {
    const from = at[i] as number;
    return codes[from] === PERCENT
      ? `Character “${textOfUnits(codes.subarray(from, from + LENGTH))}”`
      : shownAt(codes, from);
  };
  return { plain: plain.subarray(0, count), origin: { at, shown }, end };
}

/** The value of the escape that starts here; negative if it is truncated or malformed. */
function byteOf(codes: Codes, at: number): number {
  const [high, low] = [hexValue(codes[at + 1]), hexValue(codes[at + 2])];
  if (high < 0 || low < 0) return -1;
  const byte = 16 * high + low;
  // An escaped line end is not a line break of the input.
  return byte === 0x0a || byte === 0x0d ? SPACE : byte;
}

function joined(cut: Codes, piece: Codes): Codes {
  if (cut.length === 0) return piece;
  const length = cut.length + piece.length;
  const whole = piece instanceof Uint8Array ? new Uint8Array(length) : new Uint16Array(length);
  whole.set(cut);
  whole.set(piece, cut.length);
  return whole;
}

/**
 * Decodes a whole data URI at once.
 *
 * @param from index of the first character of the data
 * @throws BadBase
 */
export function decodeEscapedBase(text: string, name: BaseName, strict: boolean, from: number): Decoded {
  const decoder = new EscapedBaseDecoder(name, strict, text.slice(0, from));
  const bytes = decoder.write(unitsOfText(text.slice(from)));
  return { bytes, ...decoder.end() };
}
