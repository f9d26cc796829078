import { UndefinedError } from "./real";

/** Microseconds of a desktop machine, roughly, that one expression may take. */
const ENOUGH = 700_000;

/** Counts work before it is done, so that no expression runs away: pure code reads no clock. */
export class Budget {
  #left = ENOUGH;

  /** @throws UndefinedError if the work would take too long */
  spend(microseconds: number): void {
    this.#left -= microseconds;
    if (this.#left < 0)
      throw new UndefinedError(
        "too-long",
        "This takes too long to work out: use fewer digits or smaller numbers.",
      );
  }

  /** One operation on numbers with this many binary digits. */
  spendOperation(bits: number): void {
    this.spend(1 + 0.6 * (bits / 1000) ** 1.6);
  }

  /** Reducing a fraction: Euclid's algorithm takes a step for each few digits. */
  spendReduction(bits: number): void {
    this.spend(1 + 80 * (bits / 1000) ** 2);
  }

  /** A sine, a logarithm, a power. */
  spendFunction(bits: number): void {
    this.spend(5 + 40 * (bits / 1000) ** 2);
  }

  /** A root of a whole number, by some divisions. */
  spendRoot(bits: number): void {
    this.spend(1 + 10 * (bits / 1000) ** 1.6);
  }

  /** A gamma function. */
  spendGamma(bits: number): void {
    this.spend(500 + 8000 * (bits / 1000) ** 2);
  }
}
