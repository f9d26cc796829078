import { bitLength } from "./bit-length";

/** log₂ of a whole number of any size, to about 1e-15 beside its whole part. @param value from 1 */
export function log2Of(value: bigint): number {
  const shift = Math.max(0, bitLength(value) - 64);
  return shift + Math.log2(Number(value >> BigInt(shift)));
}
