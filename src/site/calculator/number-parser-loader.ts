import { writesDecimalComma } from "../preferences/decimal-comma";
import type { NumberReading } from "./interpreter";

/**
 * Fetches the parser of numbers that are more than digits, such as `$400k` and `1200*12`: when one is typed,
 * and already when a number field receives focus, so that it is there by then.
 */
export async function fetchNumberParser(): Promise<NumberReading> {
  const { numberReader } = await import("../../core/number-reader");
  return { decimalComma: writesDecimalComma(), reader: numberReader };
}
