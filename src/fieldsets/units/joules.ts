import energy from "../../data/units/energy.json";

export const JOULES = { rows: energy, unit: "joule" };
