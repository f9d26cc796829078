import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { groupDigits, raised, superscript } from "../../../math/numbers/write-number";
import { capitalized } from "../../../math/words/phrases";
import { addedSymbols, readRolls } from "./checks";
import { alphabetSize, classesOf, KIND_NAMES } from "./classes";
import { FAST_HASH } from "./crack-times";
import type { DrawRow } from "./draw-rows";
import type { Inputs } from "./inputs";
import { MULTI_FACTOR, SINGLE_FACTOR } from "./nist-limits";
import type { Password } from "./password";
import type { Assessment } from "./strength";

/** Steps for the number of possible passwords and for the first draws from the user's own bytes. */
export function working(password: Password, format: Format): Listed<Step> {
  const { inputs, bits, crackTimes, generated, assessment } = password;
  if (assessment) return checkSteps(password, assessment, format);
  if (!generated) return [];
  return [
    inputs.mode === "random" && classSteps(inputs, format),
    step("Possible passwords", raised(countExpression(inputs)), shortNumber(String(generated.combinations))),
    step("Bits", "log₂ of that", format.number(bits, 4)),
    step(
      "Guesses needed on average",
      `half: 2^(${format.number(bits, 2)} − 1), at 10 billion a second`,
      raised(String(crackTimes[FAST_HASH]?.display)),
    ),
    generated.draws.map((row) => drawStep(inputs, row)),
  ];
}

function classSteps(inputs: Inputs, format: Format): Listed<Step> {
  return classesOf(inputs).map(({ kind, characters, least }) =>
    step(
      capitalized(KIND_NAMES[kind]),
      least > 0 ? `at least ${least}` : "any number",
      format.plural(characters.length, "character"),
    ),
  );
}

function countExpression(inputs: Inputs): string {
  switch (inputs.mode) {
    case "random":
      return randomExpression(inputs);
    case "passphrase": {
      const words = readRolls(inputs.diceRolls).length / 5 || inputs.words;
      return `7,776^${words}${inputs.appendDigit ? ` × ${words} × 10` : ""}${inputs.appendSymbol ? ` × ${words} × ${addedSymbols(inputs).length}` : ""}`;
    }
    case "pronounceable":
      return `65,536^${inputs.quints}: 16 × 4 × 16 × 4 × 16 for each syllable pair`;
    case "pin":
      return inputs.avoidWeakPins ? `10^${inputs.pinLength} minus the weak ones` : `10^${inputs.pinLength}`;
    default:
      return `256^${inputs.byteLength}`;
  }
}

function randomExpression(inputs: Inputs): string {
  const size = alphabetSize(inputs);
  const { length, noDuplicates, startWithLetter } = inputs;
  const least = classesOf(inputs).reduce((sum, one) => sum + one.least, 0);
  const front = startWithLetter ? ", only those starting with a letter" : "";
  if (least > 0)
    return `all strings of ${length} of the ${size} characters with the minimum of each kind: the sum of ${length}! ÷ (k₁! k₂! …) × ${noDuplicates ? "a₁!/(a₁−k₁)! …" : "a₁^k₁ a₂^k₂ …"} over all numbers k₁, k₂, … of each kind${front}`;
  return (noDuplicates ? `${size} × ${size - 1} × … , ${length} factors` : `${size}^${length}`) + front;
}

function drawStep({ mode }: Inputs, row: DrawRow): Step {
  const { n, choices, bytes, read, limit, result, character, kept } = row;
  const values = read.split(", ");
  const discarded = values.slice(0, -1).map((value) => `${shortNumber(value)} ≥ ${shortNumber(limit)}, discarded`);
  return step(
    `Your own bytes, draw ${n}: one of ${shortNumber(choices)}, from ${bytes === 1 ? "1 byte" : `${bytes} bytes`}`,
    [
      ...discarded,
      `${shortNumber(values.at(-1) ?? "")} mod ${shortNumber(choices)} = ${shortNumber(result)}`,
      ...(kept ? [] : [mode === "pin" ? "weak PIN discarded" : "password not starting with a letter discarded"]),
    ].join("; "),
    character === null || character.trim() === "" ? shortNumber(result) : character,
  );
}

function checkSteps(
  { bits, length }: Password,
  { guessesLog10, score, isCommon }: Assessment,
  format: Format,
): Listed<Step> {
  return [
    step(
      "Guesses until it is found",
      "zxcvbn: the easiest way to build it from common passwords, words, names, dates, patterns",
      raised(`10^${format.number(guessesLog10, 2)}`),
    ),
    step("Bits", "log₂ of the guesses", format.number(bits, 2)),
    step("zxcvbn score", "less than 10³, 10⁶, 10⁸, 10¹⁰ guesses, or more", String(score)),
    step(
      "Length",
      `Unicode characters; NIST requires ${SINGLE_FACTOR}, or ${MULTI_FACTOR} with a second factor`,
      format.number(length),
    ),
    step("On the list of common passwords", "compared in lowercase, as a whole", isCommon ? "Yes" : "No"),
  ];
}

/** Shortens whole numbers of more than 30 digits to their first digits and their magnitude. */
function shortNumber(digits: string): string {
  if (digits.length <= 30) return groupDigits(digits);
  return `${digits[0]}.${digits.slice(1, 6)}… × 10${superscript(digits.length - 1)}`;
}
