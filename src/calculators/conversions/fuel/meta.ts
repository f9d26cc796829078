import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "fuel-consumption-calculator",
  name: "Fuel Consumption Calculator",
  purpose: "Fuel and cost for a trip, mpg and L/100 km, fill-up log, CO₂, and electric against gasoline.",
  keywords: [
    "mpg",
    "l/100km",
    "gas mileage",
    "fuel economy",
    "trip cost",
    "gas cost",
    "kmpl",
    "electric car",
    "ev",
    "mpge",
    "co2",
    "break-even",
  ],
} satisfies CalculatorMeta;
