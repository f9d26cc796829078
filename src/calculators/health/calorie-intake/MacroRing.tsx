import type { Color, ViewProps } from "../../../site/kit";
import type calories from "./calculator";
import { MACRO_NAMES } from "./macro-plans";
import "./macro-ring.css";

const COLORS: Readonly<Record<keyof typeof MACRO_NAMES, Color>> = {
  carbs: "ochre",
  protein: "green",
  fat: "blue",
};

/** A day's carbs, protein and fat in grams and percent, with a ring chart. */
export function MacroRing({ outputs: { macros }, format }: ViewProps<typeof calories>) {
  const paths = ringPaths(macros.map(({ percent }) => percent));
  return (
    <figure className="macro-ring">
      <svg viewBox="-50 -50 100 100" width="112" height="112" aria-hidden="true">
        {macros.map(({ macro }, i) => (
          <path key={macro} className={`fill-${COLORS[macro]}`} d={paths[i]} />
        ))}
      </svg>
      <table>
        <caption className="visually-hidden">Carbs, protein and fat in a day</caption>
        <tbody>
          {macros.map(({ macro, grams, percent }) => (
            <tr key={macro}>
              <th scope="row">
                <i className={`key bg-${COLORS[macro]}`} />
                {MACRO_NAMES[macro]}
              </th>
              <td>{format.number(grams, 0)} g</td>
              <td>{format.percent(percent, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

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
