import { defineTabs } from "../../../site/kit";
import calculator from "./calculator";
import { Distribution } from "./Distribution";
import { Measures } from "./Measures";

export default defineTabs(calculator, [
  { label: "Distribution", Component: Distribution, when: ({ outputs }) => outputs.histogram.length > 0 },
  { label: "All measures", Component: Measures },
  { label: "Quartiles by method", table: "quartiles" },
  { label: "Modes", table: "modes" },
  { label: "Outliers", table: "outliers" },
  { label: "Histogram", table: "histogram" },
]);
