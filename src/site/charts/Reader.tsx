import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Chart } from "./types";

/** What the reader of a chart did: pointed at fractions of its width and height, pressed a key, or left. */
export type Move = { readonly x: number; readonly y: number } | { readonly key: string } | "leave";

/** Keys that move from value to value, as in any slider. */
const KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down)|Escape)$/;

const ON_SERVER = typeof document === "undefined";

/**
 * A layer over a chart that shows its values under a pointer or finger, or with the arrow keys. Its script
 * loads on first use; what the reader does in the meantime is replayed.
 */
export function Reader({ chart }: { chart: Chart }) {
  const [tool, setTool] = useState<typeof import("./readout") | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const early = useRef<Move[] | null>(null);
  // Reading values requires a script.
  if (ON_SERVER) return null;

  function onMove(move: Move): void {
    if (tool) setAt((now) => tool.moved(chart, now, move));
    else if (early.current) early.current.push(move);
    else {
      const moves = [move];
      early.current = moves;
      import("./readout").then(
        ({ Readout, moved, textOf }) => {
          setTool({ Readout, moved, textOf });
          setAt(moves.reduce<number | null>((now, one) => moved(chart, now, one), null));
        },
        // Offline: retry on the next move.
        () => {
          early.current = null;
        },
      );
    }
  }

  function onPointer(event: PointerEvent<HTMLDivElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMove({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!KEYS.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "Escape") event.preventDefault();
    onMove({ key: event.key });
  }

  const count = chart.kind === "lines" ? chart.x.values.length : countOf(chart);
  return (
    <>
      {tool && at !== null && <tool.Readout chart={chart} at={at} />}
      <div
        className="reader"
        role="slider"
        tabIndex={0}
        aria-label={`Read values: ${titleOf(chart)}`}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={tool && at !== null ? tool.textOf(chart, at) : "Press the arrow keys"}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        // Lifting a finger leaves the value on screen.
        onPointerLeave={(event) => event.pointerType === "mouse" && onMove("leave")}
        onBlur={() => onMove("leave")}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

function countOf(chart: Exclude<Chart, { kind: "lines" }>): number {
  return chart.kind === "scale" ? chart.bands.length : chart.categories.length;
}

function titleOf(chart: Chart): string {
  return chart.kind === "scale" ? chart.label : chart.y.label;
}
