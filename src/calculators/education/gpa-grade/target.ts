import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";
import { Scale } from "./scale";

/** The average over the credits still to come that a target GPA over all credits takes. The arithmetic is exact. */
export class Target {
  readonly scale: Scale;
  readonly prior: Rational;
  readonly priorCredits: Rational;
  readonly futureCredits: Rational;
  readonly credits: Rational;
  readonly target: Rational;

  /** @throws InputError */
  constructor(readonly inputs: Inputs) {
    this.scale = new Scale(inputs);
    this.prior = Rational.fromNumber(inputs.priorGpa);
    this.priorCredits = Rational.fromNumber(inputs.priorCredits);
    this.futureCredits = Rational.fromNumber(inputs.futureCredits);
    this.credits = this.priorCredits.add(this.futureCredits);
    this.target = Rational.fromNumber(inputs.targetGpa);
  }

  /** (target·(c₀ + c₁) − g₀c₀)/c₁ */
  get needed(): Rational {
    return this.target
      .multiply(this.credits)
      .subtract(this.prior.multiply(this.priorCredits))
      .divide(this.futureCredits);
  }

  /** The GPA over all credits with this average from here on. */
  reached(future: Rational): Rational {
    return this.prior.multiply(this.priorCredits).add(future.multiply(this.futureCredits)).divide(this.credits);
  }

  get achievable(): boolean {
    return this.needed.compare(this.scale.max) <= 0;
  }

  /** How many credits with the best grade reach the target; null if no number of them does. */
  get creditsAtMax(): Rational | null {
    const { target, prior, priorCredits } = this;
    if (target.compare(prior) <= 0) return Rational.ZERO;
    const room = this.scale.max.subtract(target);
    return room.sign() > 0 ? priorCredits.multiply(target.subtract(prior)).divide(room) : null;
  }

  ladder() {
    return this.scale.letters.map(({ letter, points }) => ({
      letter,
      points: points.toNumber(),
      resultingGpa: this.reached(points).toNumber(),
    }));
  }
}
