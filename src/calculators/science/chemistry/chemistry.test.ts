/** Worked examples from OpenStax, Chemistry 2e, with their sections, unless stated otherwise. */
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import type { Field, Fields } from "../../../core/fields";
import { Format } from "../../../core/format";
import { headlineOf, modelOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import calculator from "./calculator";

const ask = (tool: string, inputs = {}) => outputsOf(calculator, { tool, ...inputs });
const workingOf = (tool: string, inputs = {}): readonly Step[] =>
  (calculator.working as (model: unknown, format: Format) => readonly Step[])(
    modelOf(calculator, { tool, ...inputs }),
    new Format(),
  );
const fault = (tool: string, inputs: object) => problemsOf(calculator, { tool, ...inputs })[0];

describe("formulas", () => {
  it("gives the molar mass of a hydrate and its uncertainty", () => {
    const { molarMass, molarMassUncertainty, hillFormula, mOverZ } = ask("molar-mass");
    expect(molarMass).toBeCloseTo(249.677, 9);
    expect(molarMassUncertainty).toBeCloseTo(Math.hypot(0.003, 0.02, 9 * 0.001, 10 * 0.0002), 9);
    expect(hillFormula).toBe("CuH10O9S");
    expect(mOverZ).toBeNull();
    expect(headlineOf(calculator, {}).figure).toBe("249.677 g/mol");
  });

  it("asks whether an ion was meant", () => {
    expect(ask("molar-mass", { formula: "SO42-" }).noticeCodes).toBe("charge-or-count");
    expect(ask("molar-mass", { formula: "SO4^2-" }).noticeCodes).toBeNull();
  });

  it("counts the molecules of saccharin (section 3.1)", () => {
    // The section gets 1.31 × 10²⁰ molecules for 40.0 mg of saccharin, with rounded steps.
    const saccharin = { formula: "C7H5NO3S", amountGiven: 0.04 };
    expect(ask("mole-conversion", saccharin).particles / 1e20).toBeCloseTo(1.315, 3);
  });

  it("knows the molar volume at 25 °C", () => {
    const volume = (stp: string) => ask("mole-conversion", { given: "moles", amountGiven: 1, stp }).gasVolume;
    expect(volume("satp")).toBeCloseTo(24.789570296, 6);
  });

  it("finds the empirical formula of nicotine (section 3.2) and of glucose", () => {
    const nicotine = ask("empirical-formula", {
      elementsData: "C 74.02%; H 8.710 %\nN 17.27",
      targetMolarMass: 162.3,
    });
    expect(nicotine).toMatchObject({
      empiricalFormula: "C5H7N",
      molecularFormula: "C10H14N2",
      multiplier: 2,
    });
    expect(ask("empirical-formula")).toMatchObject({
      empiricalFormula: "CH2O",
      molecularFormula: "C6H12O6",
      uncertain: false,
    });
  });

  it("uses the molar mass of the example for the example only", () => {
    expect(ask("empirical-formula", { elementsData: "Fe 34.97, O 15.03" })).toMatchObject({
      empiricalFormula: "Fe2O3",
      multiplier: null,
    });
  });

  it("multiplies until all ratios are whole, and says when none are", () => {
    // The same section, hematite: 34.97 g of iron and 15.03 g of oxygen.
    const hematite = ask("empirical-formula", { elementsData: "Fe 34.97, O 15.03", targetMolarMass: 0 });
    expect(hematite).toMatchObject({ empiricalFormula: "Fe2O3", multiplier: null, molecularFormula: null });
    expect(
      ask("empirical-formula", { elementsData: "Fe 34.97, O 15.03", targetMolarMass: 0, ratioTolerance: 0 }).uncertain,
    ).toBe(true);
  });

  it("averages the isotopes of neon: 20.1797 on Earth (CIAAW) and 20.15 in the solar wind (section 2.3)", () => {
    expect(ask("isotope-average").averageMass).toBeCloseTo(20.1797, 3);
    const masses = [19.9924, 20.994, 21.9914];
    const isotopes = [91.84, 0.47, 7.69].map((abundance, i) => ({ mass: masses[i], abundance }));
    expect(ask("isotope-average", { isotopes }).averageMass).toBeCloseTo(20.15, 2);
  });

  it.each([
    ["fe", 26, "Iron"],
    ["26", 26, "Iron"],
    ["aluminium", 13, "Aluminum"],
    ["SULPHUR", 16, "Sulfur"],
    ["Og", 118, "Oganesson"],
  ])("finds the element %s", (element, atomicNumber, name) => {
    expect(ask("element", { element })).toMatchObject({ atomicNumber, name });
  });

  it("lists isotopes whose weighted masses add up to the atomic weight", () => {
    const { isotopeTable, atomicWeight, atomicWeightText } = ask("element", { element: "Fe" });
    const natural = (isotopeTable as { mass: number; abundance: number | null }[]).filter((one) => one.abundance);
    const average = natural.reduce((sum, { mass, abundance }) => sum + mass * (abundance ?? 0), 0);
    expect(average).toBeCloseTo(atomicWeight, 2);
    expect(atomicWeightText).toBe("55.845");
  });
});

describe("reactions", () => {
  it("counts the atoms on both sides", () => {
    const { balanced, atomTable, unique } = ask("balance");
    expect(balanced).toBe("4Fe + 3O2 -> 2Fe2O3");
    expect(headlineOf(calculator, { tool: "balance" }).figure).toBe("4Fe + 3O₂ → 2Fe₂O₃");
    expect(headlineOf(calculator, { tool: "stoichiometry" }).after).toBe("of Si₃N₄");
    expect(unique).toBe(true);
    expect(atomTable).toEqual([
      { element: "Fe", left: 4, right: 4 },
      { element: "O", left: 6, right: 6 },
    ]);
  });

  it("lists the independent reactions of a mixture", () => {
    const mixture = ask("balance", { equation: "KMnO4 + H2O2 + H2SO4 -> K2SO4 + MnSO4 + H2O + O2" });
    expect(mixture).toMatchObject({ unique: false, dimension: 2, noticeCodes: "not-unique" });
    expect(mixture.basis).toHaveLength(2);
  });

  it("finds silicon nitride’s limiting reactant (section 4.4)", () => {
    const { limitingReagent, amounts, theoreticalYieldG } = ask("stoichiometry");
    expect(limitingReagent).toBe("Si");
    expect(amounts[0]).toMatchObject({ species: "Si", finalMol: 0 });
    expect(amounts[0].initialMol).toBeCloseTo(0.0712, 4);
    expect(amounts[1].initialMol).toBeCloseTo(0.0535, 4);
    expect(theoreticalYieldG).toBeCloseTo(3.33, 2);
  });

  it("gives a yield of 77.3% for copper (section 4.4)", () => {
    const copper = ask("stoichiometry", {
      equation: "CuSO4 + Zn -> Cu + ZnSO4",
      reactants: [{ formula: "CuSO4", amount: 1.274, unit: "gram" }],
      actualYield: 0.392,
    });
    expect(copper.theoreticalYieldG).toBeCloseTo(0.5072, 3);
    expect(copper.percentYield).toBeCloseTo(77.3, 1);
    expect(copper.amounts[1]).toMatchObject({ species: "Zn", initialMol: null, finalMol: null });
  });

  it("conserves the total mass", () => {
    const { amounts } = ask("stoichiometry");
    const rows = amounts as { molarMass: number; initialMol: number; finalG: number }[];
    const before = rows.reduce((sum, row) => sum + row.initialMol * row.molarMass, 0);
    expect(rows.reduce((sum, row) => sum + row.finalG, 0)).toBeCloseTo(before, 9);
  });
});

describe("solutions", () => {
  it("gives 0.839 mol/L for acetic acid (section 3.3)", () => {
    expect(ask("molarity").molarity).toBeCloseTo(0.839, 3);
    // The same section: 5.30 L of 0.250 mol/L sodium chloride holds 77.4 g.
    const salt = { solveFor: "solute-mass", formula: "NaCl", molarity: 0.25, volume: 5.3 };
    expect(ask("molarity", salt).soluteMass).toBeCloseTo(77.4, 1);
    expect(ask("molarity", { ...salt, purity: 50 }).soluteMass).toBeCloseTo(2 * 77.436, 1);
  });

  it("prints formulas with subscripts in sentences and working, however they were typed", () => {
    const said = (tool: string, inputs: object = {}) => headlineOf(calculator, { tool, ...inputs } as never).before;
    expect(said("ideal-gas")).toContain("5\u00a0L of CO₂ at");
    expect(said("molality")).toContain("of NaCl in 500\u00a0g of H₂O is");
    expect(said("molarity", { formula: "H2SO4" })).toContain("of H₂SO₄ in");
    expect(said("concentration", { formula: "H2SO4" })).toMatch(/^H₂SO₄ at /);
    expect(said("mole-conversion", { formula: "SO4^2-" })).toBe("5 g of SO₄²⁻ is");
    const result = answer(calculator, { inputs: { tool: "element", element: "Fe" }, working: true });
    expect(JSON.stringify(result)).toContain('"label":"⁵⁴Fe: mass × abundance"');
    const technetium = answer(calculator, { inputs: { tool: "element", element: "Tc" }, working: true });
    expect(JSON.stringify(technetium)).toContain('"expression":"⁹⁷Tc"');
  });

  it("tells in the chosen unit at what temperature a reaction changes direction", () => {
    const { crossoverTemperature } = (calculator.tools?.gibbs?.outputs ?? {}) as Fields;
    // 92,200 ÷ 198.7 K
    const shown = (temperatureUnit: string) =>
      new Format().value(crossoverTemperature as Field, 92_200 / 198.7, { temperatureUnit });
    expect(shown("kelvin")).toBe("464.0161\u00a0K");
    expect(shown("celsius")).toBe("190.8661\u00a0°C");
  });

  it("dilutes copper nitrate to 2.36 mol/L (section 3.3)", () => {
    const { finalConcentration, solventToAdd, dilutionFactor } = ask("dilution");
    expect(finalConcentration).toBeCloseTo(2.36, 2);
    expect(solventToAdd).toBeCloseTo(0.95, 12);
    expect(dilutionFactor).toBeCloseTo(1.8 / 0.85, 12);
  });

  it("prints a figure of the headline with the digits of the result below it", () => {
    const figure = (tool: string, inputs: object) => headlineOf(calculator, { tool, ...inputs }).figure;
    expect(figure("molar-mass", { formula: "Ca(NO3)2·4H2O" })).toBe("236.146 g/mol");
    // 14 ÷ 84.006
    expect(figure("mole-conversion", { formula: "NaHCO3", amountGiven: 14 })).toBe("0.1666548 mol");
    expect(figure("concentration", { formula: "H2SO4", massPercent: 96, solutionDensity: 1.84 })).toBe(
      "18.01126 mol/L",
    );
  });

  it("prints shares of the mass that add up to 100%, and as many decimals for each", () => {
    // 16.9717, 3.4148, 11.8630 and 67.7505: rounded, they would add up to 99.99.
    expect(headlineOf(calculator, { tool: "percent-composition", formula: "Ca(NO3)2·4H2O" }).second).toBe(
      "Ca 16.97% · H 3.42% · N 11.86% · O 67.75%",
    );
    expect(headlineOf(calculator, { tool: "percent-composition", formula: "C9H8O4" }).figure).toBe("60.00%");
  });

  it("writes a charge of one without the 1", () => {
    const lines = workingLines(calculator, {
      tool: "balance",
      equation: "MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O",
    });
    expect(lines).toContain("Charge: −a + 2b + c = 2d + 3e");
  });

  it("writes pH to two decimals", () => {
    const buffer = {
      pKa: 7.2,
      acidConcentration: 0.05,
      baseConcentration: 0.08,
      volume: 1,
      addedStrongAcid: 0.01,
      addedStrongBase: 0,
    };
    // 7.2 + log(0.08 ÷ 0.05), and 7.2 + log(0.07 ÷ 0.06)
    expect(headlineOf(calculator, { tool: "buffer", ...buffer })).toMatchObject({
      figure: "pH 7.40",
      after: "and pH 7.27 after the addition",
    });
  });

  it("derives the freezing and boiling points of salt water from its molality", () => {
    const { molality, freezingPoint, boilingPoint, moleFraction } = ask("molality");
    const b = 25 / (22.99 + 35.45) / 0.5;
    expect(molality).toBeCloseTo(b, 3);
    expect(headlineOf(calculator, { tool: "molality" }).figure).toMatch(/^0\.8555\d+\u00a0mol\/kg$/);
    expect(freezingPoint).toBeCloseTo(-2 * 1.86 * b, 3);
    expect(boilingPoint).toBeCloseTo(100 + 2 * 0.512 * b, 3);
    expect(moleFraction).toBeCloseTo(b / (b + 1000 / 18.015), 5);
  });

  it("converts concentrated hydrochloric acid, and back", () => {
    const { molarity, molality } = ask("concentration");
    expect(molarity).toBeCloseTo((372 / 36.458) * 1.19, 2);
    expect(ask("concentration", { given: "molarity", molarity }).massPercent).toBeCloseTo(37.2, 9);
    expect(ask("concentration", { given: "molality", molality }).massPercent).toBeCloseTo(37.2, 9);
  });
});

describe("acids and bases", () => {
  it("handles strong acids and bases at any dilution", () => {
    const ph = (concentration: number) => ask("ph", { phKind: "strong-acid", concentration }).ph;
    expect(ph(0.1)).toBeCloseTo(1, 6);
    expect(ph(1e-8)).toBeCloseTo(6.978, 3);
    expect(ask("ph", { phKind: "strong-base", concentration: 0.05, equivalents: 2 }).ph).toBeCloseTo(13, 6);
  });

  it("ionizes formic acid, Ka = 1.8 × 10⁻⁴, to pH 2.01 (section 14.3)", () => {
    const pKa = -Math.log10(1.8e-4);
    const { ph, approxPh, percentIonization } = ask("ph", { concentration: 0.534, pKa });
    expect(ph).toBeCloseTo(2.01, 2);
    expect(approxPh).toBeCloseTo((pKa - Math.log10(0.534)) / 2, 12);
    expect(percentIonization).toBeCloseTo((100 * 10 ** -ph) / 0.534, 3);
  });

  it("shows the x of the ICE table", () => {
    // x² = Ka(C − x), where water’s own ions do not count: x = 0.00972 at C = 0.534.
    const [c, k] = [0.534, 1.8e-4];
    const x = (Math.sqrt(k * k + 4 * k * c) - k) / 2;
    const inputs = { concentration: c, pKa: -Math.log10(k) };
    const { iceTable } = ask("ph", inputs);
    expect(iceTable.map(({ name }: { name: string }) => name)).toEqual(["HA", "A⁻", "H⁺", "OH⁻"]);
    expect(iceTable[0]).toMatchObject({ initial: c });
    expect(iceTable[0].change).toBeCloseTo(-x, 9);
    expect(iceTable[1]).toMatchObject({ initial: 0 });
    expect(iceTable[1].equilibrium).toBeCloseTo(x, 9);
    expect(iceTable[2].initial).toBe(1e-7);
    const shown = workingOf("ph", inputs).find(({ label }) => label.startsWith("x of the ICE table"));
    expect(Number.parseFloat(shown?.value ?? "")).toBeCloseTo(x, 7);
    // The salt of an acid dissolves as its base, which takes up protons.
    const salt = ask("ph", { phKind: "salt-weak-acid" }).iceTable;
    expect(salt[0]).toMatchObject({ name: "HA", initial: 0 });
    expect(salt[1].change).toBeCloseTo(-salt[0].change, 15);
    expect(ask("ph", { phKind: "strong-acid" }).iceTable).toEqual([]);
  });

  it("gives the salts of an acid and a base of equal strength a pH symmetric about 7", () => {
    const acid = ask("ph", { phKind: "salt-weak-acid", pKa: 4.75 }).ph;
    expect(acid + ask("ph", { phKind: "salt-weak-base", pKb: 4.75 }).ph).toBeCloseTo(14, 9);
    // Sodium acetate as a weak base, whose pKb is 14 − pKa.
    expect(ask("ph", { phKind: "weak-base", pKb: 14 - 4.75 }).ph).toBeCloseTo(acid, 9);
  });

  it("names the forms of a polyprotic acid, which add up to its concentration", () => {
    const { species } = ask("ph", { phKind: "polyprotic-acid" });
    const rows = species as { name: string; concentration: number }[];
    expect(rows.map(({ name }) => name)).toEqual(["H⁺", "OH⁻", "H₃A", "H₂A⁻", "HA²⁻", "A³⁻"]);
    expect(rows.slice(2).reduce((sum, { concentration }) => sum + concentration, 0)).toBeCloseTo(0.1, 12);
  });

  it.each([
    ["from-h", { hConcentration: 1e-3 }, 3],
    ["from-oh", { ohConcentration: 1e-3 }, 11],
    ["from-ph", { ph: 5.5 }, 5.5],
    ["from-poh", { poh: 5.5 }, 8.5],
  ])("starts from any known quantity: %s", (phKind, inputs, ph) => {
    expect(ask("ph", { phKind, ...inputs }).ph).toBeCloseTo(ph, 12);
  });

  it("matches the buffer of section 14.6: pH 4.74, and 4.75 with base added", () => {
    const { ph, phHH, phAfter, bufferCapacity } = ask("buffer");
    expect(ph).toBeCloseTo(4.74, 2);
    expect(phHH).toBeCloseTo(4.74, 12);
    expect(phAfter).toBeCloseTo(4.75, 2);
    // Compared with the slope of the pH for a small amount of added base.
    const more = ask("buffer", { addedStrongBase: 1e-6 }).phAfter;
    expect(1e-5 / (more - ph)).toBeCloseTo(bufferCapacity, 3);
  });

  it("shows the ions whose charges balance at a point of a titration", () => {
    const value = (start: string) =>
      Number.parseFloat(workingOf("titration").find(({ label }) => label.startsWith(start))?.value ?? "");
    expect(value("Titrant in the mixture")).toBeCloseTo(value("[A⁻]"), 4);
    expect(value("Titrant in the mixture") + 10 ** -ask("titration").ph).toBeCloseTo(value("[A⁻]"), 8);
  });

  it("titrates acetic acid (section 14.7)", () => {
    const { equivalenceVolume, phAtEquivalence, phAtHalfEquivalence, curve } = ask("titration");
    expect(equivalenceVolume).toBe(25);
    expect(phAtEquivalence).toBeCloseTo(8.72, 1);
    expect(phAtHalfEquivalence).toBeCloseTo(4.757, 2);
    expect(curve).toHaveLength(201);
    const rows = curve as { ph: number }[];
    for (const [i, row] of rows.entries()) if (i > 0) expect(row.ph).toBeGreaterThan(rows[i - 1]?.ph as number);
  });
});

describe("gases and energy", () => {
  it("applies n = pV/RT", () => {
    expect(ask("ideal-gas").amount).toBeCloseTo((101.325 * 5) / (8.31446261815324 * 298.15), 12);
    // Section 9.3: the density of nitrogen at STP of 1 atm is 1.25 g/L.
    const nitrogen = { formula: "N2", temperature: 273.15, volume: 1 };
    expect(ask("ideal-gas", nitrogen).gasDensity).toBeCloseTo(1.25, 2);
  });

  it("warms a gas at constant volume", () => {
    expect(ask("combined-gas").pressure2).toBeCloseTo((700 * 308.15) / 291.15, 9);
    const warm = {
      temperature1: 18,
      temperature1Unit: "celsius",
      temperature2: 35,
      temperature2Unit: "celsius",
    };
    expect(ask("combined-gas", warm).pressure2).toBeCloseTo((700 * 308.15) / 291.15, 9);
  });

  it("lowers a potential by 59 mV for a factor of 100 with two electrons", () => {
    expect(ask("nernst").potential).toBeCloseTo(1.1 - (0.05916 / 2) * 2, 4);
    expect(ask("nernst", { solveFor: "reaction-quotient", potential: 1.1 }).reactionQuotient).toBeCloseTo(1, 12);
  });

  it("makes ammonia only if it is cold enough", () => {
    const { gibbsEnergy, spontaneous, crossoverTemperature, equilibriumConstant } = ask("gibbs");
    expect(gibbsEnergy).toBeCloseTo(-92.2 + 0.1987 * 298.15, 9);
    expect(spontaneous).toBe(true);
    expect(crossoverTemperature).toBeCloseTo(92200 / 198.7, 9);
    expect(equilibriumConstant).toBeCloseTo(Math.exp(-gibbsEnergy / (0.00831446261815324 * 298.15)), 3);
    expect(headlineOf(calculator, { tool: "gibbs" }).figure).toBe("−32.9576\u00a0kJ/mol");
    const labels = workingOf("gibbs").map(({ label }) => label);
    expect(labels.join()).toMatch(/Changes direction at.*Equilibrium constant K/);
    expect(ask("gibbs", { entropy: 198.7 }).crossoverTemperature).toBeNull();
    expect(ask("gibbs", { entropy: 0 }).crossoverTemperature).toBeNull();
    expect(ask("gibbs", { enthalpy: 1e6 }).equilibriumConstant).toBeNull();
  });
});

describe("bad input", () => {
  it.each([
    ["molar-mass", { formula: "" }, "formula", "Enter a chemical formula, e.g. H2SO4."],
    ["molar-mass", { formula: "H2Xx" }, "formula", "“Xx” is not an element (character 3)."],
    [
      "balance",
      { equation: "Fe + O2" },
      "equation",
      "Put an arrow between reactants and products, e.g. Fe + O2 -> Fe2O3.",
    ],
    ["stoichiometry", { product: "NO" }, "product", "NO does not occur in the equation."],
    [
      "stoichiometry",
      { reactants: [{ formula: "NO", amount: 1, unit: "gram" }] },
      "reactants",
      "Reactant 1: NO does not occur in the equation.",
    ],
    [
      "dilution",
      { solveFor: "final-volume", stockConcentration: 0.1, finalConcentration: 2 },
      "finalConcentration",
      "Final concentration must be less than the stock concentration (0.1).",
    ],
    [
      "dilution",
      {
        solveFor: "final-volume",
        stockConcentration: 100,
        stockConcentrationUnit: "millimole-per-liter",
        finalConcentration: 2,
      },
      "finalConcentration",
      "Final concentration must be less than the stock concentration (100\u00a0mmol/L).",
    ],
    ["dilution", { stockVolume: 1200.5 }, "finalVolume", "Final volume must be more than the stock volume (1,200.5)."],
    ["molality", { solventMass: 1e-307, solventFreezing: 0 }, "solventMass", "Mass of solvent must be more than 0 g."],
    [
      "titration",
      { titrantConcentration: 1e-320 },
      "titrantConcentration",
      "Concentration of the titrant must be more than 0 mol/L and at most 100 mol/L.",
    ],
    ["ph", { concentration: -1 }, "concentration", "Concentration must be more than 0 mol/L."],
    ["ph", { phKind: "polyprotic-acid", pKas: "7, 2" }, "pKas", "Enter the pKa values in ascending order."],
    ["empirical-formula", { elementsData: "Zz 10" }, "elementsData", "“Zz” is not an element."],
    ["element", { element: "119" }, "element", "Atomic number must be between 1 and 118."],
    ["element", { element: "Unobtainium" }, "element", "“Unobtainium” is not an element."],
    ["molarity", { formula: "e-" }, "formula", "Enter a formula with atoms in it, e.g. H2SO4."],
  ])("%s %j", (tool, inputs, field, message) => {
    expect(fault(tool, inputs)).toEqual({ field, message });
  });
});
