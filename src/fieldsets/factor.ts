import type { Format } from "../core/format";

/** A rate or a factor as written in a step of the working, with up to ten decimals: `0.0052083333`. */
export function factor(value: number, format: Format): string {
  return format.number(value, 10);
}
