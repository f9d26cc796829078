/** Radii of the ring in SVG units. */
const OUTER = 50;
const INNER = 32;

/**
 * SVG paths of the segments of a ring around the origin, clockwise from the top.
 * @param shares sizes of the segments, none negative; the path for a share of 0 is empty
 */
export function ringPaths(shares: readonly number[]): string[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return shares.map((share) => {
    const start = from;
    from += whole > 0 ? share / whole : 0;
    return share > 0 ? sector(start, from) : "";
  });
}

/** A segment between two fractions of a turn. Drawn in two halves because SVG cannot draw an arc of a full turn. */
function sector(from: number, to: number): string {
  const middle = (from + to) / 2;
  const large = Number((to - from) / 2 > 0.5);
  const outward = [middle, to].map((turn) => `A${OUTER} ${OUTER} 0 ${large} 1 ${point(turn, OUTER)}`);
  const inward = [middle, from].map((turn) => `A${INNER} ${INNER} 0 ${large} 0 ${point(turn, INNER)}`);
  return `M${point(from, OUTER)}${outward.join("")}L${point(to, INNER)}${inward.join("")}Z`;
}

function point(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn;
  const write = (x: number) => Math.round(x * 100) / 100;
  return `${write(radius * Math.sin(angle))} ${write(-radius * Math.cos(angle))}`;
}
