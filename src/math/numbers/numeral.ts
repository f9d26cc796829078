/**
 * A number at the beginning of a text, in every way that people write one: `1,200.50`, `4,00,000`, `1 000`, `1’000`,
 * `1.234,56`, `.5`, `1e3`, `1.2 × 10²⁰`, `6 7/8`, `6-7/8`, `6⅞`, `½`, `0.(3)`. Every grammar that contains numbers
 * reads them here.
 */
import { isGrouped } from "./grouping";
import { gcd, Rational } from "./rational";

export interface NumeralStyle {
  /** Whether the reader writes 1,5 for one and a half. */
  readonly decimalComma?: boolean;
  /** An amount in whole units: a mark before one or two digits cannot be a decimal mark. */
  readonly whole?: boolean;
  /** Largest plausible value: a mark that would make the number larger as a group separator is a decimal mark. */
  readonly max?: number;
  /** Whether `6-7/8` is six and seven eighths, as on rate sheets and tape measures, instead of a subtraction. */
  readonly hyphen?: boolean;
}

export interface Numeral {
  readonly value: Rational;
  /** Number of characters that it takes up. */
  readonly length: number;
  /** Whether it could have been read in another way. */
  readonly uncertain: boolean;
  /** Whether it is written as a fraction or with a power of ten, so that its decimals may be worth showing. */
  readonly composed: boolean;
}

/** Digits with marks that neither group them nor mark decimals: `12,3456`. */
export interface BadMarks {
  readonly marks: string;
  readonly length: number;
}

/** Digits in plain notation: a decimal point and no group separators. */
export interface Marked {
  readonly text: string;
  readonly uncertain: boolean;
}

/** Groups of three, or of two before a last one of three, between spaces. */
const SPACED = String.raw`[1-9]\d{0,2}(?: \d{3})+(?!\d)|[1-9]\d?(?: \d\d)+ \d{3}(?!\d)`;
const DIGITS = new RegExp(String.raw`^(?:(?:${SPACED})(?:[.,]\d+)?|\d+(?:[.,_]\d+|['’]\d{3}(?!\d))*\.?|[.,]\d+)`);
const REPEATING = /^(\d*)[.,](\d*)\((\d+)\)/;
const EXPONENT = /^e([+-]?\d{1,4})(?![\d.\p{L}])/iu;
const POWER_OF_TEN = /^ ?[×x·*] ?10(?:\^ ?([+-]?\d{1,4})(?![\d.])|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))/i;
const FRACTION = /^(\d+) ?[/⁄] ?(\d+)(?![.,]?\d)/;
const PART = /^( ?(?:and |& ?)| |-)(\d+) ?[/⁄] ?(\d+)(?![.,]?\d)/;
const VULGAR = /^ ?([¼-¾⅐-⅞↉])/u;

const MIXED = /^\d+ \d{3} ?[/⁄] ?\d/;

/**
 * Whether three digits after a space are the numerator of a fraction in lowest terms below one, as in `1 109/471`;
 * otherwise they are a group: `12 500/12`.
 */
export function isMixed(text: string): boolean {
  const [, n = "0", d = "0"] = /^\d+ (\d{3}) ?[/⁄] ?(\d+)(?![.,]?\d)/.exec(text) ?? [];
  const [top, bottom] = [BigInt(n), BigInt(d)];
  return top > 0n && top < bottom && gcd(top, bottom) === 1n;
}

/** Exponents beyond this are rejected: no double is that large. */
const LARGEST_EXPONENT = 400;

/**
 * Reads the number at the beginning of a text; null if there is none.
 *
 * @param text with ASCII digits (`toAscii`)
 */
export function numeralAt(text: string, style: NumeralStyle = {}): Numeral | BadMarks | null {
  const repeating = REPEATING.exec(text);
  if (repeating) return repeated(repeating);
  const fraction = FRACTION.exec(text);
  if (fraction) return ratio(fraction[1] as string, fraction[2] as string, fraction[0].length);
  const alone = vulgarAt(text);
  if (alone && !text.startsWith(" ")) return { ...alone, uncertain: false, composed: true };
  const digits = MIXED.test(text) && isMixed(text) ? (/^\d+/.exec(text)?.[0] ?? "") : DIGITS.exec(text)?.[0];
  if (digits === undefined) return null;
  const marked = plainDigits(digits, style);
  if (!marked) return { marks: digits, length: digits.length };
  const { uncertain } = marked;
  const rest = text.slice(digits.length);
  if (/^\d+$/.test(marked.text)) {
    const part = vulgarAt(rest) ?? partAt(rest, style);
    if (part) {
      const value = (Rational.fromDecimal(marked.text) as Rational).add(part.value);
      return {
        value,
        length: digits.length + part.length,
        uncertain: uncertain || part.uncertain,
        composed: true,
      };
    }
  }
  const power = exponentAt(rest);
  if (power && Math.abs(power.exponent) > LARGEST_EXPONENT) return null;
  const value = Rational.fromDecimal(`${marked.text}e${power?.exponent ?? 0}`) as Rational;
  return { value, length: digits.length + (power?.length ?? 0), uncertain, composed: false };
}

interface Part {
  readonly value: Rational;
  readonly length: number;
  readonly uncertain: boolean;
}

