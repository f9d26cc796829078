/** Signature of a function the parser accepts. */
export interface FunctionSignature {
  /** The evaluator's name, whichever alias was typed: `arcsin` is `asin`. */
  readonly name: string;
  readonly minArguments: number;
  readonly maxArguments: number;
  /** Name of the inverse function, for `f^-1`. */
  readonly inverse?: string;
}

export interface NamedValue {
  /** The evaluator's name: `π` is `pi`. */
  readonly name: string;
  /** Describes a name that cannot be assigned to: `a constant`. */
  readonly fixed?: string;
}

/** Looks up the names in an expression. */
export interface Names {
  function(name: string): FunctionSignature | undefined;
  value(name: string): NamedValue | undefined;
}

export interface ParseOptions {
  readonly names?: Names;
  /** `same`: implicit products rank with × and ÷. `higher`: they rank above, so 1/2π is 1/(2π). */
  readonly implicit?: "same" | "higher";
  /** `pocket`: 200 + 10% is 220. `math`: it is 200.1. */
  readonly percent?: "pocket" | "math";
}
