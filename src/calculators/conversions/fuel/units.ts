import evRows from "../../../data/units/ev-economy.json";
import fuelRows from "../../../data/units/fuel-economy.json";
import { Rational } from "../../../math/numbers/rational";
import { type ConvertibleUnit, convertExactly } from "../../../math/units/conversion";

interface Row extends ConvertibleUnit {
  readonly id: string;
  readonly symbol: string;
}

const ROWS = new Map(([...fuelRows, ...evRows] as Row[]).map((row) => [row.id, row]));

/** IDs in the unit tables by short ID. */
const FUEL = {
  "mpg-us": "mile-per-us-gallon",
  "mpg-uk": "mile-per-imperial-gallon",
  "km-l": "kilometer-per-liter",
  "mi-l": "mile-per-liter",
  "l-100km": "liter-per-100-kilometers",
  "gal-us-100mi": "us-gallon-per-100-miles",
} as const;
const ELECTRIC = {
  "mi-kwh": "mile-per-kilowatt-hour",
  "km-kwh": "kilometer-per-kilowatt-hour",
  "kwh-100km": "kilowatt-hour-per-100-kilometers",
  "kwh-100mi": "kilowatt-hour-per-100-miles",
  "wh-km": "watt-hour-per-kilometer",
  "wh-mi": "watt-hour-per-mile",
  mpge: "mpge",
} as const;
const IDS = { ...FUEL, ...ELECTRIC };

export type FuelUnit = keyof typeof FUEL;
export type ElectricUnit = keyof typeof ELECTRIC;
export type EconomyUnit = FuelUnit | ElectricUnit;

/** Options for units, fuel units first. */
export const ECONOMY_UNITS: Readonly<Record<EconomyUnit, string>> = {
  "mpg-us": "mpg (US)",
  "mpg-uk": "mpg (imperial)",
  "km-l": "km/L",
  "mi-l": "mi/L",
  "l-100km": "L/100 km",
  "gal-us-100mi": "gal/100 mi (US)",
  "mi-kwh": "mi/kWh",
  "km-kwh": "km/kWh",
  "kwh-100km": "kWh/100 km",
  "kwh-100mi": "kWh/100 mi",
  "wh-km": "Wh/km",
  "wh-mi": "Wh/mi",
  mpge: "MPGe",
};

/** What a choice of economy converts typed numbers with; between fuel and electricity, nothing is converted. */
export const CONVERTIBLE_ECONOMIES: Readonly<Record<string, ConvertibleUnit>> = Object.fromEntries(
  Object.keys(ECONOMY_UNITS).map((id) => [
    id,
    { ...row(id as EconomyUnit), quantity: isElectric(id) ? "electricity" : "fuel" },
  ]),
);

export function isElectric(unit: string): unit is ElectricUnit {
  return Object.hasOwn(ELECTRIC, unit);
}

/** The message for a unit that belongs to the other kind of car. */
export function otherUnits(electric: boolean): string {
  const ids = Object.keys(electric ? ELECTRIC : FUEL) as EconomyUnit[];
  return `Choose one of: ${ids.map((id) => ECONOMY_UNITS[id]).join(", ")}.`;
}

/** Converts between units of one kind (fuel or electric). */
export function convertEconomy(value: Rational, from: EconomyUnit, to: EconomyUnit): Rational {
  return from === to ? value : convertExactly(value, row(from), row(to)).q;
}

/** Kilometers per liter, or per kWh for an electric unit. */
export function kilometersPer(value: number, unit: EconomyUnit): Rational {
  return convertEconomy(Rational.fromNumber(value), unit, isElectric(unit) ? "km-kwh" : "km-l");
}

function row(id: EconomyUnit): Row {
  return ROWS.get(IDS[id]) as Row;
}

/** In kilometers. */
export const DISTANCE_SIZES = { mile: "1.609344", kilometer: "1" } as const;
/**
 * In liters: the US gallon is 231 cubic inches; the imperial gallon is from the UK Units of Measurement Regulations
 * 1995.
 */
export const VOLUME_SIZES = { "us-gallon": "3.785411784", "imperial-gallon": "4.54609", liter: "1" } as const;

/** What choices of distance, volume and of the unit of a price convert typed numbers with. */
export const CONVERTIBLE_DISTANCES = convertible(DISTANCE_SIZES);
export const CONVERTIBLE_VOLUMES = convertible(VOLUME_SIZES);

function convertible(sizes: Readonly<Record<string, string>>): Readonly<Record<string, ConvertibleUnit>> {
  return Object.fromEntries(Object.entries(sizes).map(([id, factor]) => [id, { factor }]));
}

export type DistanceUnit = keyof typeof DISTANCE_SIZES;
export type VolumeUnit = keyof typeof VOLUME_SIZES;

export const DISTANCE_SYMBOLS = { mile: "mi", kilometer: "km" } as const;
export const VOLUME_SYMBOLS = { "us-gallon": "gal", "imperial-gallon": "imp gal", liter: "L" } as const;

export function kilometers(unit: DistanceUnit): Rational {
  return Rational.fromDecimal(DISTANCE_SIZES[unit]) as Rational;
}

export function liters(unit: VolumeUnit): Rational {
  return Rational.fromDecimal(VOLUME_SIZES[unit]) as Rational;
}
