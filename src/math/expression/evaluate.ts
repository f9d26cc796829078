import type { Node, NumberNode, Operator, Postfix } from "./ast";

/**
 * What each part of an expression becomes: a number for an evaluator, text for a printer, a function for a graph.
 * Positions are those of the operator or name, for error messages.
 */
export interface Algebra<V> {
  number(node: NumberNode): V;
  name(name: string, position: number): V;
  call(name: string, values: readonly V[], position: number): V;
  negate(value: V): V;
  operate(operator: Operator, left: V, right: V, position: number): V;
  /** `left + percent%` or `left − percent%`, with the percentage taken of `left`. */
  change(operator: Operator, left: V, percent: V, position: number): V;
  power(base: V, exponent: V, position: number): V;
  postfix(operator: Postfix, value: V, position: number): V;
}

/** Evaluates an expression in an algebra, from the inside out and from left to right. */
export function evaluate<V>(node: Node, algebra: Algebra<V>): V {
  switch (node.kind) {
    case "number": {
      const value = algebra.number(node);
      return node.degrees ? algebra.postfix("°", value, node.position) : value;
    }
    case "name":
      return algebra.name(node.name, node.position);
    case "call":
      return algebra.call(
        node.name,
        node.arguments.map((argument) => evaluate(argument, algebra)),
        node.position,
      );
    case "negate":
      return algebra.negate(evaluate(node.operand, algebra));
    case "power":
      return algebra.power(evaluate(node.base, algebra), evaluate(node.exponent, algebra), node.position);
    case "postfix":
      return algebra.postfix(node.operator, evaluate(node.operand, algebra), node.position);
    case "chain": {
      let value = evaluate(node.first, algebra);
      for (const { operator, right, percent, position } of node.rest) {
        const operand = evaluate(right, algebra);
        value = percent
          ? algebra.change(operator, value, operand, position)
          : algebra.operate(operator, value, operand, position);
      }
      return value;
    }
  }
}
