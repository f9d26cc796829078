import { outputsOf } from "../../../../core/outputs";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { GAS_CONSTANT } from "../constants";
import { TEMPERATURE } from "../temperatures";

const output = outputsOf<LawModel>();

/** OpenStax, Chemistry 2e, sections 16.3 and 16.4. */
export default defineLaw({
  variables: {
    enthalpy: {
      label: "Enthalpy change ΔH",
      symbol: "ΔH",
      unit: "kJ/mol",
      default: -92.2,
      min: -1e6,
      max: 1e6,
    },
    entropy: {
      label: "Entropy change ΔS",
      symbol: "ΔS",
      unit: "J/(mol·K)",
      default: -198.7,
      min: -1e6,
      max: 1e6,
    },
    temperature: { ...TEMPERATURE, max: 1e6 },
    gibbsEnergy: { label: "Gibbs energy change ΔG", symbol: "ΔG", unit: "kJ/mol" },
  },
  law: "ΔG = ΔH − T × ΔS ÷ 1000",
  constants: { R: { value: GAS_CONSTANT, unit: "J/(mol·K)" } },
  known: { "h-s-t": { label: "ΔH, ΔS and T", find: { gibbsEnergy: "ΔH − T × ΔS ÷ 1000" } } },
  outputs: {
    spontaneous: output.boolean("Spontaneous", { value: ({ values: { gibbsEnergy = 0 } }) => gibbsEnergy < 0 }),
  },
  extras: {
    crossoverTemperature: {
      label: "Changes direction at",
      noun: "Temperature at which it changes direction",
      unit: "K",
      like: "temperature",
      formula: "1000 × ΔH ÷ ΔS",
      unless: ({ enthalpy = 0, entropy = 0 }) => !(enthalpy / entropy > 0),
    },
    equilibriumConstant: {
      label: "Equilibrium constant K",
      formula: "exp(−1000 × ΔG ÷ (R × T))",
      // Null if it underflows to 0.
      unless: ({ gibbsEnergy = 0, temperature = 1 }) =>
        Math.exp((-1000 * gibbsEnergy) / (GAS_CONSTANT * temperature)) === 0,
    },
  },
  sentence: (_, { values: { gibbsEnergy = 0 } }) => [
    `The reaction is ${gibbsEnergy < 0 ? "spontaneous" : gibbsEnergy > 0 ? "not spontaneous" : "at equilibrium"}: ΔG is`,
    "",
  ],
});
