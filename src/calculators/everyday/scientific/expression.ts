/** The expression mode: one value in many forms. Loaded when the mode is chosen. */
import { InputError, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import { withMinus } from "../../../core/signs";
import type { RealResult } from "../../../math/expression/real/evaluate";
import { evaluateSum } from "../../../math/expression/sum";
import { exactText } from "../../../math/numbers/exact";
import { engineeringText, mixedText, plainText, scientificText } from "../../../math/numbers/significant";
import { Ball } from "../../../math/real/ball";
import { Exact, type Real } from "../../../math/real/real";
import { approximateDigits, multipleOfPi, toFiniteDouble } from "../../../math/real/text";
import { evaluateReading } from "./evaluation";
import { degreesText, exactFraction, wholeInBase } from "./forms";
import type { Inputs } from "./inputs";
import type { Work } from "./modes";
import { readExpression, readingNotices } from "./reading";
import { expressionInSentence, HEADLINE_DECIMALS } from "./words";
import { expressionSteps } from "./working";

export const work: Work<{ readonly expression: EvaluatedExpression }> = {
  answer: (inputs) => ({ expression: evaluated(inputs) }),

  headline: ({ expression }, inputs, format) => {
    const value = expression.value();
    const before = expressionInSentence(inputs.expression);
    const figure = value === null ? scientificFigure(expression.scientific) : format.number(value, HEADLINE_DECIMALS);
    const fraction = expression.exact();
    const written = fraction?.includes("/") ? fraction : expression.multipleOfPi;
    const short = written && withMinus(written);
    const isNew = short && short.length <= 40 && short !== before.replaceAll(" ", "");
    return {
      label: "Result",
      ...(before !== figure && { before: `${before} =` }),
      figure,
      ...(isNew && { after: expression.fitsHeadline() ? `= ${short}` : `(exactly ${short})` }),
    };
  },

  notices: ({ expression }, inputs, format) => [
    ...readingNotices(
      expression.reading,
      inputs,
      expression.reading.ambiguous ? otherInWords(expression.alternative(), format) : "",
    ),
    wordSizeNotice(expression.whole, inputs),
    vanishedNotice(expression.result),
  ],

  working: ({ expression }, inputs) => expressionSteps(expression, inputs),
};

export type EvaluatedExpression = ReturnType<typeof evaluated>;

/** @throws InputError */
function evaluated(inputs: Inputs) {
  const reading = readExpression(inputs);
  const result = evaluateReading(reading, inputs);
  const { value, digits } = result;
  const rational = value instanceof Exact && value.power === 0 ? value.q : null;
  const whole = rational?.isInteger() ? rational.n : null;
  const text = plainText(digits);
  const exact = once(() => rational && exactFraction(rational));
  return {
    reading,
    result,
    /** The value if it is a whole number, otherwise null. */
    whole,
    value: once(() => toFiniteDouble(value)),
    text,
    exact,
    /** Whether the headline's decimals are the whole value. */
    fitsHeadline: () => rational !== null && 10n ** BigInt(HEADLINE_DECIMALS) % rational.d === 0n,
    mixed: () => (rational && exact() ? mixedText(rational) : null),
    multipleOfPi: value instanceof Exact && value.power === 1 ? multipleOfPi(value.q) : null,
    scientific: scientificText(digits),
    engineering: engineeringText(digits),
    dms: () => degreesText(value),
    inBase: (base: number) => (whole === null ? null : wholeInBase(whole, base, inputs.wordSize)),
    /** The value under the other rule for implied multiplication; null if there is none. */
    alternative: once(() => (reading.ambiguous ? otherReading(inputs) : null)),
    assigned: () => [...result.assigned].map(([name, one]) => ({ name, value: variableText(one) })),
    /** The memory after M+ or M−; null if the memory is not a number. */
    addedTo(memory: string, sign: "+" | "-"): string | null {
      const sum = evaluateSum(`${memory} ${sign} (${exact() ?? text})`);
      return sum && exactText(sum);
    },
  };
}

function otherReading(inputs: Inputs): number | null {
  try {
    const implicit = inputs.implicit === "same" ? "higher" : "same";
    return toFiniteDouble(evaluateReading(readExpression({ ...inputs, implicit }), inputs).value);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** A number outside the range of a double, to twelve decimals: `4.281247731757 × 10^369693099`. */
function scientificFigure(text: string): string {
  const [mantissa = "", exponent = ""] = text.split("e");
  return `${Number(Number(mantissa).toFixed(12))} × 10^${Number(exponent)}`;
}

/** A value in a form that can be entered as a variable: a fraction if it is short, otherwise 32 digits. */
function variableText(value: Real): string {
  const exact = value instanceof Exact && value.power === 0 ? exactFraction(value.q) : null;
  return exact && exact.length <= 100 ? exact : plainText(approximateDigits(value, 32));
}

function otherInWords(alternative: number | null, format: Format): string {
  return alternative === null
    ? "; read the other way, it has no value"
    : `; read the other way, it is ${format.number(alternative, 10)}`;
}

function wordSizeNotice(whole: bigint | null, { wordSize }: Inputs): Notice | null {
  if (whole === null || wholeInBase(whole, 2, wordSize) !== null) return null;
  const half = 2n ** BigInt(Number(wordSize) - 1);
  return notice("does-not-fit", `The number does not fit in ${wordSize} bits, which hold ${-half} to ${half - 1n}.`);
}

function vanishedNotice({ value, vanished, arithmetic }: RealResult): Notice | null {
  if (value instanceof Ball && value.isUnderflow)
    return notice("underflow", "The result is not 0, but smaller than 10 to the power -300,000,000,000,000.");
  if (!vanished) return null;
  const digits = Math.floor(arithmetic.bits * Math.log10(2));
  return notice("not-told-from-zero", `Calculated to ${digits} digits, the result cannot be distinguished from 0.`);
}
