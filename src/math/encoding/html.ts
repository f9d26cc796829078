/** HTML character references: HTML Living Standard, sections 13.2.5.72 to 13.2.5.80 and 13.5. */
import { shortened } from "../words/phrases";
import { codePointName, codePointsOf, isSurrogate, LAST_CODE_POINT, positionsIn } from "./code-points";
import { IllFormed, type OnFault, REPLACEMENT, refuse } from "./ill-formed";
import { joinedCodes } from "./joined-codes";
import { windows1252 } from "./single-byte";

/** Named references, and the names that browsers also accept without a semicolon. */
export interface HtmlReferences {
  readonly references: Readonly<Record<string, string>>;
  readonly withoutSemicolon: readonly string[];
}

/** Writes every character as a decimal reference: `&#233;`. */
export function encodeHtmlDecimal(text: string): string {
  return joinedCodes(codePointsOf(text), (code) => `&#${code};`);
}

/** Writes every character as a hex reference: `&#xE9;`. */
export function encodeHtmlHex(text: string): string {
  return joinedCodes(codePointsOf(text), (code) => `&#x${code.toString(16).toUpperCase()};`);
}

/** The code point browsers use for a reference with this number: section 13.2.5.80. */
export function referencedCodePoint(number: number): number {
  if (number === 0) return REPLACEMENT;
  return number >= 0x80 && number < 0xa0 ? windows1252(number) : number;
}

/** Code points of a text, each listed once, whose numeric references mean other characters. */
export function misreadCodePoints(text: string): number[] {
  const suspects = new Set(text.match(/[\0\x80-\x9f]/g));
  return Array.from(suspects, (character) => character.charCodeAt(0)).filter(
    (code) => referencedCodePoint(code) !== code,
  );
}

/**
 * Decodes text as a browser reads it between tags. Anything that is not a reference stays unchanged.
 *
 * @throws IllFormed for a number that is not a character, unless `onFault` returns, in which case it becomes U+FFFD
 */
export function decodeHtml(text: string, known: HtmlReferences, onFault: OnFault = refuse): string {
  const bare = new Set(known.withoutSemicolon);
  const longestBare = Math.max(0, ...known.withoutSemicolon.map((name) => name.length));
  const position = positionsIn(text);
  return text.replace(
    /&(?:#x([0-9a-f]+);?|#([0-9]+);?|([a-z][a-z0-9]*)(;?))/giu,
    (whole, hex, decimal, name, semicolon, index: number) => {
      if (name !== undefined) return namedReference(whole, name, semicolon, known, bare, longestBare);
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (code > 0 && code <= LAST_CODE_POINT && !(code <= 0xff_ff && isSurrogate(code)))
        return String.fromCodePoint(referencedCodePoint(code));
      const part = shortened(whole, 14);
      const place = `“${part}” at position ${position(index)}`;
      onFault(
        new IllFormed(
          code > LAST_CODE_POINT
            ? `${place} is beyond U+10FFFF, the last code point.`
            : `${place} means ${codePointName(code)}, which is not a character in HTML.`,
        ),
      );
      return String.fromCharCode(REPLACEMENT);
    },
  );
}

/** Replaces the longest known name; the rest of the text stays. */
function namedReference(
  whole: string,
  name: string,
  semicolon: string,
  known: HtmlReferences,
  bare: ReadonlySet<string>,
  longestBare: number,
): string {
  if (semicolon && Object.hasOwn(known.references, name)) return known.references[name] as string;
  for (let length = Math.min(name.length, longestBare); length > 1; length--) {
    const start = name.slice(0, length);
    if (bare.has(start)) return known.references[start] + name.slice(length) + semicolon;
  }
  return whole;
}
