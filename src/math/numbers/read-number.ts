import { isGrouped, toAscii } from "./grouping";
import { Rational } from "./rational";

/**
 * Reads numbers as people type and paste them: `400,000`, `4,00,000`, `$400k`, `50 lakh`, `1.5 cr`, `6.5%`,
 * `1.234,56`, `1 3/4`, `(1,200 + 50) * 12`.
 */
export type NumberReading =
  | {
      readonly kind: "number";
      readonly value: Rational;
      /** Whether the separators are ambiguous (`12,5`, `1.234`), so that the caller should show what was understood. */
      readonly uncertain: boolean;
    }
  /** A sum with its numbers as plain decimals, for the expression parser. */
  | { readonly kind: "sum"; readonly expression: string }
  | { readonly kind: "unreadable" };

export interface NumberStyle {
  /** Whether the user writes 1,5 for one and a half. */
  readonly decimalComma?: boolean;
  /**
   * Whether the field is an amount of money. It may then end in k, m, million, lakh, crore …, and a comma followed by
   * three or more digits is a group separator, unless the user writes decimal commas or the number starts with 0.
   */
  readonly amount?: boolean;
  /** Largest plausible value: a point is taken as a decimal mark if reading it as a separator would exceed this. */
  readonly max?: number;
  /** Units and signs to ignore before or after the number: `$`, `kg`, `%`. */
  readonly affixes?: readonly string[];
}

const UNREADABLE: NumberReading = { kind: "unreadable" };

const MAGNITUDES: Readonly<Record<string, bigint>> = {
  k: 10n ** 3n,
  thousand: 10n ** 3n,
  m: 10n ** 6n,
  mn: 10n ** 6n,
  million: 10n ** 6n,
  b: 10n ** 9n,
  bn: 10n ** 9n,
  billion: 10n ** 9n,
  trillion: 10n ** 12n,
  l: 10n ** 5n,
  lac: 10n ** 5n,
  lacs: 10n ** 5n,
  lakh: 10n ** 5n,
  lakhs: 10n ** 5n,
  cr: 10n ** 7n,
  crore: 10n ** 7n,
  crores: 10n ** 7n,
};

const CURRENCY_SIGNS =
  /US\$|CA\$|A\$|HK\$|NZ\$|CN¥|\p{Sc}|(?<![a-z])(?:Rs\.?|USD|EUR|INR|JPY|GBP|AUD|CAD|CHF|CNY|HKD|NZD)(?![a-z])/giu;

/**
 * A number as typed: digits with any separators, an optional exponent and an optional magnitude word. A space may
 * separate groups of digits, but two digits before a slash belong to a fraction: `5 11/16`, whereas `12 500/12`
 * divides.
 */
const NUMBER =
  /((?:\d[\d.,_'’]*(?: (?![1-9]\d ?\/)\d{2,3}(?!\d)[\d.,_'’]*)*|[.,]\d+)(?:e[+-]?\d{1,4})?)(?:\s*([a-z]+))?/gi;

export function readNumber(text: string, style: NumberStyle = {}): NumberReading {
  let rest = toAscii(text).trim().replace(CURRENCY_SIGNS, "");
  for (const affix of style.affixes ?? []) rest = withoutAffix(rest, affix);
  rest = rest.trim();
  if (rest === "") return UNREADABLE;

  const negative = /^\((.*)\)$/.exec(rest);
  const accounting = negative && /^[\d.,\s]+$/.test(negative[1] as string);
  if (accounting) rest = `-${negative[1]}`;

  let uncertain = false;
  let readable = true;
  let count = 0;
  const plain = rest.replace(NUMBER, (_, digits: string, word: string | undefined) => {
    const number = readMarks(digits, style);
    const magnitude = word === undefined ? 1n : style.amount ? MAGNITUDES[word.toLowerCase()] : undefined;
    if (!number || magnitude === undefined) {
      readable = false;
      return "";
    }
    uncertain ||= number.uncertain;
    count++;
    return magnitude === 1n ? number.text : `${number.text}e${String(magnitude).length - 1}`;
  });
  if (!readable || count === 0) return UNREADABLE;
  if (count === 1) {
    const single = /^([+-]?)\s*([\d.]+(?:e[+-]?\d+)*)$/i.exec(plain);
    if (single) {
      const value = fromText((single[1] as string) + (single[2] as string));
      return value ? { kind: "number", value, uncertain } : UNREADABLE;
    }
  }
  return /^[\d.e+\-*/^()%×÷·\s]+$/i.test(plain) ? { kind: "sum", expression: mixed(plain) } : UNREADABLE;
}

