/**
 * Ordinary differential equations by the pair of Dormand and Prince, of orders 5 and 4 (J. Comput. Appl. Math. 6(1), 1980),
 * whose difference says how large a step may be.
 */
import type { Slope } from "./runge-kutta";

/** Weights of the slopes before each stage; the last row gives the step of fifth order. */
const STAGES: readonly (readonly number[])[] = [
  [],
  [1 / 5],
  [3 / 40, 9 / 40],
  [44 / 45, -56 / 15, 32 / 9],
  [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
  [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
];

/** Step of fifth order minus that of fourth. */
const DIFFERENCE = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40] as const;

/** Single steps of one system, whose slope does not depend on time; the caller chooses their size by the error. */
export class DormandPrince {
  readonly #slopes: readonly Float64Array[];
  /** The state after the last step tried. */
  readonly next: Float64Array;
  /** What is estimated to be wrong with it, part by part. */
  readonly error: Float64Array;

  /** @param size how many parts a state has */
  constructor(
    readonly slope: Slope,
    readonly size: number,
  ) {
    this.#slopes = STAGES.map(() => new Float64Array(size));
    this.next = new Float64Array(size);
    this.error = new Float64Array(size);
  }

  /** Tries a step of `h` from a state, which stays as it is: see `next` and `error`. */
  try(state: Float64Array, h: number): void {
    const { size, next, error } = this;
    const slopes = this.#slopes;
    // Indexed loops throughout: a long course takes tens of thousands of steps, and iterators cost several times the sums.
    for (let stage = 0; stage < slopes.length; stage++) {
      const weights = STAGES[stage] as readonly number[];
      for (let i = 0; i < size; i++) {
        let sum = 0;
        for (let k = 0; k < stage; k++)
          sum += (weights[k] as number) * ((slopes[k] as Float64Array)[i] as number);
        next[i] = (state[i] as number) + h * sum;
      }
      this.slope(next, slopes[stage] as Float64Array);
    }
    for (let i = 0; i < size; i++) {
      let sum = 0;
      for (let k = 0; k < slopes.length; k++)
        sum += (DIFFERENCE[k] as number) * ((slopes[k] as Float64Array)[i] as number);
      error[i] = h * sum;
    }
  }
}
