import { AVOGADRO, GAS } from "../../../../data/physics/constants";
import amount from "../../../../data/units/amount-of-substance.json";
import pressure from "../../../../data/units/pressure.json";
import temperature from "../../../../data/units/temperature.json";
import volume from "../../../../data/units/volume.json";
import { defineLaw } from "../../../../fieldsets/law";

/** OpenStax, University Physics 2, section 2.1. */
export default defineLaw({
  variables: {
    pressure: {
      label: "Pressure",
      symbol: "p",
      quantity: { rows: pressure, unit: "pascal" },
      default: 101_325,
      above: 0,
      note: "Absolute pressure, not gauge pressure",
    },
    volume: { label: "Volume", symbol: "V", quantity: { rows: volume, unit: "cubic-meter" }, above: 0 },
    amount: {
      label: "Amount of gas",
      symbol: "n",
      quantity: { rows: amount, unit: "mole" },
      default: 1,
      above: 0,
    },
    temperature: {
      label: "Temperature",
      symbol: "T",
      quantity: { rows: temperature, unit: "kelvin" },
      default: 273.15,
      above: 0,
    },
  },
  constants: { R: { value: GAS, unit: "J/(mol·K)" }, Nₐ: { value: AVOGADRO, unit: "1/mol" } },
  law: "p × V = n × R × T",
  solveFor: {
    volume: "n × R × T ÷ p",
    pressure: "n × R × T ÷ V",
    amount: "p × V ÷ (R × T)",
    temperature: "p × V ÷ (n × R)",
  },
  extras: {
    particles: { label: "Particles", symbol: "N", formula: "n × Nₐ" },
    numberDensity: { label: "Particles per volume", unit: "1/m³", formula: "N ÷ V" },
  },
  sentence: (unknown, { of }) =>
    unknown === "volume"
      ? [`At ${of("temperature")} and ${of("pressure")}, ${of("amount")} of gas takes up`, ""]
      : unknown === "pressure"
        ? [`${of("amount")} of gas in ${of("volume")} at ${of("temperature")} has a pressure of`, ""]
        : unknown === "amount"
          ? [`${of("volume")} at ${of("pressure")} and ${of("temperature")} holds`, "of gas"]
          : [`At ${of("pressure")}, ${of("amount")} of gas fills ${of("volume")} at`, ""],
});
