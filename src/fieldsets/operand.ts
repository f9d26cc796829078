import type { Format } from "../core/format";

/** Six decimals that end so look like an exact number. */
const LOOKS_EXACT = /0{5}$/;

/**
 * A number as it stands in a step of the working: `11.5`, `45.833333`. One that six decimals would turn into a rounder
 * one, such as 999.9999999, gets more, so that the step still comes to its value.
 */
export function operand(value: number, format: Format): string {
  const six = value.toFixed(6);
  return format.number(value, Number(six) !== value && LOOKS_EXACT.test(six) ? 12 : 6);
}
