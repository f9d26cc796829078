/** The choices that “automatic” stands for, and the words that follow from them. */
import type { DecimalText } from "../../../math/numbers/decimal-text";
import { groupDigits } from "../../../math/numbers/write-number";
import { amountWords, CURRENCY_NAMES } from "../../../math/words/amount";
import { cardinalWords, digitWords, type Wording } from "../../../math/words/cardinal";
import { inLetterCase, type LetterCase } from "../../../math/words/letter-case";
import { ordinalWords } from "../../../math/words/ordinal";
import { yearWords } from "../../../math/words/year";
import type { Inputs } from "./inputs";

export type System = "us" | "uk" | "indian";

/** The system in force: on cheques the currency's own. */
export function systemOf({ mode, system, currency }: Inputs): System {
  if (system !== "auto") return system;
  if (mode !== "currency") return "us";
  return currency === "INR" ? "indian" : currency === "USD" || currency === "CAD" ? "us" : "uk";
}

export function wordingOf(inputs: Inputs, system = systemOf(inputs)): Wording {
  return { scale: system === "indian" ? "indian" : "short", and: inputs.useAnd ?? system !== "us" };
}

export function letterCaseOf({ mode, letterCase }: Inputs): LetterCase {
  if (letterCase !== "auto") return letterCase;
  return mode === "currency" ? "sentence" : "lower";
}

/** How cents are written; a currency without them has only words. */
export function centStyleOf({ chequeStyle, currency }: Inputs): "words" | "fraction" {
  if (chequeStyle !== "auto") return chequeStyle;
  return currency === "USD" || currency === "CAD" ? "fraction" : "words";
}

export function saysOnly({ addOnly, currency }: Inputs): boolean {
  return addOnly ?? currency === "INR";
}

/** Cents, paise, pence of an amount that has no more decimals than its currency. */
export function minorUnits(number: DecimalText, decimals: number): number {
  return Number(number.fraction.slice(0, decimals).padEnd(decimals, "0") || "0");
}

/** The words in lower case; null for the kinds that answer in digits or numerals. */
export function plainWords(inputs: Inputs, number: DecimalText, system?: System): string | null {
  const wording = wordingOf(inputs, system);
  switch (inputs.mode) {
    case "cardinal":
      return cardinal(inputs, number, wording);
    case "ordinal":
      return ordinalWords(cardinalWords(number.whole, wording));
    case "currency":
      return amount(inputs, number, wording);
    case "year":
      return yearWords(Number(number.whole));
    default:
      return null;
  }
}

function cardinal(inputs: Inputs, number: DecimalText, wording: Wording): string {
  const words = `${cardinalWords(number.whole, wording)}${decimalWords(inputs, number)}`;
  return number.negative ? `${inputs.negativeWord} ${words}` : words;
}

/** ` point eight nine` or ` and 89/100`; at least hundredths, as amounts are written. */
export function decimalWords({ decimalStyle }: Inputs, { fraction }: DecimalText): string {
  if (fraction === "") return "";
  if (decimalStyle === "digits") return ` point ${digitWords(fraction)}`;
  const digits = fraction.padEnd(2, "0");
  return ` and ${digits}/1${"0".repeat(digits.length)}`;
}

function amount(inputs: Inputs, number: DecimalText, wording: Wording): string {
  const currency = CURRENCY_NAMES[inputs.currency];
  const parts = { whole: number.whole, minor: minorUnits(number, currency.decimals) };
  const words = amountWords(parts, currency, centStyleOf(inputs), wording);
  return saysOnly(inputs) ? `${words} only` : words;
}

/** The words in the letters asked for. */
export function wordsFor(inputs: Inputs, number: DecimalText, system?: System): string | null {
  const words = plainWords(inputs, number, system);
  return words === null ? null : inLetterCase(words, letterCaseOf(inputs));
}

/** `1,234,567.89`, `12,34,567.89`, with its sign. */
export function groupedNumber({ negative, whole, fraction }: DecimalText, system: System): string {
  const digits = groupDigits(whole, system === "indian" ? "lakhs" : "thousands");
  return `${negative ? "-" : ""}${digits}${fraction && `.${fraction}`}`;
}
