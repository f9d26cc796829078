/** A question with one or two numbers that one formula answers. */
import { type Headline, InputError, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { shownExact } from "../../../core/shown-exact";
import type { Variant } from "../../../core/variants";
import { Formula } from "../../../math/formula/formula";
import { RATIONAL } from "../../../math/formula/rational";
import { exactText, fixedText, toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { repeatingText } from "../../../math/numbers/repeating-decimal";
import type { Answer } from "./answer";
import type { Fields, Inputs } from "./fields";

export const HUNDRED = Rational.of(100);

/** Decimals of a result in a sentence. */
const HEADLINE_DIGITS = 6;

interface Texts {
  readonly x: string;
  readonly y: string;
  /** The result, rounded. */
  readonly figure: string;
  readonly answer: Answer;
  readonly format: Format;
}

interface Question {
  readonly question: string;
  readonly inputs: Variant<Fields, Answer>["inputs"];
  /** @throws InputError where there is no answer */
  readonly check?: (inputs: Inputs) => void;
  readonly formula: string;
  /** The numbers of the formula by their names in it. */
  readonly names: (inputs: Inputs) => Readonly<Record<string, Rational>>;
  /** What else is answered. */
  readonly more?: (result: Rational, inputs: Inputs) => Answer;
  readonly headline: (texts: Texts) => Headline;
  /** A last step of the working; null where there is none. */
  readonly aside?: (inputs: Inputs, format: Format) => Step | null;
}

export function question(options: Question): Variant<Fields, Answer> {
  const formula = new Formula(options.formula);
  return {
    question: options.question,
    inputs: options.inputs,
    answer(inputs) {
      options.check?.(inputs);
      const result = formula.evaluate(options.names(inputs), RATIONAL);
      return { result, ...options.more?.(result, inputs) };
    },
    headline: (answer, inputs, format) =>
      options.headline({
        x: shownExact(inputs.x, format),
        y: shownExact(inputs.y, format),
        figure: shownResult(answer.result, format),
        answer,
        format,
      }),
    working(answer, inputs, format) {
      const numbers = Object.entries(options.names(inputs)).map(([name, x]) => [name, shownExact(x, format)]);
      const aside = options.aside?.(inputs, format);
      return [
        step(
          capitalized(options.formula),
          formula.withNumbers(Object.fromEntries(numbers)),
          exactText(answer.result as Rational),
        ),
        ...decimalSteps(answer.result as Rational),
        ...(aside ? [aside] : []),
      ];
    },
  };
}

/** Refuses 0 for an input that is divided by. */
export function nonzero(key: "x" | "y"): (inputs: Inputs) => void {
  return (inputs) => {
    if (inputs[key].sign() === 0) throw new InputError(key, "The second value must not be 0.");
  };
}

export function shownResult(value: Rational | undefined, format: Format): string {
  return format.number(value ? toFiniteNumber(value) : null, HEADLINE_DIGITS);
}

export function shownPercent(value: Rational, format: Format): string {
  return format.percent(toFiniteNumber(value), 4);
}

/** A fraction as a decimal, too, with its period where it has one. */
function decimalSteps(value: Rational): Step[] {
  const fraction = exactText(value);
  if (!fraction.includes("/")) return [];
  const repeating = repeatingText(value);
  return [
    step(
      "As a decimal",
      fraction,
      repeating ? `${repeating}, with the digits in parentheses repeating` : `${fixedText(value, 12)}…`,
    ),
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
