import { defineCalculator } from "../../../../core/calculator";
import { typesetFormula } from "../../../../math/chemistry/typeset";
import { inputs, notices, outputs, Weighed, working } from "../molar-mass-model";

export default defineCalculator({
  inputs,
  outputs,
  derive: (values) => new Weighed(values),
  headline: ({ formula, mass }: Weighed, format) => ({
    label: "Molar mass",
    before: `${typesetFormula(formula.text)} has a molar mass of`,
    figure: `${format.significant(mass)} g/mol`,
  }),
  notices,
  working,
});
