/** The expression mode: one value in many forms. */
import { InputError, type Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import type { Statement } from "../../../math/expression/ast";
import { ExpressionError } from "../../../math/expression/error";
import type { NamedValue } from "../../../math/expression/options";
import { Parser } from "../../../math/expression/parser";
import { fullyParenthesised } from "../../../math/expression/print";
import { evaluateReal, type RealResult } from "../../../math/expression/real/evaluate";
import { namesWith } from "../../../math/expression/real/names";
import { engineeringText, mixedText, plainText, scientificText } from "../../../math/numbers/significant";
import { Exact, type Real } from "../../../math/real/real";
import { approximateDigits, multipleOfPi, toFiniteDouble } from "../../../math/real/text";
import type { Inputs } from "./fields";
import { degreesText, exactFraction, wholeInBase } from "./forms";
import { givenStatements, VARIABLE } from "./given";

/** An expression as it was read. */
export interface Reading {
  readonly program: readonly Statement[];
  /** Ans, M and variables. */
  readonly given: readonly Statement[];
  readonly ambiguous: boolean;
  /** Functions without parentheses whose operand ends before the next factor. */
  readonly cutShort: readonly string[];
}

/** @throws InputError on `expression`, `ans`, `memory` or `variables` */
export function readExpression(inputs: Inputs, implicit = inputs.implicit): Reading {
  const given = givenStatements(inputs);
  const values: NamedValue[] = given.flatMap(({ name }) =>
    name && !(name === "Ans" || name === "M") ? { name } : [],
  );
  if (inputs.mode === "graph") values.push({ name: VARIABLE, fixed: "the variable of the graph" });
  return onExpression(() => {
    const parser = new Parser(inputs.expression, { names: namesWith(values), implicit });
    const program = parser.program();
    return { program, given, ambiguous: parser.ambiguous, cutShort: parser.cutShort };
  });
}

/** @throws InputError on `expression` */
export function evaluateReading({ program, given }: Reading, { angleUnit, precision }: Inputs): RealResult {
  return onExpression(() => evaluateReal(program, { angleUnit, precision, given }));
}

/** A fault of the expression is a fault of the input. */
function onExpression<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ExpressionError) throw new InputError("expression", error.message);
    throw error;
  }
}

export function expressionOutputs(inputs: Inputs, format: Format) {
  const reading = readExpression(inputs);
  const result = evaluateReading(reading, inputs);
  const { value, digits } = result;
  const rational = value instanceof Exact && value.power === 0 ? value.q : null;
  const whole = rational?.isInteger() ? rational.n : null;
  const inBase = (base: number) => () => (whole === null ? null : wholeInBase(whole, base, inputs.wordSize));
  const alternative = once(() => (reading.ambiguous ? otherReading(inputs) : null));
  const exact = () => rational && exactFraction(rational);
  return {
    value: () => toFiniteDouble(value),
    text: plainText(digits),
    exact,
    mixed: () => (rational && exact() ? mixedText(rational) : null),
    multipleOfPi: value instanceof Exact && value.power === 1 ? multipleOfPi(value.q) : null,
    scientific: scientificText(digits),
    engineering: engineeringText(digits),
    dms: () => degreesText(value),
    hex: inBase(16),
    octal: inBase(8),
    binary: inBase(2),
    ambiguous: reading.ambiguous,
    alternative,
    normalized: () => fullyParenthesised(reading.program),
    assigned: () => [...result.assigned].map(([name, one]) => ({ name, value: variableText(one) })),
    notices: () => [
      ...readingNotices(reading, inputs, reading.ambiguous ? otherInWords(alternative(), format) : ""),
      ...wordSizeNotice(whole, inputs),
      ...vanishedNotice(result),
    ],
  };
}

/** The value under the other rule for products without a sign; null where it has none. */
function otherReading(inputs: Inputs): number | null {
  try {
    const other = evaluateReading(
      readExpression(inputs, inputs.implicit === "same" ? "higher" : "same"),
      inputs,
    );
    return toFiniteDouble(other.value);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** A value that can be given back as a variable: a fraction where it is short, else 32 digits. */
function variableText(value: Real): string {
  const exact = value instanceof Exact && value.power === 0 ? exactFraction(value.q) : null;
  return exact && exact.length <= 100 ? exact : plainText(approximateDigits(value, 32));
}

/** What to know about how an expression was read. @param other value under the other rule, in words */
export function readingNotices({ ambiguous, cutShort }: Reading, { implicit }: Inputs, other = ""): Notice[] {
  const notices: Notice[] = [];
  const rule = implicit === "same" ? "from left to right, with the rank of ×" : "as one divisor";
  if (ambiguous)
    notices.push({
      code: "ambiguous-product",
      message: `A product without a sign stands right of a division. It was read ${rule}${other}. Parentheses make it plain.`,
    });
  const [name] = cutShort;
  if (name)
    notices.push({
      code: "short-operand",
      message: `Without parentheses “${name}” takes one operand only; what follows it is another factor.`,
    });
  return notices;
}

function otherInWords(alternative: number | null, format: Format): string {
  return alternative === null
    ? "; read the other way it has no value"
    : `; read the other way it is ${format.number(alternative, 10)}`;
}

function wordSizeNotice(whole: bigint | null, { wordSize }: Inputs): Notice[] {
  if (whole === null || wholeInBase(whole, 2, wordSize) !== null) return [];
  const half = 2n ** BigInt(Number(wordSize) - 1);
  return [
    {
      code: "does-not-fit",
      message: `The number does not fit into ${wordSize} bits, which hold ${-half} to ${half - 1n}.`,
    },
  ];
}

function vanishedNotice({ vanished, arithmetic }: RealResult): Notice[] {
  if (!vanished) return [];
  const digits = Math.floor(arithmetic.bits * Math.log10(2));
  return [
    {
      code: "not-told-from-zero",
      message: `Worked out to ${digits} digits, the result cannot be told from 0.`,
    },
  ];
}
