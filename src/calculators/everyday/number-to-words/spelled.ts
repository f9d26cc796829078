/** Spells numbers group by group, with working steps. */
import { type Headline, type Step, step } from "../../../core/calculator";
import type { DecimalText } from "../../../math/numbers/decimal-text";
import { groupDigits } from "../../../math/numbers/write-number";
import { cardinalWords, digitGroups, digitWords, groupWords, isTail, type Wording } from "../../../math/words/cardinal";
import { inLetterCase } from "../../../math/words/letter-case";
import type { Inputs } from "./fields";
import type { Answer } from "./kind";

/** Digits that are read or written together. */
export interface Row {
  /** The digits as typed, including leading zeros. */
  readonly digits: string;
  /** The value in plain digits. */
  readonly value: string;
  /** Null for a group of zeros, which is not read. */
  readonly name: string | null;
}

export function groupRows(whole: string, wording: Wording): Row[] {
  if (whole === "0") return [{ digits: "0", value: "0", name: "zero" }];
  return digitGroups(whole, wording.scale).map((group) => ({
    digits: group.digits,
    value: placeValue(group.digits, group.zeros),
    name: groupWords(group, wording),
  }));
}

/** The digits followed by `zeros` zeros, without leading zeros. */
export function placeValue(digits: string, zeros: number): string {
  return BigInt(digits + "0".repeat(zeros)).toString();
}

/** `minus twelve point five`, `twelve and 50/100` */
export function sayCardinal(number: DecimalText, wording: Wording, inputs: Inputs): string {
  const decimals = number.fraction && ` ${decimalWords(number, inputs)}`;
  const words = `${cardinalWords(number.whole, wording)}${decimals}`;
  return number.negative ? `${inputs.negativeWord} ${words}` : words;
}

/** `point eight nine` or `and 89/100`; fractions are at least hundredths, as in amounts. */
export function decimalWords({ fraction }: DecimalText, { decimalStyle }: Inputs): string {
  if (decimalStyle === "digits") return `point ${digitWords(fraction)}`;
  const digits = fraction.padEnd(2, "0");
  return `and ${digits}/1${"0".repeat(digits.length)}`;
}

/** The words, in sentence case unless another letter case was chosen. */
export function wordsHeadline({ words, letterCase }: Answer): Headline {
  const figure = letterCase === "lower" ? inLetterCase(words ?? "", "sentence") : (words ?? "");
  return { label: "In words", figure, copy: figure };
}

const LETTERS = {
  lower: "in lowercase",
  sentence: "first word capitalized",
  title: "each word capitalized",
  upper: "in capital letters",
};

/** Steps for the groups, the “and”, what follows the whole number, and the combined words. */
export function spelledSteps(answer: Answer, endSteps: readonly Step[]): Step[] {
  return [
    ...groupSteps(answer),
    andStep(answer),
    ...endSteps,
    step("Put together", `${answer.digits()}, ${LETTERS[answer.letterCase]}`, String(answer.words)),
  ];
}

/** One step for each group that is read, without a limit even for very long numbers. */
export function groupSteps(answer: Answer): Step[] {
  return answer
    .rows()
    .flatMap(({ digits, value, name }) =>
      name === null ? [] : [step(`Digits ${digits}`, `stand for ${groupDigits(value)}`, name)],
    );
}

const TIMES = ["not used here", "once", "twice"];

function andStep({ number: { whole }, wording, inputs }: Answer): Step {
  const label = "The word “and”";
  if (!wording.and)
    return step(label, inputs.useAnd === null ? "US wording leaves it out" : "left out by your choice", "none");
  const groups = digitGroups(whole, wording.scale);
  const hundreds = groups.filter(({ digits }) => Number(digits) > 100 && Number(digits) % 100 !== 0).length;
  const last = groups.at(-1);
  const tail = last && isTail(last) && Number(last.digits) > 0 && whole.length > 3 ? 1 : 0;
  const count = hundreds + tail;
  return step(
    label,
    "after hundred before the rest of its group, and before a last group of 1 to 99",
    TIMES[count] ?? `${count} times`,
  );
}
