import inductance from "../../data/units/inductance.json";

export const HENRIES = { rows: inductance, unit: "henry" };
