import type { Color, ViewProps } from "../../../site/kit";
import type calories from "./calculator";
import { MACRO_NAMES } from "./macro-plans";
import { ringPaths } from "./ring";
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
