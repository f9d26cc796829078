/** Percent-encoding of UTF-8 text, RFC 3986 section 2. */
import { BadEscape } from "./bad-escape";
import { positionOf, refuseLoneSurrogates } from "./code-points";
import { hexByte, type OnFault } from "./ill-formed";
import { joinedCodes } from "./joined-codes";
import { decodeUtf8, encodeUtf8 } from "./utf8";

/**
 * Keeps unreserved characters and writes every other byte as `%` and two uppercase hex digits.
 *
 * @throws UnwritableCharacter
 */
export function encodePercent(text: string): string {
  return text.replace(/[^A-Za-z0-9\-._~]+/gu, (run) => joinedCodes(encodeUtf8(run), (byte) => `%${hexByte(byte)}`));
}

/**
 * The bytes of a text after resolving percent escapes.
 *
 * @param from index of the first character to decode
 * @throws BadEscape, UnwritableCharacter
 */
export function percentBytes(text: string, plusAsSpace = false, from = 0): Uint8Array<ArrayBuffer> {
  // Must run before the text is sliced, so that the reported position refers to the whole text.
  refuseLoneSurrogates(text);
  const part = from > 0 ? text.slice(from) : text;
  const given = encodeUtf8(plusAsSpace ? part.replaceAll("+", " ") : part);
  const bytes = new Uint8Array(given.length);
  let count = 0;
  for (let i = 0; i < given.length; i++) {
    const byte = given[i] as number;
    if (byte !== 0x25) {
      bytes[count++] = byte;
      continue;
    }
    const high = hexValue(given[i + 1]);
    const low = hexValue(given[i + 2]);
    if (high < 0 || low < 0) throw broken(text, from);
    bytes[count++] = 16 * high + low;
    i += 2;
  }
  return bytes.subarray(0, count);
}

/**
 * @throws BadEscape, UnwritableCharacter
 * @throws IllFormed for bytes that are not UTF-8, unless `onFault` returns, in which case they become U+FFFD
 */
export function decodePercent(text: string, plusAsSpace: boolean, onFault?: OnFault): string {
  return decodeUtf8(percentBytes(text, plusAsSpace), onFault);
}

/** The value of a hex digit given as an ASCII code; −1 if it is not one. */
export function hexValue(digit = 0): number {
  if (digit >= 0x30 && digit <= 0x39) return digit - 0x30;
  const letter = digit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function broken(text: string, from: number): BadEscape {
  const at = from + text.slice(from).search(/%(?![0-9A-F]{2})/iu);
  return new BadEscape(`“${escapePart(text.slice(at))}” at position ${positionOf(text, at)} needs two hex digits.`);
}

/**
 * The part of an invalid escape to show in a message: the percent sign and the two characters that should be digits.
 */
export function escapePart(text: string): string {
  return /^%[^%\s]{0,2}/u.exec(text)?.[0] ?? "%";
}
