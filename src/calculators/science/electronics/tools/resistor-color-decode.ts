import { InputError, notice, step } from "../../../../core/calculator";
import { text, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit } from "../../../../fieldsets/electrical";
import { prefixed, result } from "../../../../fieldsets/prefixed";
import { type BandReading, colorName, readBands } from "../../../../math/electronics/color-bands";
import { neighborsIn, SERIES, type Series } from "../../../../math/electronics/e-series";

const inputs = {
  bands: text("Bands", { note: "Start at the end closer to the bands", default: "yellow violet red gold", max: 200 }),
};

type Inputs = ValuesOf<typeof inputs>;

interface Resistor {
  readonly inputs: Inputs;
  readonly reading: BandReading;
  /** The coarsest E series that contains the value, or null if none does. */
  readonly series: Series | null;
}

const share = ({ resistance, tolerance }: BandReading, sign: number) => resistance * (1 + (sign * tolerance) / 100);

const output = outputsOf<Resistor>();

/** A limit with a digit more than the resistance, so that 1 kΩ ±0.01% ends at 1.0001 kΩ. */
const limitText = (ohms: number, _: object, format: Format) => prefixed(ohms, "Ω", format, 5);

export default defineCircuit({
  inputs,
  derive(inputs: Inputs): Resistor {
    const reading = readBands(inputs.bands);
    if (typeof reading === "string") throw new InputError("bands", reading);
    const { resistance } = reading;
    const isIn = (series: Series) => Math.abs(neighborsIn(series, resistance).errorPercent) < 1e-9;
    const series = resistance > 0 ? ((Object.keys(SERIES) as Series[]).find(isIn) ?? null) : null;
    return { inputs, reading, series };
  },
  outputs: {
    resistance: output.number("Resistance", {
      unit: "Ω",
      digits: { significant: 7 },
      value: ({ reading }) => reading.resistance,
    }),
    tolerance: output.percent("Tolerance", { value: ({ reading }) => reading.tolerance }),
    minimum: output.number("At least", {
      unit: "Ω",
      digits: limitText,
      value: ({ reading }) => share(reading, -1),
    }),
    maximum: output.number("At most", {
      unit: "Ω",
      digits: limitText,
      value: ({ reading }) => share(reading, 1),
    }),
    temperatureCoefficient: output.number("Temperature coefficient", {
      unit: "ppm/K",
      optional: true,
      value: ({ reading }) => reading.temperatureCoefficient,
    }),
    inSeries: output.text("Standard value in", {
      optional: true,
      value: ({ series }) => series?.toUpperCase() ?? null,
    }),
    bands: output.text("Bands", {
      shown: "elsewhere",
      value: ({ reading }) => reading.colors.map(({ name }) => name).join(" "),
    }),
  },
  headline: ({ reading }, format) => ({
    label: "Resistance",
    before: "The bands read",
    figure: `${prefixed(reading.resistance, "Ω", format)} ±${format.number(reading.tolerance)}%`,
    ...(reading.resistance > 0 && {
      second: `${limitText(share(reading, -1), {}, format)} to ${limitText(share(reading, 1), {}, format)}`,
    }),
  }),
  notices: ({ reading, series }, format) =>
    series === null && reading.resistance > 0
      ? [
          notice(
            "not-standard",
            `${prefixed(reading.resistance, "Ω", format)} is not a standard value; the bands may have been read from the wrong end.`,
          ),
        ]
      : [],
  working: ({ reading }, format) => {
    const { digits, exponent, resistance, tolerance, colors } = reading;
    const names = colors.map(colorName);
    const count = names.length >= 5 ? 3 : 2;
    const size = format.significant(resistance);
    return [
      step("Digits", names.slice(0, count).join(" "), String(digits)),
      step("Multiplier", names[count] as string, `× ${multiplier(exponent, format)}`),
      step("Resistance", `${digits} × ${multiplier(exponent, format)}`, result(resistance, "Ω", format)),
      step("Tolerance", names[count + 1] ?? "No band", `±${format.number(tolerance)}%`),
      step("At least", `${size} × (1 − ${format.number(tolerance)} ÷ 100)`, result(share(reading, -1), "Ω", format)),
      step("At most", `${size} × (1 + ${format.number(tolerance)} ÷ 100)`, result(share(reading, 1), "Ω", format)),
    ];
  },
});

/** Power of ten as a decimal: `1,000`, `0.01`. */
function multiplier(exponent: number, format: Format): string {
  return exponent < 0 ? (10 ** exponent).toFixed(-exponent) : format.number(10 ** exponent);
}
