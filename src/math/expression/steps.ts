import { signedOperand } from "../words/signed-operand";
import type { NumberNode, Operator, Postfix, Statement } from "./ast";
import { type Algebra, evaluate } from "./evaluate";

/** One operation with its operands filled in: `2 ^ 10`, with the value `1024`. */
export interface ReductionStep {
  /** For example `Power`, `sin` or `Assignment`. */
  readonly label: string;
  readonly expression: string;
  readonly value: string;
}

interface Traced<V> {
  readonly value: V;
  readonly text: string;
}

const OPERATIONS: Record<Operator, [label: string, sign: string]> = {
  "+": ["Addition", "+"],
  "-": ["Subtraction", "-"],
  "*": ["Multiplication", "×"],
  "/": ["Division", "/"],
  mod: ["Remainder", "mod"],
};

const POSTFIXES: Readonly<Record<string, string>> = {
  "!": "Factorial",
  "!!": "Double factorial",
  "%": "Percentage",
  "°": "Degrees",
};

/** Names that stay symbols in the steps; all others are replaced by their values. */
const CONSTANTS: Readonly<Record<string, string>> = { pi: "π", tau: "τ", e: "e", phi: "φ" };

/**
 * Shows how an expression is evaluated, one operation per step, from the inside out and from left to right.
 *
 * @param show converts a value to text
 * @param assign makes a variable known to the algebra
 */
export function reductionSteps<V>(
  program: readonly Statement[],
  algebra: Algebra<V>,
  show: (value: V) => string,
  assign: (name: string, value: V) => void,
): ReductionStep[] {
  const steps: ReductionStep[] = [];
  const tracer = new Tracer(algebra, show, steps);
  for (const { name, value } of program) {
    const result = evaluate(value, tracer);
    if (name === undefined) continue;
    assign(name, result.value);
    steps.push({ label: "Assignment", expression: name, value: result.text });
  }
  return steps;
}

class Tracer<V> implements Algebra<Traced<V>> {
  constructor(
    readonly algebra: Algebra<V>,
    readonly show: (value: V) => string,
    readonly steps: ReductionStep[],
  ) {}

  number(node: NumberNode): Traced<V> {
    return { value: this.algebra.number(node), text: node.text };
  }

  name(name: string, position: number): Traced<V> {
    const value = this.algebra.name(name, position);
    return { value, text: CONSTANTS[name] ?? this.show(value) };
  }

  call(name: string, values: readonly Traced<V>[], position: number): Traced<V> {
    const result = this.algebra.call(
      name,
      values.map(({ value }) => value),
      position,
    );
    return this.#step(name, `${name}(${values.map(({ text }) => text).join(", ")})`, result);
  }

  negate({ value, text }: Traced<V>): Traced<V> {
    return { value: this.algebra.negate(value), text: text.startsWith("-") ? text.slice(1) : `-${text}` };
  }

  operate(operator: Operator, left: Traced<V>, right: Traced<V>, position: number): Traced<V> {
    const [label, sign] = OPERATIONS[operator];
    const loose = operator === "+" || operator === "-";
    const texts = loose ? [left.text, signedOperand(right.text)] : [tight(left.text), tight(right.text)];
    const result = this.algebra.operate(operator, left.value, right.value, position);
    return this.#step(label, texts.join(` ${sign} `), result);
  }

  change(operator: Operator, left: Traced<V>, percent: Traced<V>, position: number): Traced<V> {
    const result = this.algebra.change(operator, left.value, percent.value, position);
    const label = operator === "+" ? "Percentage added" : "Percentage subtracted";
    return this.#step(label, `${left.text} ${operator} ${tight(percent.text)}% of ${left.text}`, result);
  }

  power(base: Traced<V>, exponent: Traced<V>, position: number): Traced<V> {
    const result = this.algebra.power(base.value, exponent.value, position);
    return this.#step("Power", `${tight(base.text)} ^ ${tight(exponent.text)}`, result);
  }

  postfix(operator: Postfix, { value, text }: Traced<V>, position: number): Traced<V> {
    const sign = /["']$/.test(text) ? "" : operator;
    return this.#step(
      POSTFIXES[operator] ?? "Multifactorial",
      tight(text) + sign,
      this.algebra.postfix(operator, value, position),
    );
  }

  #step(label: string, expression: string, value: V): Traced<V> {
    const text = this.show(value);
    this.steps.push({ label, expression, value: text });
    return { value, text };
  }
}

/** Adds parentheses to fractions and negative numbers, for use next to an operator. */
function tight(text: string): string {
  return /^-|[ /]/.test(text) ? `(${text})` : text;
}
