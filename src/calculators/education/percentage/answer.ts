import type { Rational } from "../../../math/numbers/rational";

/** Everything that can be part of an answer; each question fills in some of it. */
export interface Answer {
  readonly result?: Rational;
  readonly difference?: Rational;
  readonly multiplier?: Rational;
  readonly relativeChange?: Rational | undefined;
  readonly basisPoints?: Rational;
  readonly signedError?: Rational;
  /** Profit as a percentage of the cost. */
  readonly markup?: Rational | undefined;
  readonly finalValue?: Rational;
  readonly netPercent?: Rational;
  readonly chain?: readonly ChainLink[];
}

/** One change of a chain. */
export interface ChainLink {
  /** In percent. */
  readonly change: Rational;
  readonly before: Rational;
  readonly after: Rational;
}
