/**
 * Strict UTF-8: only the well-formed sequences of the Unicode Standard, version 16, table 3-7 (RFC 3629). Ill-formed
 * parts are delimited as in section 3.9: each is the longest prefix of a well-formed sequence, or a single byte.
 */
import { isHighSurrogate, isLowSurrogate, isSurrogate, textOfUnits, UnwritableCharacter } from "./code-points";
import { hexByte, IllFormed, type OnFault, REPLACEMENT, refuse } from "./ill-formed";

/** Number of UTF-8 bytes of a code point. */
export function utf8Length(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x8_00 ? 2 : codePoint < 0x1_00_00 ? 3 : 4;
}

/** Number of UTF-8 bytes of a text, counting lone surrogates as three bytes; computed without encoding. */
export function utf8ByteCount(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // Each half of a surrogate pair accounts for two of the four bytes.
    count += unit < 0x8_00 || isPaired(text, i, unit) ? 1 : 2;
  }
  return count;
}

function isPaired(text: string, i: number, unit: number): boolean {
  return (
    (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(i + 1))) ||
    (isLowSurrogate(unit) && isHighSurrogate(text.charCodeAt(i - 1)))
  );
}

/** @throws UnwritableCharacter for a lone surrogate */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(utf8ByteCount(text));
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (isSurrogate(code)) {
      const next = text.charCodeAt(i + 1);
      if (!isHighSurrogate(code) || !isLowSurrogate(next)) throw new UnwritableCharacter(text, i);
      code = 0x1_00_00 + ((code & 0x3_ff) << 10) + (next & 0x3_ff);
      i++;
    }
    if (code < 0x80) bytes[at++] = code;
    else {
      const more = utf8Length(code) - 1;
      bytes[at++] = LEADS[more as 1 | 2 | 3] | (code >> (6 * more));
      for (let shift = 6 * (more - 1); shift >= 0; shift -= 6) bytes[at++] = 0x80 | ((code >> shift) & 0x3f);
    }
  }
  return bytes;
}

const LEADS = [0, 0xc0, 0xe0, 0xf0] as const;

/** @throws IllFormed for an ill-formed part, unless `onFault` returns, in which case it becomes U+FFFD */
export function decodeUtf8(bytes: Uint8Array, onFault: OnFault = refuse): string {
  // There are never more units than bytes, even with replacements.
  const units = new Uint16Array(bytes.length);
  let count = 0;
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] as number;
    if (lead < 0x80) {
      units[count++] = lead;
      at++;
      continue;
    }
    const length = sequenceLength(lead);
    const good = length === 0 ? 1 : goodBytes(bytes, at, length);
    if (length === 0 || good < length) {
      onFault(new IllFormed(faultOf(bytes, at, length, good)));
      units[count++] = REPLACEMENT;
      at += good;
      continue;
    }
    let code = lead & (0x7f >> length);
    for (let i = 1; i < length; i++) code = (code << 6) | ((bytes[at + i] as number) & 0x3f);
    at += length;
    if (code < 0x1_00_00) units[count++] = code;
    else {
      units[count++] = 0xd7_c0 + (code >> 10);
      units[count++] = 0xdc_00 + (code & 0x3_ff);
    }
  }
  return textOfUnits(units.subarray(0, count));
}

/** Length in bytes of the non-ASCII character that this byte starts; 0 if it cannot start one. */
export function sequenceLength(lead: number): number {
  return lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
}

/** Number of bytes from `at` that form a valid prefix of a character of this length. */
function goodBytes(bytes: Uint8Array, at: number, length: number): number {
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return i;
    if (i === 1 && !mayFollow(bytes[at] as number, byte)) return i;
  }
  return length;
}

/**
 * The second byte is restricted after four of the lead bytes: no overlong forms, no surrogates, nothing above U+10FFFF.
 */
function mayFollow(lead: number, second: number): boolean {
  switch (lead) {
    case 0xe0:
      return second >= 0xa0;
    case 0xed:
      return second < 0xa0;
    case 0xf0:
      return second >= 0x90;
    case 0xf4:
      return second < 0x90;
    default:
      return true;
  }
}

function faultOf(bytes: Uint8Array, at: number, length: number, good: number): string {
  const lead = bytes[at] as number;
  const name = `Byte ${hexByte(lead)} (number ${at + 1})`;
  if (length === 0)
    return (lead & 0xc0) === 0x80
      ? `${name} continues a character, but none has begun.`
      : lead < 0xc2
        ? `${name} never occurs in UTF-8: it would start a longer form than is needed.`
        : `${name} never occurs in UTF-8.`;
  const starts = `${name} starts a ${length}-byte character, but`;
  const next = bytes[at + good];
  if (next === undefined) return `${starts} the bytes end before it is complete.`;
  const refused = `${starts} byte ${hexByte(next)} cannot continue it`;
  return (next & 0xc0) === 0x80 ? `${refused}: ${reasonOf(lead)}.` : `${refused}.`;
}

function reasonOf(lead: number): string {
  if (lead === 0xed) return "UTF-8 has no surrogates (U+D800–U+DFFF)";
  if (lead === 0xf4) return "the last code point is U+10FFFF";
  return "the form is longer than needed";
}
