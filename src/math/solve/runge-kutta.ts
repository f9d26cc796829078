/** Solves ordinary differential equations by the classical fourth-order Runge–Kutta method. */

/** Writes the derivative of each component of a state to `slope`. */
export type Slope = (state: Float64Array, slope: Float64Array) => void;

/** Advances states of a system whose slope does not depend on time. */
export class RungeKutta {
  readonly #slopes: readonly [Float64Array, Float64Array, Float64Array, Float64Array];
  readonly #probe: Float64Array;

  /** @param size number of components of the state */
  constructor(
    readonly slope: Slope,
    size: number,
  ) {
    const part = () => new Float64Array(size);
    this.#slopes = [part(), part(), part(), part()];
    this.#probe = part();
  }

  /** Replaces `state` by the state after time `h`. */
  step(state: Float64Array, h: number): void {
    const [k1, k2, k3, k4] = this.#slopes;
    this.slope(state, k1);
    this.slope(this.#ahead(state, k1, h / 2), k2);
    this.slope(this.#ahead(state, k2, h / 2), k3);
    this.slope(this.#ahead(state, k3, h), k4);
    for (let i = 0; i < state.length; i++)
      state[i] = at(state, i) + (h / 6) * (at(k1, i) + 2 * at(k2, i) + 2 * at(k3, i) + at(k4, i));
  }

  #ahead(state: Float64Array, slope: Float64Array, h: number): Float64Array {
    for (let i = 0; i < state.length; i++) this.#probe[i] = at(state, i) + h * at(slope, i);
    return this.#probe;
  }
}

function at(parts: Float64Array, i: number): number {
  return parts[i] as number;
}
