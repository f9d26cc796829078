/** The scales of temperature that chemists use; all of them rise with it. */
import rows from "../../../data/units/temperature.json";

const SCALES = ["kelvin", "celsius", "fahrenheit", "rankine"];

export const temperatures = rows.filter(({ id }) => SCALES.includes(id));
