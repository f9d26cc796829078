import voltage from "../../../../data/units/voltage.json";
import { defineLaw } from "../../../../fieldsets/law";
import { FARADAY, GAS_CONSTANT } from "../constants";
import { TEMPERATURE } from "../temperatures";

const VOLTS = { rows: voltage, unit: "volt" };

/** OpenStax, Chemistry 2e, section 17.4. */
export default defineLaw({
  variables: {
    standardPotential: {
      label: "Standard potential",
      symbol: "E₀",
      quantity: VOLTS,
      default: 1.1,
    },
    electrons: { label: "Electrons transferred", symbol: "n", default: 2, above: 0 },
    temperature: TEMPERATURE,
    reactionQuotient: { label: "Reaction quotient", symbol: "Q", default: 100, above: 0, max: 1e300 },
    potential: { label: "Potential", symbol: "E", quantity: VOLTS, default: 1.04 },
  },
  constants: {
    R: { value: GAS_CONSTANT, unit: "J/(mol·K)" },
    F: { value: FARADAY, unit: "C/mol" },
  },
  law: "E = E₀ − R × T ÷ (n × F) × ln(Q)",
  solveFor: {
    potential: "E₀ − R × T ÷ (n × F) × ln(Q)",
    standardPotential: "E + R × T ÷ (n × F) × ln(Q)",
    reactionQuotient: "exp((E₀ − E) × n × F ÷ (R × T))",
  },
  sentence: (unknown, { of }) =>
    unknown === "potential"
      ? [`At Q = ${of("reactionQuotient")} the potential is`, ""]
      : unknown === "standardPotential"
        ? [`A potential of ${of("potential")} at Q = ${of("reactionQuotient")} means a standard potential of`, ""]
        : [`The potential is ${of("potential")} at Q =`, ""],
});
