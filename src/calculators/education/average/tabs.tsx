import { defineTabs } from "../../../site/kit";
import calculator from "./calculator";
import { binsOf, Distribution } from "./Distribution";
import { Measures } from "./Measures";

export default defineTabs(calculator, [
  { label: "Distribution", Component: Distribution, when: ({ outputs }) => binsOf(outputs) !== null },
  { label: "All measures", Component: Measures },
  { label: "Quartiles by method", table: "quartiles" },
  { label: "Modes", table: "modes" },
  { label: "Outliers", table: "outliers" },
  { label: "Histogram", table: "histogram" },
]);
