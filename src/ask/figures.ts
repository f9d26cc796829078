/** Reads the figures of a question: numbers, amounts and percentages, and words without figures. */
import { exactText } from "../math/numbers/exact";
import type { Rational } from "../math/numbers/rational";
import { TEENS, TENS, UNITS } from "../math/words/cardinal";
import { money } from "../reading/money";
import { calculate } from "../reading/more";
import { amountIn, isPercent, number, plainText, withoutPercent } from "../reading/number";
import { percent } from "../reading/percent";
import { type Habits, isRefused } from "../reading/reading";
import type { Value } from "./form";

/** How the visitor writes, and codes of currencies. */
export interface Writing {
  readonly habits: Habits;
  readonly codes: readonly string[];
}

type FigureReader = (text: string, about: Writing) => Value | null;

export const HAS_DIGIT = /\d|½|¼|¾/;
const NUMBER_WORD = new RegExp(
  `^(?:half|thirds?|quarters?|fifths?|tenths?|${[...UNITS.slice(1), ...TEENS, ...TENS.slice(2)].join("|")}|hundred|thousand|million|billion|dozen|an?|and|of|point|minus|negative|lakhs?|crores?|k|m|bn|mm)$`,
);

/** Whether it may be a number: figures, or number words only. */
export function mayBeNumber(text: string): boolean {
  return (
    HAS_DIGIT.test(text) ||
    text
      .toLowerCase()
      .split(/[ -]/)
      .every((word) => NUMBER_WORD.test(word))
  );
}

/** @param text as it was written */
export function ofNumber(value: Rational, text = ""): Value {
  const [numeral] = /(?:^|(?<=^[$€£₹]))-?[\d.,/]+(?: \d+\/\d+)?(?= ?(?:%|percent)?$)/i.exec(text) ?? [];
  return { json: value.toNumber(), exact: exactText(value), ...(numeral !== undefined && { numeral }) };
}

/** Words for numbers in which amounts of rupees are counted: `5 lakh`, `1.2 cr`. */
const INDIAN = /(?:lakhs?|lacs?|crores?|\d ?(?:crs?|l))\b/i;

/** Two numbers side by side are not one, except after a word such as lakh and before a fraction. */
function isTwoNumbers(text: string): boolean {
  return /\d%? (?:\d(?!\d*\/\d)|\$|€|£|₹)/.test(text.replace(/(\d) (?=\d{3}(?:\D|$))/g, "$1"));
}

export const plain: FigureReader = (text, { habits }) => {
  if (
    !mayBeNumber(text) ||
    /\d \d(?!\d*\/\d)/.test(text) ||
    isPercent(text) ||
    /[-+*/^()=<>]\s*\D|\d\s*[-+*^=]\s*\d/.test(text)
  )
    return null;
  const body = plainText(text);
  const read = number(body, {}, habits, /\d/.test(text) ? undefined : calculate);
  return isRefused(read) ? null : ofNumber(read.value, text);
};

export const FIGURES: Readonly<Record<string, FigureReader>> = {
  number: plain,
  whole: (text, about) => {
    const read = plain(text, about);
    return read && Number.isInteger(read.json) ? read : null;
  },
  /** A calendar year. */
  year: (text) => (/^\d{4}$/.test(text) ? { json: Number(text), exact: text } : null),
  money: (text, { habits, codes }) => {
    if (!mayBeNumber(text) || isTwoNumbers(text) || isPercent(text) || /\d\s*[*^=+]\s*\d/.test(text)) return null;
    // Salaries in India are in lakhs per annum.
    const plain = text.replace(/(?<=\d) ?lpa$/i, " lakh");
    const read = money(plain, { codes }, habits, HAS_DIGIT.test(text) ? undefined : calculate);
    if (isRefused(read)) return null;
    const currency = read.currency ?? (INDIAN.test(plain) ? "INR" : undefined);
    return { ...ofNumber(read.value, text), ...(currency !== undefined && { currency }) };
  },
  percent: (written, about) => {
    const text = written.replace(
      /(?<=[%t])(?: ?p\.?a\.?| (?:per|an) annum| (?:per|a|each) year| annually| yearly)$/i,
      "",
    );
    const body = withoutPercent(text);
    const isOne = !/\d\p{L}* |\p{L} \d/u.test(body.replace(/(\d) (?=\d+\/\d)/, "$1"));
    if (!mayBeNumber(body) || !isOne || !(isPercent(text) || /\b(?:bps|basis points?)$/i.test(text))) return null;
    const read = percent(text, {}, about.habits, HAS_DIGIT.test(text) ? undefined : calculate);
    return isRefused(read) ? null : ofNumber(read.value, text);
  },
  bare: (text, { habits }) => readBare(text, habits),
  /** Anything, as it was written. */
  text: (text) => ({ json: text }),
  /** Up to four words without figures, for a subject that does not affect the answer. */
  thing: (text) =>
    /^\p{L}+(?: \p{L}+){0,3}$/u.test(text) && !/^(?:half|days|one|two)$/i.test(text) ? { json: text } : null,
  word: (text) => (/^\S+$/.test(text) ? { json: text } : null),
};

/** A plain number where a label announces a percentage, a duration or a measure. */
function readBare(text: string, habits: Habits): Value | null {
  const read = HAS_DIGIT.test(text)
    ? amountIn(plainText(text), habits, { what: "", example: "" }, {}, habits, undefined)
    : null;
  return read && !isRefused(read) ? ofNumber(read.value) : null;
}
