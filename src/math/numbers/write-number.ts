/**
 * Formats numbers for display. A number means its shortest decimal, the one that JavaScript itself shows, and halves
 * are rounded away from zero: 1.005 with two decimals is 1.01, as in ECMA-402's `halfExpand`. `Intl.NumberFormat` gives
 * the same output, but its first use costs a phone a tenth of a second. Negative numbers have a minus sign (U+2212), which
 * every reader of numbers accepts, but programs do not: `withHyphen` turns it into a hyphen.
 */

/** The sign of a negative number for readers. */
export const MINUS = "−";

/** Text of a number for fields, links, files and `Number()`, with a hyphen as its sign. */
export function withHyphen(text: string): string {
  return text.replaceAll(MINUS, "-");
}

/** Decimal digits without leading or trailing zeros; the first one is the digit of 10^exponent. Zero has none. */
interface Digits {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

export type Grouping = "thousands" | "lakhs";

export interface Decimals {
  /** Minimum number of decimals, padded with zeros. */
  readonly minDigits?: number;
  readonly maxDigits: number;
  readonly grouping?: Grouping;
}

function digitsOf(value: number): Digits {
  const [digits = "", exponent] = Math.abs(value).toExponential().split("e");
  return {
    negative: value < 0,
    digits: digits.replace(".", "").replace(/0+$/, ""),
    exponent: Number(exponent),
  };
}

/**
 * Keeps the first `count` digits, rounding the last one. If `count` is 0 or negative, only a digit carried up by
 * rounding can remain.
 */
function rounded({ negative, digits, exponent }: Digits, count: number): Digits {
  if (digits.length <= count) return { negative, digits, exponent };
  const up = count >= 0 && (digits[count] as string) >= "5";
  const kept = digits.slice(0, Math.max(0, count));
  if (!up) return { negative, digits: kept.replace(/0+$/, ""), exponent };
  const head = kept.replace(/9+$/, "");
  return head === ""
    ? { negative, digits: "1", exponent: exponent + 1 }
    : { negative, digits: head.slice(0, -1) + (Number(head.at(-1)) + 1), exponent };
}

/**
 * Writes `1,234.5` or `−0.05`. A value that rounds to zero has no sign.
 *
 * @param value finite
 */
export function writeDecimal(value: number, { minDigits = 0, maxDigits, grouping }: Decimals): string {
  const exact = digitsOf(value);
  const { negative, digits, exponent } = rounded(exact, exact.exponent + 1 + maxDigits);
  const whole = exponent < 0 ? "" : digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const part = exponent < 0 ? "0".repeat(-exponent - 1) + digits : digits.slice(exponent + 1);
  const fraction = (digits && part).padEnd(minDigits, "0");
  const number = (grouping ? groupDigits(whole, grouping) : whole) || "0";
  return `${negative && digits ? MINUS : ""}${number}${fraction && `.${fraction}`}`;
}

/**
 * Writes `1.2 × 10²⁰`.
 *
 * @param value finite
 * @param count maximum number of significant digits
 */
export function writeScientific(value: number, count: number): string {
  const { negative, digits, exponent } = rounded(digitsOf(value), count);
  const part = digits.slice(1);
  return `${negative ? MINUS : ""}${digits[0] ?? "0"}${part && `.${part}`} × 10${superscript(digits ? exponent : 0)}`;
}

/**
 * Writes an exponent as superscript digits: `⁻¹⁵`.
 *
 * @param power an integer
 */
export function superscript(power: number | string): string {
  return String(power).replace(/./g, (sign) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] ?? "⁻");
}

/**
 * Writes `1,234,567` or, in Indian style, `12,34,567`.
 *
 * @param whole plain digits
 */
export function groupDigits(whole: string, style: Grouping = "thousands"): string {
  if (whole.length <= 3) return whole;
  const step = style === "thousands" ? /\B(?=(?:\d{3})+$)/g : /\B(?=(?:\d{2})+$)/g;
  return `${whole.slice(0, -3).replace(step, ",")},${whole.slice(-3)}`;
}

const THOUSANDS = ["", "k", "M", "B", "T"];

/**
 * Writes `320k`, `1.2M` or `1000T`, with one decimal from a thousand on and none below.
 *
 * @param value finite
 */
export function writeCompact(value: number): string {
  const exact = digitsOf(value);
  const unitOf = ({ exponent }: Digits) => Math.min(4, Math.max(0, Math.floor(exponent / 3)));
  const places = (unit: number) => rounded(exact, exact.exponent + 1 - 3 * unit + (unit > 0 ? 1 : 0));
  // Rounding may carry over into the next unit: 999,950 is 1M.
  const unit = unitOf(places(unitOf(exact)));
  const { negative, digits, exponent } = places(unit);
  const point = exponent - 3 * unit + 1;
  const whole = (point > 0 ? digits.slice(0, point).padEnd(point, "0") : "") || "0";
  const part = digits.slice(Math.max(0, point));
  return `${negative && digits ? MINUS : ""}${whole.length > 4 ? groupDigits(whole) : whole}${part && `.${part}`}${THOUSANDS[unit]}`;
}

/** `2³ × 3²` for `2^3 × 3^2`. Powers that are not whole numbers stay. */
export function raised(factors: string): string {
  return factors.replace(/\^(\d+)(?![\d.])/g, (_, exponent: string) => superscript(exponent));
}
