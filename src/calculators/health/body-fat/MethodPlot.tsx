import type { ViewProps } from "../../../site/kit";
import { EstimatePlot } from "../../../site/kit/EstimatePlot";
import type bodyFat from "./calculator";
import { METHODS } from "./inputs";
import { LEEWAY } from "./methods";

/** Plots every method that the measurements allow, with its usual error, and the mean of all methods. */
export function MethodPlot({ inputs, model, format }: ViewProps<typeof bodyFat>) {
  const percent = (value: number) => format.percent(value, 1);
  const rows = model.methods.flatMap(({ method, percent: value }) =>
    value === null
      ? []
      : [
          {
            label: METHODS[method],
            text: percent(value),
            value,
            low: Math.max(0, value - LEEWAY[method]),
            high: Math.min(100, value + LEEWAY[method]),
            color: method === inputs.method ? ("green" as const) : ("blue" as const),
          },
        ],
  );
  const values = rows.map(({ value }) => value);
  const count = rows.length;
  return (
    <EstimatePlot
      rows={rows}
      legend={[
        { label: "Chosen method", color: "green" },
        ...(count > 1 ? [{ label: "Other methods", color: "blue" } as const] : []),
      ]}
      lines={count > 1 ? [{ label: `Mean ${percent(model.meanPercent)}`, at: model.meanPercent }] : []}
      axis={{ label: "Body fat", format: percent }}
      caption={`${
        count > 1
          ? `${count} methods give ${percent(Math.min(...values))} to ${percent(Math.max(...values))}, with a mean of ${percent(model.meanPercent)}. `
          : ""
      }Bars show how far off a method usually is: about 4 points by tape or skinfolds, 5 by BMI.`}
    />
  );
}
