import { REGIONS } from "../../../../data/physics/spectrum";
import { inChosenUnit } from "../../../../fieldsets/quantity";
import { type Color, type DrawChart, defineView } from "../../../../site/kit";
import calculator from "./photon";

/** Exponents of ten of the wavelength in meters at the ends of the bar. */
const LOWEST = -13;
const HIGHEST = 3;
const COLORS: Readonly<Record<string, Color>> = {
  radio: "ochre-deep",
  microwave: "ochre",
  infrared: "red",
  visible: "green",
  ultraviolet: "blue",
  "x-ray": "blue-deep",
  gamma: "ink",
};

const spectrum: DrawChart<typeof calculator> = ({ model: { inputs, values }, format }) => {
  const { wavelength } = values;
  if (!wavelength) return null;
  const bands = REGIONS.map(({ id, name, from }, i) => ({
    label: name,
    from: from === 0 ? LOWEST : Math.log10(from),
    to: i === 0 ? HIGHEST : Math.log10(REGIONS[i - 1]?.from ?? 1),
    color: COLORS[id] ?? "soft",
  })).reverse();
  return {
    kind: "scale",
    label: "Wavelength (m)",
    min: LOWEST,
    max: HIGHEST,
    bands,
    value: Math.log10(wavelength),
    valueLabel: inChosenUnit(calculator.inputs, inputs, "wavelength", wavelength, format),
    format: (power) => format.significant(10 ** power, 2),
    caption: "The spectrum by wavelength, each step ten times as long as the last. The boundaries are conventions.",
  };
};

export default defineView(calculator, {
  opening: {
    wavelength: 500,
    wavelengthUnit: "nanometer",
    energy: 2.5,
    energyUnit: "electronvolt",
    frequency: 600,
    frequencyUnit: "terahertz",
  },
  tabs: [{ label: "Spectrum", chart: spectrum }],
});
