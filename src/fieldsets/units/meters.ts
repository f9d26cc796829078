import length from "../../data/units/length.json";

export const METERS = { rows: length, unit: "meter" };
