/**
 * The number with the fewest digits within `tolerance` of x that is just as good: 15 rather than 15.000000000000002.
 */
export function simplestNear(x: number, tolerance: number, isAsGood: (rounded: number) => boolean): number {
  if (Math.abs(x) <= tolerance && isAsGood(0)) return 0;
  for (let digits = 1; digits <= 15; digits++) {
    const rounded = Number(x.toPrecision(digits));
    if (Math.abs(rounded - x) <= tolerance && isAsGood(rounded)) return rounded;
  }
  return x;
}
