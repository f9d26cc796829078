import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";
import { HUNDRED } from "./subject";

/** The marks needed in the papers still to come for a percentage of all marks. The arithmetic is exact. */
export class StillNeeded {
  readonly obtained: Rational;
  readonly remaining: Rational;
  /** All marks, including those to come. */
  readonly totalMax: Rational;
  /** Marks that the target takes beyond those so far; negative if they already exceed it. */
  readonly exact: Rational;

  /** @throws InputError */
  constructor(
    readonly inputs: Inputs,
    format: Format,
  ) {
    const { obtainedSoFar, maxSoFar, remainingMax, targetPercent } = inputs;
    if (obtainedSoFar > maxSoFar)
      throw new InputError("obtainedSoFar", `Marks so far must be between 0 and ${format.number(maxSoFar, 12)}.`);
    this.obtained = Rational.fromNumber(obtainedSoFar);
    this.remaining = Rational.fromNumber(remainingMax);
    this.totalMax = Rational.fromNumber(maxSoFar).add(this.remaining);
    this.exact = Rational.fromNumber(targetPercent).multiply(this.totalMax).divide(HUNDRED).subtract(this.obtained);
  }

  /** Marks lost so far. */
  get lost(): Rational {
    return this.totalMax.subtract(this.remaining).subtract(this.obtained);
  }

  get marks(): Rational {
    return this.exact.sign() < 0 ? Rational.ZERO : this.exact;
  }

  get percent(): Rational {
    return HUNDRED.multiply(this.marks).divide(this.remaining);
  }

  /** The overall percentage with full marks from here on. */
  get bestPossible(): Rational {
    return HUNDRED.multiply(this.obtained.add(this.remaining)).divide(this.totalMax);
  }

  get achievable(): boolean {
    return this.marks.compare(this.remaining) <= 0;
  }
}
