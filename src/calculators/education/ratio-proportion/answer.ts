import type { Rational } from "../../../math/numbers/rational";
import type { TermKey } from "./fields";
import type { Ratio } from "./ratio";

export type Proportion = Readonly<Record<TermKey, Rational>>;

/** Everything that can be part of an answer; each question fills in some of it. */
export interface Answer {
  /** The ratio of the question, or the result of combining two. */
  readonly ratio?: Ratio;
  readonly proportion?: Proportion;
  readonly found?: Rational;
  /** a × b for an inverse proportion; otherwise a ÷ b, or null if b is 0. */
  readonly constant?: Rational | null;
  readonly shares?: Shares;
  /** How many multiples are listed. */
  readonly count?: number;
  readonly scaled?: { readonly factor: Rational; readonly values: readonly Rational[] } | null;
  readonly combined?: { readonly first: Ratio; readonly second: Ratio; readonly shared: bigint };
  readonly comparison?: Comparison;
}

export interface Shares {
  readonly exact: readonly Rational[];
  /** Shares rounded so that they add up to the amount; null if shares stay exact. */
  readonly rounded: readonly Rational[] | null;
  readonly total: Rational;
}

export interface Comparison {
  readonly first: Ratio;
  readonly second: Ratio;
  readonly greater: "first" | "second" | "equal";
  /** First value minus second; null if a ratio has no value. */
  readonly difference: Rational | null;
  /** The second ratio with its second term changed so that the ratios are equal; null if no term makes them equal. */
  readonly match: string | null;
}
