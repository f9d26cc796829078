import { InputError, notice, step } from "../../../../core/calculator";
import { choice, integer, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import type { BandColor } from "../../../../data/electronics/color-code";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { prefixed } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { bandsOf, colorName, colorOf, digitCount, digitsOf } from "../../../../math/electronics/color-bands";
import { neighborsIn } from "../../../../math/electronics/e-series";

const inputs = {
  ...quantity("resistance", OHMS, "Resistance", { default: 4.7, exampleUnit: "kiloohm", min: 0, max: 999e9 }),
  bandCount: integer("Bands", { default: 4, min: 3, max: 6 }),
  tolerance: choice("Tolerance", {
    options: {
      "0.01": "±0.01%",
      "0.02": "±0.02%",
      "0.05": "±0.05%",
      "0.1": "±0.1%",
      "0.25": "±0.25%",
      "0.5": "±0.5%",
      "1": "±1%",
      "2": "±2%",
      "5": "±5%",
      "10": "±10%",
    },
    default: "5",
    when: { bandCount: [4, 5, 6] },
  }),
  temperatureCoefficient: choice("Temperature coefficient", {
    options: {
      "1": "1 ppm/K",
      "5": "5 ppm/K",
      "10": "10 ppm/K",
      "15": "15 ppm/K",
      "20": "20 ppm/K",
      "25": "25 ppm/K",
      "50": "50 ppm/K",
      "100": "100 ppm/K",
      "250": "250 ppm/K",
    },
    default: "100",
    when: { bandCount: 6 },
  }),
};

type Inputs = ValuesOf<typeof inputs>;

interface Resistor {
  readonly inputs: Inputs;
  readonly colors: readonly BandColor[];
}

function namesOf(colors: readonly BandColor[]): string[] {
  return colors.map(colorName);
}

const output = outputsOf<Resistor>();

export default defineCircuit({
  inputs,
  derive(inputs: Inputs, { format }): Resistor {
    const { bandCount, tolerance, temperatureCoefficient } = inputs;
    // Rounding removes the error of the unit conversion, so that 4.7 kΩ is exactly 4700 Ω.
    const resistance = Number(inputs.resistance.toPrecision(14));
    const count = digitCount(bandCount);
    const bands = bandsOf(resistance, count);
    if (!bands) {
      const { digits } = digitsOf(resistance);
      throw new InputError(
        "resistance",
        digits.length > count
          ? `${format.significant(resistance, 14)} Ω needs ${digits.length} digits; ${bandCount} bands show ${count}.`
          : `${format.significant(resistance)} Ω is outside the range of ${bandCount} bands.`,
      );
    }
    const colors = [
      ...bands,
      bandCount >= 4 && colorOf("tolerance", Number(tolerance)),
      bandCount === 6 && colorOf("temperatureCoefficient", Number(temperatureCoefficient)),
    ].filter((color) => typeof color === "object");
    return { inputs: { ...inputs, resistance }, colors };
  },
  outputs: {
    ...givens<Resistor>(inputs, ["resistance", "bandCount"]),
    bands: output.text("Bands", {
      value: ({ colors }) => colors.map(({ name }) => name).join(" "),
      written: (bands) => bands.replaceAll("grey", "gray"),
    }),
    tolerance: output.percent("Tolerance", {
      shown: "elsewhere",
      value: ({ inputs: { bandCount, tolerance } }) => (bandCount === 3 ? 20 : Number(tolerance)),
    }),
    temperatureCoefficient: output.number("Temperature coefficient", {
      unit: "ppm/K",
      shown: "elsewhere",
      optional: true,
      value: ({ inputs: { bandCount, temperatureCoefficient } }) =>
        bandCount === 6 ? Number(temperatureCoefficient) : null,
    }),
  },
  headline: ({ inputs: { resistance }, colors }, format) => ({
    label: "Bands",
    before: `${prefixed(resistance, "Ω", format)} is`,
    figure: namesOf(colors).join(", "),
    copy: namesOf(colors).join(" "),
  }),
  notices({ inputs: { resistance } }, format) {
    if (resistance === 0) return [];
    const { nearest, errorPercent } = neighborsIn("e192", resistance);
    const isStandard = Math.abs(errorPercent) < 1e-9 || Math.abs(neighborsIn("e24", resistance).errorPercent) < 1e-9;
    return isStandard
      ? []
      : [
          notice(
            "not-standard",
            `${prefixed(resistance, "Ω", format)} is not a standard value; the nearest is ${prefixed(nearest, "Ω", format)}.`,
          ),
        ];
  },
  working: ({ inputs: { resistance, bandCount }, colors }, format) => {
    const count = digitCount(bandCount);
    const names = namesOf(colors);
    return [
      step(
        `Digits of ${format.significant(resistance, 14)}\u00a0Ω`,
        colors
          .slice(0, count)
          .map(({ digit }) => digit)
          .join(""),
        names.slice(0, count).join(", "),
      ),
      step("Multiplier", `× ${format.significant(10 ** (colors[count]?.exponent ?? 0))}`, names[count] as string),
      ...(bandCount >= 4 ? [step("Tolerance", "Fixed by the color code", names[count + 1] as string)] : []),
      ...(bandCount === 6
        ? [step("Temperature coefficient", "Fixed by the color code", names[count + 2] as string)]
        : []),
    ];
  },
});
