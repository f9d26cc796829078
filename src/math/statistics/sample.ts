/** Summary statistics of a few numbers. */

/** A sum accurate to about the last digit, however many numbers there are (Neumaier 1974). */
export function preciseSum(values: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + lost;
}

/** Sample standard deviation (n − 1); null for fewer than two numbers. */
export function sampleDeviation(values: readonly number[]): number | null {
  const [first] = values;
  if (first === undefined || values.length < 2) return null;
  // Offsets from the first value, because the mean of large numbers cannot resolve small differences.
  const offsets = values.map((value) => value - first);
  const mean = preciseSum(offsets) / values.length;
  const squares = preciseSum(offsets.map((offset) => (offset - mean) ** 2));
  return Math.sqrt(squares / (values.length - 1));
}

/**
 * The smallest and largest value.
 *
 * @param values at least one
 */
export function extremes(values: readonly number[]): [number, number] {
  let [smallest, largest] = [values[0] as number, values[0] as number];
  for (const value of values) {
    if (value < smallest) smallest = value;
    if (value > largest) largest = value;
  }
  return [smallest, largest];
}
