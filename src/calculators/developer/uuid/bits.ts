/** 128-bit ids as big integers, bit 0 being the first of RFC 9562 (the highest). */

export const MASK_128 = (1n << 128n) - 1n;

/** Writes the version and the variant of RFC 9562 over whatever stands in their bits. */
export function stamped(value: bigint, version: number): bigint {
  const cleared = value & ~(0xfn << 76n) & ~(3n << 62n);
  return cleared | (BigInt(version) << 76n) | (2n << 62n);
}

/** Bits `from` to `to`, both included. */
export function bitsOf(value: bigint, from: number, to: number): bigint {
  return (value >> BigInt(127 - to)) & ((1n << BigInt(to - from + 1)) - 1n);
}

/** 32 hex digits. */
export function hexOf(value: bigint): string {
  return value.toString(16).padStart(32, "0");
}
