/** The number, or null if it is infinite or not a number: a value that JSON can carry. */
export function finiteOrNull(value: number | null): number | null {
  return Number.isFinite(value) ? value : null;
}
