import { Break } from "./Break";
import { type Bar, barLayout, beyondOf, stretchOf } from "./bar-layout";
import { Frame, type Gutter } from "./Frame";
import { depthOf, percentOf } from "./geometry";
import { Legend } from "./Legend";
import { linePath } from "./paths";
import { Reader } from "./Reader";
import { Stretched } from "./Stretched";
import { OUTLYING_BAR, type ValueScale, valueScale } from "./scale";
import type { Axis, ColumnChart } from "./types";

/** Fraction of a category's space that its bars take up. */
const FILLED = 0.72;

/** Vertical bars with their scale on the left and, if the line has its own scale, that one on the right. */
export function Columns({ chart }: { chart: ColumnChart }) {
  const { categories, series, line } = chart;
  const { bars, scale } = barLayout(chart, line && !line.y ? line.values : []);
  const lineScale = line?.y ? valueScale(line.values, { withZero: true, count: 4, outlier: OUTLYING_BAR }) : scale;
  const slot = 1 / categories.length;
  return (
    <>
      {series.length + (line ? 1 : 0) > 1 && <Legend items={line ? [...series, { ...line, dashed: true }] : series} />}
      <Frame
        left={gutterOf(chart.y, scale)}
        right={line?.y && gutterOf(line.y, lineScale)}
        below={categories.map((text, i) => ({ at: slot * (i + 0.5), text }))}
        belowTitle={chart.x.label}
      >
        <div className="plot">
          <svg width="100%" height="100%" aria-hidden="true">
            {scale.ticks.map((value) => (
              <line
                key={value}
                className={value === 0 ? "axis" : "grid"}
                x2="100%"
                y1={percentOf(depthOf(value, scale))}
                y2={percentOf(depthOf(value, scale))}
              />
            ))}
            {bars.map((parts, category) => (
              <g key={categories[category]} className={emphasis(chart, category)}>
                {parts.map((bar) => (
                  <Column key={bar.label} bar={bar} slot={slot} category={category} scale={scale} />
                ))}
                <Beyond chart={chart} parts={parts} at={slot * (category + 0.5)} scale={scale} />
              </g>
            ))}
            {line && (
              <Stretched clipped={false}>
                <path
                  className={`line dashed line-${line.color}`}
                  d={linePath(line.values, {
                    xs: categories.map((_, i) => slot * (i + 0.5)),
                    x: { low: 0, high: 1 },
                    y: lineScale,
                  })}
                />
              </Stretched>
            )}
          </svg>
          <Reader chart={chart} />
        </div>
      </Frame>
    </>
  );
}

function gutterOf({ label, format }: Axis, scale: ValueScale): Gutter {
  return {
    title: label,
    ticks: scale.ticks.map((value) => ({ depth: depthOf(value, scale), text: format(value) })),
  };
}

interface ColumnProps {
  readonly bar: Bar;
  readonly slot: number;
  readonly category: number;
  readonly scale: ValueScale;
}

function Column({ bar, slot, category, scale }: ColumnProps) {
  const { start, length } = stretchOf(bar, scale);
  if (length === 0) return null;
  return (
    <rect
      className={`fill-${bar.color}`}
      x={percentOf(slot * (category + (1 - FILLED) / 2 + (FILLED * bar.lane) / bar.lanes))}
      width={percentOf((slot * FILLED) / bar.lanes)}
      y={percentOf(1 - start - length)}
      height={percentOf(length)}
    />
  );
}

interface BeyondProps {
  readonly chart: ColumnChart;
  readonly parts: readonly Bar[];
  /** Middle of the bar. */
  readonly at: number;
  readonly scale: ValueScale;
}

/** A break in a bar that extends beyond the scale, with its value next to it. */
function Beyond({ chart, parts, at, scale }: BeyondProps) {
  const value = beyondOf(parts, scale);
  if (value === null) return null;
  const [side, depth, dy] = [at < 0.5 ? "start" : "end", value > 0 ? 0 : 1, value > 0 ? 11 : -3] as const;
  return (
    <>
      <Break x={at} y={value > 0 ? 0.08 : 0.92} />
      <text x={percentOf(at)} dx={side === "start" ? 12 : -12} y={percentOf(depth)} dy={dy} textAnchor={side}>
        {chart.y.format(value)}
      </text>
    </>
  );
}

/** Bars other than the one that matters are lighter. */
export function emphasis({ highlight }: { readonly highlight?: number }, category: number): string | undefined {
  return highlight === undefined || highlight === category ? undefined : "lighter";
}
