import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { shownExact } from "../../../core/shown-exact";
import { exactText, fixedText } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { repeatingText } from "../../../math/numbers/repeating-decimal";
import { capitalized } from "../../../math/words/phrases";
import type { Inputs } from "./fields";
import { type Answer, HUNDRED, type Question } from "./question";
import { BY_MODE, type PercentageModel } from "./questions";

/** The formula with its numbers, a fraction also as a decimal, and the mental arithmetic for “x% of y”. */
export function working({ variant, answer, inputs }: PercentageModel, format: Format): Listed<Step> {
  const chosen = BY_MODE[variant];
  if (!("formula" in chosen)) return chainSteps(answer, inputs, format);
  const route = variant === "of" ? mentalRoute(inputs, format) : null;
  const result = answer.result as Rational;
  return [formulaStep(chosen, result, inputs, format), decimalSteps(result), route ? route : null];
}

function formulaStep({ formula, names }: Question, result: Rational, inputs: Inputs, format: Format): Step {
  const numbers = Object.entries(names(inputs)).map(([name, x]) => [name, shownExact(x, format)]);
  return step(capitalized(formula.text), formula.withNumbers(Object.fromEntries(numbers)), exactText(result));
}

/** Writes a fraction as a decimal, too, with its repeating digits in parentheses unless there are too many. */
function decimalSteps(value: Rational): Step | null {
  const fraction = exactText(value);
  if (!fraction.includes("/")) return null;
  const repeating = repeatingText(value);
  return step(
    "As a decimal",
    fraction,
    repeating ? `${repeating}, with the digits in parentheses repeating` : `${fixedText(value, 12)}…`,
  );
}

function chainSteps(
  { finalValue, netPercent, chain: links = [] }: Answer,
  { y }: Inputs,
  format: Format,
): Listed<Step> {
  const factors = links.map(
    ({ change }) => `(1 ${change.sign() < 0 ? "−" : "+"} ${shownExact(change.abs(), format)} ÷ 100)`,
  );
  return [
    step(
      "Each change multiplies the previous result",
      [shownExact(y, format), ...factors].join(" × "),
      exactText(finalValue as Rational),
    ),
    step("Net change", `100 × (${factors.join(" × ")} − 1)`, `${exactText(netPercent as Rational)}%`),
  ];
}

/** Percentages that are easy to calculate mentally. */
const EASY = [50n, 25n, 10n, 5n, 1n];

/**
 * Mental arithmetic for x% of y: for 15% of 80, 10% is 8 and 5% is 4. Null if the percentage is not a whole number from
 * 1 to 100, or needs only one of the easy ones.
 */
function mentalRoute({ x, y }: Inputs, format: Format): Step | null {
  if (!x.isInteger() || x.sign() <= 0 || x.n > 100n) return null;
  const parts: string[] = [];
  const amounts: string[] = [];
  let left = x.n;
  for (const easy of EASY) {
    const times = left / easy;
    if (times === 0n) continue;
    left -= times * easy;
    const amount = shownExact(y.multiply(Rational.of(times * easy)).divide(HUNDRED), format);
    parts.push(`${times * easy}% is ${amount}`);
    amounts.push(amount);
  }
  if (parts.length < 2) return null;
  const sum = shownExact(y.multiply(x).divide(HUNDRED), format);
  return step("In your head", `${parts.join(", ")}, so ${amounts.join(" + ")}`, sum);
}
