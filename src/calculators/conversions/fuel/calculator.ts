import { defineCalculator } from "../../../core/calculator";
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  folds: {
    "Round trip, sharing and tolls": ["roundTrip", "passengers", "tolls"],
    "City and highway": ["cityEconomy", "highwayEconomy", "cityShare"],
    "Fuel and CO₂": ["fuelType", "co2PerLiter", "gridIntensity"],
  },
  solve: {
    for: [
      "distance",
      "economy",
      "fuelPrice",
      "electricityPrice",
      "annualDistance",
      "fuelPriceA",
      "fuelPriceB",
      "economyB",
    ],
    from: [
      "tripCost",
      "fuelUsGallons",
      "fuelLiters",
      "energyKwh",
      "totalSaving",
      "annualSaving",
      "breakEvenYears",
    ],
  },
  figures: Object.values(CAR_EMISSIONS),
});
