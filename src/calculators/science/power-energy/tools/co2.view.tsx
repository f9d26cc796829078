import { CAR_EMISSIONS } from "../../../../data/car-emissions";
import { defineView, type FormTopProps } from "../../../../site/kit";
import calculator from "./co2";
import "../../../../site/kit/quick-choices.css";

const GRIDS = [
  { label: "US grid", kgPerKwh: CAR_EMISSIONS.usGrid.value / 1000 },
  { label: "Indian grid", kgPerKwh: CAR_EMISSIONS.indiaGrid.value / 1000 },
];

/** Buttons that fill in the CO₂ intensity of a country’s grid. */
function Grids({ textOf, setInputs, readOf }: FormTopProps<typeof calculator>) {
  if (textOf("fuel") !== "grid") return null;
  return (
    <div className="row wide">
      <div className="quick-choices" role="group" aria-label="Grid of a country">
        {GRIDS.map(({ label, kgPerKwh }) => (
          <button
            key={label}
            type="button"
            aria-pressed={readOf("gridKgPerKwh") === kgPerKwh}
            onClick={() => setInputs({ gridKgPerKwh: String(kgPerKwh) })}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

export default defineView(calculator, { FormTop: Grids });
