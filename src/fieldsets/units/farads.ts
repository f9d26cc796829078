import capacitance from "../../data/units/capacitance.json";

export const FARADS = { rows: capacitance, unit: "farad" };
