import { Frame } from "../charts/Frame";
import { fractionOf, percentOf } from "../charts/geometry";
import { OUTLYING_BAR, valueScale } from "../charts/scale";
import type { Color } from "../charts/types";
import "./estimate-plot.css";

/** The estimate of one method, optionally with its range of uncertainty. */
export interface EstimateRow {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly color: Color;
}

interface EstimatePlotProps {
  readonly rows: readonly EstimateRow[];
  /** What the colors stand for, if there are several. */
  readonly legend?: readonly { readonly label: string; readonly color: Color }[];
  /** A range to compare them with, shaded behind all of them. */
  readonly band?: { readonly label: string; readonly from: number; readonly to: number };
  /** Values to compare them with, drawn as lines through all of them. */
  readonly lines?: readonly { readonly label: string; readonly at: number }[];
  /** Title of the axis, and the format of its ticks. */
  readonly axis: { readonly label: string; readonly format: (value: number) => string };
  readonly caption: string;
}

const ROW = 46;
const DOT_Y = 31;
const BAR = 12;

/** Estimates of one figure by several methods: dots on a common scale, each over its range of uncertainty. */
export function EstimatePlot({ rows, legend = [], band, lines = [], axis, caption }: EstimatePlotProps) {
  const ends = rows.flatMap(({ value, low = value, high = value }) => [value, low, high]);
  const beside = [...(band ? [band.from, band.to] : []), ...lines.map(({ at }) => at)];
  const scale = valueScale(ends, {
    withZero: false,
    count: 5,
    outlier: OUTLYING_BAR,
    always: [...ends, ...beside],
  });
  const at = (value: number) => percentOf(fractionOf(value, scale));
  const between = (from: number, to: number) => percentOf((to - from) / (scale.high - scale.low));
  return (
    <figure className="chart estimates">
      {(band || legend.length > 0) && (
        <ul className="legend">
          {legend.map(({ label, color }) => (
            <li key={label}>
              <i className={`key bg-${color}`} />
              {label}
            </li>
          ))}
          {band && (
            <li>
              <i className="key band" />
              {band.label}
            </li>
          )}
        </ul>
      )}
      <Frame
        below={scale.ticks.map((value) => ({ at: fractionOf(value, scale), text: axis.format(value) }))}
        belowTitle={axis.label}
        marks={lines.map((line) => ({ at: fractionOf(line.at, scale), text: line.label }))}
      >
        <div className="rows">
          <svg width="100%" height={ROW * rows.length} role="img" aria-label={caption}>
            {band && (
              <rect className="area-green" x={at(band.from)} width={between(band.from, band.to)} height="100%" />
            )}
            {scale.ticks.map((value) => (
              <line key={value} className="grid" x1={at(value)} x2={at(value)} y2="100%" />
            ))}
            {lines.map((line) => (
              <line key={line.label} className="mark" x1={at(line.at)} x2={at(line.at)} y2="100%" />
            ))}
            {rows.map(({ label, text, value, low, high, color }, i) => (
              <g key={label}>
                <text y={ROW * i + 15}>{label}</text>
                <text x="100%" y={ROW * i + 15} textAnchor="end" className="strong">
                  {text}
                </text>
                {low !== undefined && high !== undefined && (
                  <rect
                    className={`fill-${color} leeway`}
                    x={at(low)}
                    width={between(low, high)}
                    y={ROW * i + DOT_Y - BAR / 2}
                    height={BAR}
                  />
                )}
                <circle className={`fill-${color}`} cx={at(value)} cy={ROW * i + DOT_Y} r="6" />
              </g>
            ))}
          </svg>
        </div>
      </Frame>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
