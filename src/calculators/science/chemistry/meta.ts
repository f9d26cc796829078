import type { CalculatorMeta } from "../../../core/meta";

const COMPOSITION = "Formulas";
const REACTIONS = "Reactions";
const SOLUTIONS = "Solutions";
const ACIDS = "Acids and bases";
const GASES = "Gases";
const ENERGY = "Energy";

export default {
  id: "chemistry-calculator",
  name: "Chemistry Calculator",
  purpose: "Formulas, reactions, solutions, acids and bases, gases and energy, worked out step by step.",
  keywords: ["chemistry", "molecular weight", "balance equation", "stoichiometry", "ph", "molarity", "periodic table"],
  tools: [
    {
      id: "molar-mass",
      name: "Molar Mass",
      purpose: "The molar mass of a formula, with hydrates, isotopes and charges, and its uncertainty.",
      group: COMPOSITION,
      keywords: ["molecular weight", "formula mass", "monoisotopic mass", "m/z"],
    },
    {
      id: "percent-composition",
      name: "Percent Composition",
      purpose: "Each element’s share of the mass and of the atoms of a compound.",
      group: COMPOSITION,
      keywords: ["mass percent", "elemental analysis"],
    },
    {
      id: "mole-conversion",
      name: "Mole Conversion",
      purpose: "Conversion between grams, moles, particles and liters of gas of any substance.",
      group: COMPOSITION,
      keywords: ["grams to moles", "avogadro", "molar volume"],
    },
    {
      id: "balance",
      name: "Equation Balancer",
      purpose: "The smallest coefficients that balance a chemical equation, ions and electrons included.",
      group: REACTIONS,
      keywords: ["balance chemical equation", "redox", "coefficients"],
    },
    {
      id: "stoichiometry",
      name: "Stoichiometry",
      purpose: "The limiting reactant, the theoretical yield, the percent yield and what is left over.",
      group: REACTIONS,
      keywords: ["limiting reagent", "theoretical yield", "percent yield"],
      unasked: true,
    },
    {
      id: "molarity",
      name: "Molarity",
      purpose: "The molarity of a solution, the mass to weigh out, or the volume to make up.",
      group: SOLUTIONS,
      keywords: ["molar concentration", "moles per liter"],
    },
    {
      id: "dilution",
      name: "Dilution",
      purpose: "How much stock and how much solvent make a solution of the concentration you want.",
      group: SOLUTIONS,
      keywords: ["c1v1", "m1v1", "stock solution"],
    },
    {
      id: "molality",
      name: "Molality and Freezing Point",
      purpose: "The molality of a solution, and where it freezes and boils.",
      group: SOLUTIONS,
      keywords: ["colligative", "freezing point depression", "boiling point elevation"],
      unasked: true,
    },
    {
      id: "concentration",
      name: "Concentration Units",
      purpose: "Conversion between percent by mass, molarity, molality, ppm and mole fraction of a solution.",
      group: SOLUTIONS,
      keywords: ["mass percent to molarity", "ppm", "mole fraction"],
      unasked: true,
    },
    {
      id: "ph",
      name: "pH",
      purpose: "The exact pH of acids, bases and salts at any dilution, with the error of the shortcut.",
      group: ACIDS,
      keywords: ["poh", "weak acid", "polyprotic", "ionization"],
    },
    {
      id: "buffer",
      name: "Buffer",
      purpose: "The pH of a buffer, how it changes with acid or base, and its capacity.",
      group: ACIDS,
      keywords: ["henderson hasselbalch", "buffer capacity"],
    },
    {
      id: "titration",
      name: "Titration Curve",
      purpose: "The pH at any point of an acid–base titration, its equivalence point and its curve.",
      group: ACIDS,
      keywords: ["equivalence point", "titrant"],
      unasked: true,
    },
    {
      id: "ideal-gas",
      name: "Ideal Gas Law",
      purpose: "The pressure, volume, amount or temperature of a gas, with its mass and density.",
      group: GASES,
      keywords: ["pv = nrt", "gas density"],
    },
    {
      id: "combined-gas",
      name: "Combined Gas Law",
      purpose: "The new pressure, volume or temperature of a gas after the other two have changed.",
      group: GASES,
      keywords: ["boyle", "charles", "gay-lussac"],
    },
    {
      id: "empirical-formula",
      name: "Empirical Formula",
      purpose: "The empirical and molecular formula from percentages or grams of the elements.",
      group: COMPOSITION,
      keywords: ["molecular formula", "combustion analysis"],
    },
    {
      id: "nernst",
      name: "Nernst Equation",
      purpose: "The potential of a cell away from standard conditions, or its reaction quotient.",
      group: ENERGY,
      keywords: ["cell potential", "electrochemistry"],
    },
    {
      id: "gibbs",
      name: "Gibbs Energy",
      purpose: "Whether a reaction is spontaneous, where that changes, and its equilibrium constant.",
      group: ENERGY,
      keywords: ["free energy", "enthalpy", "entropy", "equilibrium constant"],
    },
    {
      id: "isotope-average",
      name: "Average Atomic Mass",
      purpose: "The average mass of an element from the masses and abundances of its isotopes.",
      group: COMPOSITION,
      keywords: ["isotopes", "abundance", "atomic weight"],
      unasked: true,
    },
    {
      id: "element",
      name: "Elements and Isotopes",
      purpose: "The atomic weight, place in the periodic table and isotopes of any element.",
      group: COMPOSITION,
      keywords: ["periodic table", "atomic number", "isotopic abundance"],
    },
  ],
} satisfies CalculatorMeta;
