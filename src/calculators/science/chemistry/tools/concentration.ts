import { defineCalculator, InputError, step } from "../../../../core/calculator";
import { choice, number, percent } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import density from "../../../../data/units/density.json";
import { inOwnUnits, quantity } from "../../../../fieldsets/quantity";
import { formulaField, printedFormula, readMolarMass } from "../formula-field";
import { MOLAR } from "../units";

const inputs = {
  formula: formulaField("HCl", "Solute"),
  given: choice("Given", {
    options: { "mass-percent": "Percent by mass", molarity: "Molarity", molality: "Molality" },
    default: "mass-percent",
  }),
  massPercent: percent("Percent by mass", {
    default: 37.2,
    above: 0,
    below: 100,
    when: { given: "mass-percent" },
    solve: true,
  }),
  ...quantity("molarity", MOLAR, "Molarity", {
    default: 12,
    above: 0,
    max: 1e6,
    when: { given: "molarity" },
    solve: true,
  }),
  molality: number("Molality", {
    unit: "mol/kg",
    default: 16,
    above: 0,
    max: 1e9,
    when: { given: "molality" },
    solve: true,
  }),
  ...quantity("solutionDensity", { rows: density, unit: "gram-per-milliliter" }, "Density of the solution", {
    default: 1.19,
    above: 0,
    max: 1e6,
  }),
};

/** Amounts are per kilogram of solution. */
interface Concentration {
  readonly formula: string;
  readonly given: string;
  readonly value: number;
  readonly molarMass: number;
  /** Molar mass of water, in g/mol. */
  readonly waterMass: number;
  /** In kg/L. */
  readonly density: number;
  /** Mass of solute, in g. */
  readonly grams: number;
}

const output = outputsOf<Concentration>();
const moles = ({ grams, molarMass }: Concentration) => grams / molarMass;
const molarity = (one: Concentration) => moles(one) * one.density;
const molality = (one: Concentration) => (1000 * moles(one)) / (1000 - one.grams);
const moleFraction = (one: Concentration) => moles(one) / (moles(one) + (1000 - one.grams) / one.waterMass);

export default defineCalculator({
  inputs,
  derive(given): Concentration {
    const own = inOwnUnits(inputs, given);
    const molarMass = readMolarMass(own.formula);
    const { solutionDensity } = own;
    const grams = {
      "mass-percent": 10 * own.massPercent,
      molarity: (own.molarity * molarMass) / solutionDensity,
      molality: (1000 * own.molality * molarMass) / (1000 + own.molality * molarMass),
    }[own.given];
    if (!(grams < 1000))
      throw new InputError(
        own.given === "molality" ? "molality" : "molarity",
        `A liter of this solution cannot hold that much solute; at its density, molarity must be less than ${Number(((1000 * solutionDensity) / molarMass).toPrecision(6))} mol/L.`,
      );
    const value = { "mass-percent": own.massPercent, molarity: own.molarity, molality: own.molality }[own.given];
    return {
      formula: own.formula.trim(),
      given: own.given,
      value,
      molarMass,
      waterMass: readMolarMass("H2O"),
      density: solutionDensity,
      grams,
    };
  },
  outputs: {
    massPercent: output.percent("Percent by mass", {
      digits: { significant: 7 },
      solve: true,
      value: ({ grams }) => grams / 10,
    }),
    molarity: output.number("Molarity", { unit: "mol/L", digits: { significant: 7 }, solve: 1, value: molarity }),
    molality: output.number("Molality", { unit: "mol/kg", digits: { significant: 7 }, solve: true, value: molality }),
    gramsPerLiter: output.number("Grams per liter", {
      unit: "g/L",
      digits: { significant: 7 },
      value: ({ grams, density }) => grams * density,
    }),
    ppm: output.number("Parts per million", {
      unit: "mg/kg",
      digits: { significant: 7 },
      value: ({ grams }) => 1000 * grams,
    }),
    moleFraction: output.number("Mole fraction in water", { digits: { significant: 7 }, value: moleFraction }),
  },
  headline(one: Concentration, format) {
    const shown = format.significant(one.value);
    if (one.given === "molarity")
      return {
        label: "Percent by mass",
        before: `${printedFormula(one.formula)} at ${shown} mol/L is`,
        figure: format.percent(one.grams / 10, 4),
        after: "by mass",
      };
    const words = one.given === "molality" ? `at ${shown} mol/kg` : `at ${shown}% by mass`;
    return {
      label: "Molarity",
      before: `${printedFormula(one.formula)} ${words} is`,
      figure: `${format.significant(molarity(one))} mol/L`,
    };
  },
  working(one: Concentration, format) {
    const write = (value: number) => format.significant(value, 9);
    const [g, n, M] = [write(one.grams), write(moles(one)), write(one.molarMass)];
    const rest = write(1000 - one.grams);
    const value = write(one.value);
    const from = {
      "mass-percent": `10 × ${value}`,
      molarity: `${value} × ${M} ÷ ${write(one.density)}`,
      molality: `1,000 × ${value} × ${M} ÷ (1,000 + ${value} × ${M})`,
    }[one.given];
    return [
      step("Molar mass", printedFormula(one.formula), `${M} g/mol`),
      step("Solute in 1 kg of solution", from ?? "", `${g} g`),
      step("Amount of solute", `${g} ÷ ${M}`, `${n} mol`),
      step("Molarity", `${n} × ${write(one.density)}`, `${write(molarity(one))} mol/L`),
      step("Molality", `1,000 × ${n} ÷ ${rest}`, `${write(molality(one))} mol/kg`),
      step("Grams per liter", `${g} × ${write(one.density)}`, `${write(one.grams * one.density)} g/L`),
      step("Mole fraction", `${n} ÷ (${n} + ${rest} ÷ ${write(one.waterMass)})`, write(moleFraction(one))),
    ];
  },
});
