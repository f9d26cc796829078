import { useState } from "react";
import { Rational } from "../../../math/numbers/rational";
import type { ViewProps } from "../../../site/kit";
import type calculator from "./calculator";
import "./future-average.css";

/** Slider steps per grade point. */
const STEPS = 20;

/** A slider for the average over the credits still to come, with the GPA that it leads to. */
export function FutureAverage({
  model: {
    answer: { target },
  },
  inputs,
  format,
}: ViewProps<typeof calculator>) {
  const [chosen, setChosen] = useState<number | null>(null);
  if (!target) return null;
  const { min, max } = target.scale;
  const [low, high] = [min.toNumber(), max.toNumber()];
  const needed = Math.ceil(target.needed.toNumber() * STEPS - 1e-9) / STEPS;
  const future = Math.min(high, Math.max(low, chosen ?? needed));
  const reached = target.reached(Rational.fromNumber(future));
  const isEnough = reached.compare(target.target) >= 0;
  const shown = format.number(reached.toNumber(), 4);
  return (
    <figure className="future-average">
      <label>
        <span>
          Average over the next {format.plural(inputs.futureCredits, "credit")}
          <b>{format.number(future, 2)}</b>
        </span>
        <input
          type="range"
          min={low}
          max={high}
          step={1 / STEPS}
          value={future}
          aria-valuetext={`${format.number(future, 2)}, for a GPA of ${shown}`}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </label>
      <p>
        Resulting GPA <output>{shown}</output>
        {isEnough ? ", which reaches" : ", which falls short of"} {format.number(inputs.targetGpa)}
      </p>
      <figcaption>
        Anything from {format.number(target.reached(min).toNumber(), 4)} to{" "}
        {format.number(target.reached(max).toNumber(), 4)} is within reach.
      </figcaption>
    </figure>
  );
}
