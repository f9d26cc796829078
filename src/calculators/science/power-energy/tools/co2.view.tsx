import { CAR_EMISSIONS } from "../../../../data/car-emissions";
import { defineView, type FormTopProps } from "../../../../site/kit";
import calculator from "./co2";
import "../../../../site/kit/quick-choices.css";

const GRIDS = [
  { label: "US grid", grams: CAR_EMISSIONS.usGrid.value },
  { label: "Indian grid", grams: CAR_EMISSIONS.indiaGrid.value },
];

/** The grid of a country at a tap. */
function Grids({ textOf, setInputs, readOf }: FormTopProps<typeof calculator>) {
  if (textOf("fuel") !== "grid") return null;
  return (
    <div className="row wide">
      <div className="quick-choices" role="group" aria-label="Grid of a country">
        {GRIDS.map(({ label, grams }) => (
          <button
            key={label}
            type="button"
            aria-pressed={readOf("gridKgPerKwh") === grams / 1000}
            onClick={() => setInputs({ gridKgPerKwh: String(grams / 1000) })}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

export default defineView(calculator, { FormTop: Grids });
