import type { Forms, Value } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

/** The codes of this page for the units of fuel economy. */
const ECONOMIES: Readonly<Record<string, string>> = {
  "mile-per-us-gallon": "mpg-us",
  "mile-per-imperial-gallon": "mpg-uk",
  "kilometer-per-liter": "km-l",
  "liter-per-100-kilometers": "l-100km",
};

function tripUnits(distance: Value | undefined, economy: Value | undefined): JsonObject | null {
  const [unit] = distance?.units ?? [];
  const economyUnit = ECONOMIES[economy?.units?.[0] ?? ""];
  if ((unit !== "mile" && unit !== "kilometer") || economyUnit === undefined) return null;
  return { distance: distance?.written, distanceUnit: unit, economy: economy?.written, economyUnit };
}

export default [
  {
    about: ["fuel cost|gas cost|trip cost|petrol cost|cost of gas|cost of fuel|gas|fuel|fuel needed|trip"],
    takes: {
      distance: "length/mile: trip, drive, driving, distance, of>, for>",
      economy: "fuel-economy/mile-per-us-gallon: at>, mileage, economy, car",
      fuelPrice:
        "money: price, gas price, fuel price, gas, fuel, petrol, per gallon<, a gallon<, per liter<, a liter<, per litre<, a litre<, /l<, /gal<",
    },
    words: {
      "per liter, a liter, per litre, a litre": { fuelPriceUnit: "liter" },
      "per gallon, a gallon": { fuelPriceUnit: "us-gallon" },
      "cost, trip, drive, driving, gas, fuel": {},
    },
    set: { mode: "trip" },
    fill: ({ distance, economy }) => tripUnits(distance, economy),
  },
  {
    says: [
      "{distance:length/mile} [trip|drive] [at|with|in a car that gets|in a car with] {economy:fuel-economy/mile-per-us-gallon} [and] [at|gas at|with gas at|gas] {fuelPrice:money} [gas|a gallon|per gallon|/gal|/gallon] [cost]",
    ],
    set: { mode: "trip" },
    fill: ({ distance, economy }) => {
      const units = tripUnits(distance, economy);
      return units && economy?.units?.[0] === "mile-per-us-gallon" ? { ...units, fuelPriceUnit: "us-gallon" } : null;
    },
  },
  {
    says: [
      "(gas|fuel|gallons|how much gas|how much fuel|how many gallons) [do i need] [needed] for {distance:length/mile} [trip] (at|with) {economy:fuel-economy/mile-per-us-gallon}",
    ],
    set: { mode: "trip" },
    assumes: ["fuelPrice"],
    fill: ({ distance, economy }) => tripUnits(distance, economy),
  },
  {
    says: [
      "(mpg|fuel economy|gas mileage|mileage|fuel consumption|what mpg is) [for|if|of] {distance:length/mile} (on|using|with|and|used) {fuelUsed:volume/us-gallon} [of gas|of fuel]",
      "(mpg|fuel economy|gas mileage|mileage) [for] {distance:length/mile} {fuelUsed:volume/us-gallon}",
      "{distance:length/mile} (on|using|with) {fuelUsed:volume/us-gallon} [of gas|of fuel|of petrol] [mpg|mileage|fuel economy|what mpg]",
    ],
    set: { mode: "consumption" },
    fill: ({ distance, fuelUsed }) => {
      const [unit] = distance?.units ?? [];
      const [fuel] = fuelUsed?.units ?? [];
      return (unit === "mile" || unit === "kilometer") && (fuel === "us-gallon" || fuel === "liter")
        ? { distance: distance?.written, distanceUnit: unit, fuelUsed: fuelUsed?.written, fuelUnit: fuel }
        : null;
    },
  },
] satisfies Forms;
