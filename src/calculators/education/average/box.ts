import type { Box } from "../../../math/statistics/box";
import type { Sample } from "./sample";

/** Maximum number of outliers drawn. */
const OUTLIERS = 200;

/** A box whose whiskers reach the last numbers inside the fences; null without quartiles or without such numbers. */
export function boxOf(sample: Sample): Box | null {
  const { q1, q3, median, data } = sample;
  if (!q1 || !q3) return null;
  const { values, below, above } = sample.outliers();
  const inside = [below + 1, data.count - above] as const;
  // If the fences are at the quartiles, there may be no number inside.
  if (inside[0] > inside[1]) return null;
  return {
    low: Math.min(q1.toNumber(), data.at(inside[0]).toNumber()),
    q1: q1.toNumber(),
    median: median.toNumber(),
    q3: q3.toNumber(),
    high: Math.max(q3.toNumber(), data.at(inside[1]).toNumber()),
    outliers: values.slice(0, OUTLIERS).filter((value) => value !== null),
  };
}
