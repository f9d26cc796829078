/** The Base64 of a data URI, whose characters may be written as `%` and two hex digits (RFC 2397, section 3). */
import type { BaseName } from "./base-alphabets";
import {
  BadBase,
  BaseDecoder,
  type BaseFacts,
  type Codes,
  type Decoded,
  type Origin,
  shownAt,
} from "./base-decode";
import { type Allocate, newBuffer } from "./base-encode";
import { textOfUnits, unitsOfText } from "./code-points";
import { escapePart, hexValue } from "./percent";

const PERCENT = 0x25;
const SPACE = 0x20;
/** Characters of an escape. */
const LENGTH = 3;
/** Units of a broken one: the sign and two characters that are pairs. */
const LONGEST = 5;

/** Decodes pieces as `BaseDecoder` does; positions are those of the escapes in the input. */
export class EscapedBaseDecoder {
  readonly #decoder: BaseDecoder;
  /** An escape that the end of the last piece cut. */
  #cut: Codes = new Uint8Array(0);

  /**
   * @param name the requested alphabet; `;base64` means one of the two of Base64
   * @param head the part of the input before the first character that is decoded
   */
  constructor(name: BaseName, strict: boolean, head: string) {
    this.#decoder = new BaseDecoder(name === "base64url" ? name : "base64", strict, head);
  }

  /** The bytes that are complete with these characters. @throws BadBase */
  write(piece: Codes, room: Allocate = newBuffer): Uint8Array<ArrayBuffer> {
    // Most data have no escape.
    if (this.#cut.length === 0 && !piece.includes(PERCENT)) return this.#decoder.write(piece, room);
    const codes = joined(this.#cut, piece);
    const { plain, origin, end } = unescaped(codes);
    const bytes = this.#decoder.write(plain, room, origin);
    this.#cut = codes.slice(end);
    // What is long enough was not cut.
    if (this.#cut.length >= LENGTH) throw this.#broken();
    return bytes;
  }

  /** Says that nothing follows. @throws BadBase */
  end(): BaseFacts {
    if (this.#cut.length > 0) throw this.#broken();
    return this.#decoder.end();
  }

  #broken(): BadBase {
    const first = this.#cut.subarray(0, LONGEST);
    // A byte beyond ASCII is no character.
    const text = textOfUnits(first instanceof Uint8Array ? first.filter((byte) => byte < 0x80) : first);
    return new BadBase(`“${escapePart(text)}” ${this.#decoder.place} needs two hex digits.`);
  }
}

interface Unescaped {
  readonly plain: Codes;
  readonly origin: Origin;
  /** Index of the first escape that is cut or broken; else where the codes end. */
  readonly end: number;
}

/** The characters as far as their escapes are whole. */
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

/** The value of the escape that begins there; negative if it is truncated or malformed. */
function byteOf(codes: Codes, at: number): number {
  const [high, low] = [hexValue(codes[at + 1]), hexValue(codes[at + 2])];
  if (high < 0 || low < 0) return -1;
  const byte = 16 * high + low;
  // An escaped line end ends no line of the input.
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
 * All of a data URI at once.
 *
 * @param from index of the first character of the data
 * @throws BadBase
 */
export function decodeEscapedBase(text: string, name: BaseName, strict: boolean, from: number): Decoded {
  const decoder = new EscapedBaseDecoder(name, strict, text.slice(0, from));
  const bytes = decoder.write(unitsOfText(text.slice(from)));
  return { bytes, ...decoder.end() };
}
