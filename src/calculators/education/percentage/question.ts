/** A question with one or two numbers that one formula answers. */
import { type Headline, InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { shownExact } from "../../../core/shown-exact";
import type { Variant } from "../../../core/variants";
import { Formula } from "../../../math/formula/formula";
import { RATIONAL } from "../../../math/formula/rational";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import type { Fields, Inputs } from "./fields";

/** Everything that can be part of an answer; each question fills in some of it. */
export interface Answer {
  readonly result?: Rational;
  readonly difference?: Rational;
  readonly multiplier?: Rational;
  readonly relativeChange?: Rational | undefined;
  readonly basisPoints?: Rational;
  readonly signedError?: Rational;
  /** Profit as a percentage of the cost. */
  readonly markup?: Rational | undefined;
  readonly finalValue?: Rational;
  readonly netPercent?: Rational;
  readonly chain?: readonly ChainLink[];
}

/** One change of a chain. */
export interface ChainLink {
  /** In percent. */
  readonly change: Rational;
  readonly before: Rational;
  readonly after: Rational;
}

export const HUNDRED = Rational.of(100);

/** Maximum number of decimals of a result in a headline. */
const HEADLINE_DIGITS = 6;

interface Texts {
  readonly x: string;
  readonly y: string;
  /** The result, rounded. */
  readonly figure: string;
  readonly answer: Answer;
  readonly format: Format;
}

interface Options {
  readonly question: string;
  readonly inputs: Variant<Fields, Answer>["inputs"];
  /** @throws InputError if there is no answer */
  readonly check?: (inputs: Inputs) => void;
  readonly formula: string;
  /** The numbers in the formula, by their names in it. */
  readonly names: (inputs: Inputs) => Readonly<Record<string, Rational>>;
  /** What the answer includes besides the result. */
  readonly more?: (result: Rational, inputs: Inputs) => Answer;
  readonly headline: (texts: Texts) => Headline;
}

/** A question with its formula, for the working. */
export interface Question extends Variant<Fields, Answer> {
  readonly formula: Formula;
  readonly names: Options["names"];
}

export function question(options: Options): Question {
  const formula = new Formula(options.formula);
  return {
    question: options.question,
    inputs: options.inputs,
    formula,
    names: options.names,
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
  };
}

/** Rejects 0 for an input that is a divisor. */
export function nonzero(key: "x" | "y"): (inputs: Inputs) => void {
  return (inputs) => {
    if (inputs[key].sign() === 0) throw new InputError(key, "The second value must not be 0.");
  };
}

export function shownResult(value: Rational | undefined, format: Format): string {
  return format.number(toFiniteNumber(value), HEADLINE_DIGITS);
}

export function shownPercent(value: Rational, format: Format): string {
  return format.percent(toFiniteNumber(value), 4);
}
