import type { ViewProps } from "../../../site/kit";
import type gst from "./calculator";
import { GENERAL_RATES, SPECIAL_RATES } from "./rates";
import "./invoice.css";

/** The rates in force, to press instead of typing. */
export function RateChips({ inputs, textOf, setInputs, format }: ViewProps<typeof gst>) {
  if ((textOf("system") || inputs.system) !== "india-gst") return null;
  const typed = Number(textOf("gstRate"));
  const [start, ...rest] = [GENERAL_RATES, SPECIAL_RATES];
  return (
    <fieldset className="rate-chips" aria-label="GST rates in force">
      {[...(start ?? []), ...rest.flat()].map((rate) => (
        <button
          key={rate}
          type="button"
          aria-pressed={rate === typed}
          onClick={() => setInputs({ gstRate: String(rate) })}
        >
          {format.percent(rate)}
        </button>
      ))}
    </fieldset>
  );
}
