import { Legend } from "../charts/Legend";
import type { Color } from "../charts/types";
import "./bubble-timeline.css";

export interface Bubble {
  readonly day: number;
  /** Drawn above the line if positive, below it if negative; the area shows how much. */
  readonly amount: number;
  /** Shown on hover: `Jan 10, 2023: −₹5,000`. */
  readonly text: string;
}

interface BubbleTimelineProps {
  readonly bubbles: readonly Bubble[];
  readonly above: { readonly label: string; readonly color: Color };
  readonly below: { readonly label: string; readonly color: Color };
  /** Labeled days, such as the first day of a year. */
  readonly ticks: readonly { readonly day: number; readonly text: string }[];
  readonly caption: string;
}

/** Pixels. */
const LARGEST = 24;
const LEAST = 2;
const HALF = 2 * LARGEST + 6;

/** Percent of the width left free at both ends, for the bubbles of the first and last day. */
const MARGIN = 7;

/** Amounts on the days they were paid and received. */
export function BubbleTimeline({ bubbles, above, below, ticks, caption }: BubbleTimelineProps) {
  const days = bubbles.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const most = Math.max(...bubbles.map(({ amount }) => Math.abs(amount)));
  const at = (day: number) => {
    const share = last > first ? (day - first) / (last - first) : 0.5;
    return `${Math.round((MARGIN + (100 - 2 * MARGIN) * share) * 100) / 100}%`;
  };
  const radius = (amount: number) => Math.max(LEAST, LARGEST * Math.sqrt(Math.abs(amount) / most));
  return (
    <figure className="bubble-timeline">
      <Legend items={[above, below]} />
      <svg width="100%" height={2 * HALF + 20} role="img" aria-label={caption}>
        {ticks.map(({ day, text }) => (
          <g key={day}>
            <line className="bubble-tick" x1={at(day)} x2={at(day)} y1="4" y2={2 * HALF} />
            <text x={at(day)} y={2 * HALF + 16} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        <line className="bubble-line" x2="100%" y1={HALF} y2={HALF} />
        {bubbles.map(({ day, amount, text }, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a bubble is its place
            key={i}
            className={`fill-${(amount > 0 ? above : below).color}`}
            cx={at(day)}
            cy={HALF - Math.sign(amount) * radius(amount)}
            r={radius(amount)}
          >
            <title>{text}</title>
          </circle>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
