import { readDataUri } from "../../../math/encoding/data-uri";
import type { Inputs } from "./inputs";

/** The letters of an encoded input before an offset, without white space and data URI head, with escapes decoded. */
export function encodedLetters({ input, strict }: Inputs, before = input.length): string {
  const from = readDataUri(input, strict)?.dataFrom ?? 0;
  return input
    .slice(from, Math.max(from, before))
    .replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/[ \t\r\n]+/g, "");
}
