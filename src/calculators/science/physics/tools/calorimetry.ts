import mass from "../../../../data/units/mass.json";
import specificHeat from "../../../../data/units/specific-heat.json";
import temperature from "../../../../data/units/temperature.json";
import { defineLaw } from "../../../../fieldsets/law";

const KILOGRAMS = { rows: mass, unit: "kilogram" };
const SPECIFIC = { rows: specificHeat, unit: "joule-per-kilogram-kelvin" };
const KELVINS = { rows: temperature, unit: "kelvin" };

/** OpenStax, University Physics 2, section 1.4: two bodies exchange heat with each other only, and neither changes phase. */
export default defineLaw({
  variables: {
    massA: { label: "Mass A", symbol: "m₁", quantity: KILOGRAMS, default: 0.5, above: 0 },
    specificHeatA: { label: "Specific heat A", symbol: "c₁", quantity: SPECIFIC, default: 900, above: 0 },
    temperatureA: { label: "Temperature A", symbol: "T₁", quantity: KELVINS, default: 423.15, above: 0 },
    massB: { label: "Mass B", symbol: "m₂", quantity: KILOGRAMS, default: 0.25, above: 0 },
    specificHeatB: { label: "Specific heat B", symbol: "c₂", quantity: SPECIFIC, default: 4186, above: 0 },
    temperatureB: { label: "Temperature B", symbol: "T₂", quantity: KELVINS, default: 293.15, above: 0 },
    finalTemperature: { label: "Final temperature", symbol: "T", quantity: KELVINS },
  },
  law: "m₁ × c₁ × (T₁ − T) = m₂ × c₂ × (T − T₂)",
  solveFor: { finalTemperature: "(m₁ × c₁ × T₁ + m₂ × c₂ × T₂) ÷ (m₁ × c₁ + m₂ × c₂)" },
  extras: {
    heatTransferred: {
      label: "Heat from A to B",
      unit: "J",
      // Not m₁ × c₁ × (T₁ − T): for a large body the difference would lose its digits.
      formula: "(T₁ − T₂) ÷ (1 ÷ (m₁ × c₁) + 1 ÷ (m₂ × c₂))",
    },
  },
  sentence: () => ["Both end at", ""],
  second({ format }, { heatTransferred }) {
    if (heatTransferred === null) return undefined;
    if (heatTransferred === 0) return "No heat flows: they are at the same temperature";
    const [from, to] = heatTransferred > 0 ? ["A", "B"] : ["B", "A"];
    return `${format.significant(Math.abs(heatTransferred), 4)} J of heat flows from ${from} to ${to}`;
  },
});
