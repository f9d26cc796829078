import { US_SALES_TAX } from "../../../data/sales-tax/us-states";
import type { ViewProps } from "../../../site/kit";
import type autoLoan from "./calculator";
import "./state-rates.css";

const { value: RATES, source, note, unconfirmed } = US_SALES_TAX.stateBaseRates;

/** The base rate of each state, to be taken over with a press. */
export default function StateRates({ inputs, format, setInputs }: ViewProps<typeof autoLoan>) {
  return (
    <figure className="state-rates">
      <ul>
        {Object.entries(RATES).map(([code, { name, percent, note: own }]) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={inputs.salesTaxRate === percent}
              onClick={() => setInputs({ salesTaxRate: String(percent) })}
            >
              <span>
                {name}
                {own && <small>{own}</small>}
              </span>
              <b>{format.percent(percent)}</b>
            </button>
          </li>
        ))}
      </ul>
      <figcaption>
        Press a state to take its base rate. {note} Source: <a href={source.url}>{source.title}</a>.
        {unconfirmed && ` Not confirmed: ${unconfirmed}.`}
      </figcaption>
    </figure>
  );
}
