import type { ReactNode } from "react";
import { RELEASE } from "./zones";

export interface BarRow {
  readonly key: string;
  /** `Kolkata` */
  readonly name: string;
  /** Shown in small type after the name: `UTC+5:30`. */
  readonly detail: string;
  /** What this clock shows at the cursor. */
  readonly time: string;
  /** A field for changing the time, shown instead of it. */
  readonly control?: ReactNode;
  readonly stretches: readonly { readonly from: number; readonly to: number; readonly kind: string }[];
  /** Where days begin on this clock. */
  readonly midnights: readonly { readonly at: number; readonly label: string }[];
}

interface DayBarsProps {
  readonly label: string;
  /** Length of the axis, in minutes. */
  readonly minutes: number;
  /** Hour labels of the first clock. */
  readonly hours: readonly { readonly at: number; readonly label: string }[];
  readonly rows: readonly BarRow[];
  /** Minutes from the start of the axis. */
  readonly cursor: number;
  /** Duration of the meeting that starts at the cursor, in minutes. */
  readonly length?: number;
  /** When everyone is at work. */
  readonly overlap?: readonly { readonly from: number; readonly to: number }[];
  readonly step: number;
  readonly setCursor: (minute: number) => void;
  readonly caption: string;
  /** How to use the bars: left out on paper. */
  readonly use: string;
}

const HEIGHT = 34;
/** Shares of the axis: up to `EARLY` a label has no room to the left of its line, beyond `LATE` none to the right. */
const EARLY = 0.25;
const LATE = 0.75;

/** The hours of a day on several clocks, stacked on a common axis, with one cursor that can be moved in any row. */
export function DayBars(props: DayBarsProps) {
  const { label, minutes, hours, rows, cursor, length = 0, overlap = [], step, setCursor, caption, use } = props;
  const at = (minute: number) => `${Math.round((Math.min(minutes, Math.max(0, minute)) / minutes) * 1e4) / 100}%`;
  return (
    <figure className="day-bars">
      <div className="day-hours">
        <svg width="100%" height="16" aria-hidden="true">
          {hours.map((hour) => (
            <text
              key={hour.at}
              x={at(hour.at)}
              y="12"
              textAnchor={hour.at === 0 ? "start" : hour.at >= minutes ? "end" : "middle"}
            >
              {hour.label}
            </text>
          ))}
        </svg>
      </div>
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.key}>
            <span className="day-zone">
              {row.name} <small>{row.detail}</small>
            </span>
            <span className="day-time">{row.control ?? row.time}</span>
            <span className="day-bar">
              <svg width="100%" height={HEIGHT} aria-hidden="true">
                {row.stretches.map(({ from, to, kind }) => (
                  <rect
                    key={from}
                    className={`hours-${kind}`}
                    x={at(from)}
                    width={at(to - from)}
                    y="4"
                    height={HEIGHT - 8}
                  />
                ))}
                {overlap.map(({ from, to }) => (
                  <line
                    key={from}
                    className="hours-overlap"
                    x1={at(from)}
                    x2={at(to)}
                    y1={HEIGHT - 2}
                    y2={HEIGHT - 2}
                  />
                ))}
                {length > 0 && <rect className="hours-chosen" x={at(cursor)} width={at(length)} height={HEIGHT} />}
                {row.midnights.map(({ at: minute, label }) => (
                  <g key={minute}>
                    <line className="hours-midnight" x1={at(minute)} x2={at(minute)} y2={HEIGHT} />
                    <text
                      x={at(minute)}
                      y={HEIGHT / 2 + 4}
                      {...(isBefore(minute / minutes, cursor / minutes)
                        ? { dx: -5, textAnchor: "end" }
                        : { dx: 5, textAnchor: "start" })}
                    >
                      {label}
                    </text>
                  </g>
                ))}
                <line className="hours-cursor" x1={at(cursor)} x2={at(cursor)} y2={HEIGHT} />
              </svg>
              <input
                type="range"
                aria-label={`Time in ${row.name}`}
                aria-valuetext={row.time}
                min={0}
                max={minutes - step}
                step={step}
                value={cursor}
                onChange={(event) => setCursor(Number(event.target.value))}
              />
            </span>
          </li>
        ))}
      </ul>
      <figcaption>
        {caption} <span className="screen-only">{use}</span> Time zone database {RELEASE.name}.
      </figcaption>
    </figure>
  );
}

/** Whether a label goes to the left of its line. It avoids the cursor, which would cross it, if there is room. */
function isBefore(line: number, cursor: number): boolean {
  return line > EARLY && (line > LATE || cursor >= line);
}
