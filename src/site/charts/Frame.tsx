import type { ReactNode } from "react";
import { anchorAt, percentOf } from "./geometry";
import { type Label, lanesOf, longest, sideOf, strideOf, textWidth, WIDTHS } from "./labels";

/** Labels on a value axis, at fractions of the plot's height from its top. */
export interface Gutter {
  readonly title: string;
  readonly ticks: readonly { readonly depth: number; readonly text: string }[];
}

interface FrameProps {
  readonly left?: Gutter;
  readonly right?: Gutter | undefined;
  /** Evenly spaced labels on the axis below; those that do not fit are left out. */
  readonly below: readonly Label[];
  readonly belowTitle: string;
  /** Marks labeled above the plot, each with a line down to it. */
  readonly marks?: readonly Label[];
  /** The plot itself. */
  readonly children: ReactNode;
}

/** A plot surrounded by its axes: titles, labels in gutters where no curve runs behind them, marks above. */
export function Frame({ left, right, below, belowTitle, marks = [], children }: FrameProps) {
  const gutters = [left, right].reduce((sum, gutter) => sum + (gutter ? gutterWidth(gutter) : 0), 0);
  return (
    <div className="axes">
      {(left || right) && (
        <div className="axis-titles">
          <span>{left?.title}</span>
          <span>{right?.title}</span>
        </div>
      )}
      {marks.length > 0 && (
        <>
          <Marks className="marks narrow-only" marks={marks} width={WIDTHS.narrow - gutters} />
          <Marks className="marks wide-only" marks={marks} width={WIDTHS.wide - gutters} />
        </>
      )}
      {left && <GutterTexts gutter={left} />}
      {children}
      {right && <GutterTexts gutter={right} />}
      <Below labels={below} gutters={gutters} />
      <p className="axis-title">{belowTitle}</p>
    </div>
  );
}

/** Labels next to the plot, never over it. A hidden copy of the longest one sets the gutter's width. */
function GutterTexts({ gutter: { ticks } }: { gutter: Gutter }) {
  return (
    <div className="gutter">
      <span>{longest(ticks.map(({ text }) => text))}</span>
      <svg width="100%" height="100%" aria-hidden="true">
        {ticks.map(({ depth, text }) => (
          <text key={depth} x="100%" y={percentOf(depth)} dy="4" textAnchor="end">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Approximate width in pixels. */
export function gutterWidth({ ticks }: Gutter): number {
  return textWidth(longest(ticks.map(({ text }) => text))) + 8;
}

const LANE = 16;

function Marks({ marks, width, className }: { marks: readonly Label[]; width: number; className: string }) {
  const lanes = lanesOf(marks, width);
  const height = LANE * (Math.max(...lanes) + 1);
  const heightOf = (i: number) => height - LANE * (lanes[i] as number) - LANE;
  return (
    <svg className={className} width="100%" height={height} aria-hidden="true">
      {marks.map(({ at, text }, i) => (
        <line key={text} className="mark" x1={percentOf(at)} x2={percentOf(at)} y1={heightOf(i) + 2} y2={height} />
      ))}
      {marks.map(({ at, text }, i) => (
        <text
          key={text}
          x={percentOf(at)}
          dx={sideOf(at) === "start" ? 5 : -5}
          y={heightOf(i) + 12}
          textAnchor={sideOf(at)}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function Below({ labels, gutters }: { labels: readonly Label[]; gutters: number }) {
  const narrow = strideOf(labels, WIDTHS.narrow - gutters);
  const wide = strideOf(labels, WIDTHS.wide - gutters);
  return (
    <svg className="below" width="100%" height="18" aria-hidden="true">
      {labels.map(({ at, text }, i) => {
        const [onNarrow, onWide] = [i % narrow === 0, i % wide === 0];
        return onNarrow || onWide ? (
          <text
            key={text}
            className={onNarrow === onWide ? undefined : onWide ? "wide-only" : "narrow-only"}
            x={percentOf(at)}
            y="13"
            textAnchor={anchorAt(at)}
          >
            {text}
          </text>
        ) : null;
      })}
    </svg>
  );
}
