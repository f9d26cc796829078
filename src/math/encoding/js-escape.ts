/** Escapes in JavaScript string literals, ECMA-262 section 12.9.4. */
import { BadEscape } from "./bad-escape";
import { codePointName, isSurrogate, LAST_CODE_POINT, positionOf, unitsOfText } from "./code-points";
import type { OnFault } from "./ill-formed";
import { joinedCodes } from "./joined-codes";
import { decodeUtf16 } from "./utf16";

const NAMED: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/**
 * Keeps printable ASCII except the backslash, including quotes; everything else becomes a named escape or `\uhhhh`, in
 * pairs above U+FFFF.
 */
export function encodeJs(text: string): string {
  return text.replace(/[^\x20-\x5b\x5d-\x7e]+/g, (run) => joinedCodes(unitsOfText(run), escaped));
}

function escaped(unit: number): string {
  return NAMED[String.fromCharCode(unit)] ?? `\\u${unit.toString(16).padStart(4, "0")}`;
}

const SINGLE: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
  "'": "'",
  '"': '"',
  "\\": "\\",
};

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]+)\}|([nrtbfv0'"\\])|(.?))/gsu;

/**
 * @throws BadEscape
 * @throws IllFormed for a lone surrogate, unless `onFault` returns, in which case it becomes U+FFFD
 */
export function decodeJs(text: string, onFault?: OnFault): string {
  const plain = text.replace(ESCAPE, (whole, two, four, braced, single, _, index: number) => {
    if (single !== undefined) return SINGLE[single] as string;
    const digits = two ?? four ?? braced;
    if (digits === undefined) throw new BadEscape(reasonFor(text, index));
    const code = Number.parseInt(digits, 16);
    if (braced !== undefined && (code > LAST_CODE_POINT || isSurrogateCode(code)))
      throw new BadEscape(
        `“${whole.slice(0, 14)}” at position ${positionOf(text, index)} ${
          code > LAST_CODE_POINT
            ? "is beyond U+10FFFF, the last code point"
            : `is half of a pair (${codePointName(code)}), not a character`
        }.`,
      );
    return String.fromCodePoint(code);
  });
  return decodeUtf16(unitsOfText(plain), onFault);
}

function isSurrogateCode(code: number): boolean {
  return code <= 0xff_ff && isSurrogate(code);
}

function reasonFor(text: string, index: number): string {
  const place = `at position ${positionOf(text, index)}`;
  const [part = ""] =
    /^\\(?:x[0-9a-fA-F]?|u\{[0-9a-fA-F]*|u[0-9a-fA-F]{0,3}|.?)/su.exec(text.slice(index, index + 40)) ?? [];
  if (part === "\\") return `“\\” ${place} has nothing after it.`;
  if (part.startsWith("\\x")) return `“${part}” ${place} needs two hex digits.`;
  if (part.startsWith("\\u{")) return `“${part.slice(0, 14)}” ${place} needs hex digits and a closing brace.`;
  if (part.startsWith("\\u")) return `“${part}” ${place} needs four hex digits.`;
  return `“${part}” ${place} is not an escape.`;
}
