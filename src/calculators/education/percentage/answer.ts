import type { Rational } from "../../../math/numbers/rational";

/** What a question can be answered with; each gives some of it. */
export interface Answer {
  readonly result?: Rational;
  readonly difference?: Rational;
  readonly multiplier?: Rational;
  readonly relativeChange?: Rational | undefined;
  readonly basisPoints?: Rational;
  readonly signedError?: Rational;
  /** Profit in percent of the cost. */
  readonly markup?: Rational | undefined;
  readonly finalValue?: Rational;
  readonly netPercent?: Rational;
  readonly chain?: readonly ChainLink[];
}

/** One of several changes. */
export interface ChainLink {
  /** Percent. */
  readonly change: Rational;
  readonly before: Rational;
  readonly after: Rational;
}
