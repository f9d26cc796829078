import type { BarChart } from "../view/charts";
import {
  anchorAt,
  BOTTOM,
  coordinate,
  niceScale,
  PLOT_HEIGHT,
  percentOf,
  share,
  TOP,
  type Scale as ValueScale,
} from "./geometry";
import { Legend } from "./Legend";
import { Stretched } from "./Stretched";

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
const NARROWEST = 320;

/** Bars between their scale at the left and, where a line has a scale of its own, that one at the right. */
function StandingBars({ chart }: { chart: BarChart }) {
  const { categories, line, series } = chart;
  const bars = segments(chart);
  const y = niceScale(
    [...bars.flat().flatMap((bar) => [bar.from, bar.to]), ...(line && !line.format ? line.values : [])],
    true,
    4,
  );
  const scales = [ticksOf(y, chart.y.format)];
  const lineScale = line?.format ? niceScale(line.values, true, 4) : y;
  if (line?.format) scales.push(ticksOf(lineScale, line.format));
  const beside = scales.map((ticks) => LETTER * longest(ticks.map(({ label }) => label)).length + GAP);
  const slot = 1 / categories.length;
  const lanes = chart.stacked ? 1 : series.length;
  const narrowest = (NARROWEST - beside.reduce((sum, width) => sum + width, 0)) * slot;
  const widest = LETTER * longest(categories).length + GAP;
  // A first label that begins at the edge reaches further toward the second.
  const apart = anchorAt(slot / 2) === "middle" ? widest : 1.5 * widest - narrowest / 2;
  const every = Math.max(1, Math.ceil(categories.length / 8), Math.ceil(apart / narrowest));
  const top = (value: number) => topOf(value, y);
  const [left, right] = scales;
  return (
    <div className="scaled">
      {left && <Ticks ticks={left} />}
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
            x2="100%"
            y1={top(value)}
            y2={top(value)}
          />
        ))}
        {bars.map((parts, category) => (
          <g key={categories[category]} className={faded(chart, category)}>
            {parts.map((bar) => (
              <rect
                key={bar.label}
                className={`fill-${bar.color}`}
                x={percentOf(slot * (category + 0.14 + (chart.stacked ? 0 : (0.72 * bar.place) / lanes)))}
                width={percentOf((slot * 0.72) / lanes)}
                y={Math.min(top(bar.from), top(bar.to))}
                height={Math.abs(top(bar.from) - top(bar.to))}
              >
                <title>{`${categories[category]}, ${bar.label}: ${chart.y.format(bar.value)}`}</title>
              </rect>
            ))}
          </g>
        ))}
        {line && <OverLine line={line} scale={lineScale} />}
        {categories.map((label, i) =>
          i % every === 0 ? (
            <text key={label} {...placeOf(slot * (i + 0.5))} y={TOP + PLOT_HEIGHT + 16}>
              {label}
            </text>
          ) : null,
        )}
      </svg>
      {right && <Ticks ticks={right} />}
    </div>
  );
}

interface Tick {
  readonly top: number;
  readonly label: string;
}

function topOf(value: number, scale: ValueScale): number {
  return TOP + (1 - share(value, scale)) * PLOT_HEIGHT;
}

function ticksOf(scale: ValueScale, format: (value: number) => string): Tick[] {
  return scale.ticks.map((value) => ({ top: topOf(value, scale), label: format(value) }));
}

function longest(labels: readonly string[]): string {
  return labels.reduce((found, label) => (label.length > found.length ? label : found), "");
}

/** The scale beside the bars, never on them. An unseen copy of its longest label makes it as wide as it must be. */
function Ticks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <div className="ticks" aria-hidden="true">
      <span>{longest(ticks.map(({ label }) => label))}</span>
      <svg className="plot" width="100%" height={TOP + PLOT_HEIGHT + BOTTOM} aria-hidden="true">
        {ticks.map(({ top, label }) => (
          <text key={top} x="100%" y={top + 4} textAnchor="end">
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** A line from the middle of one category to the next. */
function OverLine({ line, scale }: { line: NonNullable<BarChart["line"]>; scale: ValueScale }) {
  const { color, values, format } = line;
  const path = values.map(
    (value, i) => `${coordinate((i + 0.5) / values.length)} ${coordinate(1 - share(value, scale))}`,
  );
  return (
    <Stretched>
      <path className={`line line-${color}${format ? " dashed" : ""}`} d={`M${path.join("L")}`} />
    </Stretched>
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
