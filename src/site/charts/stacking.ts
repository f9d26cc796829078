import { range } from "d3-array";
import { stack, stackOffsetDiverging, stackOffsetNone } from "d3-shape";

interface Stackable {
  readonly values: readonly (number | null)[];
}

/**
 * Each series on top of the ones before it: per series and index, where its part begins and ends.
 * @param diverging puts negative parts below zero, as bars require
 */
export function stackOf(
  series: readonly Stackable[],
  count: number,
  diverging: boolean,
): readonly (readonly (readonly [number, number])[])[] {
  const stacked = stack<number, number>()
    .keys(range(series.length))
    .value((place, key) => series[key]?.values[place] ?? 0)
    .offset(diverging ? stackOffsetDiverging : stackOffsetNone)(range(count));
  return stacked.map((parts) => parts.map(([from, to]) => [from, to] as const));
}
