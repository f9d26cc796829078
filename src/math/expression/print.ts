import type { Node, Operator, Statement } from "./ast";
import { type Algebra, evaluate } from "./evaluate";

const SIGNS: Record<Operator, string> = { "+": "+", "-": "-", "*": "×", "/": "/", mod: "mod" };

/** Prints expressions with parentheses around every operation: `(1 + (2 × 3))`. */
const FULL: Algebra<string> = {
  // The angle 12°30' returns as a postfix degree sign, which its text already contains.
  number: (node) => (node.degrees || node.denominator === 1n ? node.text : `(${node.text})`),
  name: (name) => name,
  call: (name, values) => `${name}(${values.join(", ")})`,
  negate: (value) => `(-${value})`,
  operate: (operator, left, right) => `(${left} ${SIGNS[operator]} ${right})`,
  change: (operator, left, percent) => `(${left} ${operator} ${percent}%)`,
  power: (base, exponent) => `(${base} ^ ${exponent})`,
  postfix: (operator, value) => (/["']$/.test(value) ? value : `(${value}${operator})`),
};

/** The expression with parentheses around every operation. It parses to the same meaning under any precedence rules. */
export function fullyParenthesised(program: readonly Statement[]): string {
  return program.map(({ name, value }) => (name ? `${name} = ${printNode(value)}` : printNode(value))).join("; ");
}

function printNode(node: Node): string {
  return evaluate(node, FULL);
}
