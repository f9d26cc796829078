import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { Rational } from "../../../math/numbers/rational";
import type { Comparison } from "./comparison";
import type { ElectricTrip, Trip } from "./driving";
import type { Inputs } from "./fields";
import { economyOfTank, type Log } from "./fill-ups";
import { convertEconomy, DISTANCE_SYMBOLS, type EconomyUnit, kilometers, liters, VOLUME_SYMBOLS } from "./units";

/** The results of a question. Properties that do not belong to it are missing. */
export interface Answer {
  readonly kilometersPerLiter?: Rational;
  /** Grams of CO₂. */
  readonly perKilometer?: Rational;
  readonly trip?: Trip;
  readonly electric?: ElectricTrip;
  readonly comparison?: Comparison;
  readonly log?: Log;
}

export type Mode = "consumption" | "convert" | "trip" | "ev" | "compare" | "log";
export type Model = VariantModel<Mode, Inputs, Answer>;

const { integer, money, number, table } = outputsOf<Model>();

/** The consumption is a result of its own only when it was asked for. */
const whenAsked = ({ variant }: Model) => ["convert", "consumption", "log"].includes(variant);

const maybe = { optional: true } as const;
const MILE = kilometers("mile");
const THOUSAND = Rational.of(1000);

const economy = (label: string, unit: string, to: EconomyUnit, modes: readonly Mode[]) =>
  number(label, {
    unit,
    // As in the headline.
    digits: 1,
    ...maybe,
    value: ({ variant, answer: { kilometersPerLiter } }) =>
      modes.includes(variant) && kilometersPerLiter ? convertEconomy(kilometersPerLiter, "km-l", to).toNumber() : null,
  });

const electricEconomy = (label: string, unit: string, to: EconomyUnit) =>
  number(label, {
    unit,
    digits: 2,
    ...maybe,
    value: ({ answer: { electric } }) => electric && convertEconomy(electric.kilometersPerKwh, "km-kwh", to).toNumber(),
  });

const compared = (label: string, value: (comparison: Comparison) => Rational) =>
  money(label, { ...maybe, value: ({ answer: { comparison } }) => comparison && value(comparison).toNumber() });

const yearlyCo2 = (label: string, car: "a" | "b") =>
  number(label, {
    unit: "kg / year",
    digits: 0,
    ...maybe,
    value: ({ answer: { comparison } }) => comparison?.[car].grams.divide(THOUSAND).toNumber(),
  });

const CONVERTED = ["consumption", "convert"] as const;
const DRIVEN = [...CONVERTED, "trip", "log"] as const;

/** Cost per kilometer. */
function perKilometer({ answer: { trip, electric, log }, inputs }: Model): Rational | null {
  const driven = trip ?? electric;
  if (driven) return driven.cost.divide(driven.kilometers);
  return log ? log.total.cost.divide(log.total.distance.multiply(kilometers(inputs.distanceUnit))) : null;
}

/** Results per mile and per kilometer stand below the headline only for the visitor’s own unit of distance. */
const isMetric = ({ inputs }: Model) => inputs.distanceUnit === "kilometer";
const ofMiles = (model: Model) => first(!isMetric(model));
const ofKilometers = (model: Model) => first(isMetric(model));
const isInLiters = (model: Model) => isMetric(model) || model.inputs.fuelPriceUnit === "liter";

