/** How often an amount is paid, as written after it: `/ month`, `per year`, `a week`, `monthly`, `p.a.` */

/** Months in each period that is a whole number of them. */
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

const NAMES: readonly (readonly [period: string, words: string])[] = [
  ["month", "months?|mos?|mths?|m"],
  ["quarter", "quarters?|qtrs?|q"],
  ["year", "years?|yrs?|yr|annum|y"],
  ["week", "weeks?|wks?"],
  ["day", "days?"],
  ["hour", "hours?|hrs?|hr|h"],
];
const ADVERBS: Readonly<Record<string, string>> = {
  monthly: "month",
  pm: "month",
  pcm: "month",
  quarterly: "quarter",
  yearly: "year",
  annually: "year",
  annual: "year",
  pa: "year",
  weekly: "week",
  pw: "week",
  daily: "day",
  hourly: "hour",
};

const AFTER = new RegExp(
  `(?: ?/ ?| per | an? | each | every )(?:${NAMES.map(([, words]) => `(${words})`).join("|")})\\.?$`,
  "i",
);
const ADVERB =
  / ?(?<![\p{L}\d.])(monthly|quarterly|yearly|annually|annual|weekly|daily|hourly|p\.?c?\.?m\.?|p\.?a\.?|p\.?w\.?)$/iu;

export interface Period {
  /** The text before it. */
  readonly rest: string;
  /** `month`, `year` …; null if none is written. */
  readonly period: string | null;
  /** As written, without spaces around it. */
  readonly written: string;
}

/** Takes the period off the end of a text. */
export function periodIn(text: string): Period {
  const after = AFTER.exec(text);
  const adverb = after ? null : ADVERB.exec(text);
  const match = after ?? adverb;
  if (!match) return { rest: text, period: null, written: "" };
  const period = after
    ? (NAMES[after.slice(1).findIndex((one) => one !== undefined)]?.[0] ?? null)
    : (ADVERBS[(adverb?.[1] ?? "").toLowerCase().replaceAll(".", "")] ?? null);
  return { rest: text.slice(0, match.index).trim(), period, written: match[0].trim() };
}

/** How many of one period are in another, as a fraction: 1/12 year in a month. Null if they are not whole months. */
export function periodsIn(period: string, other: string): readonly [n: number, d: number] | null {
  const [first, second] = [MONTHS[period], MONTHS[other]];
  return first && second ? [first, second] : null;
}
