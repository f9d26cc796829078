import type { ViewProps } from "../../../site/kit";
import type gst from "./calculator";
import { GENERAL_RATES, SPECIAL_RATES } from "./rates";
import "./invoice.css";

/** The current rates as buttons, so that the user need not type one. */
export function RateChips({ inputs, textOf, setInputs, format }: ViewProps<typeof gst>) {
  if ((textOf("system") || inputs.system) !== "india-gst") return null;
  const typed = Number(textOf("gstRate"));
  return (
    <fieldset className="rate-chips">
      <legend>Current GST rates</legend>
      <div>
        {[...GENERAL_RATES, ...SPECIAL_RATES].map((rate) => (
          <button
            key={rate}
            type="button"
            aria-pressed={rate === typed}
            onClick={() => setInputs({ gstRate: String(rate) })}
          >
            {format.percent(rate)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
