/**
 * Solves ordinary differential equations by the Dormand–Prince pair of orders 5 and 4 (J. Comput. Appl. Math. 6(1),
 * 1980); the difference of the two gives an error estimate for choosing the step size.
 */
import type { Slope } from "./runge-kutta";

/** Weights of the slopes before each stage; the last row gives the fifth-order step. */
const STAGES: readonly (readonly number[])[] = [
  [],
  [1 / 5],
  [3 / 40, 9 / 40],
  [44 / 45, -56 / 15, 32 / 9],
  [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
  [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
];

/** Fifth-order step minus fourth-order step. */
const DIFFERENCE = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40] as const;

/**
 * Takes single steps in a system whose slope does not depend on time; the caller chooses the step size based on the
 * error.
 */
export class DormandPrince {
  readonly #slopes: readonly Float64Array[];
  /** The state after the last attempted step. */
  readonly next: Float64Array;
  /** Estimated error of `next`, per component. */
  readonly error: Float64Array;

  /** @param size number of components of the state */
  constructor(
    readonly slope: Slope,
    readonly size: number,
  ) {
    this.#slopes = STAGES.map(() => new Float64Array(size));
    this.next = new Float64Array(size);
    this.error = new Float64Array(size);
  }

  /** Attempts a step of `h` from a state, which is not modified; see `next` and `error` for the result. */
  try(state: Float64Array, h: number): void {
    const { size, next, error } = this;
    const slopes = this.#slopes;
    // Uses indexed loops throughout: a long trajectory takes tens of thousands of steps, and iterators cost several
    // times as much as the arithmetic.
    for (let stage = 0; stage < slopes.length; stage++) {
      const weights = STAGES[stage] as readonly number[];
      for (let i = 0; i < size; i++) {
        let sum = 0;
        for (let k = 0; k < stage; k++) sum += (weights[k] as number) * ((slopes[k] as Float64Array)[i] as number);
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
