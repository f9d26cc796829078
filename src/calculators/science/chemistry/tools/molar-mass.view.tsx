import { defineView } from "../../../../site/kit";
import { FormulaElements, massParts } from "../FormulaElements";
import calculator from "./molar-mass";

export default defineView(calculator, {
  FormTop: FormulaElements,
  parts: massParts,
});
