import type { ViewProps } from "../../../site/kit";
import type speed from "./calculator";
import "./speed-ladder.css";

/** Reference speeds in m/s: a brisk walk, highway traffic, sound at sea level, low Earth orbit and light. */
const MARKS = [
  { name: "Walking", speed: 1.4 },
  { name: "Highway", speed: 29 },
  { name: "Sound", speed: 340.3 },
  { name: "Orbit", speed: 7700 },
  { name: "Light", speed: 299_792_458 },
] as const;

/** Ends of the ladder, as powers of ten of m/s. */
const LOWEST = -1;
const HIGHEST = 9;

/** Names alternate between two rows, so that they do not overlap. */
const ROWS = [26, 44];
const HEIGHT = 66;

/** The speed on a logarithmic scale, with well-known speeds. */
export function SpeedLadder({ outputs: { metersPerSecond }, format }: ViewProps<typeof speed>) {
  const place = (value: number) => {
    const share = (Math.log10(Math.abs(value)) - LOWEST) / (HIGHEST - LOWEST);
    return `${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`;
  };
  return (
    <figure className="ladder">
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={`${format.number(metersPerSecond, 3)} meters per second, on a ladder from walking to light`}
      >
        <line className="rail" x1="0" x2="100%" y1="10" y2="10" />
        {MARKS.map(({ name, speed: value }, i) => (
          <g key={name}>
            <line x1={place(value)} x2={place(value)} y1="6" y2={(ROWS[i % 2] as number) - 11} />
            <text x={place(value)} y={ROWS[i % 2]} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        {metersPerSecond !== 0 && <circle className="fill-green" cx={place(metersPerSecond)} cy="10" r="6" />}
      </svg>
      <figcaption>Each tenth of the ladder is a factor of ten.</figcaption>
    </figure>
  );
}
