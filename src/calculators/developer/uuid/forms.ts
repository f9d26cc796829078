/** The notations in which 128 bits are stored and shown. */

import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { hexOf } from "./bits";
import type { Inputs } from "./inputs";

/** `017f22e2-79b0-7cc3-98c4-dc0c0c07398f` */
export function hyphenForm(value: bigint): string {
  const hex = hexOf(value);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

export function urnForm(value: bigint): string {
  return `urn:uuid:${hyphenForm(value)}`;
}

const BASE64URL = ALPHABETS.base64url.letters;

/** 22 characters of six bits each, the last one padded with four zero bits (RFC 4648, section 5). */
export function base64urlForm(value: bigint): string {
  return digitsOf(value << 4n, 22, 6n, BASE64URL);
}

/** Reads the 22-character base64url form; null if the text is not in that form. */
export function readBase64url(text: string): bigint | null {
  if (text.length !== 22) return null;
  let value = 0n;
  for (const sign of text) {
    const digit = BASE64URL.indexOf(sign);
    if (digit < 0) return null;
    value = (value << 6n) | BigInt(digit);
  }
  return (value & 15n) === 0n ? value >> 4n : null;
}

/** Crockford's base 32 digits, without I, L, O and U. */
export const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 26 characters of five bits each, with two leading zero bits. */
export function ulidForm(value: bigint): string {
  return digitsOf(value, 26, 5n, CROCKFORD);
}

function digitsOf(value: bigint, count: number, width: bigint, digits: string): string {
  let text = "";
  let rest = value;
  for (let i = 0; i < count; i++) {
    text = digits[Number(rest & ((1n << width) - 1n))] + text;
    rest >>= width;
  }
  return text;
}

/** The bytes as Microsoft stores a GUID, in hex digits; the first three fields are little-endian. */
export function guidBytesForm(value: bigint): string {
  const bytes = hexOf(value).match(/../g) as string[];
  const order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
  return order.map((index) => bytes[index]).join("");
}

/** A UUID in the chosen format. */
export function formatted(value: bigint, { format, uppercase }: Pick<Inputs, "format" | "uppercase">): string {
  const cased = (text: string) => (uppercase ? text.toUpperCase() : text);
  switch (format) {
    case "hyphens":
      return cased(hyphenForm(value));
    case "plain":
      return cased(hexOf(value));
    case "braces":
      return `{${cased(hyphenForm(value))}}`;
    case "urn":
      return urnForm(value);
    case "base64url":
      return base64urlForm(value);
    case "integer":
      return String(value);
    case "oid":
      return `2.25.${value}`;
    case "guid-bytes":
      return cased(guidBytesForm(value));
  }
}
