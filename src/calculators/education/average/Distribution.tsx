import type { Box } from "../../../math/statistics/box";
import type { ViewProps } from "../../../site/kit";
import { DistributionPlot } from "../../../site/kit/DistributionPlot";
import type calculator from "./calculator";
import type { Sample } from "./sample";

type Props = ViewProps<typeof calculator>;

/** Dots are drawn for at most this many different values, each occurring at most this often. */
const DRAWN = { values: 150, high: 12 };

/** Dots, box plot and histogram of the numbers, with the means on the same axis. */
export function Distribution({ model, outputs, format }: Props) {
  const { sample, grouped } = model;
  const bins = binsOf(outputs);
  if (!bins) return null;
  const { mean, median, geometricMean, harmonicMean, groupedMode } = outputs;
  const marks = [
    { label: "Mean", at: mean, color: "green" },
    { label: "Median", at: median, color: "blue" },
    { label: "Mode", at: groupedMode, color: "ochre" },
    { label: "Geometric mean", at: geometricMean, color: "ochre" },
    { label: "Harmonic mean", at: harmonicMean, color: "red" },
  ] as const;
  const short = (value: number) => format.number(value, 4);
  const box = sample && boxOf(sample);
  return (
    <DistributionPlot
      dots={sample ? dotsOf(sample) : []}
      box={box}
      bins={bins}
      marks={marks.flatMap(({ at, ...mark }) =>
        at === null ? [] : [{ ...mark, label: `${mark.label} ${short(at)}`, at }],
      )}
      axis={{ label: "Value", format: short }}
      caption={
        grouped
          ? `${format.plural(outputs.count, "value")} in ${format.plural(bins.length, "class", "classes")}.`
          : `${format.plural(outputs.count, "number")} from ${short(outputs.min as number)} to ${short(outputs.max as number)}${box ? `; the quartiles are ${short(box.q1)} and ${short(box.q3)}` : ""}.`
      }
    />
  );
}

/** The bars of the histogram; null if there are none, or if the length of their axis would overflow. */
export function binsOf({ histogram }: Props["outputs"]) {
  const bins = histogram.flatMap(({ from, to, count }) => (from === null || to === null ? [] : [{ from, to, count }]));
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last || bins.length < histogram.length) return null;
  return Number.isFinite(last.to - first.from) ? bins : null;
}

function dotsOf({ data }: Sample) {
  if (data.size > DRAWN.values) return [];
  const dots = [...data.values()].map(({ value, count }) => ({ value: value.toNumber(), count }));
  return dots.every(({ count }) => count <= DRAWN.high) ? dots : [];
}

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
