/** Quantities of the chemistry tools, with their base units. */
import amount from "../../../data/units/amount-of-substance.json";
import mass from "../../../data/units/mass.json";
import concentration from "../../../data/units/molar-concentration.json";
import volume from "../../../data/units/volume.json";

export const GRAMS = { rows: mass, unit: "gram" };
export const MOLES = { rows: amount, unit: "mole" };
export const MOLAR = { rows: concentration, unit: "mole-per-liter" };
export const LITERS = { rows: volume, unit: "liter" };
export const MILLILITERS = { rows: volume, unit: "milliliter" };
