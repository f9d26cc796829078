import type { Color } from "./charts";
import "./gauges.css";

/** A figure against the limits that it is held to. */
export interface Gauge {
  readonly label: string;
  /** The figure in words, and what follows it: `34.8%`, ` of 31% allowed`. */
  readonly figure: string;
  readonly after?: string;
  readonly value: number;
  /** Where the bar ends. */
  readonly end: number;
  readonly color: Color;
  /** Limits along the bar, the lowest first; those with a label have it below. */
  readonly limits: readonly { readonly at: number; readonly label?: string }[];
}

const HEIGHT = 14;
const LABELS = 16;

/** Bars, one below the other, with what is allowed marked on each. */
export function Gauges({ gauges }: { gauges: readonly Gauge[] }) {
  return (
    <dl className="gauges">
      {gauges.map(({ label, figure, after, value, end, color, limits }) => {
        const at = (x: number) => `${Math.round(Math.min(1, Math.max(0, x / end)) * 10_000) / 100}%`;
        const labeled = limits.some((limit) => limit.label !== undefined);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{figure}</b>
              {after}
            </dd>
            <dd>
              <svg width="100%" height={labeled ? HEIGHT + LABELS : HEIGHT} aria-hidden="true">
                <rect className="gauge-whole" width="100%" height={HEIGHT} />
                <rect className={`fill-${color}`} width={at(value)} height={HEIGHT} />
                {limits.map((limit) => (
                  <line
                    key={limit.at}
                    className="gauge-limit"
                    x1={at(limit.at)}
                    x2={at(limit.at)}
                    y1="0"
                    y2={HEIGHT}
                  />
                ))}
                {limits.map((limit, i) => (
                  <text
                    key={limit.at}
                    x={at(limit.at)}
                    y={HEIGHT + LABELS - 3}
                    textAnchor={anchorOf(limit.at, limits[i - 1]?.at, limits[i + 1]?.at, end)}
                  >
                    {limit.label}
                  </text>
                ))}
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Labels nearer than this share of the bar move apart. */
const NEAR = 0.08;

function anchorOf(at: number, before: number | undefined, after: number | undefined, end: number) {
  if (after !== undefined && after - at < NEAR * end) return "end";
  return before !== undefined && at - before < NEAR * end ? "start" : "middle";
}
