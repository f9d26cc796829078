import { Frame, type Gutter, gutterWidth } from "./Frame";
import { depthOf, fractionOf, percentOf } from "./geometry";
import { Legend } from "./Legend";
import { HEIGHTS, WIDTHS } from "./labels";
import { type LineLayout, lineLayout, peaksOf, thinned } from "./line-layout";
import { areaPath, linePath } from "./paths";
import { type Place, pointLabels } from "./point-labels";
import { Reader } from "./Reader";
import { Stretched } from "./Stretched";
import { ticksIn } from "./scale";
import type { LineChart } from "./types";

export function Lines({ chart }: { chart: LineChart }) {
  const layout = lineLayout(chart);
  const { x, y, drawn } = layout;
  const marks = (chart.marks ?? [])
    .filter((mark) => mark.x >= x.low && mark.x <= x.high)
    .map((mark) => ({ at: fractionOf(mark.x, x), text: mark.label }));
  const left: Gutter = {
    title: chart.y.label,
    ticks: y.ticks.map((value) => ({ depth: depthOf(value, y), text: chart.y.format(value) })),
  };
  return (
    <>
      {drawn.length > 1 && <Legend items={drawn.map(({ series }) => series)} />}
      <Frame left={left} below={xLabels(chart, layout)} belowTitle={chart.x.label} marks={marks}>
        <div className="plot">
          <svg width="100%" height="100%" aria-hidden="true">
            {y.ticks.map((value) => (
              <line
                key={value}
                className={value === 0 ? "axis" : "grid"}
                x2="100%"
                y1={percentOf(depthOf(value, y))}
                y2={percentOf(depthOf(value, y))}
              />
            ))}
            <Curves chart={chart} layout={layout} />
            {marks.map(({ at, text }) => (
              <line key={text} className="mark" x1={percentOf(at)} x2={percentOf(at)} y2="100%" />
            ))}
            {peaksOf(layout, chart.x.values).map(({ series, at, value }) => (
              <text
                key={`${series.label} ${at}`}
                x={percentOf(at)}
                dx={at < 0.5 ? 6 : -6}
                y="11"
                textAnchor={at < 0.5 ? "start" : "end"}
              >
                {at < 0.5 ? `↑ ${chart.y.format(value)}` : `${chart.y.format(value)} ↑`}
              </text>
            ))}
            <Points chart={chart} layout={layout} gutter={gutterWidth(left)} />
          </svg>
          <Reader chart={chart} />
        </div>
      </Frame>
    </>
  );
}

/** Round values of x that have a text. If several have the same, like dates within a year, only the first gets it. */
function xLabels({ x: { format } }: LineChart, { x }: LineLayout) {
  const labels = ticksIn(x, 8).map((value) => ({ at: fractionOf(value, x), text: format(value) }));
  return labels.filter(({ text }, i) => text && text !== labels[i - 1]?.text);
}

function Curves({ chart, layout: { x, y, drawn } }: { chart: LineChart; layout: LineLayout }) {
  const lines = drawn.map(({ line }) => line);
  const kept = thinned(lines, chart.x.values.length);
  const pick = <T,>(values: readonly T[]) => kept.map((i) => values[i] as T);
  const plane = { xs: pick(chart.x.values), x, y, steps: chart.steps ?? false };
  const { faint = [] } = chart;
  const clipped = faint.length > 0 || lines.flat().some((value) => value !== null && (value > y.high || value < y.low));
  return (
    <Stretched clipped={clipped}>
      {faint.length > 0 && (
        <path className="line faint" d={faint.map((values) => linePath(pick(values), plane)).join("")} />
      )}
      {drawn.map(({ series, line, base }) =>
        base === null ? null : (
          <path key={series.label} className={`area-${series.color}`} d={areaPath(pick(line), pick(base), plane)} />
        ),
      )}
      {drawn.map(({ series, line }) => (
        <path
          key={series.label}
          className={`line line-${series.color}${series.dashed ? " dashed" : ""}`}
          d={linePath(pick(line), plane)}
        />
      ))}
    </Stretched>
  );
}

interface PointsProps {
  readonly chart: LineChart;
  readonly layout: LineLayout;
  /** Width of the labels next to the plot. */
  readonly gutter: number;
}

function Points({ chart, layout, gutter }: PointsProps) {
  const { x, y } = layout;
  const narrow = pointLabels(chart, layout, WIDTHS.narrow - gutter, HEIGHTS.narrow);
  const wide = pointLabels(chart, layout, WIDTHS.wide - gutter, HEIGHTS.wide);
  return chart.points?.map((point, i) => {
    const at = percentOf(fractionOf(point.x, x));
    const depth = percentOf(depthOf(point.y, y));
    const label = (place: Place | null | undefined, className: string) =>
      place && (
        <text className={className} x={at} y={depth} dx={place.dx} dy={place.dy} textAnchor={place.anchor}>
          {point.label}
        </text>
      );
    const [small, large] = [narrow[i], wide[i]];
    const isSame = small?.dx === large?.dx && small?.dy === large?.dy;
    return (
      <g key={`${point.x} ${point.y}`}>
        <circle className="dot" cx={at} cy={depth} r="5" />
        {label(small, isSame ? "strong" : "strong narrow-only")}
        {!isSame && label(large, "strong wide-only")}
      </g>
    );
  });
}
