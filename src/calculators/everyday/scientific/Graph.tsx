import { ticks } from "d3-array";
import { type PointerEvent, useRef, useState } from "react";
import type { ViewProps } from "../../../site/kit";
import type scientific from "./calculator";

const HEIGHT = 320;
/** The plot is drawn in a square with this side length and then stretched to fit. */
const SIDE = 1000;

/** Approximate number of grid lines in each direction, also at the width of a phone. */
const TICKS = 6;
const TICK_DIGITS = 6;

/** The share of the graph along each edge that has no grid line. */
const EDGE = 0.05;

interface Window {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** The curve with its roots and turning points. It can be moved by dragging and zoomed with buttons. */
export function Graph({ inputs, outputs, format, setInputs }: ViewProps<typeof scientific>) {
  const { plot, roots, extrema } = outputs;
  const [stretch, setStretch] = useState(1);
  const [drag, setDrag] = useState(0);
  const start = useRef<{ x: number; width: number } | null>(null);
  const view = windowOf(inputs.plotFrom, inputs.plotTo, plot, stretch);
  const width = view.right - view.left;
  const x = (value: number) => (value - view.left) / width;
  const y = (value: number) => (view.high - value) / (view.high - view.low);

  // Labels at the very edges would be cut off.
  const across = ticks(view.left + EDGE * width, view.right - EDGE * width, TICKS);
  const up = ticks(view.low + 2 * EDGE * (view.high - view.low), view.high - EDGE * (view.high - view.low), TICKS);

  function show(from: number, to: number): void {
    setInputs({ plotFrom: String(tidy(from, to - from)), plotTo: String(tidy(to, to - from)) });
  }
  const move = (share: number) => show(view.left + share * width, view.right + share * width);
  const zoom = (factor: number) => {
    const middle = (view.left + view.right) / 2;
    show(middle - (factor * width) / 2, middle + (factor * width) / 2);
  };

  function onPointerDown(event: PointerEvent<SVGSVGElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: event.currentTarget.getBoundingClientRect().width };
  }
  function onPointerMove(event: PointerEvent): void {
    if (start.current) setDrag((event.clientX - start.current.x) / start.current.width);
  }
  function onPointerUp(): void {
    start.current = null;
    if (drag !== 0) move(-drag);
    setDrag(0);
  }

  const visible = (point: { x: number; y: number }) => point.y >= view.low && point.y <= view.high;
  return (
    <figure className="graph">
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={`Graph of ${inputs.expression} from ${inputs.plotFrom} to ${inputs.plotTo}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <svg
          width="100%"
          height={HEIGHT}
          viewBox={`${-drag * SIDE} 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className="graph-grid"
            d={[
              ...across.map((value) => `M${SIDE * x(value)} 0V${SIDE}`),
              ...up.map((value) => `M${-SIDE} ${SIDE * y(value)}H${2 * SIDE}`),
            ].join("")}
          />
          {view.low < 0 && view.high > 0 && <path className="graph-axis" d={`M${-SIDE} ${SIDE * y(0)}H${2 * SIDE}`} />}
          {view.left < 0 && view.right > 0 && <path className="graph-axis" d={`M${SIDE * x(0)} 0V${SIDE}`} />}
          <path className="graph-line" d={pathOf(plot, x, y)} />
        </svg>
        {extrema.filter(visible).map((point) => (
          <circle
            key={`e${point.x}`}
            className="graph-extremum"
            cx={`${100 * (x(point.x) + drag)}%`}
            cy={HEIGHT * y(point.y)}
            r="4"
          />
        ))}
        {roots.filter(visible).map((point) => (
          <circle
            key={`r${point.x}`}
            className="graph-root"
            cx={`${100 * (x(point.x) + drag)}%`}
            cy={HEIGHT * y(point.y)}
            r="4.5"
          />
        ))}
        {up.map((value) => (
          <text key={`y${value}`} x="3" y={HEIGHT * y(value) - 3}>
            {format.significant(value, TICK_DIGITS)}
          </text>
        ))}
        {across.map((value) => (
          <text key={`x${value}`} x={`${100 * (x(value) + drag)}%`} y={HEIGHT - 4} textAnchor="middle">
            {format.significant(value, TICK_DIGITS)}
          </text>
        ))}
      </svg>
      <div className="expression-keys graph-keys" role="group" aria-label="Move and zoom">
        <button type="button" aria-label="Move left" onClick={() => move(-0.25)}>
          ←
        </button>
        <button type="button" aria-label="Move right" onClick={() => move(0.25)}>
          →
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoom(0.5)}>
          x +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoom(2)}>
          x −
        </button>
        <button type="button" aria-label="Stretch vertically" onClick={() => setStretch(stretch * 2)}>
          y +
        </button>
        <button type="button" aria-label="Shrink vertically" onClick={() => setStretch(stretch / 2)}>
          y −
        </button>
        <button
          type="button"
          onClick={() => {
            setStretch(1);
            show(-10, 10);
          }}
        >
          −10 … 10
        </button>
      </div>
      <figcaption>Filled dots are roots, open dots are highest and lowest points. Drag to move the graph.</figcaption>
    </figure>
  );
}

/** The visible range. Poles would make everything else look flat, so a few extreme points may lie outside. */
function windowOf(
  left: number,
  right: number,
  plot: readonly { x: number; y: number | null }[],
  stretch: number,
): Window {
  const ys = plot.flatMap(({ y }) => (y === null ? [] : [y])).sort((a, b) => a - b);
  const cut = Math.floor(ys.length * 0.02);
  let low = ys[cut] ?? -1;
  let high = ys[ys.length - 1 - cut] ?? 1;
  const [lowest, highest] = [ys[0] ?? low, ys.at(-1) ?? high];
  // If there are no poles, show everything.
  if (highest - lowest < 4 * (high - low)) [low, high] = [lowest, highest];
  const middle = (low + high) / 2;
  const half = (((high - low) / 2 || Math.abs(middle) || 1) * 1.08) / stretch;
  return { left, right, low: middle - half, high: middle + half };
}

function pathOf(
  plot: readonly { x: number; y: number | null }[],
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  let path = "";
  let pen = false;
  let before: number | null = null;
  for (const point of plot) {
    const height = point.y === null ? null : y(point.y);
    // A jump of several times the height of the graph is a pole, so the line is interrupted.
    const jumps = before !== null && height !== null && Math.abs(height - before) > 3;
    if (height === null || jumps) pen = false;
    if (height !== null) {
      const clipped = Math.min(4, Math.max(-3, height));
      path += `${pen ? "L" : "M"}${Math.round(SIDE * x(point.x) * 10) / 10} ${Math.round(SIDE * clipped * 10) / 10}`;
      pen = true;
    }
    before = height;
  }
  return path;
}

/** Rounds a bound so that it is readable in a field, to about four digits finer than the range. */
function tidy(value: number, range: number): number {
  const step = 10 ** (Math.floor(Math.log10(range)) - 4);
  return Number((Math.round(value / step) * step).toPrecision(12));
}
