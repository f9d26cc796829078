import { type Step, step } from "../../../core/calculator";
import { plainDecimal } from "../../../math/numbers/decimal-text";
import { type Answer, kind } from "./kind";
import { decimalWords, sayCardinal, spelledSteps, wordsHeadline } from "./spelled";
import { typedNumber } from "./typed-number";

export const cardinal = kind({
  question: "A number in words",
  inputs: { number: {}, useAnd: {}, negativeWord: {}, decimalStyle: {}, letterCase: {} },
  read: typedNumber,
  say: sayCardinal,
  headline: wordsHeadline,
  working: (answer) => spelledSteps(answer, endSteps(answer)),
});

/** Steps for the decimals and the minus sign. */
function endSteps({ number, inputs }: Answer): Step[] {
  const { fraction, negative } = number;
  const how = inputs.decimalStyle === "digits" ? `digit by digit: ${[...fraction].join(" ")}` : "as a fraction";
  return [
    ...(fraction ? [step("Decimals", how, decimalWords(number, inputs))] : []),
    ...(negative ? [step("Below zero", plainDecimal(number), inputs.negativeWord)] : []),
  ];
}
