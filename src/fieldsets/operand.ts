import type { Format } from "../core/format";

/** A number with six decimals that end like this looks exact. */
const LOOKS_EXACT = /0{5}$/;

/**
 * A number as written in a step of the working: `11.5`, `45.833333`. A number that six decimals would make look round,
 * such as 999.9999999, gets more decimals, so that the step still evaluates to its value.
 */
export function operand(value: number, format: Format): string {
  const six = value.toFixed(6);
  return format.number(value, Number(six) !== value && LOOKS_EXACT.test(six) ? 12 : 6);
}

/** A rate or a factor as written in a step of the working, with up to ten decimals: `0.0052083333`. */
export function factor(value: number, format: Format): string {
  return format.number(value, 10);
}
