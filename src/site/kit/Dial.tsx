import type { Color } from "../charts/types";
import "./dial.css";

/** A stretch of the circle, in turns clockwise from the top. */
export interface DialArc {
  readonly from: number;
  readonly to: number;
  readonly color: Color;
  /** Drawn lighter: only a frame for the rest. */
  readonly pale?: boolean;
}

/** A position on the rim. */
export interface DialMark {
  readonly at: number;
  readonly label: string;
  /** Marks what the dial is about; the other marks are its scale. */
  readonly strong?: boolean;
}

interface DialProps {
  /** What the dial shows: a label for screen readers, and text below the dial. */
  readonly caption: string;
  readonly arcs: readonly DialArc[];
  readonly marks: readonly DialMark[];
  /** Text in the middle: one large line, and a small one below it. */
  readonly center: string;
  readonly below: string;
}

const SIZE = 300;
/** Radius at the middle of the ring, and its width. */
const RING = 92;
const WIDTH = 22;
const RIM = RING + WIDTH / 2;

/** A ring with colored arcs and labeled marks on its rim: a clock, or the weeks of a year. */
export function Dial({ caption, arcs, marks, center, below }: DialProps) {
  return (
    <figure className="dial">
      <svg width={SIZE} height={SIZE - 30} viewBox="-150 -135 300 270" role="img" aria-label={caption}>
        <circle className="dial-ring" r={RING} strokeWidth={WIDTH} />
        {arcs.map(({ from, to, color, pale }) => (
          <circle
            key={`${from} ${to} ${color}`}
            className={`line-${color}${pale ? " dial-pale" : ""}`}
            r={RING}
            strokeWidth={WIDTH}
            pathLength="1"
            strokeDasharray={`${short(to - from)} 1`}
            transform={`rotate(${short(360 * (from % 1) - 90)})`}
          />
        ))}
        {marks.map(({ at, label, strong }) => {
          const [x, y] = [Math.sin(2 * Math.PI * at), -Math.cos(2 * Math.PI * at)];
          const inner = strong ? RIM - WIDTH : RIM;
          return (
            <g key={`${at} ${label}`} className={strong ? "dial-strong" : undefined}>
              <line x1={short(inner * x)} y1={short(inner * y)} x2={short((RIM + 5) * x)} y2={short((RIM + 5) * y)} />
              <text
                x={short((RIM + 9) * x)}
                y={short((RIM + 14) * y + 4)}
                textAnchor={Math.abs(x) < 0.2 ? "middle" : x > 0 ? "start" : "end"}
              >
                {label}
              </text>
            </g>
          );
        })}
        <text className="dial-center" y="2" textAnchor="middle">
          {center}
        </text>
        <text y="22" textAnchor="middle">
          {below}
        </text>
      </svg>
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  );
}

function short(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
