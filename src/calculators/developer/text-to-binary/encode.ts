import { encodeText } from "../../../math/encoding/charsets";
import { codePointName, refuseLoneSurrogates } from "../../../math/encoding/code-points";
import { encodeHtmlDecimal, encodeHtmlHex, escapeHtml } from "../../../math/encoding/html";
import { encodeJs } from "../../../math/encoding/js-escape";
import { encodeMorse } from "../../../math/encoding/morse";
import { encodePercent } from "../../../math/encoding/percent";
import { encodeUnits } from "../../../math/encoding/unit-codes";
import { encodeUtf16 } from "../../../math/encoding/utf16";
import { FORMATS, type FormatName, type Inputs } from "./inputs";

export const RADIX = { binary: 2, octal: 8, decimal: 10, hex: 16 } as const;

export type UnitFormat = keyof typeof RADIX;

export function isUnitFormat(format: FormatName): format is UnitFormat {
  return Object.hasOwn(RADIX, format);
}

/** Bytes of the text in the charset chosen, or its 16-bit units. @throws UnwritableCharacter */
export function unitsOf(text: string, charset: Inputs["charset"]): Uint8Array | Uint16Array {
  return charset === "utf-16" ? encodeUtf16(text) : encodeText(text, charset);
}

/** The text in codes of one format. @throws UnwritableCharacter */
export function encode(text: string, format: FormatName, inputs: Inputs): string {
  refuseLoneSurrogates(text);
  switch (format) {
    case "codepoint":
      return Array.from(text, (character) => codePointName(character.codePointAt(0) as number)).join(
        inputs.separator,
      );
    case "html-decimal":
      return encodeHtmlDecimal(text);
    case "html-hex":
      return encodeHtmlHex(text);
    case "html-escape":
      return escapeHtml(text);
    case "percent":
      return encodePercent(text);
    case "js-escape":
      return encodeJs(text);
    case "morse":
      return encodeMorse(text);
    default:
      return encodeUnits(unitsOf(text, inputs.charset), {
        radix: RADIX[format],
        bits: inputs.charset === "utf-16" ? 16 : 8,
        padded: inputs.padded,
        prefix: inputs.prefix && format !== "decimal",
        uppercase: inputs.uppercase && format === "hex",
        separator: inputs.separator,
      });
  }
}

/**
 * Every format at once, for text to codes; null where one cannot write the text. What the format chosen leaves unused
 * has its default.
 */
export function allFormats(inputs: Inputs): { format: FormatName; output: string | null }[] {
  if (inputs.mode === "decode") return [];
  return (Object.keys(FORMATS) as FormatName[]).map((format) => {
    try {
      return { format, output: encode(inputs.input, format, inputs) || null };
    } catch {
      return { format, output: null };
    }
  });
}
