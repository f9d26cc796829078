import { BOLTZMANN, PLANCK, SPEED_OF_LIGHT, WIEN } from "../../../../data/physics/constants";
import { inUnitChosen } from "../../../../fieldsets/quantity";
import { type DrawChart, defineView } from "../../../../site/kit";
import calculator from "./blackbody";

const POINTS = 120;
/** The curve ends at this multiple of its peak wavelength. */
const END = 4;

/** Planck’s law relative to its peak. @param ratio wavelength divided by the peak wavelength */
function brightness(ratio: number): number {
  const peak = (PLANCK * SPEED_OF_LIGHT) / (WIEN * BOLTZMANN);
  return ratio === 0 ? 0 : Math.expm1(peak) / (ratio ** 5 * Math.expm1(peak / ratio));
}

const planck: DrawChart<typeof calculator> = ({ model: { inputs, values }, format }) => {
  const { peakWavelength } = values;
  if (peakWavelength === undefined) return null;
  const shown = (meters: number) => inUnitChosen(calculator.inputs, inputs, "peakWavelength", meters);
  const symbol = calculator.inputs.peakWavelengthUnit?.options?.[String(inputs.peakWavelengthUnit)] ?? "";
  const ratios = Array.from({ length: POINTS + 1 }, (_, i) => (i / POINTS) * END);
  const wavelengths = ratios.map((ratio) => shown(ratio * peakWavelength));
  const peak = shown(peakWavelength);
  if (peak === null || peak === 0 || wavelengths.includes(null)) return null;
  return {
    kind: "lines",
    x: {
      label: `Wavelength (${symbol})`,
      values: wavelengths as number[],
      format: (value) => format.significant(value, 3),
    },
    y: { label: "Radiation, percent of the peak", format: (value) => format.number(value, 1) },
    series: [
      {
        label: "Radiation",
        color: "ochre",
        values: ratios.map((ratio) => 100 * brightness(ratio)),
        area: true,
      },
    ],
    marks: [{ x: peak, label: "Peak" }],
    caption: "How the radiation is distributed over wavelengths (Planck’s law).",
  };
};

export default defineView(calculator, {
  opening: { peakWavelengthUnit: "nanometer" },
  tabs: [{ label: "Spectrum", chart: planck }],
});
