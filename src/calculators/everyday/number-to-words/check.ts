import { InputError, type Step, step } from "../../../core/calculator";
import { type DecimalText, plainDecimal } from "../../../math/numbers/decimal-text";
import { amountWords, CURRENCY_NAMES } from "../../../math/words/amount";
import { cardinalWords } from "../../../math/words/cardinal";
import { capitalized } from "../../../math/words/phrases";
import type { Inputs } from "./fields";
import { type Answer, kind } from "./kind";
import { spelledSteps, wordsHeadline } from "./spelled";
import { typedNumber } from "./typed-number";

export const check = kind({
  question: "An amount on a check",
  inputs: {
    number: { reads: { number: true, unitIn: "currency" } },
    useAnd: {},
    letterCase: {},
    currency: {},
    chequeStyle: {},
    addOnly: {},
  },
  read: readAmount,
  say(number, wording, inputs) {
    const currency = CURRENCY_NAMES[inputs.currency];
    const amount = { whole: number.whole, minor: minorUnits(number, currency.decimals) };
    const words = amountWords(amount, currency, centStyleOf(inputs), wording);
    return saysOnly(inputs) ? `${words} only` : words;
  },
  automatic: ({ currency }) => ({
    system: currency === "INR" ? "indian" : isNorthAmerican(currency) ? "us" : "uk",
    letterCase: "sentence",
  }),
  headline: wordsHeadline,
  working: (answer) => spelledSteps(answer, endSteps(answer)),
});

/**
 * Reads the amount. A check is never rounded silently, so extra decimals are rejected unless they are zeros.
 *
 * @throws InputError
 */
function readAmount(inputs: Inputs): DecimalText {
  const number = typedNumber(inputs);
  const { name, decimals } = CURRENCY_NAMES[inputs.currency];
  if (number.negative) throw new InputError("number", "The amount of a check must be 0 or more.");
  if (number.fraction.replace(/0+$/, "").length > decimals) {
    const allowed = decimals === 0 ? "no decimal places" : `${decimals} decimal places`;
    throw new InputError("number", `${name} have ${allowed}; ${plainDecimal(number)} has ${number.fraction.length}.`);
  }
  return number;
}

/** The minor units (cents, paise or pence) of an amount that has no more decimals than its currency. */
export function minorUnits(number: DecimalText, decimals: number): number {
  return Number(number.fraction.slice(0, decimals).padEnd(decimals, "0") || "0");
}

function isNorthAmerican(currency: Inputs["currency"]): boolean {
  return currency === "USD" || currency === "CAD";
}

/** How cents are written. */
function centStyleOf({ chequeStyle, currency }: Inputs): "words" | "fraction" {
  if (chequeStyle !== "auto") return chequeStyle;
  return isNorthAmerican(currency) ? "fraction" : "words";
}

function saysOnly({ addOnly, currency }: Inputs): boolean {
  return addOnly ?? currency === "INR";
}

/** Steps for the cents and the word “only”. */
function endSteps({ number, wording, inputs }: Answer): Step[] {
  const { minor: coin, decimals } = CURRENCY_NAMES[inputs.currency];
  return [
    ...(coin ? [coinStep(minorUnits(number, decimals), coin, centStyleOf(inputs), wording)] : []),
    ...(saysOnly(inputs) ? [step("At the end", "so nothing can be added", "only")] : []),
  ];
}

function coinStep(
  minor: number,
  [one, many]: readonly [string, string],
  style: "words" | "fraction",
  wording: Answer["wording"],
): Step {
  const label = capitalized(many);
  if (style === "fraction")
    return step(label, "two digits over 100, even 00", `and ${String(minor).padStart(2, "0")}/100`);
  if (minor === 0) return step(label, "none, so they are left out", "left out");
  const name = minor === 1 ? one : many;
  return step(label, `${minor} ${name}`, `${cardinalWords(String(minor), wording)} ${name}`);
}
