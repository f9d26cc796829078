/** Gravity as a variable: standard gravity by default, in any unit of acceleration. */
import acceleration from "../../../data/units/acceleration.json";

export const GRAVITY = {
  label: "Gravity",
  symbol: "g",
  quantity: { rows: acceleration, unit: "meter-per-second-squared" },
  default: 9.80665,
  above: 0,
};
