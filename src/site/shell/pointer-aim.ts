/** Where a moving pointer is heading. */
export interface TimedPoint {
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
}

/** How far back the way of the pointer is looked at, in milliseconds: one that rests longer heads nowhere. */
export const TRAIL = 250;

/**
 * Whether a pointer, going on as it has come, enters a list to its right. The way slants across other entries of the
 * menu, which are not meant then.
 *
 * @param trail where it was, oldest first; the last point is where it is
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
