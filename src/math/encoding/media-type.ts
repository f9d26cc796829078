/** Detects the media type (IANA) of bytes from how they begin. */
import { textOfUnits } from "./code-points";
import { IllFormed } from "./ill-formed";
import { decodeUtf8, sequenceLength } from "./utf8";

/**
 * First bytes in Latin-1, with `?` for any byte: PNG §5.2; ITU-T T.81; GIF89a; RIFF; ISO 32000; APPNOTE 4.3.7; RFC
 * 1952.
 */
const SIGNATURES: readonly (readonly [type: string, start: string])[] = [
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", "\xff\xd8\xff"],
  ["image/gif", "GIF87a"],
  ["image/gif", "GIF89a"],
  ["image/webp", "RIFF????WEBP"],
  ["application/pdf", "%PDF-"],
  ["application/zip", "PK\x03\x04"],
  ["application/gzip", "\x1f\x8b"],
];

const SVG = /^(?:\xef\xbb\xbf)?\s*(?:<svg|<\?xml.*<svg)/s;
const FIRST = 1024;
/** Control characters except tab, line feed and carriage return. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** @param text the bytes decoded as UTF-8 if the caller has done so; null if they are not valid UTF-8 */
export function mediaTypeOf(bytes: Uint8Array, text: string | null | undefined = undefined): string {
  const first = textOfUnits(bytes.subarray(0, FIRST));
  const known = SIGNATURES.find(([, start]) => begins(first, start));
  if (known) return known[0];
  const plain = text === undefined ? utf8Text(bytes) : text;
  if (plain === null) return "application/octet-stream";
  if (SVG.test(first)) return "image/svg+xml";
  return CONTROL.test(plain) ? "application/octet-stream" : "text/plain";
}

function begins(text: string, start: string): boolean {
  if (text.length < start.length) return false;
  for (let i = 0; i < start.length; i++) if (start[i] !== "?" && start[i] !== text[i]) return false;
  return true;
}

function utf8Text(bytes: Uint8Array): string | null {
  try {
    return decodeUtf8(bytes);
  } catch (error) {
    if (error instanceof IllFormed) return null;
    throw error;
  }
}

/** Removes an incomplete UTF-8 character from the end of a sample. */
export function wholeCharacters(sample: Uint8Array): Uint8Array {
  // At most three bytes of an incomplete character can be left.
  for (let at = sample.length - 1; at >= Math.max(0, sample.length - 3); at--) {
    const byte = sample[at] as number;
    if ((byte & 0xc0) === 0x80) continue;
    return at + sequenceLength(byte) > sample.length ? sample.subarray(0, at) : sample;
  }
  return sample;
}
