/** Converts text to bytes and back in a named character encoding. */
import type { OnFault } from "./ill-formed";
import { decodeSingleByte, encodeSingleByte } from "./single-byte";
import { decodeUtf8, encodeUtf8 } from "./utf8";
import { decodeUtf16Bytes, encodeUtf16Bytes } from "./utf16";

export type Charset = "ascii" | "latin1" | "windows-1252" | "utf-8" | "utf-16le" | "utf-16be";

/** Name of each encoding as used in messages. */
export const CHARSET_NAMES: Readonly<Record<Charset, string>> = {
  ascii: "ASCII",
  latin1: "Latin-1",
  "windows-1252": "windows-1252",
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
};

/**
 * Encodes a text without a byte order mark.
 *
 * @throws UnwritableCharacter
 */
export function encodeText(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  switch (charset) {
    case "utf-8":
      return encodeUtf8(text);
    case "utf-16le":
      return encodeUtf16Bytes(text, "little");
    case "utf-16be":
      return encodeUtf16Bytes(text, "big");
    default:
      return encodeSingleByte(text, charset);
  }
}

/**
 * Decodes bytes, keeping any byte order mark.
 *
 * @throws IllFormed, unless `onFault` returns, in which case each ill-formed part becomes U+FFFD
 */
export function decodeText(bytes: Uint8Array, charset: Charset, onFault?: OnFault): string {
  switch (charset) {
    case "utf-8":
      return decodeUtf8(bytes, onFault);
    case "utf-16le":
      return decodeUtf16Bytes(bytes, "little", onFault);
    case "utf-16be":
      return decodeUtf16Bytes(bytes, "big", onFault);
    default:
      return decodeSingleByte(bytes, charset, onFault);
  }
}
