import { encodeText } from "../../../math/encoding/charsets";
import {
  codePointName,
  codePointsOf,
  isHighSurrogate,
  refuseLoneSurrogates,
} from "../../../math/encoding/code-points";
import { encodeHtmlDecimal, encodeHtmlHex, escapeHtml } from "../../../math/encoding/html";
import { joinedCodes } from "../../../math/encoding/joined-codes";
import { encodeJs } from "../../../math/encoding/js-escape";
import { encodeMorse, isMorse } from "../../../math/encoding/morse";
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
      return joinedCodes(codePointsOf(text), codePointName, inputs.separator);
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

/** Of a longer text the tables have the beginning; the output has all of it. */
export const TABULATED = 100_000;

/** The beginning of a text, never half of a pair at its end. */
export function beginningOf(text: string, units: number): string {
  return text.slice(0, isHighSurrogate(text.charCodeAt(units - 1)) ? units - 1 : units);
}

/**
 * Every format at once, for text to codes, of the first so many units of the text; null where one cannot write the text.
 * What the format chosen leaves unused has its default.
 */
export function allFormats(
  inputs: Inputs,
  units = TABULATED,
): { format: FormatName; output: string | null }[] {
  if (inputs.mode === "decode") return [];
  const beginning = beginningOf(inputs.input, units);
  return (Object.keys(FORMATS) as FormatName[]).map((format) => ({
    format,
    output: canWrite(inputs.input, format, inputs) ? encode(beginning, format, inputs) || null : null,
  }));
}

/** Whether a format has codes for all of a text. */
function canWrite(text: string, format: FormatName, inputs: Inputs): boolean {
  try {
    if (isUnitFormat(format) && !inputs.charset.startsWith("utf")) unitsOf(text, inputs.charset);
    return format !== "morse" || isMorse(text);
  } catch {
    return false;
  }
}
