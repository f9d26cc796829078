import { percentOf } from "./geometry";

/** Two slanted cuts across a bar, to show that it continues beyond the scale. */
export function Break({ x, y, upright = false }: { x: number; y: number; upright?: boolean }) {
  return (
    <svg className="unclipped" x={percentOf(x)} y={percentOf(y)} width="1" height="1" aria-hidden="true">
      <path className="break" d={upright ? "M-6 10L0 -10M0 10L6 -10" : "M-24 3L24 -3M-24 9L24 3"} />
    </svg>
  );
}
