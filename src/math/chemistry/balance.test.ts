/** Equations from OpenStax Chemistry 2e, chapter 4, and from chempy's documentation (`balance_stoichiometry`). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balance, equationText } from "./balance";
import { FormulaError } from "./formula";
import { nullSpace } from "./null-space";

const balanced = (text: string) => {
  const { species, coefficients } = balance(text);
  return equationText(species, coefficients);
};
const fault = (text: string) => {
  try {
    return balanced(text);
  } catch (error) {
    expect(error).toBeInstanceOf(FormulaError);
    return (error as Error).message;
  }
};

describe("balancing", () => {
  it.each([
    ["Fe + O2 -> Fe2O3", "4Fe + 3O2 -> 2Fe2O3"],
    ["3Fe + 7O2 → Fe2O3", "4Fe + 3O2 -> 2Fe2O3"],
    ["C2H6 + O2 = H2O + CO2", "2C2H6 + 7O2 -> 6H2O + 4CO2"],
    ["NH4ClO4 + Al => Al2O3 + HCl + H2O + N2", "6NH4ClO4 + 10Al -> 5Al2O3 + 6HCl + 9H2O + 3N2"],
    ["MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O", "MnO4^- + 5Fe^2+ + 8H^+ -> Mn^2+ + 5Fe^3+ + 4H2O"],
    ["Cr2O7^2- + H+ + e- -> Cr^3+ + H2O", "Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O"],
    ["Na+ + Cl- -> NaCl", "Na+ + Cl- -> NaCl"],
    ["Fe+O2->Fe2O3", "4Fe + 3O2 -> 2Fe2O3"],
    ["Fe + O2 --> Fe2O3", "4Fe + 3O2 -> 2Fe2O3"],
    ["Fe + O2 <==> Fe2O3", "4Fe + 3O2 -> 2Fe2O3"],
    ["Fe + O2 == Fe2O3", "4Fe + 3O2 -> 2Fe2O3"],
    ["Ag+ + Cl-->AgCl", "Ag+ + Cl- -> AgCl"],
    ["CH4(g) + O2(g) ⇌ CO2(g) + H2O(l)", "CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)"],
    ["Fe0.95O + O2 -> Fe2O3", "80Fe0.95O + 17O2 -> 38Fe2O3"],
    [
      "K4Fe(CN)6 + KMnO4 + H2SO4 -> KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O",
      "10K4Fe(CN)6 + 122KMnO4 + 299H2SO4 -> 162KHSO4 + 5Fe2(SO4)3 + 122MnSO4 + 60HNO3 + 60CO2 + 188H2O",
    ],
  ])("%s", (text, expected) => {
    expect(balanced(text)).toBe(expected);
  });

  it("finds the smallest coefficients if atoms do not determine them", () => {
    const text = "KMnO4 + H2O2 + H2SO4 -> K2SO4 + MnSO4 + H2O + O2";
    const { dimension, coefficients, space } = balance(text);
    expect(dimension).toBe(2);
    expect(space.basis).toHaveLength(2);
    // Peroxide gives at least one oxygen; the textbook reaction uses 5 of it and has a sum of 26.
    expect(balanced(text)).toBe("2KMnO4 + H2O2 + 3H2SO4 -> K2SO4 + 2MnSO4 + 4H2O + 3O2");
    expect(coefficients.reduce((sum, value) => sum + value, 0n)).toBe(16n);
  });

  it("finds two reactions in the oxidation of carbon, as in chempy's documentation", () => {
    const { dimension } = balance("C + O2 -> CO2 + CO");
    expect(dimension).toBe(2);
    expect(balanced("C + O2 -> CO2 + CO")).toBe("3C + 2O2 -> CO2 + 2CO");
  });

  it.each([
    ["Fe O2 Fe2O3", "Put an arrow between reactants and products, e.g. Fe + O2 -> Fe2O3."],
    ["Fe + O2 -> Fe2", "No set of coefficients balances O."],
    ["H2O + CO2 -> H2CO3 + O2", "O2 takes no part in the reaction; leave it out."],
    ["Fe + Fe2O3 -> O2", "Fe would have to stand on the other side."],
    ["H2O -> H2O2", "No set of coefficients balances O."],
    ["Fe^2+ -> Fe^3+", "No set of coefficients balances the charge."],
    ["-> H2O", "There is nothing on the left of the arrow."],
    ["Fe + -> Fe2O3", "A plus sign on the left has no formula next to it."],
    ["Fe + Xx -> FeXx", "“Xx” is not an element (character 6)."],
    ["Fe + Fe -> Fe", "“Fe” appears in the equation twice; write it once."],
    ["a = b = c", "An equation has only one arrow."],
  ])("%s: %s", (text, message) => {
    expect(fault(text)).toBe(message);
  });
});

describe("the null space", () => {
  it("consists of vectors that the matrix maps to zero, numbering columns minus rank", () => {
    const value = fc.integer({ min: -9, max: 9 }).map(BigInt);
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 6, maxLength: 6 }), { maxLength: 5 }), (rows) => {
        const { basis, pivots } = nullSpace(rows, 6);
        expect(basis.length + pivots.length).toBe(6);
        for (const vector of basis)
          for (const row of rows)
            expect(row.reduce((sum, entry, i) => sum + entry * (vector[i] as bigint), 0n)).toBe(0n);
      }),
    );
  });
});
