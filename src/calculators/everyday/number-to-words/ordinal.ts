import { step } from "../../../core/calculator";
import { cardinalWords } from "../../../math/words/cardinal";
import { ordinalWords, shortOrdinal } from "../../../math/words/ordinal";
import { kind } from "./kind";
import { spelledSteps, wordsHeadline } from "./spelled";
import { typedWhole } from "./typed-number";

export const ordinal = kind({
  question: "An ordinal: first, second, third",
  inputs: { number: {}, useAnd: {}, letterCase: {} },
  read: (inputs) => typedWhole(inputs, 0, Infinity, "Ordinals need a whole number, 0 or more."),
  say: ({ whole }, wording) => ordinalWords(cardinalWords(whole, wording)),
  headline: (answer) => ({ ...wordsHeadline(answer), after: `or ${shortOrdinal(answer.number.whole)}` }),
  working: (answer) =>
    spelledSteps(answer, [
      step(
        "Ordinal",
        "the last word changes: first, second, third, fifth, eighth, ninth, twelfth, -ieth, otherwise th",
        ordinalWords(cardinalWords(answer.number.whole, answer.wording)).split(/[ -]/).at(-1) as string,
      ),
    ]),
});
