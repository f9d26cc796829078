import change from "../../data/units/temperature-difference.json";
import { renamed } from "../quantity";

/** Units of a change of temperature, without the Δ: the label of the input says it already. */
export const KELVINS = {
  rows: renamed(change, {
    "kelvin-difference": "K",
    "celsius-difference": "°C",
    "fahrenheit-difference": "°F",
    "rankine-difference": "°R",
    "reaumur-difference": "°Ré",
  }),
  unit: "kelvin-difference",
};
