import { readExact } from "./exact";
import { toAscii } from "./grouping";

/** The role of commas in a list of numbers. */
export type CommaRole = "separator" | "thousands" | "decimal";

export interface ListStyle {
  /**
   * `auto`: commas separate thousands if all of them could, and at least two numbers or an amount of money have them.
   */
  readonly commas: "auto" | CommaRole;
  /** Whether to skip items that are not numbers. */
  readonly skipWords?: boolean;
  /** Maximum number of numbers. */
  readonly most: number;
}

/**
 * An exact number as a numerator and denominator. Not always in lowest terms, because computing a hundred thousand
 * common divisors takes time.
 */
export interface WrittenNumber {
  readonly n: bigint;
  readonly d: bigint;
}

export interface NumberList {
  readonly numbers: readonly WrittenNumber[];
  /** The role assumed for commas; null if there are none. */
  readonly commas: CommaRole | null;
  readonly skipped: number;
  /** The first item that is not a number, and its position from 1; null if there is none or words are skipped. */
  readonly wrong: { readonly text: string; readonly place: number } | null;
  readonly tooMany: boolean;
}

const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** `$1,200.50` is one number even if it is the only one. */
const AMOUNT = /(?:^|[\s;])-?\p{Sc}\d{1,3}(?:,\d{3})+(?:\.\d*)?(?:$|[\s;])/u;
const POINT_GROUPED = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const PLAIN = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,3}))?$/i;

const tens: bigint[] = [];

/** A power of ten, cached. */
function powerOfTen(exponent: number): bigint {
  tens[exponent] ??= 10n ** BigInt(exponent);
  return tens[exponent] as bigint;
}

/**
 * Reads numbers pasted from a spreadsheet: separated by spaces, line breaks, tabs or semicolons, and by commas unless
 * those have another role. Currency signs and % are ignored. A thin space before three digits is a group separator.
 */
export function readNumberList(text: string, { commas, skipWords = false, most }: ListStyle): NumberList {
  const ascii = toAscii(withoutThinSpaces(text));
  const plain = ascii.replace(/[\p{Sc}%]/gu, "");
  const chunks = itemsOf(plain, /[\s;]+/);
  const marked = plain.includes(",");
  const role = commas === "auto" ? (marked ? roleOf(chunks, AMOUNT.test(ascii)) : "separator") : commas;
  const items = marked && role === "separator" ? itemsOf(plain, /[\s;,]+/) : chunks;
  const numbers: WrittenNumber[] = [];
  let skipped = 0;
  let wrong: NumberList["wrong"] = null;
  for (const [index, item] of items.entries()) {
    const number = readItem(role === "decimal" ? withPoint(item) : item);
    if (number) {
      numbers.push(number);
      if (numbers.length > most) break;
    } else if (skipWords) skipped++;
    else {
      wrong = { text: item, place: index + 1 };
      break;
    }
  }
  return {
    numbers,
    commas: marked ? role : null,
    skipped,
    wrong,
    tooMany: numbers.length > most,
  };
}

/** Thin spaces before three digits are group separators, not gaps between numbers. */
function withoutThinSpaces(text: string): string {
  return /[\u2009\u202f]/.test(text) ? text.replace(/[\u2009\u202f](?=\d{3}(?!\d))/g, "_") : text;
}

function itemsOf(text: string, gaps: RegExp): string[] {
  const items = text.split(gaps);
  return items.includes("") ? items.filter(Boolean) : items;
}

/**
 * Commas separate thousands only if every one of them could, and at least two items or an amount of money have them.
 */
function roleOf(chunks: readonly string[], hasAmount: boolean): CommaRole {
  const withCommas = chunks.filter((chunk) => chunk.includes(","));
  return (withCommas.length >= 2 || hasAmount) && withCommas.every((chunk) => GROUPED.test(chunk))
    ? "thousands"
    : "separator";
}

/** Replaces a decimal comma by a point; returns `?` if the item is not a number with a decimal comma. */
function withPoint(item: string): string {
  if (POINT_GROUPED.test(item)) return item.replaceAll(".", "").replace(",", ".");
  // A point that does not separate groups cannot be a decimal mark here.
  return item.includes(".") || item.split(",").length > 2 ? "?" : item.replace(",", ".");
}

function readItem(item: string): WrittenNumber | null {
  const match = PLAIN.exec(item);
  if (match) {
    const [, sign = "", whole = "", part = "", exponent = "0"] = match;
    if (whole === "" && part === "") return null;
    const shift = Number(exponent) - part.length;
    if (Math.abs(shift) < 900) {
      const digits = whole + part;
      const size = BigInt(digits.length <= 15 ? Number(digits) : digits);
      const n = sign === "-" ? -size : size;
      return shift < 0 ? { n, d: powerOfTen(-shift) } : { n: n * powerOfTen(shift), d: 1n };
    }
  }
  return readExact(item);
}
