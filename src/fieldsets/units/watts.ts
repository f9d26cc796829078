import power from "../../data/units/power.json";

export const WATTS = { rows: power, unit: "watt" };
