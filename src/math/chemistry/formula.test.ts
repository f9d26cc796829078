/** Molar masses from OpenStax Chemistry 2e and the CIAAW weights; grammar as documented by chempy. */
import { describe, expect, it } from "vitest";
import { type ChemicalFormula, FormulaError, hillFormula, parseChemicalFormula } from "./formula";
import { composition, massToCharge, molarMass, molarMassUncertainty, monoisotopicMass } from "./molar-mass";

const hill = (text: string) => hillFormula(parseChemicalFormula(text).atoms);
const mass = (text: string) => molarMass(parseChemicalFormula(text));
const charge = (text: string) => parseChemicalFormula(text).charge;
const fault = (text: string) => {
  try {
    parseChemicalFormula(text);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(FormulaError);
    return (error as Error).message;
  }
};

describe("formulas", () => {
  it.each([
    ["H2O", "H2O"],
    ["H₂SO₄", "H2O4S"],
    ["C6H12O6", "C6H12O6"],
    ["CH3CO2H", "C2H4O2"],
    ["Ca3(PO4)2", "Ca3O8P2"],
    ["[Co(NH3)6]Cl3", "Cl3CoH18N6"],
    ["K4[Fe(CN)6]", "C6FeK4N6"],
    ["{[Cu(NH3)4](OH)2}2", "Cu2H28N8O4"],
    ["2H2O", "H4O2"],
    ["CuSO4·5H2O", "CuH10O9S"],
    ["CuSO4.5H2O", "CuH10O9S"],
    ["CuSO4*5H2O", "CuH10O9S"],
    ["CuSO4 5H2O", "CuH10O9S"],
    ["CaSO4·0.5H2O", "CaHO4.5S"],
    ["CaSO4.0.5H2O", "CaHO4.5S"],
    ["Al2(SO4)3.18H2O", "Al2H36O30S3"],
    ["Na2CO3·7H2O", "CH14Na2O10"],
    ["Fe0.95O", "Fe0.95O"],
    ["YBa2Cu3O6.93", "Ba2Cu3O6.93Y"],
    ["Ca2.832Fe0.6285Mg5.395(CO3)6", "C6Ca2.832Fe0.6285Mg5.395O18"],
    ["[13C]H4", "[13C]H4"],
    ["^{13}CH4", "[13C]H4"],
    ["^13CO2", "[13C]O2"],
    ["¹³CO2", "[13C]O2"],
    ["D2O", "D2O"],
    ["HDO", "HDO"],
    ["Si (s)", "Si"],
  ])("reads %s as %s", (text, expected) => {
    expect(hill(text)).toBe(expected);
  });

  it.each([
    ["SO4^2-", -2],
    ["SO4^{2-}", -2],
    ["SO₄²⁻", -2],
    ["OH^-", -1],
    ["OH⁻", -1],
    ["NH4+", 1],
    ["Fe^3+(aq)", 3],
    ["[Fe(CN)6]^4-", -4],
    ["SO42-", -1],
    ["2SO4^2-", -4],
    ["e-", -1],
    ["e^-", -1],
    ["H2O", 0],
  ])("reads the charge of %s as %i", (text, expected) => {
    expect(charge(text)).toBe(expected);
  });

  it("asks whether digits before a sign were meant as a charge", () => {
    const question = (text: string) => parseChemicalFormula(text).question;
    expect(question("SO42-")).toBe("SO4^2-");
    expect(question("Cu2+")).toBe("Cu^2+");
    expect(question("NH4+")).toBeNull();
    expect(question("SO4^2-")).toBeNull();
  });

  it.each([
    ["", "Enter a chemical formula, e.g. H2SO4."],
    ["H2Xx", "“Xx” is not an element (character 3)."],
    ["  H2Xx", "“Xx” is not an element (character 5)."],
    ["NaClx", "“x” is not an element (character 5)."],
    ["nacl", "Element symbols start with a capital letter; did you mean NaCl?"],
    ["water", "Element symbols start with a capital letter, e.g. H2SO4."],
    ["kmno4", "Element symbols start with a capital letter; did you mean KMnO4?"],
    ["caco3", "Element symbols start with a capital letter; did you mean CaCO3?"],
    ["Ca(OH", "The bracket opened at character 3 is not closed."],
    ["Ca(OH]", "The bracket opened at character 3 is not closed."],
    ["CaOH)2", "The bracket closed at character 5 was not opened."],
    ["Ca()2", "There is nothing in the bracket opened at character 3."],
    ["Fe+3", "Write a charge with its sign last: did you mean Fe^3+?"],
    ["SO4-2", "Write a charge with its sign last: did you mean SO4^2-?"],
    ["H0", "The count at character 2 must be more than 0."],
    ["CuSO4·", "A part of the formula is missing at character 7."],
    ["H2O?", "“?” has no meaning in a formula (character 4)."],
  ])("reports what is wrong with %j", (text, message) => {
    expect(fault(text)).toBe(message);
  });

  it("lists the isotopes in the table", () => {
    expect(fault("[99C]")).toContain("11, 12, 13, 14");
  });
});

describe("molar masses", () => {
  it("match OpenStax Chemistry 2e, sections 3.1 and 3.2", () => {
    expect(mass("CHCl3")).toBeCloseTo(119.37, 1);
    expect(mass("C9H8O4")).toBeCloseTo(180.15, 1);
    expect(mass("Al2(SO4)3")).toBeCloseTo(342.14, 1);
    expect(mass("Ca3(PO4)2")).toBeCloseTo(310.174, 9);
  });

  it("are sums of CIAAW's abridged weights", () => {
    expect(mass("CuSO4·5H2O")).toBeCloseTo(63.546 + 32.06 + 9 * 15.999 + 10 * 1.008, 9);
    expect(mass("ZrGdLu")).toBeCloseTo(91.222 + 157.25 + 174.97, 9);
    expect(mass("Tc")).toBeCloseTo(96.90636, 5);
    expect(mass("e-")).toBe(0);
  });

  it("carry the uncertainty of the weights", () => {
    const { atoms } = parseChemicalFormula("H2O");
    expect(molarMassUncertainty(atoms)).toBeCloseTo(Math.sqrt((2 * 0.0002) ** 2 + 0.001 ** 2), 12);
  });

  it("include the monoisotopic masses used in mass spectrometry", () => {
    // Glucose [M+H]+ is 181.0707 in every table of adducts; carbon dioxide is 43.98983.
    expect(monoisotopicMass(parseChemicalFormula("CO2").atoms)).toBeCloseTo(43.98983, 5);
    expect(massToCharge(parseChemicalFormula("C6H13O6+"))).toBeCloseTo(181.07066, 4);
    expect(massToCharge(parseChemicalFormula("H2O"))).toBeNull();
  });

  it("split into percentages that add up to 100%", () => {
    // OpenStax Chemistry 2e, section 3.2: aspirin is 60.00% C, 4.476% H, 35.52% O.
    const formula: ChemicalFormula = parseChemicalFormula("C9H8O4");
    const shares = composition(formula);
    expect(shares.map(({ element }) => element)).toEqual(["C", "H", "O"]);
    expect(shares[0]?.massPercent).toBeCloseTo(60.0, 1);
    expect(shares[1]?.massPercent).toBeCloseTo(4.476, 2);
    expect(shares[2]?.massPercent).toBeCloseTo(35.52, 1);
    expect(shares.reduce((sum, { atomPercent }) => sum + atomPercent, 0)).toBeCloseTo(100, 12);
  });
});
