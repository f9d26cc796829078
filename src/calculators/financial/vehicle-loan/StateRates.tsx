import { STATES, type StateCode } from "../../../data/tax/states";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import type { ViewProps } from "../../../site/kit";
import type autoLoan from "./calculator";
import "./state-rates.css";

const { source } = US_SALES_TAX.AL;

/** The base rate of each state; pressing one copies it into the form. */
export default function StateRates({ inputs, format, setInputs }: ViewProps<typeof autoLoan>) {
  return (
    <figure className="state-rates">
      <ul>
        {Object.entries(US_SALES_TAX).map(([code, { value: percent, note }]) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={inputs.salesTaxRate === percent}
              onClick={() => setInputs({ salesTaxRate: String(percent) })}
            >
              <span>
                {STATES[code as StateCode]}
                {note && <small>{note}</small>}
              </span>
              <b>{format.percent(percent)}</b>
            </button>
          </li>
        ))}
      </ul>
      <figcaption>
        Press a state to use its base rate. Local taxes are added to it, and several states tax cars at different rates.
        Source: <a href={source.url}>{source.title}</a>.
      </figcaption>
    </figure>
  );
}
