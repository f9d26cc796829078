import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { realSteps } from "../../../math/expression/real/evaluate";
import { exactText } from "../../../math/numbers/exact";
import { plainText } from "../../../math/numbers/significant";
import { Exact, lengths, type Real } from "../../../math/real/real";
import { approximateDigits, multipleOfPi } from "../../../math/real/text";
import { evaluateReading, readExpression } from "./expression";
import type { Inputs, outputs } from "./fields";
import { spokenDisplay } from "./keypad";

type Outputs = OutputsOf<typeof outputs>;

/** Longer texts than this do not fit a line. */
const LONGEST_TEXT = 2000;

/** Exact numbers of more binary digits are shown in decimals. */
const LONGEST_NUMBER = 100;

const DIGITS = 15;

export function workingSteps(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  switch (inputs.mode) {
    case "classic":
      return keypadSteps(inputs, outputs);
    case "expression":
      return expressionSteps(inputs, outputs);
    case "graph":
      return graphSteps(inputs, outputs, format);
  }
}

/** The history, oldest first. */
function keypadSteps({ keys }: Inputs, { history, display }: Outputs): Step[] {
  const steps = history.toReversed().map(({ calculation, result }, i) => ({
    label: `Step ${i + 1}`,
    expression: spokenDisplay(calculation.slice(0, calculation.lastIndexOf(" = "))),
    value: spokenDisplay(result),
  }));
  if (steps.length > 0) return steps;
  return [{ label: "Keys", expression: keys.trim(), value: spokenDisplay(display ?? "") }];
}

function expressionSteps(inputs: Inputs, { normalized, text }: Outputs): Step[] {
  const read = { label: "As it is read", expression: cut(normalized ?? ""), value: cut(text ?? "") };
  const reading = readExpression(inputs);
  // No step shows more digits than this.
  const shown = { ...inputs, precision: Math.min(inputs.precision, 2 * DIGITS) };
  const result = evaluateReading(reading, shown);
  const options = { angleUnit: inputs.angleUnit, precision: shown.precision, given: reading.given };
  return [read, ...realSteps(reading.program, options, result, stepText)];
}

/** A fraction or a decimal that ends, where it is short; else fifteen digits. */
function stepText(value: Real): string {
  const exact = value instanceof Exact && Math.max(...lengths(value.q)) <= LONGEST_NUMBER ? value : null;
  if (exact?.power === 0) return exactText(exact.q);
  if (exact?.power === 1) return multipleOfPi(exact.q);
  const digits = approximateDigits(value, DIGITS);
  const goesOn = approximateDigits(value, DIGITS + 5).digits.length > DIGITS;
  return plainText(digits) + (goesOn ? "…" : "");
}

function graphSteps({ target }: Inputs, { normalized, roots, extrema }: Outputs, format: Format): Step[] {
  const show = (x: number) => format.number(x, DIGITS);
  const curve = cut(normalized ?? "");
  return [
    { label: "The graph shows", expression: "f(x)", value: curve },
    ...roots.map(({ x, y }, i) => ({
      label: `Root ${i + 1}: f(x) = ${show(target)} where the sign of f(x) − ${show(target)} changes`,
      expression: `f(${show(x)})`,
      value: show(y),
    })),
    ...extrema.map(({ x, y }, i) => ({
      label: `Turning point ${i + 1}: where f changes between rising and falling`,
      expression: `f(${show(x)})`,
      value: show(y),
    })),
  ];
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
