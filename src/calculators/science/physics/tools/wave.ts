import frequency from "../../../../data/units/frequency.json";
import length from "../../../../data/units/length.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";

/** OpenStax, University Physics 1, section 16.1. */
export default defineLaw({
  variables: {
    speed: {
      label: "Wave speed",
      symbol: "v",
      quantity: { rows: speed, unit: "meter-per-second" },
      default: 343,
      above: 0,
      note: "343 m/s is sound in air at 20 °C",
    },
    frequency: {
      label: "Frequency",
      symbol: "f",
      quantity: { rows: frequency, unit: "hertz" },
      default: 440,
      above: 0,
    },
    wavelength: {
      label: "Wavelength",
      symbol: "λ",
      quantity: { rows: length, unit: "meter" },
      above: 0,
    },
  },
  law: "v = f × λ",
  solveFor: { wavelength: "v ÷ f", speed: "f × λ", frequency: "v ÷ λ" },
  extras: { period: { label: "Period", unit: "s", formula: "1 ÷ f" } },
  sentence: (unknown, { of }) =>
    unknown === "wavelength"
      ? [`A wave of ${of("frequency")} at ${of("speed")} is`, "long"]
      : unknown === "speed"
        ? [`Waves of ${of("wavelength")} at ${of("frequency")} travel at`, ""]
        : [`Waves of ${of("wavelength")} at ${of("speed")} have a frequency of`, ""],
});
