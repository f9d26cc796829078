import { UndefinedError } from "./real";

/** Approximate limit for one expression, in microseconds on a desktop computer. */
const LIMIT_MICROSECONDS = 700_000;

/** Counts the cost of work before it is done, so that no expression runs away; pure code cannot read a clock. */
export class Budget {
  #left = LIMIT_MICROSECONDS;

  /** @throws UndefinedError if the work would take too long */
  spend(microseconds: number): void {
    this.#left -= microseconds;
    if (this.#left < 0)
      throw new UndefinedError("too-long", "This takes too long to work out: use fewer digits or smaller numbers.");
  }

  /** Cost of one operation on numbers of this length. */
  spendOperation(bits: number): void {
    this.spend(1 + 0.6 * (bits / 1000) ** 1.6);
  }

  /** Cost of reducing a fraction: Euclid's algorithm takes one step per few digits. */
  spendReduction(bits: number): void {
    this.spend(1 + 80 * (bits / 1000) ** 2);
  }

  /** Cost of a sine, logarithm or power. */
  spendFunction(bits: number): void {
    this.spend(5 + 40 * (bits / 1000) ** 2);
  }

  /** Cost of an integer root, which takes a few divisions. */
  spendRoot(bits: number): void {
    this.spend(1 + 10 * (bits / 1000) ** 1.6);
  }

  /** Cost of a gamma function. */
  spendGamma(bits: number): void {
    this.spend(500 + 8000 * (bits / 1000) ** 2);
  }
}
