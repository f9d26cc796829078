/** Decodes text in an RFC 4648 alphabet to bytes, piece by piece, and reports errors with their position. */
import { ALPHABETS, type BaseAlphabet, type BaseName, charsOf } from "./base-alphabets";
import { type Allocate, newBuffer } from "./base-encode";
import { codePointCount, shownCodePoint, textOfUnits, unitsOfText } from "./code-points";
import { hexByte } from "./ill-formed";

/** Bytes of a file, or UTF-16 units of a text. */
export type Codes = Uint8Array | Uint16Array;

/** Describes what is wrong with an encoded text, and where. */
export class BadBase extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BadBase";
  }
}

export interface BaseFacts {
  /** The alphabet the characters belong to; the requested one if they fit both. */
  readonly variant: BaseName;
  /** Whether there was padding. */
  readonly padded: boolean;
  /** Whether the leftover bits of the last character are zero. */
  readonly canonical: boolean;
}

interface Place {
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

const OTHER = -1;
const SPACE = -2;
const PAD = -3;
const LF = 0x0a;
const CR = 0x0d;
/** From this value on, the two Base64 alphabets differ. */
const SPECIAL = 62;

/** Positions of a piece's characters in the input, where some may be escaped. */
export interface Origin {
  /** Index of each character in the original piece, followed by the index of its end. */
  readonly at: Uint32Array;
  /** The beginning of an error sentence about a character: `Character “!”`. */
  shown(i: number): string;
}

/** Decodes consecutive pieces of a text or file. Errors give positions within the whole input. */
export class BaseDecoder {
  readonly #name: BaseName;
  readonly #alphabet: BaseAlphabet;
  readonly #strict: boolean;
  readonly #table: Int8Array;
  /** Index, in the whole input, of the character being read. */
  #index: number;
  #line: number;
  #lineStart: number;
  #afterCr = false;
  /** Number of characters that carry bits, and the index of the last one. */
  #count = 0;
  #lastIndex = 0;
  #held = 0;
  #bits = 0;
  readonly #pads: Place[] = [];
  #special: { readonly variant: BaseName; readonly code: number; readonly place: Place } | undefined;

  /** @param head the part of the input before the first encoded character */
  constructor(name: BaseName, strict: boolean, head = "") {
    this.#name = name;
    this.#alphabet = ALPHABETS[name];
    this.#strict = strict;
    this.#table = tableOf(name, strict);
    const lines = head.split(/\r\n|[\r\n]/);
    this.#index = codePointCount(head);
    this.#line = lines.length;
    this.#lineStart = this.#index - codePointCount(lines.at(-1) ?? "");
  }

