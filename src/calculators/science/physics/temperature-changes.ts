import change from "../../../data/units/temperature-difference.json";
import { renamed } from "../../../fieldsets/quantity";

/** Units of a temperature change, without the Δ: the label “Temperature change” says it already. */
export const CHANGES = renamed(change, {
  "kelvin-difference": "K",
  "celsius-difference": "°C",
  "fahrenheit-difference": "°F",
  "rankine-difference": "°R",
  "reaumur-difference": "°Ré",
});
