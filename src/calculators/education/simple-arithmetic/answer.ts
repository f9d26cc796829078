import type { Division } from "../../../math/numbers/modulo";
import type { Rational } from "../../../math/numbers/rational";
import type { Partial } from "../../../math/written/columns";
import type { LongDivision } from "../../../math/written/long-division";
import type { CommonFactors } from "./common-factors";
import type { Reading } from "./reading";
import type { Rounded } from "./round";
import type { Sum } from "./sum";

/** What a tool can answer with; each gives some of it. */
export interface Answer {
  readonly result?: Rational;
  /** The result stands as fraction and decimal, too. */
  readonly inForms?: true;
  readonly reading?: Reading;
  /** Two numbers and what is done with them, where it can be written in columns. */
  readonly sum?: Sum;
  readonly divided?: Division;
  /** What each convention makes of the division. */
  readonly conventions?: () => readonly ConventionRow[];
  readonly longDivision?: LongDivision;
  /** The absolute values of two whole numbers that are multiplied. */
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
