import temperature from "../../data/units/temperature.json";

export const CELSIUS = { rows: temperature, unit: "celsius" };
