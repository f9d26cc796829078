import { defineTabs } from "../../../site/kit";
import idealWeight from "./calculator";
import { FormulaPlot } from "./FormulaPlot";

export default defineTabs(idealWeight, [
  { label: "Formulas", Component: FormulaPlot },
  { label: "Table", table: "formulas" },
]);