/** Combines several exponents into one, as in `1.2e3` followed by `k`. */
function fromText(text: string): Rational | null {
  const [head = "", ...exponents] = text.toLowerCase().split("e");
  const exponent = exponents.reduce((sum, part) => sum + Number(part), 0);
  return Number.isFinite(exponent) && Math.abs(exponent) <= 400 ? Rational.fromDecimal(`${head}e${exponent}`) : null;
}

/** Turns `1 3/4` into one and three quarters. */
function mixed(expression: string): string {
  return expression.replace(/(^|[(+\-*/×÷\s])(\d+) +(\d+) ?\/ ?(\d+)/g, "$1($2+$3/$4)");
}

interface Marked {
  readonly text: string;
  readonly uncertain: boolean;
}

/** Decides which marks are decimal and which are group separators; returns null if neither reading fits. */
function readMarks(typed: string, style: NumberStyle): Marked | null {
  const [digits = "", exponent] = typed.toLowerCase().split("e");
  const suffix = exponent === undefined ? "" : `e${exponent}`;
  const spaced = digits.replace(/['’_ ]/g, "\u0020");
  const found = spaced.includes(" ") ? withSpaces(spaced) : withCommasAndPoints(digits, style);
  return found && { ...found, text: found.text + suffix };
}

/** Spaces, apostrophes and underscores can only be group separators. */
function withSpaces(digits: string): Marked | null {
  const match = /^([\d ]+)([.,]\d*)?$/.exec(digits.trim());
  if (!match || !isGrouped((match[1] as string).trim().replace(/ /g, ","))) return null;
  return {
    text: (match[1] as string).replace(/ /g, "") + (match[2] ?? "").replace(",", "."),
    uncertain: false,
  };
}

/**
 * Matches `400,0001` and `1400,000`, which occur while an amount such as 400,000 is being edited. Amounts of money have
 * no thousandths.
 */
const REGROUPED = /^[1-9]\d*(?:,\d{2,})*,\d{3,}$/;

function withCommasAndPoints(digits: string, style: NumberStyle): Marked | null {
  const { decimalComma = false, amount, max = Number.POSITIVE_INFINITY } = style;
  const commas = digits.split(",").length - 1;
  const points = digits.split(".").length - 1;
  if (commas > 0 && points > 0) return withBoth(digits);
  if (commas === 0 && points === 0) return { text: digits, uncertain: false };
  if (commas > 0) {
    // One comma before three digits separates thousands, unless the user writes decimal commas.
    if (isGrouped(digits)) {
      const ambiguous = decimalComma && commas === 1;
      return { text: digits.replaceAll(",", ambiguous ? "." : ""), uncertain: ambiguous };
    }
    if (amount && !decimalComma && REGROUPED.test(digits)) return { text: digits.replaceAll(",", ""), uncertain: true };
    return commas === 1 ? { text: digits.replace(",", "."), uncertain: true } : null;
  }
  if (points > 1) return groupedByPoints(digits) ? { text: digits.replaceAll(".", ""), uncertain: true } : null;
  if (!groupedByPoints(digits) || Number(digits.replace(".", "")) > max) return { text: digits, uncertain: false };
  return { text: decimalComma ? digits.replace(".", "") : digits, uncertain: true };
}

/** If both marks occur, the last one is the decimal mark, and the other must group the digits before it. */
function withBoth(digits: string): Marked | null {
  const decimal = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
  const [whole = "", part = "", ...more] = digits.split(decimal);
  if (more.length > 0) return null;
  const grouped = decimal === "," ? groupedByPoints(whole) : isGrouped(whole);
  return grouped ? { text: `${whole.replace(/[.,]/g, "")}.${part}`, uncertain: decimal === "," } : null;
}

function groupedByPoints(digits: string): boolean {
  return isGrouped(digits.replaceAll(".", ","));
}

function withoutAffix(text: string, affix: string): string {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  const word = affix.toLowerCase();
  if (
    lower.endsWith(word) &&
    !/[a-z]/i.test(/[a-z]/i.test(word[0] as string) ? (lower.at(-word.length - 1) ?? " ") : " ")
  )
    return trimmed.slice(0, -affix.length);
  return lower.startsWith(word) ? trimmed.slice(affix.length) : trimmed;
}
