import { defineCalculator, type Step, step } from "../../../../core/calculator";
import type { Format } from "../../../../core/format";
import type { Listed } from "../../../../core/listed";
import { typesetFormula } from "../../../../math/chemistry/typeset";
import { inputs, notices, outputs, Weighed, working } from "../molar-mass-model";

export default defineCalculator({
  inputs,
  outputs: {
    ...outputs,
    molarMassUncertainty: { ...outputs.molarMassUncertainty, shown: "more" as const },
    monoisotopicMass: { ...outputs.monoisotopicMass, shown: "more" as const },
  },
  derive: (values) => new Weighed(values),
  headline({ formula, printedShares }: Weighed, format) {
    const largest = [...printedShares].sort((a, b) => b.percent - a.percent)[0];
    if (!largest) return { label: "Composition", figure: "No atoms", tone: "plain" };
    return {
      label: "Largest share",
      before: `By mass, ${typesetFormula(formula.text)} is`,
      figure: format.percent(largest.percent, 2, 2),
      after: largest.element,
      ...(printedShares.length > 1 && {
        second: printedShares.map((one) => `${one.element} ${format.percent(one.percent, 2, 2)}`).join(" · "),
      }),
    };
  },
  notices,
  working: (weighed: Weighed, format: Format): Listed<Step> => [
    working(weighed, format),
    weighed.composition.map(({ element, mass, massPercent }) =>
      step(
        `Share of ${element}`,
        `100 × ${format.number(mass, 9)} ÷ ${format.number(weighed.mass, 9)}`,
        format.percent(massPercent),
      ),
    ),
  ],
});
