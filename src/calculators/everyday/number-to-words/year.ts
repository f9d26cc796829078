import { type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { below100 } from "../../../math/words/cardinal";
import { yearWords } from "../../../math/words/year";
import { type Answer, kind } from "./kind";
import { groupSteps, placeValue, wordsHeadline } from "./spelled";
import { typedWhole } from "./typed-number";

export const year = kind({
  question: "A year, read aloud",
  inputs: { number: {}, letterCase: {} },
  read: (inputs) => typedWhole(inputs, 1000, 2999, "Year must be between 1000 and 2999."),
  say: ({ whole }) => yearWords(Number(whole)),
  // A year is read as two pairs of digits.
  rows: (whole) =>
    [whole.slice(0, 2), whole.slice(2)].map((digits, i) => ({
      digits,
      value: placeValue(digits, i === 0 ? 2 : 0),
      name: digits === "00" ? null : below100(Number(digits)),
    })),
  headline: wordsHeadline,
  working: yearSteps,
});

function yearSteps(answer: Answer): Listed<Step> {
  const { whole } = answer.number;
  const rest = Number(whole.slice(2));
  const words = String(answer.words);
  if (whole[1] === "0" && rest < 10) return [step("First years of a millennium", `${whole}, as a number`, words)];
  const rule =
    rest === 0
      ? "a full century is read with hundred"
      : rest < 10
        ? "a single-digit year is read with oh"
        : "two pairs of digits";
  return [groupSteps(answer), step("Put together", rule, words)];
}
