import { preciseSum } from "../../../math/statistics/sample";
import type { Inputs } from "./inputs";
import { choicesOf } from "./numbers";

/**
 * Bits of randomness in the result; null for modes in which they are not defined.
 *
 * @param drawn number of values drawn
 */
export function entropyOf(inputs: Inputs, drawn: number): number | null {
  const { mode, count } = inputs;
  switch (mode) {
    case "integer": {
      const choices = Number(choicesOf(inputs, 0));
      if (!inputs.unique) return count * Math.log2(choices);
      const orders = inputs.sort === "none" ? 0 : logFactorial(count);
      return Math.max(0, preciseSum(logs(choices, count)) - orders);
    }
    case "decimal":
      return count * Math.log2(Number(choicesOf(inputs, inputs.decimals)));
    case "coin":
      return count;
    case "shuffle":
      return logFactorial(drawn);
    default:
      return null;
  }
}

/** log₂ n! */
function logFactorial(n: number): number {
  return preciseSum(logs(n, n));
}

/** The first `count` terms of log₂ n, log₂ (n − 1) … */
function logs(n: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.log2(n - i));
}
