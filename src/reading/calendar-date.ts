/** Dates of the calendar in digits and with the names of months. */
import { daysInMonth } from "../math/dates/iso-date";
import { MONTH_PATTERN } from "../math/dates/month-pattern";
import { MONTH_NAMES } from "../math/dates/months";
import { below100 } from "../math/words/cardinal";
import { ordinalWords } from "../math/words/ordinal";
import type { Habits } from "./reading";

/** A date as written. */
export interface Named {
  /** Missing if it was not written, or only with two digits. */
  readonly year?: number;
  /** A year of two digits. */
  readonly short?: number;
  readonly month: number;
  readonly day: number;
  /** Whether it could not have been another date. */
  readonly isClear: boolean;
  /** The other date that it could be, if day and month are the other way round. */
  readonly other?: { readonly month: number; readonly day: number };
}

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const EAST_ASIAN = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]$/;
const YEAR_LAST = /^(\d{1,2})(?: ?([-/.]) ?| )(\d{1,2})(?:(?: ?\2 ?|(?<=\d) )(\d{4}|'?\d{2}))?\.?$/;

/** Reads `2027-3-1`, `3/1/2027`, `1.3.27` or `3/1`; null for other texts. */
export function numericDate(text: string, { dayFirst = false }: Habits): Named | null {
  const iso = YEAR_FIRST.exec(text) ?? YEAR_FIRST.exec(text.replace(EAST_ASIAN, "$1-$2-$3"));
  if (iso) return { year: Number(iso[1]), month: Number(iso[3]), day: Number(iso[4]), isClear: true };
  const match = YEAR_LAST.exec(text);
  if (!match) return null;
  const [, first = "", mark, second = "", year] = match;
  if (mark === undefined) return null;
  // 3-1 could be a subtraction, and 3.1 a decimal.
  if (year === undefined && (mark === "-" || (mark === "." && !text.endsWith(".")))) return null;
  const [a, b] = [Number(first), Number(second)];
  const isDate = (month: number, day: number) =>
    month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(2000, month);
  const [own, other] =
    mark === "." || dayFirst
      ? [
          [b, a],
          [a, b],
        ]
      : [
          [a, b],
          [b, a],
        ];
  const [month, day] = (
    mark !== "." && !isDate(...(own as [number, number])) && isDate(...(other as [number, number])) ? other : own
  ) as [number, number];
  const isSure = mark === "." || a === b || !isDate(...(other as [number, number])) || month === other?.[0];
  return {
    ...yearOf(year),
    month,
    day,
    isClear: isSure && year?.length === 4,
    ...(!isSure && { other: { month: day, day: month } }),
  };
}

function yearOf(text: string | undefined): Pick<Named, "year" | "short"> {
  if (text === undefined) return {};
  const digits = text.replace("'", "");
  return digits.length === 2 ? { short: Number(digits) } : { year: Number(digits) };
}

const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const GAP = "(?:\\.? ?,? ?|[ /-]| of )";
const YEAR = "(?:(?:, ?| |-| of )(\\d{4}|'?\\d{2}))?";
/** A year of four digits may follow the month without a gap. */
const JOINED_YEAR = "(?:(?:, ?| |-| of |(?=\\d{4}))(\\d{4}|'?\\d{2}))?";
const FORMS: readonly (readonly [RegExp, readonly [month: number, day: number, year: number]])[] = [
  [new RegExp(`^${MONTH_PATTERN}${GAP}(?:the )?${DAY}${YEAR}$`), [1, 2, 3]],
  [new RegExp(`^(?:the )?${DAY}${GAP}(?:of )?${MONTH_PATTERN}\\.?${JOINED_YEAR}$`), [2, 1, 3]],
  [new RegExp(`^(\\d{4})${GAP}${MONTH_PATTERN}${GAP}${DAY}$`), [2, 3, 1]],
];

const ORDINAL_DAYS = Array.from({ length: 31 }, (_, i) => ordinalWords(below100(i + 1)));
const DAY_WORDS = new RegExp(
  `\\b(?:${[...ORDINAL_DAYS]
    .reverse()
    .map((words) => words.replace("-", "[ -]"))
    .join("|")})\\b`,
  "g",
);

const SMALL = Array.from({ length: 100 }, (_, i) => below100(i));
const SMALL_WORDS = SMALL.slice(1).reverse().join("|").replaceAll("-", "[ -]");
/** `nineteen ninety`, `twenty oh-five`, `two thousand and six`, at the end of a date. */
const YEAR_WORDS = new RegExp(
  `(?<=[ ,])(?:(seventeen|eighteen|nineteen|twenty)[ -](?:oh?[ -])?(${SMALL_WORDS})|two thousand(?: and)?(?: (${SMALL_WORDS}))?)$`,
);

/** Writes days that are ordinals in words, and years in words, in digits. */
export function withDigits(text: string): string {
  return text
    .replace(DAY_WORDS, (words) => String(ORDINAL_DAYS.indexOf(words.replace(" ", "-")) + 1))
    .replace(YEAR_WORDS, (_, century = "twenty", part?: string, rest?: string) => {
      const number = (words: string) => SMALL.indexOf(words.replace(" ", "-"));
      return String(100 * number(century) + (part || rest ? number((part ?? rest) as string) : 0));
    });
}

/** Reads `mar 1, 2027`, `1st of march`, `1-mar-27` or `2027 march 1`; null for other texts. */
export function namedDate(text: string): Named | null {
  const plain = withDigits(text);
  for (const [form, [month, day, year]] of FORMS) {
    const match = form.exec(plain);
    if (!match) continue;
    const written = match[year];
    return {
      ...yearOf(written),
      month: monthNumber(match[month] as string),
      day: Number(match[day]),
      isClear: written?.length === 4,
    };
  }
  return null;
}

/** @param name at least three lowercase letters */
export function monthNumber(name: string): number {
  return MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
}
