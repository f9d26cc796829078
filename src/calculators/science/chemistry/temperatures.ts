/** The temperature scales that the chemistry tools offer. */
import rows from "../../../data/units/temperature.json";

const SCALES = ["kelvin", "celsius", "fahrenheit", "rankine"];

export const temperatures = rows.filter(({ id }) => SCALES.includes(id));

/** A temperature variable in any of these scales, 25 °C by default. */
export const TEMPERATURE = {
  label: "Temperature",
  symbol: "T",
  quantity: { rows: temperatures, unit: "kelvin" },
  default: 298.15,
  above: 0,
};
