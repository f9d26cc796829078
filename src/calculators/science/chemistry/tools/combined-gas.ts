import pressure from "../../../../data/units/pressure.json";
import { defineLaw } from "../../../../fieldsets/law";
import { temperatures } from "../temperatures";
import { LITERS } from "../units";

const KILOPASCALS = { rows: pressure, unit: "kilopascal" };
const KELVINS = { rows: temperatures, unit: "kelvin" };
const GAS = { above: 0 };

/** OpenStax, Chemistry 2e, section 9.2: one amount of gas before and after. */
export default defineLaw({
  variables: {
    pressure1: { label: "Pressure before", symbol: "p₁", quantity: KILOPASCALS, default: 700, ...GAS },
    volume1: { label: "Volume before", symbol: "V₁", quantity: LITERS, default: 1, ...GAS },
    temperature1: { label: "Temperature before", symbol: "T₁", quantity: KELVINS, default: 291.15, ...GAS },
    pressure2: { label: "Pressure after", symbol: "p₂", quantity: KILOPASCALS, default: 740, ...GAS },
    volume2: { label: "Volume after", symbol: "V₂", quantity: LITERS, default: 1, ...GAS },
    temperature2: { label: "Temperature after", symbol: "T₂", quantity: KELVINS, default: 308.15, ...GAS },
  },
  law: "p₁ × V₁ ÷ T₁ = p₂ × V₂ ÷ T₂",
  solveFor: {
    pressure2: "p₁ × V₁ × T₂ ÷ (T₁ × V₂)",
    volume2: "p₁ × V₁ × T₂ ÷ (T₁ × p₂)",
    temperature2: "p₂ × V₂ × T₁ ÷ (p₁ × V₁)",
    pressure1: "p₂ × V₂ × T₁ ÷ (T₂ × V₁)",
    volume1: "p₂ × V₂ × T₁ ÷ (T₂ × p₁)",
    temperature1: "p₁ × V₁ × T₂ ÷ (p₂ × V₂)",
  },
  sentence: (unknown) => [
    `The ${unknown.replace(/\d/, "")} of the gas ${unknown.endsWith("2") ? "becomes" : "was"}`,
    "",
  ],
});
