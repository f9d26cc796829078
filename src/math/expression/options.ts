import type { NumeralStyle } from "../numbers/numeral";

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
  /** How commas and points in numbers are read. */
  readonly marks?: NumeralStyle;
  readonly names?: Names;
  /** `same`: implicit products rank with × and ÷. `higher`: they rank above, so 1/2π is 1/(2π). */
  readonly implicit?: "same" | "higher";
  /** The power of ten that a word after a number multiplies it by: 5 for `lakh`. */
  readonly magnitudes?: (word: string) => number | undefined;
  /** `pocket`: 200 + 10% is 220. `math`: it is 200.1. */
  readonly percent?: "pocket" | "math";
}
