import type { AnyCalculator } from "./calculator";
import type { Field, Fields } from "./fields";

/** Keys that “solve for” offers, with the usual one first. */
export interface Solvable {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** The inputs that can be found and the outputs that can be aimed at, as their fields declare it. */
export function solvable({ inputs, outputs }: AnyCalculator): Solvable {
  return { inputs: ranked(inputs), outputs: ranked(outputs) };
}

/** By rank; those without one follow in the order of their declaration. */
function ranked(fields: Fields): string[] {
  return Object.keys(fields)
    .filter((key) => isSolvable(fields[key] as Field))
    .sort((a, b) => rank(fields[a] as Field) - rank(fields[b] as Field));
}

function isSolvable({ solve }: Field): boolean {
  return Boolean(solve) && solve !== "unknown";
}

function rank({ solve }: Field): number {
  const own = typeof solve === "object" ? solve.rank : solve;
  return typeof own === "number" ? own : Number.MAX_VALUE;
}
