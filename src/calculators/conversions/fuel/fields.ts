import {
  amount,
  boolean,
  by,
  choice,
  integer,
  list,
  number,
  percent,
  type ValuesOf,
} from "../../../core/fields";
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { ECONOMY_UNITS } from "./units";

/** Limits of distances, volumes and economies, beyond anything realistic. */
const POSITIVE = { min: 1e-9, max: 1e9 } as const;
const positive = (name: string) => ({ ...POSITIVE, tooLowMessage: `${name} must be more than 0.` });
const NO_NEGATIVE = { tooLowMessage: "The price must be 0 or more." } as const;

const DISTANCES = { mile: "miles", kilometer: "km" } as const;
const VOLUMES = {
  "us-gallon": "US gallons",
  "imperial-gallon": "imperial gallons",
  liter: "liters",
} as const;
const PER_VOLUME = {
  "us-gallon": "per US gallon",
  "imperial-gallon": "per imperial gallon",
  liter: "per liter",
} as const;
const BURNED = { gasoline: "Gasoline", diesel: "Diesel", e85: "E85" } as const;
export const FUELS = { ...BURNED, electricity: "Electricity" } as const;

const SYMBOL = (key: string) => by(key, ECONOMY_UNITS, "");

export const fields = {
  distance: number({ label: "Distance", default: 380, ...positive("Distance") }),
  annualDistance: number({ label: "Distance a year", default: 12_000, ...positive("Distance") }),
  distanceUnit: choice({ label: "Unit of distance", default: "mile", options: DISTANCES }),
  fuelUsed: number({ label: "Fuel used", default: 10.5, ...positive("Fuel") }),
  fuelUnit: choice({ label: "Unit of fuel", default: "us-gallon", options: VOLUMES }),
  economy: number({
    label: "Economy",
    default: by("mode", { ev: 3.5 }, 28),
    ...positive("Economy"),
  }),
  economyUnit: choice({
    label: "Unit of economy",
    default: by("mode", { ev: "mi-kwh" }, "mpg-us"),
    options: ECONOMY_UNITS,
  }),
  fuelPrice: amount({ label: "Fuel price", default: 3.2, ...NO_NEGATIVE }),
  fuelPriceUnit: choice({ label: "Price is", default: "us-gallon", options: PER_VOLUME }),
  electricityPrice: amount({
    label: "Electricity price",
    unit: "/ kWh",
    default: 0.18,
    ...NO_NEGATIVE,
  }),
  chargingLossPercent: percent({
    label: "Charging loss",
    note: "0 if the economy is from an EPA label",
    default: 10,
    min: 0,
    below: 100,
    invalidMessage: "Charging loss must be at least 0% and below 100%.",
  }),
  roundTrip: boolean({ label: "There and back", default: false }),
  passengers: integer({
    label: "People sharing",
    default: 2,
    min: 1,
    max: 100,
    tooLowMessage: "At least one person shares the cost.",
  }),
  tolls: amount({ label: "Tolls and parking", default: 0 }),
  cityEconomy: number({
    label: "City economy",
    unit: SYMBOL("economyUnit"),
    default: null,
    ...positive("City economy"),
  }),
  highwayEconomy: number({
    label: "Highway economy",
    unit: SYMBOL("economyUnit"),
    default: null,
    ...positive("Highway economy"),
  }),
  cityShare: percent({ label: "Share of city driving", default: 55, min: 0, max: 100 }),
  fuelType: choice({ label: "Fuel", default: "gasoline", options: BURNED }),
  co2PerLiter: number({
    label: "Own CO₂ factor",
    note: "Instead of the fuel’s: CNG, LPG, E20",
    unit: "g/L",
    default: null,
    min: 0,
    max: 1e6,
  }),
  ...car("A", { fuel: "gasoline", price: 29_000 }),
  ...car("B", { fuel: "electricity", price: 35_000 }),
  years: integer({ label: "Years kept", default: 8, min: 1, max: 40 }),
  gridIntensity: number({
    label: "CO₂ of the grid",
    unit: "g/kWh",
    default: CAR_EMISSIONS.usGrid.value,
    min: 0,
    max: 1e6,
  }),
  fills: list({
    label: "Fill-ups",
    default: [],
    itemLabel: "Fill-up",
    minRows: 2,
    maxRows: 2000,
    item: {
      odometer: number({ label: "Odometer", min: 0, max: 1e9 }),
      volume: number({ label: "Fuel", ...positive("Fuel") }),
      price: amount({ label: "Price per unit", default: 0, ...NO_NEGATIVE }),
      full: boolean({ label: "Filled up", default: true }),
    },
  }),
};

/** The inputs of one of the two cars compared. */
function car<const Name extends "A" | "B">(
  name: Name,
  { fuel, price }: { readonly fuel: keyof typeof FUELS; readonly price: number },
) {
  const type = `fuelType${name}`;
  const own = {
    fuelType: choice({ label: `Car ${name} runs on`, default: fuel, options: FUELS }),
    economy: number({
      label: `Economy of car ${name}`,
      default: by(type, { electricity: 3.5 }, 26),
      ...positive("Economy"),
    }),
    economyUnit: choice({
      label: `Unit of economy, car ${name}`,
      default: by(type, { electricity: "mi-kwh" }, "mpg-us"),
      options: ECONOMY_UNITS,
    }),
    fuelPrice: amount({
      label: `Price of fuel, car ${name}`,
      unit: by(type, { electricity: "/ kWh" }, ""),
      default: by(type, { electricity: 0.17 }, 3.2),
      ...NO_NEGATIVE,
    }),
    fuelPriceUnit: choice({
      label: `Price ${name} is`,
      default: "us-gallon",
      options: PER_VOLUME,
      when: { [type]: Object.keys(BURNED) },
    }),
    price: amount({ label: `Price of car ${name}`, default: price, ...NO_NEGATIVE }),
  };
  return Object.fromEntries(Object.entries(own).map(([key, field]) => [key + name, field])) as unknown as {
    readonly [K in keyof typeof own as `${K}${Name}`]: (typeof own)[K];
  };
}

export type Inputs = ValuesOf<typeof fields>;