/** A printed fraction such as ½. */
function vulgarAt(text: string): Part | null {
  const match = VULGAR.exec(text);
  if (!match) return null;
  const [n, d] = (match[1] as string).normalize("NFKC").split("⁄") as [string, string];
  return { value: Rational.of(BigInt(n), BigInt(d)), length: match[0].length, uncertain: false };
}

/** The fraction of a mixed number, after its whole part: ` 3/4`, ` and 1/2` or, only if it is less than one, `-7/8`. */
function partAt(text: string, { hyphen = false }: NumeralStyle): Part | null {
  const match = PART.exec(text);
  if (!match) return null;
  const [all, joint, n, d] = match as unknown as [string, string, string, string];
  const isHyphen = joint === "-";
  if (BigInt(d) === 0n || ((isHyphen || n.length > 2) && BigInt(n) >= BigInt(d))) return null;
  return isHyphen && !hyphen
    ? null
    : { value: Rational.of(BigInt(n), BigInt(d)), length: all.length, uncertain: isHyphen };
}

function ratio(n: string, d: string, length: number): Numeral | null {
  if (BigInt(d) === 0n) return null;
  return { value: Rational.of(BigInt(n), BigInt(d)), length, uncertain: false, composed: true };
}

/** `0.1(6)` is 1/6: all digits minus those that do not repeat, over as many nines and zeros. */
function repeated([all, whole = "", start = "", period = ""]: RegExpExecArray): Numeral {
  const before = BigInt(`0${whole}${start}`);
  const nines = 10n ** BigInt(period.length) - 1n;
  const value = Rational.of(before * nines + BigInt(period), nines * 10n ** BigInt(start.length));
  return { value, length: all.length, uncertain: start !== "", composed: true };
}

/** `e-7` or ` × 10⁻⁷`, after the digits. */
function exponentAt(text: string): { readonly exponent: number; readonly length: number } | null {
  const match = EXPONENT.exec(text) ?? POWER_OF_TEN.exec(text);
  if (!match) return null;
  const [all, plain, raised = ""] = match;
  return { exponent: Number(plain ?? raised.normalize("NFKC").replace("−", "-")), length: all.length };
}

/**
 * Decides which marks are decimal marks and which group digits. Returns null if neither reading fits, as in `12,3456`,
 * `12,345,67` or `1.2.3`.
 *
 * @param written digits with points, commas, spaces, apostrophes or underscores
 */
export function plainDigits(written: string, style: NumeralStyle = {}): Marked | null {
  if (/^\d*\.?\d*$/.test(written)) return onlyPoint(written, style);
  if (/[ _'’]/.test(written)) return withGaps(written.replace(/[_'’]/g, " "));
  const [comma, point] = [written.lastIndexOf(","), written.lastIndexOf(".")];
  if (comma >= 0 && point >= 0) return withBoth(written, comma > point ? "," : ".");
  return comma >= 0 ? onlyCommas(written, style) : pointGroups(written);
}

/** Spaces, apostrophes and underscores can only be group separators. */
function withGaps(digits: string): Marked | null {
  const match = /^(\d[\d ]*)([.,]\d*)?$/.exec(digits);
  if (!match || !isGrouped((match[1] as string).replaceAll(" ", ","))) return null;
  return {
    text: (match[1] as string).replaceAll(" ", "") + (match[2] ?? "").replace(",", "."),
    uncertain: false,
  };
}

/** If both marks occur, the last one is the decimal mark, and the other must group the digits before it. */
function withBoth(digits: string, decimal: string): Marked | null {
  const [whole = "", part = "", ...more] = digits.split(decimal);
  if (more.length > 0 || !isGrouped(whole.replaceAll(".", ","))) return null;
  return { text: `${whole.replace(/[.,]/g, "")}.${part}`, uncertain: decimal === "," };
}

function onlyCommas(
  digits: string,
  { decimalComma = false, whole, max = Number.POSITIVE_INFINITY }: NumeralStyle,
): Marked | null {
  const [before = "", after = "", ...more] = digits.split(",");
  const joined = digits.replaceAll(",", "");
  const decimal = { text: `${before}.${after}`, uncertain: !decimalComma };
  if (isGrouped(digits)) {
    if (more.length > 0) return { text: joined, uncertain: false };
    if (Number(joined) > max) return decimal;
    return decimalComma ? { ...decimal, uncertain: true } : { text: joined, uncertain: false };
  }
  if (more.length > 0) return null;
  const isBelowOne = before === "" || /^0+$/.test(before);
  return decimalComma || isBelowOne || (after.length < 3 && !whole) ? decimal : null;
}

/** Several points can only group digits. */
function pointGroups(digits: string): Marked | null {
  return isGrouped(digits.replaceAll(".", ",")) ? { text: digits.replaceAll(".", ""), uncertain: true } : null;
}

function onlyPoint(digits: string, { decimalComma, whole, max = Number.POSITIVE_INFINITY }: NumeralStyle): Marked {
  const joined = digits.replace(".", "");
  if (!isGrouped(digits.replace(".", ",")) || Number(joined) > max) return { text: digits, uncertain: false };
  return { text: decimalComma || whole ? joined : digits, uncertain: true };
}
