/** Motion with constant acceleration, as far as it takes more than inserting numbers. */
import { DOUBLE, Formula } from "../formula/formula";

/** A moment, and the formula that it comes from. */
export interface Moment {
  readonly time: number;
  readonly formula: string;
}

/** So much of its terms, a difference of squares is the noise of doubles. */
const NOISE = 1e-13;

/**
 * When a body has gone a displacement s with acceleration a: the solutions t of s = u × t + a × t² ÷ 2, by the velocity u
 * at the start, or of s = v × t − a × t² ÷ 2, by the velocity v at the end. Negative ones are before the start. The
 * formulas have no difference of numbers that are nearly equal.
 *
 * @param known which velocity is known
 * @param velocity m/s
 * @param a m/s²
 * @param s m
 * @returns in ascending order; one where both are the same, none where the body never gets there
 */
export function momentsAt(known: "u" | "v", velocity: number, a: number, s: number): Moment[] {
  const values = { [known]: velocity, a, s };
  const at = (formula: string): Moment[] => {
    const time = new Formula(formula).evaluate(values, DOUBLE) + 0;
    return Number.isFinite(time) ? [{ time, formula }] : [];
  };
  if (a === 0) return at(`s ÷ ${known}`);
  const sign = known === "u" ? 1 : -1;
  const change = 2 * sign * a * s;
  const square = velocity * velocity + change;
  if (Math.abs(square) <= NOISE * Math.abs(change)) return at(known === "u" ? "−u ÷ a" : "v ÷ a");
  if (!(square > 0)) return [];
  const root = `√(${known}² ${known === "u" ? "+" : "−"} 2 × a × s)`;
  const isForward = velocity >= 0;
  const far =
    known === "u" ? `(−u ${isForward ? "−" : "+"} ${root}) ÷ a` : `(v ${isForward ? "+" : "−"} ${root}) ÷ a`;
  const near = `2 × s ÷ (${known} ${isForward ? "+" : "−"} ${root})`;
  return [...at(far), ...at(near)].sort((one, other) => one.time - other.time);
}
