/** Charges, hydrates and refined compositions as papers and classes write them. */
import { describe, expect, it } from "vitest";
import { balance, equationText } from "./balance";
import { hillFormula, parseChemicalFormula } from "./formula";
import { typedEquation, typedFormula } from "./typed";

const read = (text: string) => {
  const { atoms, charge } = parseChemicalFormula(typedFormula(text).text);
  return `${hillFormula(atoms)} ${charge}`;
};
const balanced = (text: string) => {
  const { species, coefficients } = balance(typedEquation(text).text);
  return equationText(species, coefficients);
};

describe("formulas as typed", () => {
  it.each([
    ["Fe2+", "Fe 2"],
    ["2Fe3+", "Fe2 6"],
    ["Fe+3", "Fe 3"],
    ["Zn+2", "Zn 2"],
    ["SO4-2", "O4S -2"],
    ["SO4 2-", "O4S -2"],
    ["SO4 2−", "O4S -2"],
    ["[Fe(CN)6] 4-", "C6FeN6 -4"],
    ["SO4^2-", "O4S -2"],
    ["SO₄²⁻", "O4S -2"],
    ["NH4+", "H4N 1"],
    ["MnO4-", "MnO4 -1"],
    ["H+", "H 1"],
    ["Na+(aq)", "Na 1"],
    ["O2-", "O -2"],
    ["S2-", "S -2"],
    ["H2+", "H2 1"],
    ["I3-", "I3 -1"],
    ["SO42-", "O42S -1"],
    ["H2O", "H2O 0"],
    ["C36.90H69.37N1.66", "C36.9H69.37N1.66 0"],
    ["Li1.2Ni0.13Mn0.54Co0.13O2", "Co0.13Li1.2Mn0.54Ni0.13O2 0"],
    ["CuSO4.5H2O", "CuH10O9S 0"],
    ["CuSO4·5H2O", "CuH10O9S 0"],
    ["Al2O3.2SiO2.2H2O", "Al2H4O9Si2 0"],
    ["K2SO4.Al2(SO4)3.24H2O", "Al2H48K2O40S4 0"],
    ["Na2CO3.10H2O", "CH20Na2O13 0"],
    ["CoCl2.6NH3", "Cl2CoH18N6 0"],
    ["CaSO4.0.5H2O", "CaHO4.5S 0"],
    ["CaSO4·½H2O", "CaHO4.5S 0"],
    ["Fe0.95O1.5H2O", "Fe0.95H2O2.5 0"],
    ["Fe0.95O", "Fe0.95O 0"],
  ])("%s is %s", (text, expected) => expect(read(text)).toBe(expected));

  it("say how points were read that could be decimal points or joints", () => {
    expect(typedFormula("CuSO4.5H2O").points).toBe("joint");
    expect(typedFormula("Fe0.95O1.5H2O").points).toBe("decimal");
    for (const clear of ["C36.90H69.37N1.66", "CuSO4·5H2O", "H2O", "YBa2Cu3O6.93"])
      expect(typedFormula(clear).points).toBeNull();
  });
});

describe("equations as typed", () => {
  it.each([
    ["MnO4- + Fe2+ + H+ -> Mn2+ + Fe3+ + H2O", "MnO4^- + 5Fe^2+ + 8H^+ -> Mn^2+ + 5Fe^3+ + 4H2O"],
    ["Zn + Cu+2 -> Zn+2 + Cu", "Zn + Cu^2+ -> Zn^2+ + Cu"],
    ["SO4 2- + Ba2+ = BaSO4", "SO4^2- + Ba^2+ -> BaSO4"],
    ["2 Fe + 3 O2 -> Fe2O3", "4Fe + 3O2 -> 2Fe2O3"],
    ["Na+ + Cl- -> NaCl", "Na^+ + Cl^- -> NaCl"],
    ["CuSO4.5H2O -> CuSO4 + H2O", "CuSO4·5H2O -> CuSO4 + 5H2O"],
  ])("%s", (text, expected) => expect(balanced(text)).toBe(expected));

  it("keep the hint if nothing balances", () => {
    expect(() => balance("SO42- + Ba^2+ -> BaSO4")).toThrow("If SO42- is meant as an ion, write SO4^2-.");
  });
});
