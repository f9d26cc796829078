import { type Headline, InputError, type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { withMinus } from "../../../core/signs";
import { digitWords } from "../../../math/words/cardinal";
import { readWords, UnreadableWords, type WordReading } from "../../../math/words/read-words";
import type { Inputs } from "./fields";
import { type Answer, grouped, kind } from "./kind";
import { checkLength } from "./typed-number";

export const wordsToNumber = kind({
  question: "Words to digits",
  inputs: { words: {} },
  read: readNumber,
  headline: digitsHeadline,
  working: wordSteps,
});

/**
 * Reads the words as a number, with the running total after each word.
 *
 * @throws InputError
 */
function readNumber({ words }: Inputs): WordReading {
  try {
    const reading = readWords(words);
    checkLength(reading, "words");
    return reading;
  } catch (error) {
    if (error instanceof UnreadableWords) throw new InputError("words", error.message);
    throw error;
  }
}

/** The digits, followed by the same number with the commas of the other system if they differ. */
function digitsHeadline(answer: Answer): Headline {
  const figure = answer.digits();
  const [system, marks] =
    answer.system === "indian" ? (["us", "millions"] as const) : (["indian", "lakhs and crores"] as const);
  const other = answer.digits(system);
  return {
    label: "In digits",
    before: "In digits, that is",
    figure: withMinus(figure),
    copy: figure,
    ...(other === figure ? {} : { after: `or ${withMinus(other)} in ${marks}` }),
  };
}

/** The running total, word by word. */
function wordSteps(answer: Answer): Listed<Step> {
  const { steps, fraction, negative } = answer.number as WordReading;
  const show = (digits: string) => grouped(digits, answer.system);
  const before = (total: string, multiplied: string, by: string) => {
    const rest = BigInt(total) - BigInt(multiplied) * BigInt(by);
    return rest > 0n ? `${show(String(rest))} + ` : "";
  };
  return [
    steps.map(({ word, multiplied, by, total }, i) =>
      step(
        word,
        multiplied === null
          ? `${show(steps[i - 1]?.total ?? "0")} + ${show(by)}`
          : `${before(total, multiplied, by)}${show(multiplied)} × ${show(by)}`,
        show(total),
      ),
    ),
    fraction ? step("point", digitWords(fraction), `.${fraction}`) : null,
    step("In digits", negative ? "with the minus sign" : "the final total", answer.digits()),
  ];
}
