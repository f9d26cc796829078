import { InputError, type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import type { DecimalText } from "../../../math/numbers/decimal-text";
import { groupDigits } from "../../../math/numbers/write-number";
import { shortened } from "../../../math/words/phrases";
import { LARGEST_ROMAN, romanLetters, romanSum, toRoman } from "../../../math/words/roman";
import type { Inputs } from "./fields";
import { type Answer, kind } from "./kind";
import { groupSteps, placeValue, type Row } from "./spelled";
import { typedWhole } from "./typed-number";

export const roman = kind({
  question: "A number in Roman numerals",
  inputs: { number: {} },
  read: (inputs) => typedWhole(inputs, 1, LARGEST_ROMAN, "Roman numerals need a whole number between 1 and 3,999,999."),
  rows: romanPlaces,
  headline: (answer) => ({
    label: "Roman numeral",
    before: `${answer.digits()} is`,
    figure: numeralOf(answer),
    copy: numeralOf(answer),
  }),
  working: (answer) => [
    ...groupSteps(answer),
    step("Put together", `${answer.digits()} in numerals`, numeralOf(answer)),
  ],
});

export const romanToNumber = kind({
  question: "Roman numerals to digits",
  inputs: { words: {} },
  read: readNumeral,
  rows: romanPlaces,
  headline: (answer) => ({
    label: "In digits",
    before: `${numeralOf(answer)} is`,
    figure: answer.digits(),
    copy: answer.digits(),
  }),
  working: (answer) => [
    ...letterSteps(answer.inputs),
    step("Check: converted back", answer.digits("us"), numeralOf(answer)),
  ],
});

export function numeralOf({ number }: Answer): string {
  return toRoman(Number(number.whole));
}

/** One row for each place of a numeral: thousands, hundreds, tens and ones. All thousands form one row. */
function romanPlaces(whole: string): Row[] {
  const thousands = whole.slice(0, -3);
  const places = [...whole.slice(-3)];
  return [...(thousands ? [thousands] : []), ...places].map((digits, i, all) => {
    const value = placeValue(digits, all.length - 1 - i);
    return { digits, value, name: value === "0" ? null : toRoman(Number(value)) };
  });
}

/**
 * The value of a standard numeral.
 *
 * @throws InputError that suggests the standard form if there is one
 */
function readNumeral({ words }: Inputs): DecimalText {
  const text = plainText(words).normalize("NFKC");
  if (text === "") throw new InputError("words", "Enter a Roman numeral, for example MMXXVI.");
  const letters = romanLetters(text);
  if (!letters)
    throw new InputError(
      "words",
      `“${shortened(text)}” is not a Roman numeral. Use the letters I, V, X, L, C, D and M.`,
    );
  const value = romanSum(letters);
  if (value > LARGEST_ROMAN) throw new InputError("words", "Roman numerals end at 3,999,999.");
  const standard = toRoman(value);
  if (standard !== text.toUpperCase())
    throw new InputError(
      "words",
      `${shortened(text.toUpperCase())} is not standard. ${groupDigits(String(value))} is written ${standard}.`,
    );
  return { negative: false, whole: String(value), fraction: "" };
}

/** The text with overlines as separate combining characters. */
function plainText(words: string): string {
  return words.normalize("NFD").trim();
}

function letterSteps({ words }: Inputs): Listed<Step> {
  let total = 0;
  return (romanLetters(plainText(words)) ?? []).map(({ letter, value, subtracted }) => {
    total += subtracted ? -value : value;
    const amount = groupDigits(String(value));
    return step(
      letter,
      subtracted ? `− ${amount}, before a larger letter` : `+ ${amount}`,
      groupDigits(String(total).replace("-", "")),
    );
  });
}
