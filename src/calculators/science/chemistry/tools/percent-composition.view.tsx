import { defineView } from "../../../../site/kit";
import { FormulaElements, massParts } from "../FormulaElements";
import calculator from "./percent-composition";

export default defineView(calculator, {
  FormTop: FormulaElements,
  parts: massParts,
});
