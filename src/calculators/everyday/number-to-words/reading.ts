/** What the visitor typed, digit by digit, or an error with the sentence for its field. */
import { InputError } from "../../../core/calculator";
import { type DecimalText, plainDecimal, readDecimalText } from "../../../math/numbers/decimal-text";
import { groupDigits } from "../../../math/numbers/write-number";
import { CURRENCY_NAMES } from "../../../math/words/amount";
import { readWords, UnreadableWords, type WordReading } from "../../../math/words/read-words";
import { LARGEST_ROMAN, romanLetters, romanSum, toRoman } from "../../../math/words/roman";
import type { Inputs } from "./inputs";

/** Digits before the point: a centillion, which has the last name, has 304, and hundreds of them 306. */
const MOST_DIGITS = 306;
const MOST_DECIMALS = 100;

/** The number that was given, in whatever form. @throws InputError */
export function numberOf(inputs: Inputs): DecimalText {
  switch (inputs.mode) {
    case "words-to-number":
      return spokenNumber(inputs.words);
    case "roman-to-number":
      return wholeNumber(romanNumber(inputs.words));
    default:
      return checked(inputs, typedNumber(inputs.number));
  }
}

function typedNumber(text: string): DecimalText {
  const number = readDecimalText(text);
  if (!number) throw new InputError("number", "Enter a number, for example 1234567.89.");
  if (number.whole.length > MOST_DIGITS) throw new InputError("number", TOO_LONG);
  if (number.fraction.length > MOST_DECIMALS)
    throw new InputError("number", `The number must have at most ${MOST_DECIMALS} digits after the point.`);
  return number;
}

const TOO_LONG = `The number must have at most ${MOST_DIGITS} digits before the point.`;

/** Whether the mode can say this number. */
function checked(inputs: Inputs, number: DecimalText): DecimalText {
  const whole = /^0*$/.test(number.fraction) && !number.negative;
  const value = whole ? Number(number.whole) : Number.NaN;
  switch (inputs.mode) {
    case "ordinal":
      if (!whole) throw new InputError("number", "A place in a row needs a whole number, 0 or more.");
      break;
    case "year":
      if (!(value >= 1000 && value <= 2999))
        throw new InputError("number", "Year must be between 1000 and 2999.");
      break;
    case "roman":
      if (!(value >= 1 && value <= LARGEST_ROMAN))
        throw new InputError("number", "Roman numerals need a whole number between 1 and 3,999,999.");
      break;
    case "currency":
      checkAmount(inputs, number);
      break;
  }
  return number;
}

/** A cheque is never rounded silently; zeros at the end round nothing. */
function checkAmount({ currency }: Inputs, number: DecimalText): void {
  const { name, decimals } = CURRENCY_NAMES[currency];
  const given = number.fraction.replace(/0+$/, "").length;
  if (number.negative) throw new InputError("number", "The amount of a check must be 0 or more.");
  if (given > decimals) {
    const allowed = decimals === 0 ? "no decimal places" : `${decimals} decimal places`;
    throw new InputError(
      "number",
      `${name} have ${allowed}; ${plainDecimal(number)} has ${number.fraction.length}.`,
    );
  }
}

/** The words with the value after each of them. @throws InputError */
export function spokenNumber(words: string): WordReading {
  try {
    const reading = readWords(words);
    if (reading.whole.length > MOST_DIGITS) throw new InputError("words", TOO_LONG);
    return reading;
  } catch (error) {
    if (error instanceof UnreadableWords) throw new InputError("words", error.message);
    throw error;
  }
}

/** The value of a proper numeral. @throws InputError, with the proper form where there is one */
function romanNumber(words: string): number {
  const text = words.normalize("NFD").trim();
  if (text === "") throw new InputError("words", "Enter a Roman numeral, for example MMXXVI.");
  const letters = romanLetters(text);
  if (!letters)
    throw new InputError(
      "words",
      `“${cut(text)}” is not a Roman numeral: its letters are I, V, X, L, C, D and M.`,
    );
  const value = romanSum(letters);
  if (value > LARGEST_ROMAN) throw new InputError("words", "Roman numerals end at 3,999,999.");
  const standard = toRoman(value);
  if (standard !== text.toUpperCase())
    throw new InputError(
      "words",
      `${cut(text.toUpperCase())} is not standard: ${groupDigits(String(value))} is written ${standard}.`,
    );
  return value;
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function wholeNumber(value: number): DecimalText {
  return { negative: false, whole: String(value), fraction: "" };
}
