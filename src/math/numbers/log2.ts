import { bitLength } from "./bit-length";

/**
 * log₂ of an integer of any size; the fractional part is accurate to about 1e-15.
 *
 * @param value at least 1
 */
export function log2Of(value: bigint): number {
  const shift = Math.max(0, bitLength(value) - 64);
  return shift + Math.log2(Number(value >> BigInt(shift)));
}
