import type { Division } from "../../../math/numbers/modulo";
import type { Rational } from "../../../math/numbers/rational";
import type { Partial } from "../../../math/written/columns";
import type { LongDivision } from "../../../math/written/long-division";
import type { CommonFactors } from "./common-factors";
import type { Reading } from "./reading";
import type { Rounded } from "./round";
import type { Sum } from "./sum";

/** Everything that can be part of an answer; each tool fills in some of it. */
export interface Answer {
  readonly result?: Rational;
  /** Set if the result is also shown as a fraction and a decimal. */
  readonly inForms?: true;
  readonly reading?: Reading;
  /** Two numbers and their operation, if it can be written out by hand. */
  readonly sum?: Sum;
  readonly divided?: Division;
  /** Quotient and remainder by each convention. */
  readonly conventions?: () => readonly ConventionRow[];
  readonly longDivision?: LongDivision;
  /** The absolute values of the two factors of a long multiplication. */
  readonly factors?: readonly [bigint, bigint];
  readonly partials?: () => readonly Partial[];
  readonly common?: CommonFactors;
  readonly rounded?: Rounded;
}

export interface ConventionRow {
  readonly convention: string;
  readonly quotient: string;
  readonly remainder: string;
  readonly languages: string;
}
