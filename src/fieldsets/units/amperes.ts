import current from "../../data/units/electric-current.json";

export const AMPERES = { rows: current, unit: "ampere" };
