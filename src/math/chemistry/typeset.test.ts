import { expect, it } from "vitest";
import { parseChemicalFormula } from "./formula";
import { molarMass } from "./molar-mass";
import { typesetEquation, typesetFormula } from "./typeset";

it.each([
  ["C6H12O6", "C₆H₁₂O₆"],
  ["CuSO4·5H2O", "CuSO₄·5H₂O"],
  ["[Fe(CN)6]^4-", "[Fe(CN)₆]⁴⁻"],
  ["Cr2O7^{2-}", "Cr₂O₇²⁻"],
  ["NH4+", "NH₄⁺"],
  ["SO4^2-(aq)", "SO₄²⁻(aq)"],
  ["[13C]H4", "[¹³C]H₄"],
  ["Fe0.95O", "Fe0.95O"],
  ["e^-", "e⁻"],
  ["2 H2O", "2 H₂O"],
])("prints %s as %s, which is read as the same formula", (text, printed) => {
  expect(typesetFormula(text)).toBe(printed);
  const bare = (one: string) => parseChemicalFormula(one.replace(/^2 /, ""));
  const [typed, read] = [bare(text), bare(printed)];
  expect([read.charge, molarMass(read)]).toEqual([typed.charge, molarMass(typed)]);
});

it("prints an equation with an arrow of one character, which cannot be broken at the end of a line", () => {
  expect(typesetEquation("4Fe + 3O2 -> 2Fe2O3")).toBe("4Fe + 3O₂ → 2Fe₂O₃");
  expect(typesetEquation("MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O")).toBe(
    "MnO₄⁻ + 5Fe²⁺ + 8H⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O",
  );
});
