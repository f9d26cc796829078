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
} from "./geometry";
import { Legend } from "./Legend";

export function Bars({ chart }: { chart: BarChart }) {
  return (
    <>
      {(chart.series.length > 1 || chart.line) && (
        <Legend items={chart.line ? [...chart.series, { ...chart.line, dashed: true }] : chart.series} />
      )}
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

function StandingBars({ chart }: { chart: BarChart }) {
  const bars = segments(chart);
  const y = niceScale(
    bars.flat().flatMap((bar) => [bar.from, bar.to]),
    true,
    4,
  );
  const top = (value: number) => TOP + (1 - share(value, y)) * PLOT_HEIGHT;
  const slot = (chart.line ? BESIDE_SCALE : 1) / chart.categories.length;
  const lanes = chart.stacked ? 1 : chart.series.length;
  const every = Math.ceil(chart.categories.length / labelsThatFit(chart.categories, slot));
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
      {chart.line && <OverLine line={chart.line} />}
      {chart.categories.map((label, i) =>
        i % every === 0 ? (
          <text
            key={label}
            x={percentOf(slot * (i + 0.5))}
            y={TOP + PLOT_HEIGHT + 16}
            textAnchor={anchorAt(slot * (i + 0.5))}
          >
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** Share of the width that bars take where a second scale stands at the right. */
const BESIDE_SCALE = 0.84;

/** The room for labels where the plot is narrowest, and that of a letter. */
const NARROWEST = 300;
const LETTER = 6.6;
const MOST_LABELS = 8;

function labelsThatFit(labels: readonly string[], slot: number): number {
  const longest = Math.max(...labels.map((label) => label.length));
  const room = NARROWEST * slot * labels.length;
  return Math.min(MOST_LABELS, Math.max(2, Math.floor(room / (longest * LETTER + 8))));
}

/** A line from the middle of one category to the next, with its own ticks at the right. */
function OverLine({ line: { color, values, format } }: { line: NonNullable<BarChart["line"]> }) {
  const y = niceScale(values, true, 4);
  const slot = SIDE / values.length;
  const path = values.map(
    (value, i) => `${coordinate((slot * (i + 0.5)) / SIDE)} ${coordinate(1 - share(value, y))}`,
  );
  return (
    <>
      <svg
        y={TOP}
        width={percentOf(BESIDE_SCALE)}
        height={PLOT_HEIGHT}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={`line dashed line-${color}`} d={`M${path.join("L")}`} />
      </svg>
      {y.ticks.slice(1).map((value) => (
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
