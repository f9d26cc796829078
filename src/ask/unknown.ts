/** Tools that work out any one of several quantities from the others: the one that a question leaves out. */
import type { JsonObject } from "../core/parse";
import type { Parts } from "./form";

/** What to solve for, if all but one of the inputs are given: `final-velocity` of `finalVelocity`. Null otherwise. */
export function solvingFor(...keys: readonly string[]): (parts: Parts) => JsonObject | null {
  return (parts) => {
    const [unknown, ...others] = keys.filter((key) => !parts[key]);
    if (unknown === undefined || others.length > 0) return null;
    return { solveFor: unknown.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) };
  };
}
