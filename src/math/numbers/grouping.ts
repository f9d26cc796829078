/** Digits in groups of three or, as in India, a last group of three preceded by groups of two (12,34,567). */
const GROUPED = /^(?!0)(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** Whether the commas of `digits` separate thousands or lakhs. `12,5`, `1,23` and `0,500` are not grouped. */
export function isGrouped(digits: string): boolean {
  return GROUPED.test(digits);
}

/**
 * Code points of the zero digit in scripts people type: Arabic, Persian, Devanagari … Malayalam, Thai, full width
 * (Unicode §22.3).
 */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xff10];

/**
 * Converts a number to ASCII: replaces digits of other scripts, full-width signs, typographic minus signs, separators
 * and spaces. The length of the text, in characters of the Basic Multilingual Plane, stays the same.
 */
export function toAscii(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) as number;
      const zero = ZEROS.find((start) => code >= start && code <= start + 9);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2013\ufe63]/g, "-")
    .replace(/\u066b/g, ".")
    .replace(/\u066c/g, ",")
    .replace(/\u066a/g, "%")
    .replace(/\p{Zs}|\t/gu, " ");
}
