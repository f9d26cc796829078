/** 128-bit IDs as big integers. Bits are numbered as in RFC 9562, where bit 0 is the highest. */

export const MASK_128 = (1n << 128n) - 1n;

/** Overwrites the version bits and sets the variant of RFC 9562. */
export function stamped(value: bigint, version: number): bigint {
  const cleared = value & ~(0xfn << 76n) & ~(3n << 62n);
  return cleared | (BigInt(version) << 76n) | (2n << 62n);
}

/** Bits `from` to `to`, inclusive. */
export function bitsOf(value: bigint, from: number, to: number): bigint {
  return (value >> BigInt(127 - to)) & ((1n << BigInt(to - from + 1)) - 1n);
}

/** 32 hex digits. */
export function hexOf(value: bigint): string {
  return value.toString(16).padStart(32, "0");
}
