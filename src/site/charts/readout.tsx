/** What is shown while values are read from a chart; loaded on first use. */
import { useLayoutEffect, useRef } from "react";
import { percentOf } from "./geometry";
import type { Move } from "./Reader";
import { countOf, isUpright, nearest, readingAt } from "./readings";
import type { Chart } from "./types";
import "./readout.css";

const LEAP = 10;

/** The index to read after a move. @param now the index before it; null if nothing is being read */
export function moved(chart: Chart, now: number | null, move: Move): number | null {
  const last = countOf(chart) - 1;
  if (move === "leave" || last < 0) return null;
  if (!("key" in move)) return nearest(chart, isUpright(chart) ? move.y : move.x);
  const down = isUpright(chart) ? 1 : -1;
  const to = {
    ArrowRight: (now ?? -1) + 1,
    ArrowLeft: (now ?? last + 1) - 1,
    ArrowDown: (now ?? (down > 0 ? -1 : last + 1)) + down,
    ArrowUp: (now ?? (down > 0 ? last + 1 : -1)) - down,
    PageDown: (now ?? (down > 0 ? -1 : last + 1)) + down * LEAP,
    PageUp: (now ?? (down > 0 ? last + 1 : -1)) - down * LEAP,
    Home: 0,
    End: last,
  }[move.key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/** A reading in a sentence, for screen readers: `2031: Balance $320,000, Interest $12,000`. */
export function textOf(chart: Chart, at: number): string {
  const { title, rows } = readingAt(chart, at);
  return `${title}: ${rows.map(({ label, text }) => `${label} ${text}`).join(", ")}`;
}

/** Gap between the box and the place it describes. */
const GAP = 12;

/** Marks the place in the chart and shows its values in a box next to it. */
export function Readout({ chart, at }: { chart: Chart; at: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { title, rows, from, to } = readingAt(chart, Math.min(at, countOf(chart) - 1));
  const upright = isUpright(chart);
  useLayoutEffect(() => {
    const element = box.current;
    const plot = element?.parentElement;
    const figure = plot?.closest("figure");
    if (!element || !plot || !figure) return;
    const width = plot.offsetWidth;
    // The box may also cover the gutter.
    const leftmost = figure.getBoundingClientRect().left - plot.getBoundingClientRect().left;
    const [before, after] = [from * width - GAP - element.offsetWidth, to * width + GAP];
    const wanted = after + element.offsetWidth <= width ? after : before;
    const left = Math.max(leftmost, Math.min(wanted, width - element.offsetWidth));
    element.style.left = `${upright ? 0 : left}px`;
    // Below a row or a band; next to a point, or above the plot if it is too narrow for that.
    if (upright) element.style.top = percentOf(to);
    else if (chart.kind === "scale") element.style.top = "100%";
    else element.style.top = left === wanted ? "0" : `${-element.offsetHeight - 4}px`;
  });
  const position = {
    [upright ? "y" : "x"]: percentOf(from),
    [upright ? "height" : "width"]: percentOf(to - from),
  };
  return (
    <>
      <svg className="reading" width="100%" height="100%" aria-hidden="true">
        {from === to ? (
          <line x1={percentOf(from)} x2={percentOf(from)} y2="100%" />
        ) : (
          <rect {...{ width: "100%", height: "100%", ...position }} />
        )}
        {rows.map(({ label, color, depth }) =>
          depth === undefined ? null : (
            <circle key={label} className={`fill-${color}`} cx={percentOf(from)} cy={percentOf(depth)} r="4" />
          ),
        )}
      </svg>
      <div className="readout" ref={box} aria-hidden="true">
        <b>{title}</b>
        <dl>
          {rows.map(({ label, color, text }) => (
            <div key={label}>
              <dt>
                {color && <i className={`key bg-${color}`} />}
                {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
