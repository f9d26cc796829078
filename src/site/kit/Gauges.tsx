import type { Color } from "../charts/types";
import "./gauges.css";

/** A figure compared with its limits. */
export interface Gauge {
  readonly label: string;
  /** The figure as text, and what follows it: `34.8%`, ` of 31% allowed`. */
  readonly figure: string;
  readonly after?: string;
  readonly value: number;
  /** The value at the end of the bar. */
  readonly end: number;
  readonly color: Color;
  /** Limits along the bar, lowest first; labels are drawn below. */
  readonly limits: readonly { readonly at: number; readonly label?: string }[];
}

const HEIGHT = 14;
const LABELS = 16;

/** Bars, one below the other, with the allowed limits marked on each. */
export function Gauges({ gauges }: { gauges: readonly Gauge[] }) {
  return (
    <dl className="gauges">
      {gauges.map(({ label, figure, after, value, end, color, limits }) => {
        const at = (x: number) => `${Math.round(Math.min(1, Math.max(0, x / end)) * 10_000) / 100}%`;
        const labels = labelsOf(limits, end);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{figure}</b>
              {after}
            </dd>
            <dd>
              <svg width="100%" height={labels.length > 0 ? HEIGHT + LABELS : HEIGHT} aria-hidden="true">
                <rect className="gauge-whole" width="100%" height={HEIGHT} />
                <rect className={`fill-${color}`} width={at(value)} height={HEIGHT} />
                {limits.map((limit) => (
                  <line key={limit.at} className="gauge-limit" x1={at(limit.at)} x2={at(limit.at)} y1="0" y2={HEIGHT} />
                ))}
                {labels.map((limit, i) => (
                  <text
                    key={limit.at}
                    x={at(limit.at)}
                    y={HEIGHT + LABELS - 3}
                    textAnchor={anchorOf(limit.at, labels[i - 1]?.at, labels[i + 1]?.at, end)}
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

/** Labels closer than this share of the bar are anchored away from each other. */
const NEAR = 0.08;
/** Closer than this there is no room for both; nor is there for a third label close to a pair. */
const TOO_NEAR = 0.025;

function labelsOf(limits: Gauge["limits"], end: number): Gauge["limits"] {
  const kept: Gauge["limits"][number][] = [];
  let paired = false;
  for (const limit of limits) {
    if (limit.label === undefined) continue;
    const gap = kept.length > 0 ? (limit.at - (kept.at(-1)?.at ?? 0)) / end : 1;
    if (gap < TOO_NEAR || (gap < NEAR && paired)) continue;
    paired = gap < NEAR;
    kept.push(limit);
  }
  return kept;
}

function anchorOf(at: number, before: number | undefined, after: number | undefined, end: number) {
  if (at < TOO_NEAR * end) return "start";
  if (after !== undefined && after - at < NEAR * end) return "end";
  return before !== undefined && at - before < NEAR * end ? "start" : "middle";
}
