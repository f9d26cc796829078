import { STEFAN_BOLTZMANN, WIEN, WIEN_FREQUENCY } from "../../../../data/physics/constants";
import area from "../../../../data/units/area.json";
import length from "../../../../data/units/length.json";
import temperature from "../../../../data/units/temperature.json";
import { defineLaw } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";

/** OpenStax, University Physics 3, section 6.1. */
export default defineLaw({
  variables: {
    temperature: {
      label: "Temperature",
      symbol: "T",
      quantity: { rows: temperature, unit: "kelvin" },
      default: 5772,
      above: 0,
      note: "The surface of the Sun: 5,772 K",
    },
    area: {
      label: "Area",
      symbol: "A",
      quantity: { rows: area, unit: "square-meter" },
      default: 1,
      above: 0,
    },
    emissivity: { label: "Emissivity", symbol: "ε", default: 1, min: 0, max: 1, note: "1 for a black body" },
    peakWavelength: {
      label: "Peak wavelength",
      symbol: "λ",
      quantity: { rows: length, unit: "meter" },
    },
  },
  constants: {
    b: { value: WIEN, unit: "m·K" },
    w: { value: WIEN_FREQUENCY, unit: "Hz/K" },
    σ: { value: STEFAN_BOLTZMANN, unit: "W/(m²·K⁴)" },
  },
  law: "λ = b ÷ T",
  solveFor: { peakWavelength: "b ÷ T" },
  extras: {
    peakFrequency: { label: "Peak frequency", unit: "Hz", formula: "w × T" },
    radiantExitance: { label: "Radiant exitance", symbol: "M", unit: "W/m²", formula: "ε × σ × T^4" },
    powerRadiated: { label: "Power radiated", unit: "W", formula: "M × A" },
  },
  sentence: (_, { of }) => [`At ${of("temperature")} it radiates most strongly at`, ""],
  second: ({ of, format }, { powerRadiated }) =>
    powerRadiated === null ? undefined : `An area of ${of("area")} radiates ${prefixed(powerRadiated, "W", format)}`,
});
