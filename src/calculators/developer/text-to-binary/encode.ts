import { encodeText } from "../../../math/encoding/charsets";
import { codePointName, codePointsOf, isHighSurrogate, refuseLoneSurrogates } from "../../../math/encoding/code-points";
import { escapeMarkup } from "../../../math/encoding/escape-markup";
import { encodeHtmlDecimal, encodeHtmlHex } from "../../../math/encoding/html";
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

/**
 * The bytes of the text in the chosen charset, or its 16-bit units.
 *
 * @throws UnwritableCharacter
 */
export function unitsOf(text: string, charset: Inputs["charset"]): Uint8Array | Uint16Array {
  return charset === "utf-16" ? encodeUtf16(text) : encodeText(text, charset);
}

/**
 * Encodes the text in one format.
 *
 * @throws UnwritableCharacter
 */
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
      return escapeMarkup(text);
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

/** Maximum number of UTF-16 units covered by the tables; the output covers the whole text. */
export const TABULATED = 100_000;

/** The beginning of a text, without splitting a surrogate pair at its end. */
export function beginningOf(text: string, units: number): string {
  return text.slice(0, isHighSurrogate(text.charCodeAt(units - 1)) ? units - 1 : units);
}

/**
 * The first `units` UTF-16 units of the text in every format, when encoding. The output is null if a format cannot
 * represent the whole text. Options that the chosen format does not use have their defaults.
 */
export function allFormats(inputs: Inputs, units = TABULATED): { format: FormatName; output: string | null }[] {
  if (inputs.mode === "decode") return [];
  const beginning = beginningOf(inputs.input, units);
  return (Object.keys(FORMATS) as FormatName[]).map((format) => ({
    format,
    output: canWrite(inputs.input, format, inputs) ? encode(beginning, format, inputs) || null : null,
  }));
}

/** Whether a format can represent the whole text. */
function canWrite(text: string, format: FormatName, inputs: Inputs): boolean {
  try {
    if (isUnitFormat(format) && !inputs.charset.startsWith("utf")) unitsOf(text, inputs.charset);
    return format !== "morse" || isMorse(text);
  } catch {
    return false;
  }
}
