/**
 * The shared root finder: ITP (Oliveira and Takahashi, ACM TOMS 47(1), 2020), which brackets like bisection, never
 * needs more steps than bisection, and converges superlinearly on smooth functions.
 */

export interface Bracket {
  readonly low: number;
  readonly high: number;
}

/**
 * A root of f between low and high, to within `tolerance` in x (0: as close as doubles allow). Returns null if f has
 * the same sign at both ends or a non-finite value is met; then there may be no root.
 */
export function findRoot(f: (x: number) => number, { low, high }: Bracket, tolerance = 0): number | null {
  let a = low;
  let b = high;
  let fa = f(a);
  let fb = f(b);
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (!Number.isFinite(fa) || !Number.isFinite(fb) || fa > 0 === fb > 0) return null;
  const width = b - a;
  const epsilon = Math.max(tolerance / 2, 2 ** -52 * Math.max(Math.abs(a), Math.abs(b)), Number.MIN_VALUE);
  const maxSteps = Math.ceil(Math.log2(width / (2 * epsilon))) + 1;
  for (let step = 0; b - a > 2 * epsilon && step < 2100; step++) {
    const middle = a + (b - a) / 2;
    const falsePosition = (fb * a - fa * b) / (fb - fa);
    const sigma = Math.sign(middle - falsePosition);
    const delta = (0.2 * (b - a) ** 2) / width;
    const truncated = delta <= Math.abs(middle - falsePosition) ? falsePosition + sigma * delta : middle;
    const radius = epsilon * 2 ** Math.min(1000, maxSteps - step) - (b - a) / 2;
    const projected = Math.abs(truncated - middle) <= radius ? truncated : middle - sigma * radius;
    // Rounding can push the estimate onto an end of the bracket, where it would yield no information.
    const x = projected > a && projected < b ? projected : middle;
    if (!(x > a && x < b)) break;
    const fx = f(x);
    if (fx === 0) return x;
    if (!Number.isFinite(fx)) return null;
    if (fx > 0 === fa > 0) {
      a = x;
      fa = fx;
    } else {
      b = x;
      fb = fx;
    }
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b;
}
