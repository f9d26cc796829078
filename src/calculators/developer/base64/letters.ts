import { readDataUri } from "../../../math/encoding/data-uri";
import { unwrapPem } from "../../../math/encoding/pem";
import type { Inputs } from "./inputs";

/** The encoded text without the boundary lines of a PEM block, or without quotes around it. */
export function withoutFrame(input: string, strict: boolean): string {
  if (strict) return input;
  return unwrapPem(input)?.body ?? /^\s*(["'`])([^"'`]*)\1\s*[,;]?\s*$/.exec(input)?.[2] ?? input;
}

/** The letters of an encoded input before an offset, without white space and data URI head, with escapes decoded. */
export function encodedLetters({ input, strict }: Inputs, before = input.length): string {
  const framed = withoutFrame(input, strict);
  const start = Math.max(0, input.indexOf(framed));
  const from = readDataUri(framed, strict)?.dataFrom ?? 0;
  return framed
    .slice(from, Math.max(from, before - start))
    .replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/[ \t\r\n]+/g, "");
}
