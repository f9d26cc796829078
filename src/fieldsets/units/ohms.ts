import resistance from "../../data/units/resistance.json";

export const OHMS = { rows: resistance, unit: "ohm" };
