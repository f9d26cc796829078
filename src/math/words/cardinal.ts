/** Integers in English words, by thousands and millions or by lakhs and crores. */
import { shortScaleName } from "./scale-names";

export interface Wording {
  /** Thousand, million, billion … or thousand, lakh, crore. */
  readonly scale: "short" | "indian";
  /** Whether to say `one hundred and one` instead of `one hundred one`. */
  readonly and: boolean;
}

/** Digits that are read together. */
export interface DigitGroup {
  /** As written, including leading zeros: `067`. */
  readonly digits: string;
  /** Number of digits that follow the group. */
  readonly zeros: number;
  /** `million`, `lakh crore`; empty for the last group. */
  readonly scale: string;
}

export const UNITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
export const TEENS = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
export const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Number of digits below the crores: a crore is 10^7. */
const CRORE_DIGITS = 7;

/**
 * The groups in which a number is read, largest first, including groups of zeros.
 *
 * @param whole plain digits
 */
export function digitGroups(whole: string, scale: Wording["scale"]): DigitGroup[] {
  return scale === "short" ? thousandGroups(whole) : lakhGroups(whole);
}

function thousandGroups(whole: string): DigitGroup[] {
  return cut(whole, () => 3).map(({ digits, zeros }) => ({
    digits,
    zeros,
    scale: zeros === 0 ? "" : shortScaleName(zeros / 3),
  }));
}

/** Lakh, thousand and hundreds; anything above is a number of crores, grouped in the same way. */
function lakhGroups(whole: string): DigitGroup[] {
  const crores = whole.slice(0, -CRORE_DIGITS);
  const above = crores
    ? lakhGroups(crores).map(({ digits, zeros, scale }) => ({
        digits,
        zeros: zeros + CRORE_DIGITS,
        scale: `${scale} crore`.trim(),
      }))
    : [];
  const rest = cut(whole.slice(-CRORE_DIGITS), (zeros) => (zeros === 0 ? 3 : 2));
  return [
    ...above,
    ...rest.map(({ digits, zeros }) => ({
      digits,
      zeros,
      scale: zeros === 0 ? "" : zeros === 3 ? "thousand" : "lakh",
    })),
  ];
}

/** Splits digits from the right; `size` gives the length of a group that has that many digits after it. */
function cut(whole: string, size: (zeros: number) => number): { digits: string; zeros: number }[] {
  const groups: { digits: string; zeros: number }[] = [];
  let end = whole.length;
  while (end > 0) {
    const zeros = whole.length - end;
    const start = Math.max(0, end - size(zeros));
    groups.unshift({ digits: whole.slice(start, end), zeros });
    end = start;
  }
  return groups;
}

/**
 * An integer in words, without commas: `one thousand two hundred thirty-four`.
 *
 * @param whole plain digits without leading zeros, at most 306 of them
 */
export function cardinalWords(whole: string, wording: Wording): string {
  return whole === "0" ? "zero" : spoken(whole, wording).join(" ");
}

function spoken(whole: string, wording: Wording): string[] {
  const crores = wording.scale === "indian" ? whole.slice(0, -CRORE_DIGITS) : "";
  const parts = crores ? [...spoken(crores, wording), "crore"] : [];
  for (const group of digitGroups(crores ? whole.slice(-CRORE_DIGITS) : whole, wording.scale)) {
    const words = groupWords(group, wording);
    if (words === null) continue;
    if (wording.and && isTail(group) && parts.length > 0) parts.push("and");
    parts.push(words);
  }
  return parts;
}

/** A last group of 1 to 99 is preceded by “and”: `one thousand and one`. */
export function isTail({ digits, zeros }: DigitGroup): boolean {
  return zeros === 0 && Number(digits) < 100;
}

/** One group with its scale: `two hundred thirty-four thousand`; null for a group of zeros, which is not read. */
export function groupWords({ digits, scale }: DigitGroup, { and }: Pick<Wording, "and">): string | null {
  const value = Number(digits);
  return value === 0 ? null : `${below1000(value, and)} ${scale}`.trim();
}

function below1000(value: number, and: boolean): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return below100(rest);
  const head = `${UNITS[hundreds]} hundred`;
  return rest === 0 ? head : `${head} ${and ? "and " : ""}${below100(rest)}`;
}

/**
 * Writes `forty-two`.
 *
 * @param value an integer from 0 to 99
 */
export function below100(value: number): string {
  if (value < 10) return UNITS[value] as string;
  if (value < 20) return TEENS[value - 10] as string;
  const unit = value % 10;
  return `${TENS[Math.floor(value / 10)]}${unit === 0 ? "" : `-${UNITS[unit]}`}`;
}

/**
 * Decimals read one by one: `eight nine`.
 *
 * @param digits plain digits
 */
export function digitWords(digits: string): string {
  return [...digits].map((digit) => UNITS[Number(digit)]).join(" ");
}
