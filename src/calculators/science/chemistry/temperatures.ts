/** The scales of temperature that chemists use; all of them rise with it. */
import rows from "../../../data/units/temperature.json";

const SCALES = ["kelvin", "celsius", "fahrenheit", "rankine"];

export const temperatures = rows.filter(({ id }) => SCALES.includes(id));

/** A temperature as a variable: room temperature, in any of the scales. */
export const TEMPERATURE = {
  label: "Temperature",
  symbol: "T",
  quantity: { rows: temperatures, unit: "kelvin" },
  default: 298.15,
  above: 0,
};
