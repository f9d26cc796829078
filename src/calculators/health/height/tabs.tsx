import { defineTabs } from "../../../site/kit";
import height from "./calculator";
import { growthChart } from "./growth-chart";
import { MethodPlot } from "./MethodPlot";
import { Ruler } from "./Ruler";

export default defineTabs(height, [
  { label: "Growth chart", chart: growthChart },
  { label: "Methods", Component: MethodPlot, when: ({ model }) => model.prediction !== null },
  { label: "Ruler", Component: Ruler, when: ({ inputs }) => inputs.mode === "convert" },
  { label: "All methods", table: "methods" },
  { label: "Height by age", table: "curve" },
]);
