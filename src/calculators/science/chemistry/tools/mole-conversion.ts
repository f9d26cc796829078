import { defineCalculator, InputError, step } from "../../../../core/calculator";
import { by, choice, number } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { AVOGADRO, GAS_CONSTANT } from "../constants";
import { formulaField, printedFormula, readMolarMass } from "../formula-field";

/** Temperature in kelvins and pressure in kilopascals. */
const STATES = {
  "iupac-100kpa": [273.15, 100],
  "atm-101.325kpa": [273.15, 101.325],
  satp: [298.15, 100],
} as const;

const inputs = {
  formula: formulaField("Cu"),
  given: choice("Given", {
    options: { mass: "Mass", moles: "Moles", particles: "Particles", "gas-volume": "Volume of gas" },
    default: "mass",
  }),
  amountGiven: number("Amount", {
    unit: by("given", { moles: "mol", particles: "", "gas-volume": "L" }, "g"),
    default: 5,
    min: 0,
    max: 1e60,
    solve: true,
  }),
  stp: choice("Gas at", {
    options: {
      "iupac-100kpa": "0 °C and 100 kPa (IUPAC)",
      "atm-101.325kpa": "0 °C and 101.325 kPa (1 atm)",
      satp: "25 °C and 100 kPa",
    },
    default: "iupac-100kpa",
  }),
};

interface Converted {
  readonly formula: string;
  readonly given: string;
  readonly amountGiven: number;
  readonly molarMass: number;
  /** In L/mol. */
  readonly molarVolume: number;
  readonly state: readonly [kelvins: number, kilopascals: number];
  readonly moles: number;
}

const output = outputsOf<Converted>();
const mass = ({ moles, molarMass }: Converted) => moles * molarMass;

export default defineCalculator({
  inputs,
  derive({ formula, given, amountGiven, stp }): Converted {
    const molarMass = readMolarMass(formula);
    const state = STATES[stp];
    const molarVolume = (GAS_CONSTANT * state[0]) / state[1];
    const per = { mass: molarMass, moles: 1, particles: AVOGADRO, "gas-volume": molarVolume }[given];
    const moles = amountGiven / per;
    if (amountGiven > 0 && moles === 0) throw new InputError("amountGiven", "Amount is too small to be converted.");
    return { formula: formula.trim(), given, amountGiven, molarMass, molarVolume, state, moles };
  },
  outputs: {
    moles: output.number("Moles", { unit: "mol", digits: { significant: 7 }, solve: true }),
    mass: output.number("Mass", { unit: "g", digits: { significant: 7 }, solve: true, value: mass }),
    particles: output.number("Particles", {
      digits: { significant: 7 },
      solve: true,
      value: ({ moles }) => moles * AVOGADRO,
    }),
    gasVolume: output.number("Volume as an ideal gas", {
      unit: "L",
      digits: { significant: 7 },
      solve: true,
      value: ({ moles, molarVolume }) => moles * molarVolume,
    }),
    molarMass: output.number("Molar mass", { unit: "g/mol", digits: { significant: 7 } }),
  },
  headline(converted: Converted, format) {
    const { formula, given, amountGiven, moles } = converted;
    const amount = format.significant(amountGiven);
    if (given === "moles")
      return {
        label: "Mass",
        before: `${amount} mol of ${printedFormula(formula)} has a mass of`,
        figure: `${format.significant(mass(converted))} g`,
      };
    const words = { mass: " g of", particles: " particles of", "gas-volume": " L of gaseous" }[given] ?? "";
    return {
      label: "Amount of substance",
      before: `${amount}${words} ${printedFormula(formula)} is`,
      figure: `${format.significant(moles)} mol`,
    };
  },
  working(converted: Converted, format) {
    const { given, amountGiven, molarMass, molarVolume, state, moles } = converted;
    const write = (value: number) => format.significant(value, 9);
    const n = write(moles);
    const molar = step(
      "Molar volume of an ideal gas, R × T ÷ p",
      `${write(GAS_CONSTANT)} × ${state[0]} ÷ ${state[1]}`,
      `${write(molarVolume)} L/mol`,
    );
    const per = { mass: write(molarMass), particles: write(AVOGADRO), "gas-volume": write(molarVolume) }[given];
    return [
      step("Molar mass", printedFormula(converted.formula), `${write(molarMass)} g/mol`),
      molar,
      ...(per ? [step("Moles", `${write(amountGiven)} ÷ ${per.includes("×") ? `(${per})` : per}`, `${n} mol`)] : []),
      step("Mass", `${n} × ${write(molarMass)}`, `${write(mass(converted))} g`),
      step("Particles", `${n} × ${write(AVOGADRO)}`, write(moles * AVOGADRO)),
      step("Volume of gas", `${n} × ${write(molarVolume)}`, `${write(moles * molarVolume)} L`),
    ];
  },
});
