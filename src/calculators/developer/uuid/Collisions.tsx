import type { ViewProps } from "../../../site/view";
import { collisionProbability, idsForChance } from "./collisions";
import type model from "./model";

const CHANCES = [1e-12, 1e-9, 1e-6, 0.01, 0.5] as const;

/** Plain digits as long as they can be read, else 2.7e18. */
function countText(count: number): string {
  const rounded = Number(count.toPrecision(2));
  return rounded < 1e15 ? String(rounded) : rounded.toExponential().replace("+", "");
}

/** How many ids bring which chance that two are equal. */
export function Collisions({ inputs, outputs, format, setInputs }: ViewProps<typeof model>) {
  const bits = outputs.entropyBits ?? 0;
  const count = inputs.collisionCount;
  const chance = collisionProbability(count, bits);
  return (
    <div className="collisions">
      <label htmlFor="collision-slider">
        With <b>{format.number(count)}</b> ids the chance that two are equal is{" "}
        <b>{chance === 0 ? "less than 10⁻³⁰⁰" : format.percent(100 * chance, 4)}</b>.
      </label>
      <input
        id="collision-slider"
        type="range"
        min="0.5"
        max="30"
        step="0.1"
        value={Math.log10(count).toFixed(1)}
        aria-valuetext={`${format.number(count)} ids`}
        onChange={(event) => setInputs({ collisionCount: countText(10 ** Number(event.target.value)) })}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">For a chance of</th>
            <th scope="col">so many ids</th>
          </tr>
        </thead>
        <tbody>
          {CHANCES.map((one) => (
            <tr key={one}>
              <td>{one < 0.001 ? `1 in ${format.number(1 / one)}` : format.percent(100 * one)}</td>
              <td>{format.number(Number(idsForChance(one, bits).toPrecision(4)), 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
