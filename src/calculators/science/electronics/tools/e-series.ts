import { step } from "../../../../core/calculator";
import { choice, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { SERIES_TOLERANCE } from "../../../../data/electronics/e-series";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { decadeOf, type Neighbors, neighborsIn, SERIES, type Series } from "../../../../math/electronics/e-series";

const inputs = {
  value: number("Target value", { note: "In any unit", default: 5100, above: 0, min: 1e-20, max: 1e20 }),
  series: choice("Series", { options: SERIES, default: "e24" }),
};

type Inputs = ValuesOf<typeof inputs>;

interface Choice extends Neighbors {
  readonly inputs: Inputs;
}

const output = outputsOf<Choice>();

export default defineCircuit({
  inputs,
  derive: (inputs: Inputs): Choice => ({
    inputs,
    ...neighborsIn(inputs.series, inputs.value),
  }),
  outputs: {
    ...givens<Choice>(inputs, ["value"]),
    nearest: output.number("Nearest", { digits: { significant: 7 }, value: ({ nearest }) => nearest }),
    below: output.number("At or below", { digits: { significant: 7 }, value: ({ below }) => below }),
    above: output.number("At or above", { digits: { significant: 7 }, value: ({ above }) => above }),
    errorPercent: output.percent("Error of the nearest value", { value: ({ errorPercent }) => errorPercent }),
    allSeries: output.table("Nearest in each series", {
      columns: {
        series: output.choice("Series", { options: SERIES }),
        nearest: output.number("Nearest", { digits: { significant: 7 } }),
        errorPercent: output.percent("Error"),
      },
      value: ({ inputs: { value } }) =>
        (Object.keys(SERIES) as Series[]).map((series) => {
          const { nearest, errorPercent } = neighborsIn(series, value);
          return { series, nearest, errorPercent };
        }),
    }),
  },
  headline: ({ inputs: { series, value }, nearest, errorPercent }, format) => ({
    label: "Standard value",
    before: `The ${series.toUpperCase()} value nearest to ${format.significant(value)} is`,
    figure: format.significant(nearest),
    second:
      nearest === value
        ? "This is a standard value."
        : `${format.percent(Math.abs(errorPercent))} ${errorPercent < 0 ? "below" : "above"} it`,
  }),
  working: ({ inputs: { series, value }, nearest, below, above, errorPercent }, format) => [
    step(
      `Values of ${series.toUpperCase()} in each decade`,
      `${decadeOf(series)
        .slice(0, 6)
        .map((mantissa) => (mantissa / 100).toFixed(decadeOf(series).length > 24 ? 2 : 1))
        .join(", ")} … for parts of ${SERIES_TOLERANCE[series]}%`,
      String(decadeOf(series).length),
    ),
    step(
      "Neighbors",
      `At or below and at or above ${format.significant(value)}`,
      `${format.significant(below)}; ${format.significant(above)}`,
    ),
    step(
      "Error of the nearest value",
      `100 × (${format.significant(nearest)} ÷ ${format.significant(value)} − 1)`,
      format.percent(errorPercent),
    ),
  ],
});
