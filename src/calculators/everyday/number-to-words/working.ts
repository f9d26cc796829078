/** The steps of each kind, with the visitor's digits and words in them. */
import type { Step } from "../../../core/calculator";
import { type DecimalText, plainDecimal } from "../../../math/numbers/decimal-text";
import { groupDigits } from "../../../math/numbers/write-number";
import { CURRENCY_NAMES } from "../../../math/words/amount";
import { cardinalWords, digitGroups, digitWords, isTail } from "../../../math/words/cardinal";
import { romanLetters } from "../../../math/words/roman";
import { breakdownOf } from "./breakdown";
import type { Inputs } from "./inputs";
import type { Outputs } from "./outputs";
import { spokenNumber } from "./reading";
import {
  centStyleOf,
  decimalWords,
  groupedNumber,
  letterCaseOf,
  minorUnits,
  saysOnly,
  systemOf,
  wordingOf,
} from "./wording";

export function workingFor(inputs: Inputs, outputs: Outputs, number: DecimalText): Step[] {
  switch (inputs.mode) {
    case "words-to-number":
      return wordSteps(inputs, outputs);
    case "roman-to-number":
      return letterSteps(inputs, outputs, number);
    case "roman":
      return [
        ...groupSteps(inputs, number),
        { label: "Put together", expression: `${outputs.grouped} in numerals`, value: String(outputs.roman) },
      ];
    case "year":
      return yearSteps(inputs, outputs, number);
    default:
      return [
        ...groupSteps(inputs, number),
        andStep(inputs, number),
        ...endSteps(inputs, number),
        {
          label: "Put together",
          expression: `${outputs.grouped}, ${LETTERS[letterCaseOf(inputs)]}`,
          value: String(outputs.words),
        },
      ];
  }
}

const LETTERS = {
  lower: "in lower case",
  sentence: "with a capital at the start",
  title: "every word with a capital",
  upper: "in capitals",
};

/** A line for each group that is said; of a very long number all the same, for that is what it is made of. */
function groupSteps(inputs: Inputs, number: DecimalText): Step[] {
  return breakdownOf(inputs, number).flatMap(({ digits, value, name }) =>
    name === null
      ? []
      : [{ label: `Digits ${digits}`, expression: `stand for ${groupDigits(value)}`, value: name }],
  );
}

function andStep(inputs: Inputs, { whole }: DecimalText): Step {
  const wording = wordingOf(inputs);
  const label = "The word “and”";
  if (!wording.and)
    return {
      label,
      expression: inputs.useAnd === null ? "US wording leaves it out" : "left out as you asked",
      value: "none",
    };
  const groups = digitGroups(whole, wording.scale);
  const hundreds = groups.filter(({ digits }) => Number(digits) > 100 && Number(digits) % 100 !== 0).length;
  const last = groups.at(-1);
  const tail = last && isTail(last) && Number(last.digits) > 0 && whole.length > 3 ? 1 : 0;
  const count = hundreds + tail;
  return {
    label,
    expression: "after hundred before the rest of its group, and before a last group of 1 to 99",
    value: count === 0 ? "nowhere here" : count === 1 ? "once" : count === 2 ? "twice" : `${count} times`,
  };
}

/** What follows the whole number: decimals, or cents and “only”; and the minus before it. */
function endSteps(inputs: Inputs, number: DecimalText): Step[] {
  if (inputs.mode === "currency") return amountSteps(inputs, number);
  const steps: Step[] = [];
  if (inputs.mode === "ordinal")
    steps.push({
      label: "A place in a row",
      expression:
        "the last word changes: first, second, third, fifth, eighth, ninth, twelfth, -ieth, else th",
      value: cardinalWords(number.whole, wordingOf(inputs)).split(/[ -]/).at(-1) as string,
    });
  else if (number.fraction !== "")
    steps.push({
      label: "Decimals",
      expression:
        inputs.decimalStyle === "digits"
          ? `digit by digit: ${[...number.fraction].join(" ")}`
          : "as a fraction",
      value: decimalWords(inputs, number).trim(),
    });
  if (number.negative)
    steps.push({ label: "Below zero", expression: plainDecimal(number), value: inputs.negativeWord });
  return steps;
}

function amountSteps(inputs: Inputs, number: DecimalText): Step[] {
  const currency = CURRENCY_NAMES[inputs.currency];
  const minor = minorUnits(number, currency.decimals);
  const steps: Step[] = [];
  if (currency.minor) {
    const fraction = centStyleOf(inputs) === "fraction";
    steps.push({
      label: capital(currency.minor[1]),
      expression: fraction
        ? "two digits over 100, 00 too"
        : minor === 0
          ? "none, so they are not named"
          : `${minor} ${currency.minor[minor === 1 ? 0 : 1]}`,
      value: fraction
        ? `and ${String(minor).padStart(2, "0")}/100`
        : minor === 0
          ? "left out"
          : `${cardinalWords(String(minor), wordingOf(inputs))} ${currency.minor[minor === 1 ? 0 : 1]}`,
    });
  }
  if (saysOnly(inputs))
    steps.push({ label: "At the end", expression: "so that nothing can be added", value: "only" });
  return steps;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function yearSteps(inputs: Inputs, outputs: Outputs, number: DecimalText): Step[] {
  const year = number.whole;
  const rest = Number(year.slice(2));
  const words = String(outputs.words);
  if (year[1] === "0" && rest < 10)
    return [{ label: "First years of a millennium", expression: `${year}, as a number`, value: words }];
  const rule =
    rest === 0
      ? "nothing after the century: hundred"
      : rest < 10
        ? "a single year is said with oh"
        : "two pairs of digits";
  return [...groupSteps(inputs, number), { label: "Put together", expression: rule, value: words }];
}

/** The running total, word by word. */
function wordSteps(inputs: Inputs, outputs: Outputs): Step[] {
  const { steps, fraction, negative } = spokenNumber(inputs.words);
  const style = systemOf(inputs) === "indian" ? "lakhs" : "thousands";
  const show = (digits: string) => groupDigits(digits, style);
  const rows = steps.map(({ word, multiplied, by, total }, i) => ({
    label: word,
    expression:
      multiplied === null
        ? `${show(steps[i - 1]?.total ?? "0")} + ${show(by)}`
        : `${show(multiplied)} × ${show(by)}`,
    value: show(total),
  }));
  if (fraction) rows.push({ label: "point", expression: digitWords(fraction), value: `.${fraction}` });
  return [
    ...rows,
    {
      label: "In digits",
      expression: negative ? "with the minus" : "the last total",
      value: outputs.grouped,
    },
  ];
}

function letterSteps(inputs: Inputs, outputs: Outputs, number: DecimalText): Step[] {
  const letters = romanLetters(inputs.words.normalize("NFD").trim()) ?? [];
  let total = 0;
  const rows = letters.map(({ letter, value, subtracted }) => {
    total += subtracted ? -value : value;
    return {
      label: letter,
      expression: `${subtracted ? "− " : "+ "}${groupDigits(String(value))}${subtracted ? ", before a larger letter" : ""}`,
      value: groupDigits(String(total).replace("-", "")),
    };
  });
  return [
    ...rows,
    {
      label: "Check: written back",
      expression: groupedNumber(number, "us"),
      value: String(outputs.roman),
    },
  ];
}
