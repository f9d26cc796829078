import { heightText } from "../../../math/health/height-text";
import { defineTabs, type ViewProps } from "../../../site/kit";
import { EstimatePlot } from "../../../site/kit/EstimatePlot";
import { axisLength } from "../../../site/kit/in-units";
import height from "./calculator";
import { growthChart } from "./growth-chart";
import { lengthChart, weightChart } from "./infant-chart";
import { METHODS } from "./outputs";
import { Ruler } from "./Ruler";

/** The prediction of each method, with its range if it has one, and the current height if it is close enough. */
function MethodPlot({ inputs, model, outputs, format }: ViewProps<typeof height>) {
  const { prediction, cm } = model.answer;
  if (!prediction) return null;
  const { unit, per } = axisLength(inputs.unitSystem);
  const text = (value: number) => heightText(value, inputs.unitSystem, format);
  const rows = outputs.methods.flatMap(({ method, predictedCm, lowCm, highCm }) =>
    predictedCm === null
      ? []
      : [
          {
            label: METHODS[method],
            text: text(predictedCm),
            value: predictedCm * per,
            ...(lowCm !== null && highCm !== null ? { low: lowCm * per, high: highCm * per } : {}),
            color: method === prediction.method ? ("green" as const) : ("blue" as const),
          },
        ],
  );
  const low = Math.min(...rows.map(({ value }) => value));
  const isNear = cm !== null && cm * per > low - 25 * per;
  return (
    <EstimatePlot
      rows={rows}
      legend={[
        { label: "Method used", color: "green" },
        { label: "Other methods", color: "blue" },
      ]}
      lines={isNear ? [{ label: "Height now", at: cm * per }] : []}
      axis={{ label: `Adult height (${unit})`, format: (value) => format.number(value, 1) }}
      caption="Bars: 90% of children for Khamis–Roche, ± 8.5 cm (3.3 in) for mid-parental height, 95% for the conditional target. The other two have no range."
    />
  );
}

export default defineTabs(height, [
  { label: "Growth chart", chart: growthChart },
  { label: "Weight by age", chart: weightChart },
  { label: "Length by age", chart: lengthChart },
  { label: "Methods", Component: MethodPlot, when: ({ model }) => model.answer.prediction !== undefined },
  { label: "Ruler", Component: Ruler, when: ({ model }) => model.variant === "convert" },
  { label: "All methods", table: "methods" },
  { label: "Height by age", table: "curve" },
  { label: "Weights", table: "infantWeights" },
  { label: "Lengths", table: "infantLengths" },
]);
