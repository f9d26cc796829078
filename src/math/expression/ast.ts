/** A node of an expression tree. Positions are those of the operator or name, from 1. */
export type Node =
  | NumberNode
  | { readonly kind: "name"; readonly name: string; readonly position: number }
  | CallNode
  | { readonly kind: "negate"; readonly operand: Node; readonly position: number }
  | { readonly kind: "power"; readonly base: Node; readonly exponent: Node; readonly position: number }
  | PostfixNode
  | ChainNode;

/** The value is numerator / denominator · 10^exponent. */
export interface NumberNode {
  readonly kind: "number";
  /** As written: `1.5`, `0xff`, `1 2/3`, `12°30'15"`. */
  readonly text: string;
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly exponent: number;
  /** Whether it was written in degrees, minutes and seconds: an angle regardless of the angle unit. */
  readonly degrees?: true;
  readonly position: number;
}

export interface CallNode {
  readonly kind: "call";
  readonly name: string;
  readonly arguments: readonly Node[];
  readonly position: number;
}

/** A factorial: the number of marks is the distance between its factors, so that 5!!! = 5 · 2. */
export type Factorial = `!${string}`;

export type Postfix = Factorial | "%" | "°";

interface PostfixNode {
  readonly kind: "postfix";
  readonly operator: Postfix;
  readonly operand: Node;
  readonly position: number;
}

export type Operator = "+" | "-" | "*" | "/" | "mod";

/**
 * Operands of equal precedence, from left to right: `a + b − c`, `a × b ÷ c d`. Keeps long sums from becoming deep
 * trees.
 */
interface ChainNode {
  readonly kind: "chain";
  readonly first: Node;
  readonly rest: readonly Link[];
}

export interface Link {
  readonly operator: Operator;
  readonly right: Node;
  /** Written with ÷ instead of a slash. */
  readonly obelus?: boolean;
  /** An implicit product: `2π`. */
  readonly implicit?: true;
  /** `a + b%` or `a − b%`, where b% is taken of a; `right` is b. */
  readonly percent?: true;
  readonly position: number;
}

export interface Statement {
  /** Set for an assignment, `name = …`. */
  readonly name?: string;
  readonly value: Node;
}
