import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { addedSymbols, readRolls } from "./checks";
import { classesOf, KIND_NAMES } from "./classes";
import type { Inputs } from "./inputs";
import { MULTI_FACTOR, SINGLE_FACTOR } from "./nist-limits";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** How many passwords there are, and what the first of own bytes became. */
export function workingOf(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  if (inputs.mode === "check") return checkSteps(outputs, format);
  return [
    ...(inputs.mode === "random" ? classSteps(inputs, format) : []),
    {
      label: "Possible passwords",
      expression: countExpression(inputs, outputs),
      value: shortNumber(String(outputs.combinations)),
    },
    {
      label: "Bits",
      expression: "log₂ of them",
      value: format.number(outputs.entropyBits, 4),
    },
    {
      label: "Guesses needed on average",
      expression: `half of them: 2^(${format.number(outputs.entropyBits, 2)} − 1), at 10 billion a second`,
      value: String(outputs.crackTimes[3]?.display),
    },
    ...outputs.firstDraws.map((row) => drawStep(inputs, row)),
  ];
}

function classSteps(inputs: Inputs, format: Format): Step[] {
  return classesOf(inputs).map(({ kind, characters, least }) => ({
    label: KIND_NAMES[kind].charAt(0).toUpperCase() + KIND_NAMES[kind].slice(1),
    expression: least > 0 ? `at least ${least} of them` : "any number of them",
    value: format.plural(characters.length, "character"),
  }));
}

function countExpression(inputs: Inputs, { alphabetSize }: Outputs): string {
  switch (inputs.mode) {
    case "random":
      return randomExpression(inputs, alphabetSize ?? 0);
    case "passphrase": {
      const words = readRolls(inputs.diceRolls).length / 5 || inputs.words;
      return `7,776^${words}${inputs.appendDigit ? ` × ${words} × 10` : ""}${inputs.appendSymbol ? ` × ${words} × ${addedSymbols(inputs).length}` : ""}`;
    }
    case "pronounceable":
      return `65,536^${inputs.quints}: 16 × 4 × 16 × 4 × 16 for each syllable pair`;
    case "pin":
      return inputs.avoidWeakPins ? `10^${inputs.pinLength} less the weak ones` : `10^${inputs.pinLength}`;
    default:
      return `256^${inputs.byteLength}`;
  }
}

function randomExpression(inputs: Inputs, size: number): string {
  const { length, noDuplicates, startWithLetter } = inputs;
  const least = classesOf(inputs).reduce((sum, one) => sum + one.least, 0);
  const front = startWithLetter ? ", those with a letter in front" : "";
  if (least > 0)
    return `all texts of ${length} of the ${size} characters with at least so many of each kind: the sum over how many there are of each of ${length}! ÷ (k₁! k₂! …) × ${noDuplicates ? "a₁!/(a₁−k₁)! …" : "a₁^k₁ a₂^k₂ …"}${front}`;
  return (noDuplicates ? `${size} × ${size - 1} × … , ${length} factors` : `${size}^${length}`) + front;
}

type DrawRow = Outputs["firstDraws"][number];

function drawStep({ mode }: Inputs, row: DrawRow): Step {
  const { n, choices, bytes, read, limit, result, character, kept } = row;
  const values = read.split(", ");
  const thrown = values
    .slice(0, -1)
    .map((value) => `${shortNumber(value)} ≥ ${shortNumber(limit)}, thrown away`);
  return {
    label: `Own bytes, draw ${n}: one of ${shortNumber(choices)}, from ${bytes === 1 ? "1 byte" : `${bytes} bytes`}`,
    expression: [
      ...thrown,
      `${shortNumber(values.at(-1) ?? "")} mod ${shortNumber(choices)} = ${shortNumber(result)}`,
      ...(kept
        ? []
        : [mode === "pin" ? "weak PIN thrown away" : "password without a letter in front thrown away"]),
    ].join("; "),
    value: character === null || character.trim() === "" ? shortNumber(result) : character,
  };
}

function checkSteps(outputs: Outputs, format: Format): Step[] {
  const { guessesLog10, entropyBits, score, passwordLength, onCommonList } = outputs;
  return [
    {
      label: "Guesses until it is found",
      expression:
        "zxcvbn: the cheapest way to put it together from common passwords, words, names, dates, patterns",
      value: `10^${format.number(guessesLog10, 2)}`,
    },
    { label: "Bits", expression: "log₂ of the guesses", value: format.number(entropyBits, 2) },
    {
      label: "Score",
      expression: "less than 10^3, 10^6, 10^8, 10^10 guesses, or more",
      value: String(score),
    },
    {
      label: "Length",
      expression: `Unicode characters; NIST asks for ${SINGLE_FACTOR}, or ${MULTI_FACTOR} with a second factor`,
      value: format.number(passwordLength),
    },
    {
      label: "On the list of common passwords",
      expression: "in lower case, the whole password",
      value: onCommonList ? "Yes" : "No",
    },
  ];
}

/** Whole numbers of many digits by their first ones and their size. */
function shortNumber(digits: string): string {
  if (digits.length <= 30) return digits;
  return `${digits[0]}.${digits.slice(1, 6)}… × 10^${digits.length - 1}`;
}
