/**
 * Converts English number words to digits, for both scales, with fractions and amounts of money: `two and a half
 * million`, `1.5 lakh`, `a hundredth`, `five rupees and fifty paise only`.
 */
import type { DecimalText } from "../numbers/decimal-text";
import { decimalPlaces, exactText, fixedText } from "../numbers/exact";
import { toAscii } from "../numbers/grouping";
import { Rational } from "../numbers/rational";
import { CURRENCY_NAMES } from "./amount";
import { UnreadableWords } from "./word-meanings";
import { type Spoken, spoken, type WordStep } from "./word-reader";

export { UnreadableWords } from "./word-meanings";

const HUNDRED = Rational.of(100);

export interface WordReading extends DecimalText {
  readonly steps: readonly WordStep[];
}

/**
 * Reads `twelve lakh thirty-four thousand`, `nineteen hundred`, `minus two point five`, `twenty-first`, `half a million`,
 * `2.5 million`, or an amount in words. Case, commas, hyphens and “and” are ignored.
 *
 * @throws UnreadableWords naming the word that does not fit and its position
 */
export function readWords(text: string): WordReading {
  const { value, decimals, steps } = readAmount(text);
  const places = decimals ?? decimalPlaces(value, 60);
  if (places === null) throw new UnreadableWords(`${exactText(value)} has no finite decimal.`);
  const [whole = "", fraction = ""] = fixedText(value.abs(), places).split(".");
  return { negative: value.sign() < 0, whole, fraction, steps };
}

/**
 * The value of number words, and the currencies that their unit may be of; none for a plain number.
 *
 * @throws UnreadableWords
 */
export function wordsValue(text: string): {
  readonly value: Rational;
  readonly currencies: readonly string[];
} {
  return readAmount(text);
}

/** A spoken number or amount. */
interface Said extends Spoken {
  /** Codes of the currencies that its unit may be of. */
  readonly currencies: readonly string[];
}

const CURRENCIES = Object.entries(CURRENCY_NAMES);
const MAJOR = CURRENCIES.flatMap(([, { major }]) => major);
const MINOR = CURRENCIES.flatMap(([, { minor }]) => minor ?? []);
const unitOf = (words: readonly string[]) => `(${[...new Set(words)].sort((a, b) => b.length - a.length).join("|")})`;
const [MAJORS, MINORS] = [unitOf(MAJOR), unitOf(MINOR)];
const NUMBER_THEN_UNIT = new RegExp(
  String.raw`^(.+?)\s+${MAJORS}(?:,?\s+(?:and\s+)?(.+?)\s+${MINORS})?(?:\s+only)?$`,
  "i",
);
const UNIT_THEN_NUMBER = new RegExp(
  String.raw`^${MAJORS}\s+(.+?)(?:,?\s+and\s+(?:(.+?)\s+${MINORS}|${MINORS}\s+(.+?)))?(?:\s+only)?$`,
  "i",
);
const MINOR_ALONE = new RegExp(String.raw`^(.+?)\s+${MINORS}(?:\s+only)?$`, "i");
/** Cents on a check: `twelve and 05/100 dollars`, `twelve dollars and 05/100`. */
const HUNDREDTHS = /^(.+?)\s+and\s+(\d\d)\/100$/i;
const UNIT_THEN_HUNDREDTHS = new RegExp(String.raw`^(.+?)\s+${MAJORS}(\s+and\s+\d\d/100)(?:\s+only)?$`, "i");

function readAmount(text: string): Said {
  const plain = toAscii(text)
    .replace(/[\u2010-\u2015]/g, "-")
    .trim()
    .replace(UNIT_THEN_HUNDREDTHS, "$1$3 $2");
  const after = NUMBER_THEN_UNIT.exec(plain);
  const before = after ? null : UNIT_THEN_NUMBER.exec(plain);
  const [number, major, minor, coin] = after
    ? [after[1], after[2], after[3], after[4]]
    : before
      ? [before[2], before[1], before[3] ?? before[6], before[4] ?? before[5]]
      : [];
  if (number === undefined || major === undefined) {
    const alone = MINOR_ALONE.exec(plain);
    if (!alone) return { ...spoken(plain.replace(/(?<=\S)\s+only$/i, "")), currencies: [] };
    const { value, steps } = spoken(alone[1] as string);
    return { value: value.divide(HUNDRED), decimals: 2, steps, currencies: codesOf("", alone[2]) };
  }
  const cents = HUNDREDTHS.exec(number);
  const { value, decimals, steps } = spoken(cents?.[1] ?? number);
  const currencies = codesOf(major, coin);
  if (currencies.length === 0) throw new UnreadableWords(`“${coin}” do not belong to “${major}”.`, coin);
  const part = cents ? Rational.of(BigInt(cents[2] as string)) : minor === undefined ? null : spoken(minor).value;
  if (!part) return { value, decimals, steps, currencies };
  if (part.compare(HUNDRED) >= 0 || part.sign() < 0 || !value.isInteger())
    throw new UnreadableWords(`“${minor ?? cents?.[2]}” must be less than 100.`, minor);
  const share = part.divide(HUNDRED);
  return {
    value: value.sign() < 0 ? value.subtract(share) : value.add(share),
    decimals: 2,
    steps,
    currencies,
  };
}

/** Codes of the currencies with these units. */
function codesOf(major: string, minor: string | undefined): string[] {
  const isAny = (forms: readonly string[] | null, word: string | undefined) =>
    !word || (forms?.includes(word.toLowerCase()) ?? false);
  return CURRENCIES.filter(([, names]) => isAny(names.major, major) && isAny(names.minor, minor)).map(([code]) => code);
}
