import type { Box } from "../../math/statistics/box";
import { Frame } from "../charts/Frame";
import { fractionOf, percentOf } from "../charts/geometry";
import { Reader } from "../charts/Reader";
import { OUTLYING_BAR, valueScale } from "../charts/scale";
import type { Color } from "../charts/types";
import "./distribution-plot.css";

interface DistributionPlotProps {
  /** Values and how often they occur, drawn as stacked dots; empty if there are too many for that. */
  readonly dots: readonly { readonly value: number; readonly count: number }[];
  readonly box: Box | null;
  /** Adjacent bars of the histogram, from the lowest to the highest. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  /** Measures such as the mean, drawn as lines through all three parts. */
  readonly marks: readonly { readonly label: string; readonly at: number; readonly color: Color }[];
  readonly axis: { readonly label: string; readonly format: (value: number) => string };
  readonly caption: string;
}

const DOT = { radius: 4, step: 9, room: 16 };
const BOX = { height: 22, room: 46 };
const HISTOGRAM = 150;
/** Room for the knobs of the marks. */
const TOP = 14;

/** The reader needs a script, and the prerendered HTML must not contain style attributes. */
const ON_SERVER = typeof document === "undefined";

/** Dots over a box plot over a histogram, on one axis. */
export function DistributionPlot({ dots, box, bins, marks, axis, caption }: DistributionPlotProps) {
  const [first, last] = [bins[0], bins.at(-1)];
  const ends = [
    ...(first && last ? [first.from, last.to] : []),
    ...(box ? [box.low, box.high, ...box.outliers] : []),
    ...marks.map((mark) => mark.at),
  ];
  const scale = valueScale(ends, { withZero: false, count: 6, outlier: OUTLYING_BAR, always: ends });
  const share = (value: number) => fractionOf(value, scale);
  const at = (value: number) => percentOf(share(value));
  const between = (from: number, to: number) => percentOf(share(to) - share(from));

  const highest = Math.max(0, ...dots.map(({ count }) => count));
  const dotsEnd = TOP + (highest > 0 ? highest * DOT.step + DOT.room : 0);
  const boxEnd = dotsEnd + (box ? BOX.room : 0);
  const height = boxEnd + HISTOGRAM;
  const middle = dotsEnd + BOX.room / 2;

  // If the bins differ in width, the area of each shows its count.
  const widths = bins.map(({ from, to }) => to - from);
  const narrowest = Math.min(...widths);
  const isEven = widths.every((width) => Math.abs(width - narrowest) <= 1e-9 * Math.abs(narrowest));
  const tall = bins.map(({ count }, i) => (isEven ? count : (count * narrowest) / (widths[i] as number)));
  const counts = valueScale(tall, { withZero: true, count: 4, outlier: OUTLYING_BAR, always: tall });
  const depth = (count: number) => boxEnd + HISTOGRAM * (1 - fractionOf(count, counts));
  const title = isEven ? "Count" : `Count per ${axis.format(narrowest)}`;
  const single = bins.length === 1 && narrowest === 0;

  return (
    <figure className="chart distribution">
      <Frame
        left={{
          title,
          ticks: counts.ticks
            .filter(Number.isInteger)
            .map((count) => ({ depth: depth(count) / height, text: axis.format(count) })),
        }}
        below={labelsOf(scale.ticks, axis.format, share)}
        belowTitle={axis.label}
        marks={marks.map((mark) => ({ at: share(mark.at), text: mark.label }))}
      >
        <div className="distribution-plot">
          <svg width="100%" height={height} role="img" aria-label={caption}>
            {counts.ticks.filter(Number.isInteger).map((count) => (
              <line key={count} className="grid" x2="100%" y1={depth(count)} y2={depth(count)} />
            ))}
            {single && first ? (
              <rect
                className="fill-green bar"
                x={at(first.from)}
                width="8"
                transform="translate(-4 0)"
                y={depth(tall[0] as number)}
                height={height - depth(tall[0] as number)}
              />
            ) : (
              bins.map(({ from, to }, i) => (
                <rect
                  key={from}
                  className="fill-green bar"
                  x={at(from)}
                  width={between(from, to)}
                  y={depth(tall[i] as number)}
                  height={height - depth(tall[i] as number)}
                />
              ))
            )}
            {dots.flatMap(({ value, count }) =>
              Array.from({ length: count }, (_, i) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is one of several alike
                  key={`${value} ${i}`}
                  className="fill-ink"
                  cx={at(value)}
                  cy={dotsEnd - DOT.room / 2 - DOT.step * i}
                  r={DOT.radius}
                />
              )),
            )}
            {box && (
              <g className="box">
                <line x1={at(box.low)} x2={at(box.q1)} y1={middle} y2={middle} />
                <line x1={at(box.q3)} x2={at(box.high)} y1={middle} y2={middle} />
                {[box.low, box.high].map((end, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: both ends may be one value
                  <line key={i} x1={at(end)} x2={at(end)} y1={middle - 7} y2={middle + 7} />
                ))}
                <rect x={at(box.q1)} width={between(box.q1, box.q3)} y={middle - BOX.height / 2} height={BOX.height} />
                <line
                  className="strong-line"
                  x1={at(box.median)}
                  x2={at(box.median)}
                  y1={middle - BOX.height / 2}
                  y2={middle + BOX.height / 2}
                />
                {box.outliers.map((value, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: outliers may be alike
                  <circle key={i} className="outlier" cx={at(value)} cy={middle} r="4" />
                ))}
              </g>
            )}
            {marks.map((mark) => (
              <g key={mark.label}>
                <line className={`line-${mark.color} measure`} x1={at(mark.at)} x2={at(mark.at)} y1="4" y2={height} />
                <circle className={`fill-${mark.color} knob`} cx={at(mark.at)} cy="6" r="5" />
              </g>
            ))}
          </svg>
          {!ON_SERVER && isEven && !single && first && last && (
            <div
              className="bins"
              style={{
                left: at(first.from),
                width: between(first.from, last.to),
                top: boxEnd,
                height: HISTOGRAM,
              }}
            >
              <Reader
                chart={{
                  kind: "bars",
                  categories: bins.map(({ from, to }) => `${axis.format(from)} to ${axis.format(to)}`),
                  x: { label: axis.label },
                  y: { label: title, format: axis.format },
                  series: [{ label: "Count", color: "green", values: bins.map(({ count }) => count) }],
                  caption,
                }}
              />
            </div>
          )}
        </div>
      </Frame>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Tick labels; if several ticks have the same text, only the first one gets it. */
function labelsOf(ticks: readonly number[], format: (value: number) => string, share: (value: number) => number) {
  const labels = new Map(ticks.toReversed().map((value) => [format(value), { at: share(value), text: format(value) }]));
  return [...labels.values()].reverse();
}
