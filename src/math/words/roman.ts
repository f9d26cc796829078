/** Roman numerals in standard subtractive notation; from 4,000 on, thousands are overlined (vinculum). */

const SIGNS: readonly (readonly [value: number, sign: string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

const LETTERS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Combining overline (U+0305): follows its letter and multiplies it by a thousand. */
const OVERLINE = "\u0305";

export const LARGEST_ROMAN = 3_999_999;

/**
 * Writes `MMXXVI`; from 4,000 on, the part that counts thousands is overlined.
 *
 * @param value 1 to 3,999,999
 */
export function toRoman(value: number): string {
  if (value < 4000) return subtractive(value);
  return [...subtractive(Math.floor(value / 1000))]
    .map((letter) => letter + OVERLINE)
    .concat(subtractive(value % 1000))
    .join("");
}

function subtractive(value: number): string {
  let left = value;
  let text = "";
  for (const [size, sign] of SIGNS) {
    text += sign.repeat(Math.floor(left / size));
    left %= size;
  }
  return text;
}

/** A letter of a numeral, including its overline if it has one. */
export interface RomanLetter {
  readonly letter: string;
  readonly value: number;
  /** Whether it precedes a larger letter and is therefore subtracted. */
  readonly subtracted: boolean;
}

/** The letters, in capitals, with their values; null if the text is not a sequence of Roman letters. */
export function romanLetters(text: string): RomanLetter[] | null {
  const letters = text.toUpperCase().match(/(?!\u0305).\u0305?/gsu) ?? [];
  if (letters.join("") !== text.toUpperCase()) return null;
  const values = letters.map(
    (letter) => (LETTERS[letter[0] as string] ?? Number.NaN) * (letter.endsWith(OVERLINE) ? 1000 : 1),
  );
  if (values.length === 0 || values.some(Number.isNaN)) return null;
  return letters.map((letter, i) => {
    const value = values[i] as number;
    return { letter, value, subtracted: value < (values[i + 1] ?? 0) };
  });
}

/** The sum of the letters, whether or not the numeral is standard: a letter before a larger one is subtracted. */
export function romanSum(letters: readonly RomanLetter[]): number {
  return letters.reduce((sum, { value, subtracted }) => sum + (subtracted ? -value : value), 0);
}
