/** Number of binary digits of |value|; 0 for 0. */
export function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const hex = (value < 0n ? -value : value).toString(16);
  return 4 * hex.length - Math.clz32(Number.parseInt(hex[0] as string, 16)) + 28;
}
