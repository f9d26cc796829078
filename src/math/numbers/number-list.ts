import { readExact } from "./exact";
import { toAscii } from "./grouping";

/** What a comma in a list of numbers does. */
export type CommaRole = "separator" | "thousands" | "decimal";

export interface ListStyle {
  /** `auto`: commas group thousands where all of them do, in two numbers at least or in an amount of money. */
  readonly commas: "auto" | CommaRole;
  /** Passes over what is no number. */
  readonly skipWords?: boolean;
  /** The most numbers. */
  readonly most: number;
}

/**
 * An exact number as it was written: numerator and denominator, not always in lowest terms, because a hundred thousand
 * divisors take their time.
 */
export interface WrittenNumber {
  readonly n: bigint;
  readonly d: bigint;
}

export interface NumberList {
  readonly numbers: readonly WrittenNumber[];
  /** What the commas were taken for; null where there are none. */
  readonly commas: CommaRole | null;
  readonly skipped: number;
  /** The first item that is no number, and its place from 1; null where there is none or words are skipped. */
  readonly wrong: { readonly text: string; readonly place: number } | null;
  readonly tooMany: boolean;
}

const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** `$1,200.50` is one number, even alone. */
const AMOUNT = /(?:^|[\s;])-?\p{Sc}\d{1,3}(?:,\d{3})+(?:\.\d*)?(?:$|[\s;])/u;
const POINT_GROUPED = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const PLAIN = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,3}))?$/i;

const tens: bigint[] = [];

/** A power of ten, made once. */
function powerOfTen(exponent: number): bigint {
  tens[exponent] ??= 10n ** BigInt(exponent);
  return tens[exponent] as bigint;
}

/**
 * Reads numbers as they are pasted from a sheet: separated by spaces, line breaks, tabs, semicolons, and by commas unless
 * these mean something else. Signs of currencies and % are passed over; a thin space before three digits groups them.
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

/** Thin spaces before three digits are group marks, not gaps between numbers. */
function withoutThinSpaces(text: string): string {
  return /[\u2009\u202f]/.test(text) ? text.replace(/[\u2009\u202f](?=\d{3}(?!\d))/g, "_") : text;
}

function itemsOf(text: string, gaps: RegExp): string[] {
  const items = text.split(gaps);
  return items.includes("") ? items.filter(Boolean) : items;
}

/** Commas group thousands only if each of them does, in two items at least or in an amount of money. */
function roleOf(chunks: readonly string[], hasAmount: boolean): CommaRole {
  const withCommas = chunks.filter((chunk) => chunk.includes(","));
  return (withCommas.length >= 2 || hasAmount) && withCommas.every((chunk) => GROUPED.test(chunk))
    ? "thousands"
    : "separator";
}

/** An item with a decimal comma, written with a point; as it is where that cannot be. */
function withPoint(item: string): string {
  if (POINT_GROUPED.test(item)) return item.replaceAll(".", "").replace(",", ".");
  // A point that groups nothing is no decimal mark here.
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