export const outputs = {
  mpgUs: {
    ...economy("Economy, US", "mpg", "mpg-us", DRIVEN),
    shown: (model: Model) => first(whenAsked(model) && !(model.variant !== "convert" && isMetric(model))),
  },
  l100km: {
    ...economy("Consumption", "L/100 km", "l-100km", DRIVEN),
    // As many decimals as in the headline.
    digits: 2,
    shown: (model: Model) => first(whenAsked(model)),
  },
  mpgUk: economy("Economy, imperial", "mpg", "mpg-uk", CONVERTED),
  kmPerLiter: economy("Economy, metric", "km/L", "km-l", CONVERTED),
  gallonsPer100Miles: { ...economy("Gallons per 100 miles", "gal", "gal-us-100mi", CONVERTED), digits: 2 },
  co2GramsPerMile: number("CO₂ per mile", {
    better: "lower",
    unit: "g",
    digits: 1,
    ...maybe,
    shown: ofMiles,
    value: ({ answer }) => answer.perKilometer?.multiply(MILE).toNumber(),
  }),
  co2GramsPerKm: number("CO₂ per km", {
    better: "lower",
    unit: "g",
    digits: 1,
    ...maybe,
    shown: ofKilometers,
    value: ({ answer }) => answer.perKilometer?.toNumber(),
  }),
  fuelUsGallons: number("Fuel in US gallons", {
    unit: "gal",
    digits: 2,
    ...maybe,
    shown: (model) => first(!isInLiters(model)),
    solve: true,
    value: ({ answer: { trip } }) => trip?.liters.divide(liters("us-gallon")).toNumber(),
  }),
  fuelLiters: number("Fuel in liters", {
    unit: "L",
    digits: 2,
    ...maybe,
    shown: (model) => first(isInLiters(model)),
    solve: true,
    value: ({ answer: { trip } }) => trip?.liters.toNumber(),
  }),
  energyKwh: number("Electricity from the wall", {
    unit: "kWh",
    digits: 2,
    ...maybe,
    shown: "more",
    solve: true,
    value: ({ answer: { electric } }) => electric?.energy.toNumber(),
  }),
  tripCost: money("Cost of the trip", {
    better: "lower",
    ...maybe,
    shown: "more",
    solve: 1,
    value: ({ answer: { trip, electric } }) => (trip ?? electric)?.cost.toNumber(),
  }),
  costPerPerson: money("Cost per person", {
    better: "lower",
    ...maybe,
    shown: "more",
    value: ({ answer: { trip }, inputs }) => trip?.cost.divide(Rational.of(inputs.passengers)).toNumber(),
  }),
  costPerMile: money("Cost per mile", {
    better: "lower",
    digits: 3,
    ...maybe,
    shown: ofMiles,
    value: (model) =>
      model.variant === "log" && isMetric(model) ? null : perKilometer(model)?.multiply(MILE).toNumber(),
  }),
  costPerKm: money("Cost per km", {
    better: "lower",
    digits: 3,
    ...maybe,
    shown: ofKilometers,
    value: (model) => (model.variant === "trip" || isMetric(model) ? perKilometer(model)?.toNumber() : null),
  }),
  co2Kg: number("CO₂", {
    better: "lower",
    unit: "kg",
    digits: 1,
    ...maybe,
    value: ({ answer: { trip, electric } }) => (trip ?? electric)?.grams.divide(THOUSAND).toNumber(),
  }),
  kwhPer100mi: { ...electricEconomy("Consumption per 100 miles", "kWh", "kwh-100mi"), shown: ofMiles },
  kwhPer100km: { ...electricEconomy("Consumption per 100 km", "kWh", "kwh-100km"), shown: ofKilometers },
  miPerKwh: electricEconomy("Economy", "mi/kWh", "mi-kwh"),
  mpge: electricEconomy("Equivalent economy", "MPGe", "mpge"),
  annualCostA: compared("Car A per year", ({ a }) => a.cost),
  annualCostB: compared("Car B per year", ({ b }) => b.cost),
  annualSaving: {
    ...compared("B saves per year", ({ annualSaving }) => annualSaving),
    noun: "Annual saving with car B",
    solve: true,
  },
  totalSaving: {
    ...compared("B saves in total, including purchase", ({ totalSaving }) => totalSaving),
    noun: "Total saving with car B",
    solve: true,
  },
  breakEvenYears: number("B has paid for itself after", {
    better: "lower",
    noun: "Time until car B has paid for itself",
    unit: "years",
    digits: 1,
    ...maybe,
    shown: "more",
    solve: true,
    value: ({ answer: { comparison } }) => comparison?.breakEvenYears?.toNumber(),
  }),
  breakEvenDistance: number("Break-even distance", {
    unit: by("distanceUnit", DISTANCE_SYMBOLS, ""),
    digits: 0,
    ...maybe,
    shown: "more",
    value: ({ answer: { comparison }, inputs }) =>
      comparison?.breakEvenYears?.multiply(Rational.fromNumber(inputs.annualDistance)).toNumber(),
  }),
  co2KgA: yearlyCo2("CO₂ of car A", "a"),
  co2KgB: yearlyCo2("CO₂ of car B", "b"),
  tanks: table("Tank by tank", {
    columns: {
      distance: number("Distance", { unit: by("distanceUnit", DISTANCE_SYMBOLS, ""), digits: 1 }),
      volume: number("Fuel", { unit: by("fuelUnit", VOLUME_SYMBOLS, ""), digits: 3 }),
      mpgUs: number("mpg (US)", { digits: 2 }),
      l100km: number("L/100 km", { digits: 2 }),
      costPerDistance: money(by("distanceUnit", { kilometer: "Cost per km" }, "Cost per mile"), { digits: 3 }),
    },
    value: ({ answer: { log }, inputs }) =>
      log?.tanks.map((tank) => {
        const kilometersPerLiter = economyOfTank(tank, inputs);
        return {
          distance: tank.distance.toNumber(),
          volume: tank.volume.toNumber(),
          l100km: convertEconomy(kilometersPerLiter, "km-l", "l-100km").toNumber(),
          mpgUs: convertEconomy(kilometersPerLiter, "km-l", "mpg-us").toNumber(),
          costPerDistance: tank.cost.divide(tank.distance).toNumber(),
        };
      }),
  }),
  schedule: table("Cost so far", {
    columns: {
      year: integer("Year"),
      cumulativeA: money("Car A"),
      cumulativeB: money("Car B"),
    },
    value: ({ answer: { comparison } }) => comparison?.schedule,
  }),
};
