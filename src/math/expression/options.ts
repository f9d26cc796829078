/** What a caller tells the parser: its names, and the conventions that differ. */
export interface FunctionSignature {
  /** The evaluator's name, whichever alias was written: `arcsin` is `asin`. */
  readonly name: string;
  readonly minArguments: number;
  readonly maxArguments: number;
  /** What `f^-1` is called. */
  readonly inverse?: string;
}

export interface NamedValue {
  /** The name that the evaluator knows: `π` is `pi`. */
  readonly name: string;
  /** What it is where it may not be assigned to: `a constant`. */
  readonly fixed?: string;
}

/** What the names of an expression mean. */
export interface Names {
  function(name: string): FunctionSignature | undefined;
  value(name: string): NamedValue | undefined;
}

export interface ParseOptions {
  readonly names?: Names;
  /** `same`: a product without a sign ranks with × and ÷. `higher`: above them, 1/2π is 1/(2π). */
  readonly implicit?: "same" | "higher";
  /** `pocket`: 200 + 10% is 220. `math`: it is 200.1. */
  readonly percent?: "pocket" | "math";
}
