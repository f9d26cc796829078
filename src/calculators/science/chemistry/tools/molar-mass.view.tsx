import { defineView } from "../../../../site/kit";
import { FormulaElements, massParts } from "../FormulaElements";
import calculator from "./molar-mass";

export default defineView(calculator, {
  FormTop: FormulaElements,
  figures: ["molarMass", "molarMassUncertainty", "monoisotopicMass", "mOverZ", "hillFormula", "atoms"],
  parts: massParts,
});
