/** The band in which a line may be, if inputs are ranges. */
import type { Ranges } from "../../../core/range";
import type { Place } from "../../../core/ranged-text";
import type { LineChart } from "../../charts/types";
import { valueAt } from "../compare/overlay";

/** Points for one, two and three ranges, on each. Whole charts take longer than single results. */
const POINTS = [9, 5, 3];

/** Places that cover the ranges evenly, with their ends. */
export function placesIn(ranges: Ranges): Place[] {
  const entries = Object.entries(ranges);
  const count = POINTS[entries.length - 1] ?? 2;
  return entries.reduce<Place[]>(
    (places, [key, [low, high]]) =>
      places.flatMap((place) =>
        Array.from({ length: count }, (_, i) => ({ ...place, [key]: low + ((high - low) * i) / (count - 1) })),
      ),
    [{}],
  );
}

/** The chart of the middle with the lowest and the highest line of others at every point of the axis. */
export function banded(middle: LineChart, others: readonly LineChart[]): LineChart {
  const all = [middle, ...others];
  const xs = [...new Set(all.flatMap(({ x }) => x.values))].sort((a, b) => a - b);
  const lines = all.map(({ x, series, steps }) =>
    xs.map((at) => valueAt(x.values, series[0]?.values ?? [], at, Boolean(steps))),
  );
  const extreme = (pick: (...values: number[]) => number) =>
    xs.map((_, i) => {
      const values = lines.flatMap((line) => line[i] ?? []);
      return values.length > 0 ? pick(...values) : null;
    });
  const [own] = middle.series;
  const { color = "green", label = "" } = own ?? {};
  return {
    ...middle,
    x: { ...middle.x, values: xs },
    series: [
      { label: "Lowest", color, dashed: true, values: extreme(Math.min) },
      { label: "Highest", color, dashed: true, values: extreme(Math.max), area: 0 },
      { label: `${label || middle.y.label}, middle`, color, values: lines[0] as (number | null)[] },
    ],
    caption: `${middle.caption} The band holds the lines for the whole range.`,
  };
}
