import change from "../../../data/units/temperature-difference.json";
import { renamed } from "../../../fieldsets/quantity";

/** Beside “Temperature change”, degrees need no Δ. */
export const CHANGES = renamed(change, {
  "kelvin-difference": "K",
  "celsius-difference": "°C",
  "fahrenheit-difference": "°F",
  "rankine-difference": "°R",
  "reaumur-difference": "°Ré",
});
