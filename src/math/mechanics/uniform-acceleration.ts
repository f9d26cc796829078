/** The parts of uniformly accelerated motion that need more than inserting numbers. */
import { DOUBLE, Formula } from "../formula/formula";

/** A time and the formula that gives it. */
export interface Moment {
  readonly time: number;
  readonly formula: string;
}

/** If a difference of squares is smaller than this fraction of its terms, it is rounding noise. */
const NOISE = 1e-13;

/**
 * The times at which a body reaches displacement s under acceleration a: the solutions t of s = u × t + a × t² ÷ 2 for
 * initial velocity u, or of s = v × t − a × t² ÷ 2 for final velocity v. Negative times are before the start. The
 * formulas avoid differences of nearly equal numbers.
 *
 * @param known which velocity is given
 * @param velocity in m/s
 * @param a in m/s²
 * @param s in m
 * @returns times in ascending order; one if both coincide, none if the body never gets there
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
  const far = known === "u" ? `(−u ${isForward ? "−" : "+"} ${root}) ÷ a` : `(v ${isForward ? "+" : "−"} ${root}) ÷ a`;
  const near = `2 × s ÷ (${known} ${isForward ? "+" : "−"} ${root})`;
  return [...at(far), ...at(near)].sort((one, other) => one.time - other.time);
}
