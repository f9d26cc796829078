import { OnDemand } from "../../../core/on-demand";
import { BadEscape } from "../../../math/encoding/bad-escape";
import { decodeText } from "../../../math/encoding/charsets";
import { codePointName, isSurrogate, LAST_CODE_POINT, refuseLoneSurrogates } from "../../../math/encoding/code-points";
import { decodeHtml, type HtmlReferences } from "../../../math/encoding/html";
import { type OnFault, refuse } from "../../../math/encoding/ill-formed";
import { decodeJs } from "../../../math/encoding/js-escape";
import { decodeMorse } from "../../../math/encoding/morse";
import { decodePercent } from "../../../math/encoding/percent";
import { decodeUnits } from "../../../math/encoding/unit-codes";
import { decodeUtf16 } from "../../../math/encoding/utf16";
import { shortened } from "../../../math/words/phrases";
import { RADIX } from "./encode";
import type { FormatName, Inputs } from "./inputs";

/** The named references of HTML, loaded on demand because few inputs need them. */
export const references = new OnDemand<HtmlReferences>(() => import("../../../data/html-references"));

const OF_HTML: readonly FormatName[] = ["html-decimal", "html-hex", "html-escape"];

/** Whether the format may contain named references. */
export function takesReferences({ format }: Inputs): boolean {
  return OF_HTML.includes(format);
}

/** Whether the input to be decoded contains an ampersand that may begin a named reference. */
export function needsReferences(inputs: Inputs): boolean {
  return inputs.mode === "decode" && takesReferences(inputs) && /&[a-z]/i.test(inputs.input);
}

const NO_REFERENCES: HtmlReferences = { references: {}, withoutSemicolon: [] };

export interface Decoded {
  readonly text: string;
  /** Number of ill-formed parts that were replaced by U+FFFD. */
  readonly replaced: number;
}

/**
 * Decodes codes to text.
 *
 * @throws BadGroup, BadEscape, IllFormed, UnwritableCharacter
 */
export function decode(inputs: Inputs): Decoded {
  refuseLoneSurrogates(inputs.input);
  let replaced = 0;
  const replace: OnFault = () => {
    replaced++;
  };
  const text = decodeWith(inputs, inputs.invalid === "replace" ? replace : refuse);
  return { text, replaced };
}

function decodeWith(inputs: Inputs, onFault: OnFault): string {
  const { input, format, charset } = inputs;
  switch (format) {
    case "codepoint":
      return decodeCodePoints(input);
    case "html-decimal":
    case "html-hex":
    case "html-escape":
      return decodeHtml(input, needsReferences(inputs) ? references.value : NO_REFERENCES, onFault);
    case "percent":
      return decodePercent(input, inputs.plusAsSpace, onFault);
    case "js-escape":
      return decodeJs(input, onFault);
    case "morse":
      return decodeMorse(input);
    default: {
      const wide = charset === "utf-16";
      const units = decodeUnits(input, { radix: RADIX[format], bits: wide ? 16 : 8 });
      return wide
        ? decodeUtf16(Uint16Array.from(units), onFault)
        : decodeText(Uint8Array.from(units), charset, onFault);
    }
  }
}

/** Decodes `U+0048 U+0069`, separated by white space, commas, semicolons or nothing at all. */
function decodeCodePoints(input: string): string {
  const groups = input.match(/U\+[^\s,;U]*|[^\s,;]+?(?=U\+|[\s,;]|$)/giu) ?? [];
  return groups
    .map((group, i) => {
      const [, digits] = /^U\+([0-9a-f]+)$/iu.exec(group) ?? [];
      const shown = shortened(group, 20);
      if (digits === undefined)
        throw new BadEscape(`Group ${i + 1} “${shown}” is not a code point: write U+ and hex digits.`);
      const code = Number.parseInt(digits, 16);
      if (code > LAST_CODE_POINT)
        throw new BadEscape(`“${shown}” in group ${i + 1} is beyond U+10FFFF, the last code point.`);
      if (code <= 0xff_ff && isSurrogate(code))
        throw new BadEscape(`${codePointName(code)} in group ${i + 1} is half of a pair, not a character.`);
      return String.fromCodePoint(code);
    })
    .join("");
}
