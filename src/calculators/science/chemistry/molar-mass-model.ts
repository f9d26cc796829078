/** Molar mass and composition of a formula: the model of two tools that differ only in emphasis. */
import { type Notice, notice, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { outputsOf } from "../../../core/outputs";
import { type ChemicalFormula, hillFormula } from "../../../math/chemistry/formula";
import {
  atomCount,
  composition,
  massToCharge,
  molarMass,
  molarMassUncertainty,
  monoisotopicMass,
} from "../../../math/chemistry/molar-mass";
import type { PointRole } from "../../../math/chemistry/points";
import { typedFormula } from "../../../math/chemistry/typed";
import { typesetFormula } from "../../../math/chemistry/typeset";
import { roundedAddends } from "../../../math/numbers/rounded-addends";
import { formulaField, pointsNotice, readFormula } from "./formula-field";

export const inputs = { formula: formulaField("CuSO4·5H2O") };

export class Weighed {
  readonly formula: ChemicalFormula;
  readonly points: PointRole | null;

  constructor({ formula }: { readonly formula: string }) {
    this.formula = readFormula(formula);
    this.points = typedFormula(formula).points;
  }

  get mass(): number {
    return molarMass(this.formula);
  }

  get composition() {
    return composition(this.formula);
  }

  /** Each element's percentage of the mass to two decimals, which add up to 100%. */
  get printedShares(): readonly { readonly element: string; readonly percent: number }[] {
    const { composition } = this;
    const percents = composition.map(({ massPercent }) => massPercent);
    return roundedAddends(percents, 100, 2).map((percent, i) => ({ element: composition[i]?.element ?? "", percent }));
  }
}

const output = outputsOf<Weighed>();

export const outputs = {
  molarMass: output.number("Molar mass", { unit: "g/mol", digits: { significant: 7 }, value: ({ mass }) => mass }),
  molarMassUncertainty: output.number("Uncertainty of the molar mass", {
    unit: "g/mol",
    digits: { significant: 2 },
    value: ({ formula }) => molarMassUncertainty(formula.atoms),
  }),
  monoisotopicMass: output.number("Monoisotopic mass", {
    unit: "u",
    digits: { significant: 9 },
    value: ({ formula }) => monoisotopicMass(formula.atoms),
  }),
  mOverZ: output.number("m/z of the ion", {
    digits: { significant: 9 },
    optional: true,
    value: ({ formula }) => massToCharge(formula),
  }),
  hillFormula: output.text("Hill formula", {
    written: typesetFormula,
    optional: true,
    value: ({ formula }) => hillFormula(formula.atoms) || null,
  }),
  charge: output.number("Charge", { shown: "more", value: ({ formula }) => formula.charge }),
  atoms: output.number("Atoms", { digits: { significant: 7 }, value: ({ formula }) => atomCount(formula.atoms) }),
  composition: output.table("Composition", {
    columns: {
      element: output.text("Element"),
      count: output.number("Atoms", { digits: { significant: 7 } }),
      atomicWeight: output.number("Atomic weight", { digits: { significant: 9 } }),
      mass: output.number("Mass per mole", { unit: "g", digits: { significant: 7 } }),
      massPercent: output.percent("Share of mass", { digits: 3 }),
      atomPercent: output.percent("Share of atoms", { digits: 3 }),
    },
    value: (weighed) => weighed.composition,
  }),
};

export function notices({ formula: { question, charge }, points }: Weighed): Listed<Notice> {
  return [
    pointsNotice(points),
    question !== null &&
      notice(
        "charge-or-count",
        `The digits before the sign are read as a count, and the charge as ${charge > 0 ? "1+" : "1−"}. If you meant an ion with a higher charge, write ${question}.`,
      ),
  ];
}

export function working({ composition, mass }: Weighed, format: Format): Listed<Step> {
  const steps = composition.map(({ element, count, atomicWeight, mass }) =>
    step(element, `${format.number(count)} × ${format.number(atomicWeight, 9)}`, `${format.number(mass, 9)} g/mol`),
  );
  if (composition.length > 1)
    steps.push(
      step(
        "Molar mass",
        composition.map(({ mass }) => format.number(mass, 9)).join(" + "),
        `${format.number(mass, 9)} g/mol`,
      ),
    );
  return steps;
}
