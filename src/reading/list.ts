/** Lists of numbers: `1,000, 2,000`, `1 000;2 000`, `7,12; 7,08`, `12,15,9`, a column from a spreadsheet. */
import { toAscii } from "../math/numbers/grouping";
import { Rational } from "../math/numbers/rational";
import { splitItems } from "../math/numbers/split-items";
import { groupDigits } from "../math/numbers/write-number";
import type { WrittenNumber } from "../math/statistics/common-units";
import { numberText } from "./echo";
import { wholeNumber } from "./number";
import {
  type Asked,
  because,
  type Habits,
  quoted,
  type Reading,
  refuse,
  type Understood,
  type Wanted,
} from "./reading";
import { magnitudeOf, type ScaledStyle } from "./scaled";

export interface ListField extends Asked {
  /** Maximum number of items. */
  readonly most: number;
  /** Whether to skip items that are no numbers. */
  readonly skipWords?: boolean;
  /** The role of commas, if it is known; otherwise it is found from the whole text. */
  readonly commas?: CommaRole;
  /** Whether there should be several numbers, so that `1,234` alone is two. */
  readonly several?: boolean;
}

/** The role of commas in the items. */
export type CommaRole = "separator" | "thousands" | "decimal";

export interface ListRead extends Understood<readonly WrittenNumber[]> {
  /** Null if there are none. */
  readonly commas: CommaRole | null;
  /** Number of items that were skipped. */
  readonly skipped: number;
}

const WANTED: Wanted = { what: "numbers", example: "12, 15, 9 or 1.5; 2.5" };
const SHOWN = 3;

/** Reads numbers with any separators. Currency signs and % are ignored. */
export function list(text: string, field: ListField, habits: Habits = {}): Reading<ListRead> {
  const lines = plainLines(text);
  const isSplit = field.several && field.commas === undefined && /^\s*\d{1,3}(?:,\d{3})+\s*$/.test(text);
  const plain = isSplit || field.commas === "separator" ? lines.replaceAll(",", ";") : lines;
  const { read, items, uncertain } = splitItems(plain, (parts) => numbersIn(parts, plain, field, habits), {
    bareCommas: field.commas !== "decimal" && field.commas !== "thousands",
  });
  if (!read) {
    const bare = withoutUnit(lines);
    if (bare !== lines) return list(bare, field, habits);
    const wrong = items.findIndex((item) => !numberIn(item, styleOf(items, plain, field, habits)));
    const item = items[wrong];
    if (item === undefined) return refuse(text, WANTED, field);
    return because(item, `${quoted(item)} is not a number (item ${wrong + 1}).`, WANTED, field);
  }
  const { value, style } = read;
  if (value.length > field.most)
    return { refusal: `Enter at most ${groupDigits(String(field.most))} numbers.`, part: "" };
  return {
    value,
    skipped: items.length - value.length,
    commas: roleOf(lines, items, style),
    ...(uncertain && { echo: echoOf(value, habits) }),
  };
}

/** Removes a unit that every number has: `12 kg, 15 kg`. */
function withoutUnit(text: string): string {
  const units = [...text.matchAll(/(?<=\d) ?(\p{L}+)(?=\s*(?:[,;|\t\n]|and\b|$))/gu)].map(([, unit = ""]) => unit);
  const [first = ""] = units;
  const isOne = units.length > 1 && units.every((unit) => unit === first) && magnitudeOf(first, "count") === undefined;
  return isOne ? text.replace(new RegExp(`(?<=\\d) ?${first}(?=\\s*(?:[,;|\\t\\n]|and\\b|$))`, "gu"), "") : text;
}

/** The numbers of the items; null if one of them is none, or, if others are skipped, all of them. */
function numbersIn(items: readonly string[], text: string, field: ListField, habits: Habits) {
  const { skipWords = false, most } = field;
  const style = styleOf(items, text, field, habits);
  const value: WrittenNumber[] = [];
  for (const item of items) {
    const number = numberIn(item, style);
    if (number) value.push(number);
    else if (!skipWords) return null;
    if (value.length > most) break;
  }
  return value.length > 0 ? { value, style } : null;
}

