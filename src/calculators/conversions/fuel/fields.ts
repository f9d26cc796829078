import { amount, boolean, by, choice, fold, integer, list, number, percent, type ValuesOf } from "../../../core/fields";
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { CONVERTIBLE_DISTANCES, CONVERTIBLE_ECONOMIES, CONVERTIBLE_VOLUMES, ECONOMY_UNITS } from "./units";

/** Limits of distances, volumes and economies, beyond anything realistic. */
const POSITIVE = { min: 1e-9, max: 1e9 } as const;
const positive = (name: string) => ({ ...POSITIVE, messages: { tooLow: `${name} must be more than 0.` } });
const NO_NEGATIVE = { messages: { tooLow: "The price must be 0 or more." } } as const;

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

const IN_UNIT_OF_ECONOMY = { unit: by("economyUnit", ECONOMY_UNITS, ""), reads: { unitIn: "economyUnit" } } as const;

export const fields = {
  distance: number("Distance", {
    default: 380,
    ...positive("Distance"),
    reads: { unitIn: "distanceUnit" },
    solve: true,
  }),
  annualDistance: number("Distance a year", {
    default: 12_000,
    ...positive("Distance"),
    reads: { unitIn: "distanceUnit" },
    solve: true,
  }),
  distanceUnit: choice("Unit of distance", { default: "mile", options: DISTANCES, units: CONVERTIBLE_DISTANCES }),
  fuelUsed: number("Fuel used", { default: 10.5, ...positive("Fuel"), reads: { unitIn: "fuelUnit" } }),
  fuelUnit: choice("Unit of fuel", { default: "us-gallon", options: VOLUMES, units: CONVERTIBLE_VOLUMES }),
  economy: number("Economy", {
    default: by("mode", { ev: 3.5 }, 28),
    ...positive("Economy"),
    reads: { unitIn: "economyUnit" },
    solve: true,
  }),
  economyUnit: choice("Unit of economy", {
    default: by("mode", { ev: "mi-kwh" }, "mpg-us"),
    options: ECONOMY_UNITS,
    units: CONVERTIBLE_ECONOMIES,
  }),
  fuelPrice: amount("Fuel price", {
    default: 3.2,
    ...NO_NEGATIVE,
    reads: { perUnitIn: "fuelPriceUnit" },
    solve: true,
  }),
  fuelPriceUnit: choice("Price unit", {
    default: "us-gallon",
    options: PER_VOLUME,
    units: CONVERTIBLE_VOLUMES,
  }),
  electricityPrice: amount("Electricity price", { unit: "/ kWh", default: 0.18, ...NO_NEGATIVE, solve: true }),
  chargingLossPercent: percent("Charging loss", {
    note: "0 if the economy is from an EPA label",
    default: 10,
    min: 0,
    below: 100,
    messages: { invalid: "Charging loss must be at least 0% and below 100%." },
  }),
  ...fold("Round trip, sharing and tolls", {
    roundTrip: boolean("Round trip", { default: false }),
    passengers: integer("People sharing the cost", {
      default: 1,
      min: 1,
      max: 100,
      messages: { tooLow: "At least one person shares the cost." },
    }),
    tolls: amount("Tolls and parking", { default: 0 }),
  }),
  ...fold("City and highway", {
    cityEconomy: number("City economy", { ...IN_UNIT_OF_ECONOMY, default: null, ...positive("City economy") }),
    highwayEconomy: number("Highway economy", {
      ...IN_UNIT_OF_ECONOMY,
      default: null,
      ...positive("Highway economy"),
    }),
    cityShare: percent("Share of city driving", { default: 55, min: 0, max: 100 }),
  }),
  ...fold("Fuel and CO₂", {
    fuelType: choice("Fuel", { default: "gasoline", options: BURNED }),
    co2PerLiter: number("Custom CO₂ factor", {
      note: "Instead of the fuel’s: CNG, LPG, E20",
      unit: "g/L",
      default: null,
      min: 0,
      max: 1e6,
    }),
    gridIntensity: number("CO₂ of the grid", { unit: "g/kWh", default: CAR_EMISSIONS.usGrid.value, min: 0, max: 1e6 }),
  }),
  ...car("A", { fuel: "gasoline", price: 29_000 }),
  ...car("B", { fuel: "electricity", price: 35_000 }),
  years: integer("Years kept", { default: 8, min: 1, max: 40 }),
  fills: list("Fill-ups", {
    default: [],
    row: { label: "Fill-up" },
    min: 2,
    max: 2000,
    columns: {
      odometer: number("Odometer", { min: 0, max: 1e9, reads: { unitIn: "distanceUnit" } }),
      volume: number("Fuel", { ...positive("Fuel"), reads: { unitIn: "fuelUnit" } }),
      price: amount("Price per unit", { default: 0, ...NO_NEGATIVE, reads: { perUnitIn: "fuelUnit" } }),
      full: boolean("Filled up", { default: true }),
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
    fuelType: choice(`Car ${name} runs on`, { default: fuel, options: FUELS }),
    economy: number(`Economy of car ${name}`, {
      default: by(type, { electricity: 3.5 }, 26),
      ...positive("Economy"),
      reads: { unitIn: `economyUnit${name}` },
      solve: name === "B",
    }),
    economyUnit: choice(`Unit of economy, car ${name}`, {
      default: by(type, { electricity: "mi-kwh" }, "mpg-us"),
      options: ECONOMY_UNITS,
      units: CONVERTIBLE_ECONOMIES,
    }),
    fuelPrice: amount(`Price of fuel, car ${name}`, {
      unit: by(type, { electricity: "/ kWh" }, ""),
      default: by(type, { electricity: 0.17 }, 3.2),
      ...NO_NEGATIVE,
      reads: by(type, { electricity: {} }, { perUnitIn: `fuelPriceUnit${name}` }),
      solve: true,
    }),
    fuelPriceUnit: choice(`Price ${name} is`, {
      default: "us-gallon",
      options: PER_VOLUME,
      units: CONVERTIBLE_VOLUMES,
      when: { [type]: Object.keys(BURNED) },
    }),
    price: amount(`Price of car ${name}`, { default: price, ...NO_NEGATIVE }),
  };
  return Object.fromEntries(Object.entries(own).map(([key, field]) => [key + name, field])) as unknown as {
    readonly [K in keyof typeof own as `${K}${Name}`]: (typeof own)[K];
  };
}

export type Inputs = ValuesOf<typeof fields>;
