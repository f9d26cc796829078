import { useEffect, useState } from "react";
import type { Format } from "../../../core/format";
import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type uuid from "./calculator";
import { collisionProbability, idsForChance, isTimed } from "./collisions";

const CHANCES = [1e-12, 1e-9, 1e-6, 0.01, 0.5] as const;

/** A count rounded to two significant digits and written in full with commas, as the number field accepts it. */
function countText(count: number): string {
  const [mantissa = "", exponent = "0"] = count.toExponential(1).split("e");
  const digits =
    Number(exponent) < 1 ? String(Math.round(count)) : mantissa.replace(".", "").padEnd(Number(exponent) + 1, "0");
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** `50%` or `1 in 1,000,000`; an upper bound if the chance is too small for a double. */
function chanceText(chance: number, format: Format): string {
  if (chance === 0) return "less than 1 in 10³⁰⁰";
  return chance < 0.001
    ? `1 in ${format.number(Number((1 / chance).toPrecision(4)), 0)}`
    : format.percent(100 * chance, 4);
}

/** The chance that two IDs are equal, as a slider over the number of IDs and as a table. */
export default function Collisions({ inputs, outputs, format, setInputs }: ViewProps<typeof uuid>) {
  const bits = outputs.entropyBits ?? 0;
  const count = inputs.collisionCount;
  const chance = collisionProbability(count, bits);
  // Local state, because the answer arrives with a delay and the slider must not wait for it.
  const [exponent, setExponent] = useState(Math.log10(count));
  useEffect(() => setExponent(Math.log10(count)), [count]);
  return (
    <div className="collisions">
      <label htmlFor="collision-slider">
        With <b>{format.number(count)}</b> IDs{isTimed(inputs.version) && " of one millisecond"}, the chance that two
        are equal is <b>{chanceText(chance, format)}</b>.
      </label>
      <input
        id="collision-slider"
        type="range"
        min="0.5"
        max="30"
        step="0.1"
        value={exponent.toFixed(1)}
        aria-valuetext={`${format.number(count)} IDs`}
        onChange={(event) => {
          setExponent(Number(event.target.value));
          setInputs({ collisionCount: countText(10 ** Number(event.target.value)) });
        }}
      />
      <ScrollRegion label="IDs for a given chance">
        <table>
          <thead>
            <tr>
              <th scope="col">Chance</th>
              <th scope="col">Number of IDs</th>
            </tr>
          </thead>
          <tbody>
            {CHANCES.map((one) => (
              <tr key={one}>
                <td>{chanceText(one, format)}</td>
                <td>{format.number(Number(idsForChance(one, bits).toPrecision(4)), 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