/**
 * ASCII digits, without currency signs and %. Thin spaces between digits and the commas of an amount with a currency
 * sign are group marks.
 */
function plainLines(text: string): string {
  const lines = text
    .replace(/(?<=\d)[\u2009\u202f](?=\d{3}(?!\d))/g, "_")
    .replace(/[،、](?=\s*)/g, ", ")
    .split("\t")
    .map(toAscii)
    .join("\t");
  if (!/[\p{Sc}%]|Rs/u.test(lines)) return lines;
  return lines
    .replace(/(?<=\p{Sc} ?)\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/gu, (amount) => amount.replaceAll(",", "_"))
    .replace(/[\p{Sc}%]|\bRs\.? ?/gu, "");
}

const DECIMAL_COMMA = /^[-+]?(?:\d*,(?:\d{1,2}|\d{4,})|0*,\d+|\d{4,},\d+|\d{1,3}(?:\.\d{3})+,\d+)$/;
const GROUP_COMMA = /,\d+[,.]/;
const DECIMAL_POINT = /^[-+]?(?:[\d,]*\.(?:\d{1,2}|\d{4,})|0*\.\d+|\d{4,}\.\d+)$/;

/** The role of commas and points, from those items in which they can have only one; otherwise the reader's habit. */
function styleOf(
  items: readonly string[],
  text: string,
  { commas }: ListField,
  { decimalComma = false }: Habits,
): ScaledStyle {
  if (commas !== undefined) return { ...COUNT, decimalComma: commas === "decimal" };
  if (!text.includes(",")) return { ...COUNT, decimalComma };
  const isDecimal = items.some((item) => DECIMAL_COMMA.test(item));
  const isGroup = items.some((item) => GROUP_COMMA.test(item) || DECIMAL_POINT.test(item));
  return { ...COUNT, decimalComma: isDecimal === isGroup ? decimalComma : isDecimal };
}

/** 1.2k is 1,200. */
const COUNT: ScaledStyle = { letters: "count" };

const tens: bigint[] = [];

/** A power of ten, cached. */
function powerOfTen(exponent: number): bigint {
  tens[exponent] ??= 10n ** BigInt(exponent);
  return tens[exponent] as bigint;
}

const PLAIN = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/;

function numberIn(item: string, style: ScaledStyle): WrittenNumber | null {
  const plain = PLAIN.exec(item);
  // A point before three digits groups them where commas are decimal.
  if (plain && !(style.decimalComma && plain[3]?.length === 3)) {
    const [, sign, whole = "", part = ""] = plain;
    const digits = whole + part;
    const size = BigInt(digits.length <= 15 ? Number(digits) : digits);
    return { n: sign === "-" ? -size : size, d: powerOfTen(part.length) };
  }
  const found = wholeNumber(item, style);
  return found && "value" in found ? found.value : null;
}

function roleOf(text: string, items: readonly string[], { decimalComma }: ScaledStyle): CommaRole | null {
  if (!text.includes(",")) return null;
  const withComma = items.filter((item) => item.includes(","));
  if (withComma.length === 0) return "separator";
  return decimalComma || withComma.some((item) => DECIMAL_COMMA.test(item)) ? "decimal" : "thousands";
}

function echoOf(numbers: readonly WrittenNumber[], habits: Habits): string {
  const shown = numbers.slice(0, SHOWN).map(({ n, d }) => numberText(Rational.of(n, d), habits.grouping));
  const count = numbers.length === 1 ? "1 number" : `${groupDigits(String(numbers.length))} numbers`;
  return `${count}: ${shown.join("; ")}${numbers.length > SHOWN ? " …" : ""}`;
}
