/**
 * The value below which a fraction of a sample lies, interpolated linearly at position (n − 1)·p (type 7 of Hyndman &
 * Fan 1996).
 *
 * @param sorted in ascending order, at least one value
 * @param share from 0 to 1
 */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (place - below);
}
