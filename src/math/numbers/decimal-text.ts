import { isGrouped, toAscii } from "./grouping";

/** A decimal number as its digits, for text that is written or spoken and never rounded. */
export interface DecimalText {
  /** Never true for zero. */
  readonly negative: boolean;
  /** Digits before the point, without leading zeros: `0`, `1234567`. */
  readonly whole: string;
  /** Digits after the point as written, including trailing zeros; may be empty. */
  readonly fraction: string;
}

const DECIMAL = /^([+-]?)\s*(\d[\d,_ ]*)?(?:\.(\d*))?(?:e([+-]?\d{1,6}))?$/i;

/**
 * Reads `1,234,567.89`, `12,34,567`, `1 000`, `-0.50` or `1e21`, with or without a currency sign. Returns null for
 * anything else, such as misplaced group separators, two decimal points, or no digits at all.
 */
export function readDecimalText(text: string): DecimalText | null {
  const plain = toAscii(text)
    .trim()
    .replace(/^([+-]?)\s*(?:\p{Sc}|rs\.?(?=[\s\d]))\s*/iu, "$1");
  const match = DECIMAL.exec(plain);
  if (!match) return null;
  const [, sign, grouped = "", part = "", exponent = "0"] = match;
  const digits = ungrouped(grouped.trimEnd());
  if (digits === null || digits + part === "") return null;
  const { whole, fraction } = shifted(digits, part, Number(exponent));
  return { negative: sign === "-" && /[1-9]/.test(whole + fraction), whole, fraction };
}

function ungrouped(text: string): string | null {
  if (!/[,_ ]/.test(text)) return text;
  const commas = text.replace(/[_ ]/g, ",");
  return isGrouped(commas) ? commas.replaceAll(",", "") : null;
}

function shifted(whole: string, part: string, by: number): Pick<DecimalText, "whole" | "fraction"> {
  const point = whole.length + by;
  const digits = "0".repeat(Math.max(0, -point)) + (whole + part).padEnd(point, "0");
  const at = Math.max(0, point);
  return { whole: digits.slice(0, at).replace(/^0+/, "") || "0", fraction: digits.slice(at) };
}

/** Writes plain digits: `-1234.50`. */
export function plainDecimal({ negative, whole, fraction }: DecimalText): string {
  return `${negative ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}
