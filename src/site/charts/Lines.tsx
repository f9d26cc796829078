import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { LineChart, Mark, Series } from "../view/charts";
import {
  anchorAt,
  BOTTOM,
  coordinate,
  niceScale,
  PLOT_HEIGHT,
  percentOf,
  type Scale,
  share,
  TOP,
} from "./geometry";
import { Legend } from "./Legend";
import { Stretched } from "./Stretched";

/** More points than this cannot be told apart on paper. */
const MOST_POINTS = 181;

export function Lines({ chart }: { chart: LineChart }) {
  const [at, setAt] = useState<number | null>(null);
  const kept = thinned(chart.x.values.length);
  const xs = kept.map((i) => chart.x.values[i] as number);
  const series = (chart.stacked ? stack(chart.series) : chart.series).map((one) => ({
    ...one,
    values: kept.map((i) => one.values[i] ?? null),
  }));
  const x: Scale = { ...range(xs), ticks: niceScale(xs, false, 5).ticks };
  const y = niceScale(
    [
      ...series.flatMap((one) => one.values.filter((value) => value !== null)),
      ...(chart.points ?? []).map((dot) => dot.y),
    ],
    chart.y.zero ?? true,
    4,
  );
  const top = (value: number) => TOP + (1 - share(value, y)) * PLOT_HEIGHT;
  const marks = (chart.marks ?? []).filter((mark) => mark.x >= x.low && mark.x <= x.high);
  const lanes = lanesOf(marks, x);
  const present = at === null ? null : Math.min(at, xs.length - 1);

  function onPointer(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const wanted = x.low + ((event.clientX - box.left) / box.width) * (x.high - x.low);
    setAt(nearest(xs, wanted));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, number | null> = {
      ArrowRight: Math.min(xs.length - 1, (present ?? -1) + 1),
      ArrowLeft: Math.max(0, (present ?? xs.length) - 1),
      Home: 0,
      End: xs.length - 1,
      Escape: null,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setAt(move);
  }

  return (
    <>
      {series.length > 1 && (
        <Legend items={series.map(({ label, color, dashed = false }) => ({ label, color, dashed }))} />
      )}
      <svg
        className="plot"
        width="100%"
        height={TOP + PLOT_HEIGHT + BOTTOM}
        role="img"
        aria-label={chart.caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read the values out
        tabIndex={0}
        onPointerMove={onPointer}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
        onKeyDown={onKeyDown}
      >
        {y.ticks.map((value) => (
          <g key={value}>
            <line
              className={value === 0 ? "axis" : "grid"}
              x1="0"
              x2="100%"
              y1={top(value)}
              y2={top(value)}
            />
            <text x="0" y={top(value) - 4}>
              {chart.y.format(value)}
            </text>
          </g>
        ))}
        {labelsOf(x, chart.x.format).map(({ value, label }) => (
          <text
            key={value}
            x={percentOf(share(value, x))}
            y={TOP + PLOT_HEIGHT + 16}
            textAnchor={anchorAt(share(value, x))}
          >
            {label}
          </text>
        ))}
        <Stretched>
          {series.map((one) =>
            one.area === undefined || one.area === false ? null : (
              <path
                key={one.label}
                className={`area-${one.color}`}
                d={areaPath(one, typeof one.area === "number" ? series[one.area] : undefined, xs, x, y)}
              />
            ),
          )}
          {series.map((one) => (
            <path
              key={one.label}
              className={`line line-${one.color}${one.dashed ? " dashed" : ""}`}
              d={linePath(one.values, xs, x, y, chart.steps ?? false)}
            />
          ))}
        </Stretched>
        {y.ticks.map((value) => (
          <text key={value} x="0" y={top(value) - 4}>
            {chart.y.format(value)}
          </text>
        ))}
        {marks.map((mark) => (
          <line
            key={mark.label}
            className="mark"
            x1={percentOf(share(mark.x, x))}
            x2={percentOf(share(mark.x, x))}
            y1={TOP}
            y2={TOP + PLOT_HEIGHT}
          />
        ))}
        {marks.map((mark, i) => (
          <text
            key={mark.label}
            x={percentOf(share(mark.x, x))}
            dx={share(mark.x, x) < 0.55 ? 5 : -5}
            y={TOP + 12 + LANE * (lanes[i] as number)}
            textAnchor={share(mark.x, x) < 0.55 ? "start" : "end"}
          >
            {mark.label}
          </text>
        ))}
        {chart.points?.map((dot) => (
          <g key={dot.label}>
            <circle className="dot" cx={percentOf(share(dot.x, x))} cy={top(dot.y)} r="5" />
            <text
              className="strong"
              x={percentOf(share(dot.x, x))}
              dx={share(dot.x, x) < 0.8 ? 9 : -9}
              y={top(dot.y) + 4}
              textAnchor={share(dot.x, x) < 0.8 ? "start" : "end"}
            >
              {dot.label}
            </text>
          </g>
        ))}
        {present !== null && (
          <line
            className="cursor"
            x1={percentOf(share(xs[present] as number, x))}
            x2={percentOf(share(xs[present] as number, x))}
            y1={TOP}
            y2={TOP + PLOT_HEIGHT}
          />
        )}
      </svg>
      <p className="readout" role="status">
        {present !== null &&
          [
            chart.x.format(xs[present] as number),
            ...chart.series.flatMap((one) => {
              const value = one.values[kept[present] as number];
              return value === null || value === undefined ? [] : [`${one.label} ${chart.y.format(value)}`];
            }),
          ].join(" · ")}
      </p>
    </>
  );
}

/** Height of a line of mark labels, and the room that a letter takes where the plot is narrowest. */
const LANE = 15;
const NARROWEST = 280;
const LETTER = 6.6;

/** Ticks below the plot: only every second or third where their labels would touch. */
function labelsOf(x: Scale, format: (value: number) => string) {
  const labels = x.ticks
    .filter((value) => value >= x.low && value <= x.high)
    .map((value) => ({ value, label: format(value) }));
  const [first, second] = labels;
  if (!first || !second) return labels;
  const widest = Math.max(...labels.map(({ label }) => label.length)) * LETTER + 6;
  const apart = (share(second.value, x) - share(first.value, x)) * NARROWEST;
  const every = Math.ceil(widest / apart);
  return labels.filter((_, i) => i % every === 0);
}

/** The line on which each mark's label stands: marks close to each other go below one another. */
function lanesOf(marks: readonly Mark[], x: Scale): number[] {
  const taken: { lane: number; from: number; to: number }[] = [];
  return marks.map((mark) => {
    const at = share(mark.x, x) * NARROWEST;
    const width = mark.label.length * LETTER + 10;
    const [from, to] = share(mark.x, x) < 0.55 ? [at, at + width] : [at - width, at];
    let lane = 0;
    while (taken.some((other) => other.lane === lane && from < other.to && to > other.from)) lane++;
    taken.push({ lane, from, to });
    return lane;
  });
}

function range(values: readonly number[]): { low: number; high: number } {
  return { low: values[0] ?? 0, high: values.at(-1) ?? 1 };
}

/** Places of the points that are drawn, first and last always among them. */
function thinned(count: number): number[] {
  const stride = Math.max(1, Math.ceil((count - 1) / (MOST_POINTS - 1)));
  const kept: number[] = [];
  for (let i = 0; i < count; i += stride) kept.push(i);
  if (count > 0 && kept.at(-1) !== count - 1) kept.push(count - 1);
  return kept;
}

/** Each series on top of the ones before it. */
function stack(series: readonly Series[]): Series[] {
  const sums: number[] = [];
  return series.map((one, place) => ({
    ...one,
    area: place === 0 ? true : place - 1,
    values: one.values.map((value, i) => {
      sums[i] = (sums[i] ?? 0) + (value ?? 0);
      return sums[i] as number;
    }),
  }));
}

function point(xValue: number, yValue: number, x: Scale, y: Scale): string {
  return `${coordinate(share(xValue, x))} ${coordinate(1 - share(yValue, y))}`;
}

function linePath(
  values: readonly (number | null)[],
  xs: readonly number[],
  x: Scale,
  y: Scale,
  steps: boolean,
): string {
  let path = "";
  let pen = false;
  values.forEach((value, i) => {
    if (value === null) {
      pen = false;
      return;
    }
    if (steps && pen) path += `H${coordinate(share(xs[i] as number, x))}`;
    path += (pen ? "L" : "M") + point(xs[i] as number, value, x, y);
    pen = true;
  });
  return path;
}

/** The line, then back along the other series or the floor. */
function areaPath(one: Series, below: Series | undefined, xs: readonly number[], x: Scale, y: Scale): string {
  const floor = Math.max(0, y.low);
  const places = xs.map((_, i) => i).filter((i) => one.values[i] !== null && one.values[i] !== undefined);
  if (places.length === 0) return "";
  const over = places.map((i) => point(xs[i] as number, one.values[i] as number, x, y));
  const under = places
    .map((i) => point(xs[i] as number, below ? (below.values[i] ?? floor) : floor, x, y))
    .reverse();
  return `M${over.join("L")}L${under.join("L")}Z`;
}

function nearest(values: readonly number[], wanted: number): number {
  let best = 0;
  values.forEach((value, i) => {
    if (Math.abs(value - wanted) < Math.abs((values[best] as number) - wanted)) best = i;
  });
  return best;
}
