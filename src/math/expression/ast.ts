/** What an expression is made of. Positions are those of the operator or name, from 1. */
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
  /** Degrees, minutes and seconds: an angle regardless of the angle unit. */
  readonly degrees?: true;
  readonly position: number;
}

export interface CallNode {
  readonly kind: "call";
  readonly name: string;
  readonly arguments: readonly Node[];
  readonly position: number;
}

export type Postfix = "!" | "!!" | "%" | "°";

interface PostfixNode {
  readonly kind: "postfix";
  readonly operator: Postfix;
  readonly operand: Node;
  readonly position: number;
}

export type Operator = "+" | "-" | "*" | "/" | "mod";

/** Operands of one rank, from left to right: `a + b − c`, `a × b ÷ c d`. A long sum is no deep tree. */
interface ChainNode {
  readonly kind: "chain";
  readonly first: Node;
  readonly rest: readonly Link[];
}

export interface Link {
  readonly operator: Operator;
  readonly right: Node;
  /** A product without a sign: `2π`. */
  readonly implicit?: true;
  /** `a + b%`, where b% is a share of a; `right` is b. */
  readonly percent?: true;
  readonly position: number;
}

export interface Statement {
  /** `name = …` */
  readonly name?: string;
  readonly value: Node;
}
