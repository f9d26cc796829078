import { InputError } from "../../../core/calculator";
import { MASK_128 } from "./bits";
import { CROCKFORD, readBase64url } from "./forms";

export interface ReadId {
  readonly kind: "uuid" | "ulid";
  readonly value: bigint;
}

/** Thrown for text that is not an ID; the message is a sentence that says why. */
class IdError extends Error {}

/** How many hex digits can precede a hyphen. */
const HYPHEN_PLACES = [8, 12, 16, 20];

/** Texts of 32 decimal digits are read as hex digits; with more digits they can only be whole numbers. */
const INTEGER = /^\d{33,39}$/;

/**
 * Reads an ID in any form: with or without hyphens, in braces, as a URN, an OID, a whole number, in base64url, or as a
 * ULID.
 *
 * @throws IdError
 */
function readId(text: string): ReadId {
  const trimmed = text.trim();
  const ulid = /^[0-9a-z]{26}$/i.test(trimmed);
  if (ulid) return { kind: "ulid", value: readUlid(trimmed, leading(text)) };
  const oid = /^(?:urn:oid:)?2\.25\.(\d{1,39})$/i.exec(trimmed)?.[1];
  const integer = oid ?? INTEGER.exec(trimmed)?.[0];
  if (integer !== undefined) {
    const value = BigInt(integer);
    if (value > MASK_128) throw new IdError("The number is too large for a UUID. It must be below 2¹²⁸.");
    return { kind: "uuid", value };
  }
  const value = readBase64url(trimmed) ?? readHexDigits(text, trimmed);
  return { kind: "uuid", value };
}

/**
 * Reads the ID of an input field.
 *
 * @throws InputError on `field`
 */
export function readAs(field: string, text: string): ReadId {
  try {
    return readId(text);
  } catch (error) {
    if (error instanceof IdError) throw new InputError(field, error.message);
    throw error;
  }
}

function leading(text: string): number {
  return text.length - text.trimStart().length;
}

function readUlid(text: string, offset: number): bigint {
  let value = 0n;
  for (const [i, sign] of [...text.toUpperCase()].entries()) {
    const digit = CROCKFORD.indexOf(sign.replace(/[IL]/, "1").replace("O", "0"));
    if (digit < 0) throw new IdError(`Character “${text[i]}” at position ${offset + i + 1} is not used in ULIDs.`);
    if (i === 0 && digit > 7) throw new IdError("A ULID cannot start with 8 or more.");
    value = (value << 5n) | BigInt(digit);
  }
  return value;
}

function readHexDigits(text: string, trimmed: string): bigint {
  let offset = leading(text);
  let body = trimmed;
  if (/^urn:uuid:/i.test(body)) {
    body = body.slice(9);
    offset += 9;
  }
  if (body.startsWith("{") && body.endsWith("}")) {
    body = body.slice(1, -1);
    offset++;
  }
  let digits = "";
  for (const [i, sign] of [...body].entries()) {
    if (sign === "-" && HYPHEN_PLACES.includes(digits.length)) continue;
    if (sign === "-")
      throw new IdError(
        `The hyphen at position ${offset + i + 1} is out of place. In a UUID, hyphens follow digits 8, 12, 16 and 20.`,
      );
    if (!/[\da-f]/i.test(sign))
      throw new IdError(`Character “${sign}” at position ${offset + i + 1} is not a hex digit.`);
    digits += sign;
  }
  if (digits.length !== 32) throw new IdError(`A UUID has 32 hex digits. This one has ${digits.length}.`);
  return BigInt(`0x${digits}`);
}
