/** Encodes bytes as text in an RFC 4648 alphabet. */
import { ALPHABETS, type BaseName, charsOf } from "./base-alphabets";
import { textOfUnits } from "./code-points";

const PAD = 0x3d;

/** Allocates space for a result: a new buffer each time, or a reused one. */
export type Allocate = (length: number) => Uint8Array<ArrayBuffer>;

export const newBuffer: Allocate = (length) => new Uint8Array(length);

/**
 * Returns the same buffer for all results. Each result overwrites the previous one, so encoding a long file creates no
 * garbage.
 */
export function reusedBuffer(): Allocate {
  let room = new Uint8Array(0);
  return (length) => {
    if (room.length < length) room = new Uint8Array(length);
    return room.subarray(0, length);
  };
}

/**
 * ASCII codes of the characters that encode these bytes. Only the last piece of a file may end in the middle of a
 * group.
 */
export function encodeGroups(
  bytes: Uint8Array,
  name: BaseName,
  padding: boolean,
  room: Allocate = newBuffer,
): Uint8Array<ArrayBuffer> {
  const alphabet = ALPHABETS[name];
  const { bits, groupBytes, groupChars } = alphabet;
  const codes = CODES[name];
  const rest = bytes.length % groupBytes;
  const tail = rest === 0 ? 0 : padding ? groupChars : charsOf(rest, alphabet);
  const out = room(Math.floor(bytes.length / groupBytes) * groupChars + tail);
  const mask = (1 << bits) - 1;
  let at = 0;
  let held = 0;
  let count = 0;
  for (let i = 0; i < bytes.length; i++) {
    held = ((held << 8) | (bytes[i] as number)) & 0xff_ff;
    count += 8;
    while (count >= bits) {
      count -= bits;
      out[at++] = codes[(held >> count) & mask] as number;
    }
  }
  if (count > 0) out[at++] = codes[(held << (bits - count)) & mask] as number;
  out.fill(PAD, at);
  return out;
}

const CODES = Object.fromEntries(
  Object.entries(ALPHABETS).map(([name, { letters }]) => [
    name,
    Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
  ]),
) as Record<BaseName, Uint8Array>;

export const LINE_ENDS = { crlf: "\r\n", lf: "\n" } as const;

/** Breaks text into lines of a fixed length, with no line end after the last; 0 means no line breaks. */
export class LineBreaker {
  #column = 0;
  readonly #length: number;
  readonly #end: Uint8Array;

  constructor(length: number, end: keyof typeof LINE_ENDS) {
    this.#length = length;
    this.#end = Uint8Array.from(LINE_ENDS[end], (letter) => letter.charCodeAt(0));
  }

  /** Returns the next characters with line ends inserted. */
  write(codes: Uint8Array<ArrayBuffer>, room: Allocate = newBuffer): Uint8Array<ArrayBuffer> {
    const length = this.#length;
    if (length === 0 || codes.length === 0) return codes;
    const ends = Math.floor((this.#column + codes.length - 1) / length);
    const out = room(codes.length + ends * this.#end.length);
    const end = this.#end;
    let column = this.#column;
    let at = 0;
    for (let i = 0; i < codes.length; i++) {
      if (column === length) {
        for (let j = 0; j < end.length; j++) out[at++] = end[j] as number;
        column = 0;
      }
      out[at++] = codes[i] as number;
      column++;
    }
    this.#column = column;
    return out;
  }
}

export interface BaseLayout {
  readonly padding: boolean;
  /** Characters per line; 0 for a single line. */
  readonly lineLength: number;
  readonly lineEnding: keyof typeof LINE_ENDS;
}

const PLAIN: BaseLayout = { padding: true, lineLength: 0, lineEnding: "lf" };

/** Encodes all bytes as one text; by default on one line with padding. */
export function encodeBase(bytes: Uint8Array, name: BaseName, layout: BaseLayout = PLAIN): string {
  const codes = encodeGroups(bytes, name, layout.padding);
  return textOfUnits(new LineBreaker(layout.lineLength, layout.lineEnding).write(codes));
}
