/** Encodings with one byte per character: ASCII, Latin-1 (ISO 8859-1) and windows-1252. */
import { textOfUnits, UnwritableCharacter } from "./code-points";
import { hexByte, IllFormed, type OnFault, REPLACEMENT, refuse } from "./ill-formed";

export type SingleByte = "ascii" | "latin1" | "windows-1252";

/**
 * Bytes 80 to 9F of windows-1252: WHATWG Encoding Standard, index windows-1252, where the five gaps are control
 * characters.
 */
const WINDOWS_1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

const WINDOWS_BYTES: ReadonlyMap<number, number> = new Map(
  [...WINDOWS_1252].map((character, i) => [character.charCodeAt(0), 0x80 + i]),
);

/** The character code of a byte from 80 to 9F in windows-1252. */
export function windows1252(byte: number): number {
  return WINDOWS_1252.charCodeAt(byte - 0x80);
}

/** @throws UnwritableCharacter for the first character the encoding lacks */
export function encodeSingleByte(text: string, charset: SingleByte): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  const limit = charset === "ascii" ? 0x80 : 0x1_00;
  const windows = charset === "windows-1252";
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const plain = code < limit && !(windows && code >= 0x80 && code < 0xa0);
    const byte = plain ? code : windows ? WINDOWS_BYTES.get(code) : undefined;
    if (byte === undefined) throw new UnwritableCharacter(text, i);
    bytes[i] = byte;
  }
  return bytes;
}

/** @throws IllFormed for a byte outside ASCII, unless `onFault` returns, in which case it becomes U+FFFD */
export function decodeSingleByte(bytes: Uint8Array, charset: SingleByte, onFault: OnFault = refuse): string {
  const units = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    units[i] = byte;
    if (byte < 0x80) continue;
    if (charset === "windows-1252" && byte < 0xa0) units[i] = windows1252(byte);
    if (charset !== "ascii") continue;
    onFault(new IllFormed(`Byte ${hexByte(byte)} (number ${i + 1}) is not in ASCII, which ends at 7F.`));
    units[i] = REPLACEMENT;
  }
  return textOfUnits(units);
}
