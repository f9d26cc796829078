import { defineTabs } from "../../../site/kit";
import height from "./calculator";
import { growthChart } from "./growth-chart";
import { lengthChart, weightChart } from "./infant-chart";
import { MethodPlot } from "./MethodPlot";
import { Ruler } from "./Ruler";

export default defineTabs(height, [
  { label: "Growth chart", chart: growthChart },
  { label: "Weight by age", chart: weightChart },
  { label: "Length by age", chart: lengthChart },
  { label: "Methods", Component: MethodPlot, when: ({ model }) => model.prediction !== null },
  { label: "Ruler", Component: Ruler, when: ({ inputs }) => inputs.mode === "convert" },
  { label: "All methods", table: "methods" },
  { label: "Height by age", table: "curve" },
  { label: "Weights", table: "infantWeights" },
  { label: "Lengths", table: "infantLengths" },
]);
