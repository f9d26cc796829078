import temperatureDifference from "../../data/units/temperature-difference.json";

export const KELVINS = { rows: temperatureDifference, unit: "kelvin-difference" };
