/** Where a moving pointer is heading. */
export interface TimedPoint {
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
}

/** How far back the pointer's path is considered, in milliseconds: one at rest for longer heads nowhere. */
export const TRAIL = 250;

/**
 * Whether a pointer that keeps its direction will enter a list to its right. On its way it may cross other
 * menu entries that the visitor does not mean.
 *
 * @param trail where it was, oldest first; the last point is where it is now
 * @param now milliseconds, on the same clock
 */
export function headsFor(
  trail: readonly TimedPoint[],
  now: number,
  list: { readonly left: number; readonly top: number; readonly bottom: number },
): boolean {
  const to = trail.at(-1);
  const from = trail.find(({ time }) => now - time <= TRAIL);
  if (!to || !from || to.x <= from.x) return false;
  const arrival = from.y + ((to.y - from.y) * (list.left - from.x)) / (to.x - from.x);
  return arrival >= list.top && arrival <= list.bottom;
}