  /**
   * Returns the bytes completed by these characters.
   *
   * @param origin positions of characters that are written differently in the input
   * @throws BadBase
   */
  write(codes: Codes, room: Allocate = newBuffer, origin?: Origin): Uint8Array<ArrayBuffer> {
    const { bits } = this.#alphabet;
    const table = this.#table;
    const out = room(Math.ceil((this.#bits + codes.length * bits) / 8));
    const start = this.#index;
    let made = 0;
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i] as number;
      const value = code < 0x80 ? (table[code] as number) : OTHER;
      this.#index = start + (origin?.at[i] ?? i);
      if (value < 0) {
        this.#takeOther(value, code, () => origin?.shown(i) ?? shownAt(codes, i));
        continue;
      }
      if (this.#pads.length > 0)
        throw new BadBase(`The padding “=” ${placeText(this.#pads[0] as Place)} appears before the end.`);
      if (value >= SPECIAL) this.#noteSpecial(code);
      this.#held = ((this.#held << bits) | value) & 0xff_ff;
      this.#bits += bits;
      this.#count++;
      this.#lastIndex = this.#index;
      if (this.#bits < 8) continue;
      this.#bits -= 8;
      out[made++] = this.#held >> this.#bits;
    }
    this.#index = start + (origin?.at[codes.length] ?? codes.length);
    return out.subarray(0, made);
  }

  /** The position of the next character: `at position 5 (line 1, column 5)`. */
  get place(): string {
    return placeText(this.#place(this.#index));
  }

  /**
   * Ends the input.
   *
   * @throws BadBase
   */
  end(): BaseFacts {
    const needed = this.#neededPads();
    const surplus = this.#pads[needed];
    if (surplus && this.#count === 0)
      throw new BadBase(`The padding “=” ${placeText(surplus)} has no group to complete.`);
    if (surplus)
      throw new BadBase(
        `The padding “=” ${placeText(surplus)} is too much: the last group ${needed === 0 ? "is full" : `needs ${needed}`}.`,
      );
    if (this.#strict && this.#pads.length < needed)
      throw new BadBase(`Padding is missing ${this.place}. In strict decoding, the last group needs ${needed} “=”.`);
    const canonical = (this.#held & ((1 << this.#bits) - 1)) === 0;
    if (this.#strict && !canonical)
      throw new BadBase(
        `The last ${this.#bits} bits of the character ${placeText(this.#place(this.#lastIndex))} are unused. In strict decoding, they must be zero.`,
      );
    return { variant: this.#special?.variant ?? this.#name, padded: this.#pads.length > 0, canonical };
  }

  #neededPads(): number {
    const { groupChars, groupBytes } = this.#alphabet;
    const rest = this.#count % groupChars;
    const possible = Array.from({ length: groupBytes }, (_, bytes) => charsOf(bytes, this.#alphabet));
    if (possible.includes(rest)) return rest === 0 ? 0 : groupChars - rest;
    const below = Math.max(...possible.filter((chars) => chars < rest));
    throw new BadBase(
      `The input ends in the middle of a group: ${this.#count} character${this.#count === 1 ? "" : "s"}, ${rest - below} too many or ${groupChars - rest} too few.`,
    );
  }

  #takeOther(value: number, code: number, shown: () => string): void {
    const { name, groupChars, groupBytes } = this.#alphabet;
    const place = this.#place(this.#index);
    if (value === PAD && groupBytes > 1) {
      if (this.#pads.length < groupChars) this.#pads.push(place);
      return;
    }
    if (value !== SPACE) throw new BadBase(`${shown()} ${placeText(place)} is not in the ${name} alphabet.`);
    if (this.#strict) throw new BadBase(`White space ${placeText(place)} is not allowed in strict decoding.`);
    if (code !== LF && code !== CR) return;
    // CRLF counts as a single line end.
    if (!(code === LF && this.#afterCr && this.#lineStart === this.#index)) this.#line++;
    this.#lineStart = this.#index + 1;
    this.#afterCr = code === CR;
  }

  /** Records one of the characters in which the two Base64 alphabets differ. */
  #noteSpecial(code: number): void {
    const variant = code === 0x2b || code === 0x2f ? "base64" : "base64url";
    if (this.#special?.variant === variant) return;
    const place = this.#place(this.#index);
    if (!this.#special) {
      this.#special = { variant, code, place };
      return;
    }
    const first = this.#special;
    throw new BadBase(
      `${shownByte(code)} ${placeText(place)} is ${ALPHABETS[variant].name}, but “${String.fromCharCode(first.code)}” ${placeText(first.place)} is ${ALPHABETS[first.variant].name}: one input cannot be both.`,
    );
  }

  #place(index: number): Place {
    return { index, line: this.#line, column: index - this.#lineStart + 1 };
  }
}

function placeText({ index, line, column }: Place): string {
  return `at position ${index + 1} (line ${line}, column ${column})`;
}

const tables = new Map<string, Int8Array>();

/**
 * The value of each ASCII character. Lenient decoding accepts both Base64 alphabets, and both letter cases in the
 * others.
 */
function tableOf(name: BaseName, strict: boolean): Int8Array {
  const key = `${name} ${strict}`;
  const known = tables.get(key);
  if (known) return known;
  const table = new Int8Array(0x80).fill(OTHER);
  const put = (letters: string) => {
    for (let i = 0; i < letters.length; i++) table[letters.charCodeAt(i)] = i;
  };
  const { letters, bits } = ALPHABETS[name];
  put(letters);
  if (!strict && bits < 6) put(letters.toLowerCase());
  if (!strict && bits === 6) {
    put(ALPHABETS.base64.letters);
    put(ALPHABETS.base64url.letters);
  }
  for (const space of [0x20, 0x09, LF, CR]) table[space] = SPACE;
  table[0x3d] = PAD;
  tables.set(key, table);
  return table;
}

/** Describes an ASCII character, or a byte outside ASCII. */
function shownByte(byte: number): string {
  return byte < 0x80 ? `Character ${shownCodePoint(byte)}` : `Byte ${hexByte(byte)}`;
}

/**
 * The beginning of an error sentence about a byte of a file, or about the character a UTF-16 unit of a text belongs to.
 */
export function shownAt(codes: Codes, i: number): string {
  if (codes instanceof Uint8Array) return shownByte(codes[i] ?? 0);
  return `Character ${shownCodePoint(textOfUnits(codes.subarray(i, i + 2)).codePointAt(0) ?? 0)}`;
}

export interface Decoded extends BaseFacts {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Decodes a whole text at once.
 *
 * @throws BadBase
 */
export function decodeBase(text: string, name: BaseName, strict = false): Decoded {
  const decoder = new BaseDecoder(name, strict);
  const bytes = decoder.write(unitsOfText(text));
  return { bytes, ...decoder.end() };
}
