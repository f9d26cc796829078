import frequency from "../../data/units/frequency.json";

export const HERTZ = { rows: frequency, unit: "hertz" };
