import type { BarChart } from "../view/charts";
import {
  anchorAt,
  BOTTOM,
  coordinate,
  niceScale,
  PLOT_HEIGHT,
  percentOf,
  SIDE,
  share,
  TOP,
  type Scale as ValueScale,
} from "./geometry";
import { Legend } from "./Legend";

export function Bars({ chart }: { chart: BarChart }) {
  const { series, line } = chart;
  const items = line ? [...series, { ...line, dashed: line.format !== undefined }] : series;
  return (
    <>
      {items.length > 1 && <Legend items={items} />}
      {chart.horizontal ? <LyingBars chart={chart} /> : <StandingBars chart={chart} />}
    </>
  );
}

/** Where each part of each category's bar begins and ends, on the value axis. */
function segments({ series, stacked, categories }: BarChart) {
  return categories.map((_, category) => {
    let up = 0;
    let down = 0;
    return series.map((one, place) => {
      const value = one.values[category] ?? 0;
      const from = stacked ? (value >= 0 ? up : down) : 0;
      if (stacked && value >= 0) up += value;
      else if (stacked) down += value;
      return { color: one.color, label: one.label, place, value, from, to: from + value };
    });
  });
}

/** Where a label stands under the middle of its bars; the first and the last one at the edge. */
function placeOf(middle: number): { readonly x: string; readonly textAnchor: "start" | "middle" | "end" } {
  const textAnchor = anchorAt(middle);
  return { x: { start: "0", middle: percentOf(middle), end: "100%" }[textAnchor], textAnchor };
}

/** Room that a letter takes, between labels, and for all labels where the plot is narrowest. */
const LETTER = 6.6;
const GAP = 8;
const NARROWEST = 300;

function StandingBars({ chart }: { chart: BarChart }) {
  const bars = segments(chart);
  const y = niceScale(
    [
      ...bars.flat().flatMap((bar) => [bar.from, bar.to]),
      ...(chart.line && !chart.line.format ? chart.line.values : []),
    ],
    true,
    4,
  );
  const top = (value: number) => TOP + (1 - share(value, y)) * PLOT_HEIGHT;
  const slot = (chart.line?.format ? BESIDE_SCALE : 1) / chart.categories.length;
  const lanes = chart.stacked ? 1 : chart.series.length;
  const widest = Math.max(...chart.categories.map((label) => label.length)) * LETTER + GAP;
  const fitting = Math.floor((NARROWEST * slot * chart.categories.length) / widest);
  const every = Math.ceil(chart.categories.length / Math.min(8, Math.max(1, fitting)));
  return (
    <svg
      className="plot"
      width="100%"
      height={TOP + PLOT_HEIGHT + BOTTOM}
      role="img"
      aria-label={chart.caption}
    >
      {y.ticks.map((value) => (
        <line
          key={value}
          className={value === 0 ? "axis" : "grid"}
          x1="0"
          x2={percentOf(slot * chart.categories.length)}
          y1={top(value)}
          y2={top(value)}
        />
      ))}
      {bars.map((parts, category) => (
        <g key={chart.categories[category]} className={faded(chart, category)}>
          {parts.map((bar) => (
            <rect
              key={bar.label}
              className={`fill-${bar.color}`}
              x={percentOf(slot * (category + 0.14 + (chart.stacked ? 0 : (0.72 * bar.place) / lanes)))}
              width={percentOf((slot * 0.72) / lanes)}
              y={Math.min(top(bar.from), top(bar.to))}
              height={Math.abs(top(bar.from) - top(bar.to))}
            >
              <title>{`${chart.categories[category]}, ${bar.label}: ${chart.y.format(bar.value)}`}</title>
            </rect>
          ))}
        </g>
      ))}
      {y.ticks.map((value) => (
        <text key={value} x="0" y={top(value) - 4}>
          {chart.y.format(value)}
        </text>
      ))}
      {chart.line && <OverLine line={chart.line} scale={y} />}
      {chart.categories.map((label, i) =>
        i % every === 0 ? (
          <text key={label} {...placeOf(slot * (i + 0.5))} y={TOP + PLOT_HEIGHT + 16}>
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** Share of the width that bars take where a second scale stands at the right. */
const BESIDE_SCALE = 0.84;

/**
 * A line from the middle of one category to the next: on the scale of the bars, or with its own ticks at the right.
 */
function OverLine({ line, scale }: { line: NonNullable<BarChart["line"]>; scale: ValueScale }) {
  const { color, values, format } = line;
  const y = format ? niceScale(values, true, 4) : scale;
  const path = values.map(
    (value, i) => `${coordinate((i + 0.5) / values.length)} ${coordinate(1 - share(value, y))}`,
  );
  return (
    <>
      <svg
        y={TOP}
        width={percentOf(format ? BESIDE_SCALE : 1)}
        height={PLOT_HEIGHT}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={`line line-${color}${format ? " dashed" : ""}`} d={`M${path.join("L")}`} />
      </svg>
      {format &&
        y.ticks.slice(1).map((value) => (
          <text key={value} x="100%" y={TOP + (1 - share(value, y)) * PLOT_HEIGHT - 4} textAnchor="end">
            {format(value)}
          </text>
        ))}
    </>
  );
}

const ROW = 46;

function LyingBars({ chart }: { chart: BarChart }) {
  const bars = segments(chart);
  const ends = bars.flat().flatMap((bar) => [bar.from, bar.to]);
  const x = { low: Math.min(0, ...ends), high: Math.max(0, ...ends) || 1 };
  const lanes = chart.stacked ? 1 : chart.series.length;
  return (
    <svg
      className="plot"
      width="100%"
      height={ROW * chart.categories.length + 4}
      role="img"
      aria-label={chart.caption}
    >
      {bars.map((parts, category) => (
        <g key={chart.categories[category]} className={faded(chart, category)}>
          <text x="0" y={ROW * category + 15}>
            {chart.categories[category]}
          </text>
          <text x="100%" y={ROW * category + 15} textAnchor="end" className="strong">
            {chart.stacked || parts.length === 1
              ? chart.y.format(parts.reduce((sum, bar) => sum + bar.value, 0))
              : parts.map((bar) => chart.y.format(bar.value)).join(" · ")}
          </text>
          {parts.map((bar) => (
            <rect
              key={bar.label}
              className={`fill-${bar.color}`}
              x={percentOf(share(Math.min(bar.from, bar.to), x))}
              width={percentOf(Math.abs(bar.to - bar.from) / (x.high - x.low))}
              y={ROW * category + 22 + (chart.stacked ? 0 : (16 / lanes) * bar.place)}
              height={16 / lanes}
            >
              <title>{`${chart.categories[category]}, ${bar.label}: ${chart.y.format(bar.value)}`}</title>
            </rect>
          ))}
        </g>
      ))}
    </svg>
  );
}

function faded({ highlight }: BarChart, category: number): string | undefined {
  return highlight === undefined || highlight === category ? undefined : "faded";
}
