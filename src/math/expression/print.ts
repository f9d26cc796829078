import type { Node, Operator, Statement } from "./ast";
import { type Algebra, evaluate } from "./evaluate";

const SIGNS: Record<Operator, string> = { "+": "+", "-": "-", "*": "×", "/": "/", mod: "mod" };

/** Prints expressions with every operation in parentheses: `(1 + (2 × 3))`. */
const FULL: Algebra<string> = {
  // The degrees of 12°30' come back as a postfix sign, which the text already has.
  number: (node) => (node.degrees || node.denominator === 1n ? node.text : `(${node.text})`),
  name: (name) => name,
  call: (name, values) => `${name}(${values.join(", ")})`,
  negate: (value) => `(-${value})`,
  operate: (operator, left, right) => `(${left} ${SIGNS[operator]} ${right})`,
  change: (operator, left, percent) => `(${left} ${operator} ${percent}%)`,
  power: (base, exponent) => `(${base} ^ ${exponent})`,
  postfix: (operator, value) => (/["']$/.test(value) ? value : `(${value}${operator})`),
};

/** The expression with every operation in parentheses; parsed again it means the same under any precedence rules. */
export function fullyParenthesised(program: readonly Statement[]): string {
  return program
    .map(({ name, value }) => (name ? `${name} = ${printNode(value)}` : printNode(value)))
    .join("; ");
}

function printNode(node: Node): string {
  return evaluate(node, FULL);
}
