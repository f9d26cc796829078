import type { Rational } from "../../../math/numbers/rational";
import type { TermKey } from "./fields";
import type { Ratio } from "./ratio";

export type Proportion = Readonly<Record<TermKey, Rational>>;

/** What a question can be answered with; each gives some of it. */
export interface Answer {
  /** The ratio in question; of two that are combined, the result. */
  readonly ratio?: Ratio;
  readonly proportion?: Proportion;
  readonly found?: Rational;
  /** a ÷ b, or a × b of an inverse proportion; null where b is 0. */
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
  /** Of a number of decimals, adding up to the amount; null where shares stay exact. */
  readonly rounded: readonly Rational[] | null;
  readonly total: Rational;
}

export interface Comparison {
  readonly first: Ratio;
  readonly second: Ratio;
  readonly greater: "first" | "second" | "equal";
  /** First value less second; null where a ratio has no value. */
  readonly difference: Rational | null;
  /** The second ratio with its first term kept and the other made to match; null where none matches. */
  readonly match: string | null;
}
