import type { Color } from "../charts/types";
import "./timeline.css";

export interface TimelineRow {
  readonly label: string;
  /** The time, in words. */
  readonly text: string;
  readonly from: number;
  /** The same as `from` for a single day, which is drawn as a dot. */
  readonly to: number;
  readonly color: Color;
  /** A day within the period, drawn as a dot on a pale bar. */
  readonly dot?: number;
}

interface TimelineProps {
  /** What the lines show: `Milestones of the pregnancy`. */
  readonly label: string;
  readonly caption: string;
  readonly rows: readonly TimelineRow[];
  readonly start: number;
  readonly end: number;
  /** A day marked across all lines, such as today. */
  readonly mark?: { readonly at: number; readonly label: string } | undefined;
}

const HEIGHT = 12;

/** What happens when: one line per row, on a common scale. Every line also says in words what it shows. */
export function Timeline({ label, caption, rows, start, end, mark }: TimelineProps) {
  const at = (day: number) => `${Math.round(Math.min(1, Math.max(0, (day - start) / (end - start))) * 1e4) / 100}%`;
  const marked = mark && mark.at >= start && mark.at <= end ? mark : undefined;
  return (
    <figure className="timeline">
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.label}>
            <span>{row.label}</span> <span className="when">{row.text}</span>
            <svg width="100%" height={HEIGHT} aria-hidden="true">
              <line className="timeline-whole" x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} />
              {row.to > row.from && (
                <line
                  className={`timeline-span line-${row.color}${row.dot === undefined ? "" : " pale"}`}
                  x1={at(row.from)}
                  x2={at(row.to)}
                  y1={HEIGHT / 2}
                  y2={HEIGHT / 2}
                />
              )}
              {(row.dot !== undefined || row.to === row.from) && (
                <circle className={`fill-${row.color}`} cx={at(row.dot ?? row.from)} cy={HEIGHT / 2} r="5" />
              )}
              {marked && <line className="timeline-mark" x1={at(marked.at)} x2={at(marked.at)} y2={HEIGHT} />}
            </svg>
          </li>
        ))}
      </ul>
      <figcaption>
        {caption}
        {marked && ` The upright line is ${marked.label}.`}
      </figcaption>
    </figure>
  );
}
