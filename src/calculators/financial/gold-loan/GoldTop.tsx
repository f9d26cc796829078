import type { FormTopProps } from "../../../site/kit";
import type goldLoan from "./calculator";
import "./gold-loan.css";

/** Common purities, in karat. */
const KARATS = [24, 22, 21, 20, 18, 14];

/** Weight, purity and price of the gold, with buttons for common purities. */
export function GoldTop({ inputs, setInputs, rows }: FormTopProps<typeof goldLoan>) {
  return (
    <div className="fieldset">
      {rows(["weightGrams", "purityKarat"])}
      <fieldset className="karats">
        <legend className="visually-hidden">Common purities</legend>
        {KARATS.map((karat) => (
          <button
            key={karat}
            type="button"
            aria-pressed={inputs.purityKarat === karat}
            onClick={() => setInputs({ purityKarat: String(karat) })}
          >
            {karat}
          </button>
        ))}
      </fieldset>
      {rows(["goldPricePerGram"])}
    </div>
  );
}
