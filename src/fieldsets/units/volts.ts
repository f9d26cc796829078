import voltage from "../../data/units/voltage.json";

export const VOLTS = { rows: voltage, unit: "volt" };
