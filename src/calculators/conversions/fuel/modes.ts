/** The calculator's six questions. */
import { defineVariants } from "../../../core/variants";
import { comparisonOf } from "./comparison";
import { economyOf, electricTripOf, gramsPerLiter, toKilometers, toLiters, tripOf } from "./driving";
import { fields, type Inputs } from "./fields";
import { economyOfTank, logOf } from "./fill-ups";
import * as headlines from "./headlines";
import type { Answer } from "./outputs";
import * as steps from "./working";

export const modes = defineVariants("mode", { label: "What do you want to do?", default: "trip" }, fields, {
  consumption: {
    question: "Find a car’s fuel consumption",
    inputs: {
      distance: { label: "Distance driven" },
      distanceUnit: {},
      fuelUsed: {},
      fuelUnit: {},
      fuelType: {},
      co2PerLiter: {},
    },
    answer: (inputs: Inputs): Answer => {
      const { distance, distanceUnit, fuelUsed, fuelUnit } = inputs;
      const kilometersPerLiter = toKilometers(distance, distanceUnit).divide(toLiters(fuelUsed, fuelUnit));
      return { kilometersPerLiter, perKilometer: gramsPerLiter(inputs).divide(kilometersPerLiter) };
    },
    headline: headlines.consumption,
    working: steps.consumption,
  },
  convert: {
    question: "Convert mpg, L/100 km, km/L",
    inputs: { economy: {}, economyUnit: {} },
    answer: ({ economy, economyUnit }: Inputs): Answer => ({
      kilometersPerLiter: economyOf(economy, economyUnit, false, "economyUnit"),
    }),
    headline: headlines.converted,
    working: steps.converted,
  },
  trip: {
    question: "Plan a trip: fuel and cost",
    inputs: {
      distance: {},
      distanceUnit: {},
      economy: {},
      economyUnit: {},
      fuelPrice: {},
      fuelPriceUnit: {},
      roundTrip: {},
      passengers: {},
      tolls: {},
      cityEconomy: {},
      highwayEconomy: {},
      cityShare: {},
      fuelType: {},
      co2PerLiter: {},
    },
    answer: (inputs: Inputs): Answer => {
      const trip = tripOf(inputs);
      return { trip, kilometersPerLiter: trip.kilometersPerLiter };
    },
    headline: headlines.trip,
    working: steps.trip,
  },
  ev: {
    question: "Plan a trip by electric car",
    inputs: {
      distance: {},
      distanceUnit: {},
      economy: {},
      economyUnit: {},
      electricityPrice: {},
      chargingLossPercent: {},
      gridIntensity: {},
    },
    answer: (inputs: Inputs): Answer => ({ electric: electricTripOf(inputs) }),
    headline: headlines.electric,
    working: steps.electric,
  },
  compare: {
    question: "Compare two cars",
    inputs: {
      annualDistance: {},
      distanceUnit: {},
      fuelTypeA: {},
      economyA: {},
      economyUnitA: {},
      fuelPriceA: {},
      fuelPriceUnitA: {},
      priceA: {},
      fuelTypeB: {},
      economyB: {},
      economyUnitB: {},
      fuelPriceB: {},
      fuelPriceUnitB: {},
      priceB: {},
      years: {},
      gridIntensity: {},
    },
    answer: (inputs: Inputs): Answer => ({ comparison: comparisonOf(inputs) }),
    headline: headlines.compared,
    working: steps.compared,
  },
  log: {
    question: "Log fill-ups",
    inputs: { distanceUnit: {}, fuelUnit: {}, fills: {} },
    answer: (inputs: Inputs, { format }): Answer => {
      const log = logOf(inputs, format);
      return { log, kilometersPerLiter: economyOfTank(log.total, inputs) };
    },
    headline: headlines.logged,
    working: steps.logged,
  },
});
