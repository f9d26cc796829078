/** What the formula tools share: a periodic table to enter the formula with, and its elements by mass. */
import type { FormTopProps, ViewAnswer } from "../../../site/kit";
import { PeriodicTable } from "./PeriodicTable";
import type molarMass from "./tools/molar-mass";
import type percentComposition from "./tools/percent-composition";

type FormulaTool = typeof molarMass | typeof percentComposition;

/** Pressing an element appends it to the formula. */
export function FormulaElements({ textOf, setInputs, model }: FormTopProps<FormulaTool>) {
  return (
    <PeriodicTable
      purpose="Add an element to the formula"
      chosen={new Set(model.formula.atoms.map(({ symbol }) => symbol))}
      onPress={(symbol) => setInputs({ formula: textOf("formula") + symbol })}
    />
  );
}

/** Each element's percentage of the mass, or null for an electron, which has no atoms. */
export function massParts({ model, format }: ViewAnswer<FormulaTool>) {
  return model.composition.length === 0
    ? null
    : {
        rows: model.printedShares.map(({ element, percent }) => ({ label: element, value: percent })),
        total: { label: "Mass", value: 100 },
        text: (value: number) => format.percent(value, 2, 2),
      };
}
