/** Values as the text of a field, as a visitor would have typed them. */
import { isPossible } from "../../core/defaults";
import { type Field, isNumeric } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Json, Values } from "../../core/parse";
import { type Grouping, withHyphen, writeDecimal } from "../../math/numbers/write-number";

/**
 * The text of a value in its field, which is read back as the same value. Amounts are grouped according to
 * the visitor's currency.
 * @param decimalComma the visitor writes 1,5 for one and a half
 */
export function fieldText(field: Field, value: Json | undefined, format: Format, decimalComma = false): string {
  if (value === null || value === undefined) return "";
  if (field.type === "list") return listText(field, value, format, decimalComma);
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value === "number") {
    const isGrouped = field.digits !== "plain" && (field.type === "money" || Math.abs(value) >= 10_000);
    // An amount with cents gets both digits: 3.20.
    const cents = field.type === "money" && value % 1 !== 0 ? format.minorDigits : 0;
    return numberText(value, decimalComma, isGrouped ? format.grouping : undefined, cents);
  }
  // Exact numbers are strings: `1/3`, `12.375`.
  return field.type === "exact" && decimalComma && CANONICAL.test(String(value))
    ? withComma(String(value))
    : String(value);
}

/** Rows as JSON: numbers as numbers, exact ones as the text that the visitor would type. */
function listText(field: Field, value: Json, format: Format, decimalComma: boolean): string {
  if (!decimalComma || !Array.isArray(value)) return JSON.stringify(value);
  const cellText = (key: string, cell: Json): Json => {
    const column = field.columns?.[key];
    if (!column || !isNumeric(column)) return cell;
    const value = canonicalValue(column, cell);
    return typeof value === "number" ? value : fieldText(column, value, format, true);
  };
  const rows = (value as Json[]).map((row) =>
    typeof row === "object" && row !== null && !Array.isArray(row)
      ? Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cellText(key, cell)]))
      : row,
  );
  return JSON.stringify(rows);
}

/** Beyond these, a number is written with an exponent, which can be read back, too. */
const LARGEST_PLAIN = 1e15;
const SMALLEST_PLAIN = 1e-12;

/**
 * The shortest decimal that equals the number; with a decimal comma, spaces group the digits.
 * @param value finite
 */
export function numberText(value: number, decimalComma: boolean, grouping?: Grouping, minDigits = 0): string {
  const size = Math.abs(value);
  const text =
    size >= LARGEST_PLAIN || (size > 0 && size < SMALLEST_PLAIN)
      ? String(value)
      : withHyphen(writeDecimal(value, { minDigits, maxDigits: 40, ...(grouping && { grouping }) }));
  return decimalComma ? withComma(text) : text;
}

function withComma(text: string): string {
  return text.replaceAll(",", " ").replace(".", ",");
}

/** A number as links and programs write it, possibly grouped as on the page. */
const CANONICAL = /^[+-]?(?=\.?\d)(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;

/** The JSON value of canonical text; any other text stays as it is, and so does a number that is too large. */
export function canonicalValue(field: Field, value: Json): Json {
  if (typeof value !== "string" || !isNumeric(field)) return value;
  const text = value.trim();
  if (!CANONICAL.test(text)) return value;
  const digits = text.replaceAll(",", "");
  if (field.type === "exact") return digits;
  const number = Number(digits);
  return Number.isFinite(number) ? number : value;
}

interface ShownTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly current: Values;
  readonly given: ReadonlySet<string>;
  readonly decimalComma?: boolean;
}

/** What a control shows: the text as typed, or the default if a link contained what it cannot hold. */
export function controlText(
  key: string,
  field: Field,
  { texts, current, given, decimalComma = false }: ShownTexts,
  format: Format,
): string {
  const value = current[key] as Json;
  // The inches of `180 cm` while it is being typed: only as many digits as fit in the field.
  if (given.has(key) && typeof value === "number")
    return fieldText(field, Math.round(value * 1000) / 1000, format, decimalComma);
  const typed = given.has(key) ? undefined : texts[key];
  return typed !== undefined && canShow(field, typed) ? typed : fieldText(field, value, format, decimalComma);
}

function canShow(field: Field, text: string): boolean {
  if (field.type === "boolean") return text === "true" || text === "false";
  return field.type !== "choice" || isPossible(field, text || null);
}
