/** Numbers with the words that multiply them: `400k`, `1.2 million`, `50 lakh`, `1 cr 25 lakh`. */
import { type BadMarks, type Numeral, type NumeralStyle, numeralAt } from "../math/numbers/numeral";
import { Rational } from "../math/numbers/rational";

/** Powers of ten by words that have no other meaning. */
const WORDS: Readonly<Record<string, number>> = {
  hundred: 2,
  thousand: 3,
  million: 6,
  mn: 6,
  mln: 6,
  mio: 6,
  billion: 9,
  bn: 9,
  bln: 9,
  trillion: 12,
  tn: 12,
  trn: 12,
  tln: 12,
  lac: 5,
  lakh: 5,
  cr: 7,
  crore: 7,
};

/** Powers of ten by abbreviations that are also units: meters, liters, bytes, tons. */
const LETTERS: Readonly<Record<string, number>> = { k: 3, m: 6, mm: 6, b: 9, t: 12, l: 5, grand: 3, mil: 6 };

export interface ScaledStyle extends NumeralStyle {
  /**
   * Whether letters multiply: all of them in an amount of money, and only `k`, `M`, `b` and `T` in a count, because 5 m
   * may be a length.
   */
  readonly letters?: "amount" | "count";
}

/** The power of ten of a word after a number; undefined if it does not multiply. */
export function magnitudeOf(word: string, letters?: ScaledStyle["letters"]): number | undefined {
  const lower = word.toLowerCase();
  const one = lower.replace(/s$/, "");
  if (Object.hasOwn(WORDS, one)) return WORDS[one];
  const isLetter = letters === "amount" || (letters === "count" && /^(?:[kKMBbT]|grand)$/.test(word));
  return isLetter && Object.hasOwn(LETTERS, lower) ? LETTERS[lower] : undefined;
}

/**
 * Reads the number at the beginning of a text with the words that multiply it. Parts go from large to small, and a last
 * part without a word is in ones: `2 lakh 50,000`.
 *
 * @param text with ASCII digits (`toAscii`)
 */
export function scaledAt(text: string, style: ScaledStyle = {}): Numeral | BadMarks | null {
  const first = numeralAt(text, style);
  if (!first || "marks" in first) return first;
  let power = powerAt(text.slice(first.length), style);
  if (!power) return first;
  let { uncertain, composed } = first;
  let value = first.value.multiply(tenTo(power.power));
  let length = first.length + power.length;
  for (;;) {
    const gap = /^(?: and |, | )/i.exec(text.slice(length))?.[0] ?? "";
    const next = gap ? numeralAt(text.slice(length + gap.length), style) : null;
    if (!next || "marks" in next) break;
    const end = length + gap.length + next.length;
    const after = powerAt(text.slice(end), style);
    const part = next.value.multiply(tenTo(after?.power ?? 0));
    const isSmaller = part.compare(tenTo(power.power)) < 0 && (after ? after.power < power.power : power.isWord);
    if (!isSmaller || (!after && /^ ?[a-z%/]/i.test(text.slice(end)))) break;
    value = value.add(part);
    uncertain ||= next.uncertain;
    composed ||= next.composed;
    length = end + (after?.length ?? 0);
    if (!after) break;
    power = after;
  }
  return { value, length, uncertain, composed };
}

function powerAt(text: string, { letters }: ScaledStyle) {
  const match = /^ ?([a-z]+)(?![a-z\d])(?:\.(?=$| ))?/i.exec(text);
  const power = match && magnitudeOf(match[1] as string, letters);
  return match && typeof power === "number"
    ? { power, length: match[0].length, isWord: magnitudeOf(match[1] as string) !== undefined }
    : null;
}

function tenTo(power: number): Rational {
  return Rational.of(10n ** BigInt(power));
}
