import type { Color } from "../charts/types";
import "./waterfall.css";

/** One step: from one running total to the next, or a total itself, which starts at zero. */
export interface WaterfallBar {
  readonly label: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly color: Color;
}

interface WaterfallProps {
  readonly bars: readonly WaterfallBar[];
  /** What the last bar is compared with, drawn as a dotted line. */
  readonly guideline?: number;
  readonly caption: string;
}

const ROW = 46;
const BAR = 16;

/** From a first amount, step by step, to a final one. */
export function Waterfall({ bars, guideline, caption }: WaterfallProps) {
  const ends = [0, guideline ?? 0, ...bars.flatMap((bar) => [bar.from, bar.to])];
  const low = Math.min(...ends);
  const high = Math.max(...ends) || 1;
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  const at = (value: number) => percent((value - low) / (high - low));
  return (
    <figure className="waterfall">
      <svg width="100%" height={ROW * bars.length + 4} role="img" aria-label={caption}>
        {bars.map((bar, i) => (
          <g key={bar.label}>
            <text x="0" y={ROW * i + 15}>
              {bar.label}
            </text>
            <text x="100%" y={ROW * i + 15} textAnchor="end" className="strong">
              {bar.text}
            </text>
            <rect
              className={`fill-${bar.color}`}
              x={at(Math.min(bar.from, bar.to))}
              width={percent(Math.abs(bar.to - bar.from) / (high - low))}
              y={ROW * i + 22}
              height={BAR}
            />
          </g>
        ))}
        {guideline !== undefined && (
          <line
            className="guideline"
            x1={at(guideline)}
            x2={at(guideline)}
            y1={ROW * (bars.length - 1) + 18}
            y2={ROW * bars.length + 2}
          />
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
