import type { Forms, Value } from "../../../ask/form";
import { solvingFor } from "../../../ask/unknown";
import elements from "../../../data/chemistry/elements.json";

const SYMBOLS = new Map(elements.map(({ symbol }) => [symbol.toLowerCase(), symbol]));

/** Whether it looks like a formula: symbols of elements with their letter case, and numbers. */
function isFormula(text: string): boolean {
  return /^(?:\d*(?:[A-Z][a-z]?|[([\])]|\d+|[·.*^+-])+)$/.test(text);
}

/** The ways to read letters as symbols of elements: `nacl` as NaCl only, `co2` as CO2 and Co2. */
function spellings(text: string): readonly string[] {
  if (text === "") return [""];
  const [digits = ""] = /^\d*/.exec(text) ?? [];
  if (digits !== "") return spellings(text.slice(digits.length)).map((rest) => digits + rest);
  return [1, 2].flatMap((length) => {
    const symbol = text.length >= length ? SYMBOLS.get(text.slice(0, length)) : undefined;
    return symbol === undefined ? [] : spellings(text.slice(length)).map((rest) => symbol + rest);
  });
}

/** The formula that was written; null if it is none, or if its lowercase letters could be several. */
function formulaOf(value: Value | undefined): string | null {
  const text = String(value?.json);
  if (isFormula(text)) return text;
  // Words could be formulas: iron is not IrON. Without figures, only salts and the like of two parts are.
  const isWord = !/\d/.test(text) && !/^(?:h|li|na|k|rb|cs|ag)(?:f|cl|br|i|oh)$/.test(text);
  if (isWord || !/^[a-z\d]{1,20}$/.test(text) || /^\d/.test(text)) return null;
  const [only, ...others] = spellings(text);
  return only !== undefined && others.length === 0 ? only : null;
}

function withFormula({ formula }: { readonly formula?: Value | undefined }): { readonly formula: string } | null {
  const written = formulaOf(formula);
  return written === null ? null : { formula: written };
}

/** Acids and bases that give off all of their protons or hydroxide, one for each formula unit. */
const STRONG_ACIDS = "hcl|hydrochloric acid|hbr|hydrobromic acid|hi|hno3|nitric acid|hclo4|perchloric acid|strong acid";
const STRONG_BASES = "naoh|sodium hydroxide|koh|potassium hydroxide|lioh|strong base";

const CONCENTRATION = "molar-concentration/mole-per-liter";

export default [
  {
    says: [
      "(molar mass|molecular weight|molecular mass|formula weight|formula mass|mol mass|molar weight|mw) [of|for] {formula:word}",
      "{formula:word} (molar mass|molecular weight|formula mass|molecular mass|mw)",
    ],
    set: { tool: "molar-mass" },
    fill: withFormula,
  },
  {
    says: [
      "(percent composition|percentage composition|elemental composition|mass percent|percent by mass) [of|in] {formula:word}",
      "{formula:word} (percent composition|elemental composition)",
    ],
    set: { tool: "percent-composition" },
    fill: withFormula,
  },
  {
    says: [
      "balance [the] [equation|reaction|chemical equation] {equation:text}",
      "balanced equation [of|for] {equation:text}",
    ],
    set: { tool: "balance" },
    fill: ({ equation }) => (/->|→|=/.test(String(equation?.json)) ? {} : null),
  },
  {
    says: [
      "(how many moles in|moles in|how many moles are in|how many moles is|moles of|convert|number of moles in) {amountGiven:mass/gram} [of] {formula:word} [to moles]",
      "{amountGiven:mass/gram} [of] {formula:word} (to|in) (moles|mol)",
    ],
    set: { tool: "mole-conversion", given: "mass" },
    // The amount is in grams.
    fill: (parts) => {
      const formula = withFormula(parts);
      return formula && { ...formula, amountGiven: parts.amountGiven?.json };
    },
  },
  {
    says: [
      "(mass|grams|how many grams|weight) [in|of|are in|is] {amountGiven:number} (mol|moles|mole) [of] {formula:word}",
      "{amountGiven:number} (mol|moles|mole) [of] {formula:word} (in|to) (grams|g)",
      "(how many|number of) (molecules|atoms|particles) [are] in {amountGiven:number} (mol|moles|mole) [of] {formula:word}",
    ],
    set: { tool: "mole-conversion", given: "moles" },
    fill: withFormula,
  },
  {
    says: [
      "(molarity|molar concentration|concentration) [of] {soluteMass:mass/gram} [of] {formula:word} in {volume:volume/liter} [of] [water|solution]",
    ],
    set: { tool: "molarity", solveFor: "molarity" },
    fill: withFormula,
  },
  {
    says: [
      `(grams|how many grams|mass|how much) [of] {formula:word} [is|are] [needed|do i need] (for|in|to make) {volume:volume/liter} [of] [a] {molarity:${CONCENTRATION}} [solution]`,
      `(grams|how many grams|mass|how much) [of] {formula:word} [is|are] [needed|do i need] (for|in|to make) {molarity:${CONCENTRATION}} {volume:volume/liter} [solution]`,
    ],
    set: { tool: "molarity", solveFor: "solute-mass" },
    fill: withFormula,
  },
  {
    says: [
      `(dilute|diluting) [a] {stockConcentration:${CONCENTRATION}} [solution|stock] to [make|get] {finalVolume:volume/milliliter} (of|at) {finalConcentration:${CONCENTRATION}}`,
    ],
    set: { tool: "dilution", solveFor: "stock-volume" },
  },
  {
    about: ["dilution|dilute|c1v1|c1v1 = c2v2|c1v1=c2v2"],
    takes: {
      stockConcentration: `${CONCENTRATION}?: of>, from>, stock, c1`,
      stockVolume: "volume/milliliter?!: v1, of<, ml<, stock volume, dilute>",
      finalConcentration: `${CONCENTRATION}?: to>, final, c2, into>`,
      finalVolume: "volume/milliliter?: to>, final, v2, make, total, final volume",
    },
    words: { "solution, to, volume, concentration": {} },
    set: { tool: "dilution" },
    fill: solvingFor("stockConcentration", "stockVolume", "finalConcentration", "finalVolume"),
  },
  {
    says: [
      `ph (of|if|when|for) [h+] [concentration] {hConcentration:${CONCENTRATION}} [h+]`,
      `ph of {hConcentration:${CONCENTRATION}} h+`,
    ],
    set: { tool: "ph", phKind: "from-h" },
  },
  {
    says: [`ph (of|for) [a] {concentration:${CONCENTRATION}} (${STRONG_ACIDS}) [solution]`],
    set: { tool: "ph", phKind: "strong-acid" },
    usual: { equivalents: 1 },
  },
  {
    says: [`ph (of|for) [a] {concentration:${CONCENTRATION}} (${STRONG_BASES}) [solution]`],
    set: { tool: "ph", phKind: "strong-base" },
    usual: { equivalents: 1 },
  },
  {
    about: ["weak acid|weak acid ph|acetic acid"],
    takes: { pKa: "number!: pka, pka of, pka =", concentration: CONCENTRATION },
    words: { "ph, solution, pka": {} },
    set: { tool: "ph", phKind: "weak-acid" },
  },
  {
    about: ["weak base|weak base ph"],
    takes: { pKb: "number!: pkb, pkb of", concentration: CONCENTRATION },
    words: { "ph, solution, pkb": {} },
    set: { tool: "ph", phKind: "weak-base" },
  },
  {
    says: [
      "(h+|h+ concentration|hydrogen ion concentration|[h+]|poh) (of|from|for|at|if) ph [is] {ph:number}",
      "ph {ph:number} (to|in) (h+|poh|h+ concentration|hydrogen ion concentration)",
    ],
    set: { tool: "ph", phKind: "from-ph" },
  },
  {
    says: ["(ph|h+) (of|from|for|at|if) poh [is] {poh:number}", "poh {poh:number} (to|in) ph"],
    set: { tool: "ph", phKind: "from-poh" },
  },
  {
    about: ["buffer|buffer ph|henderson hasselbalch|buffer solution"],
    takes: {
      pKa: "number!: pka",
      acidConcentration: `${CONCENTRATION}: acid`,
      baseConcentration: `${CONCENTRATION}: base, salt, conjugate base`,
    },
    words: { "ph, acid, base, salt": {} },
    set: { tool: "buffer" },
    usual: { addedStrongAcid: 0, addedStrongBase: 0 },
  },
  {
    about: ["ideal gas|ideal gas law|pv=nrt|pv = nrt|gas law"],
    takes: {
      pressure: "pressure/kilopascal?: pressure, at>, p",
      volume: "volume/liter?: volume, v, in>",
      amount: "amount-of-substance/mole?: moles, n, of>",
      temperature: "temperature/kelvin?: temperature, t, at>",
    },
    words: { "gas, volume, pressure, temperature": {} },
    set: { tool: "ideal-gas" },
    fill: solvingFor("pressure", "volume", "amount", "temperature"),
  },
  {
    about: ["combined gas law|combined gas"],
    takes: {
      pressure1: "pressure/kilopascal?!: p1",
      volume1: "volume/liter?!: v1",
      temperature1: "temperature/kelvin?!: t1",
      pressure2: "pressure/kilopascal?!: p2",
      volume2: "volume/liter?!: v2",
      temperature2: "temperature/kelvin?!: t2",
    },
    set: { tool: "combined-gas" },
    fill: (parts) => {
      const solving = solvingFor("pressure1", "volume1", "temperature1", "pressure2", "volume2", "temperature2")(parts);
      return solving && { solveFor: String(solving.solveFor).replace(/(?=[12]$)/, "-") };
    },
  },
  {
    says: ["(empirical formula|empirical formula of|find the empirical formula) [of|for|from] {elementsData:text}"],
    set: { tool: "empirical-formula" },
    fill: ({ elementsData }) => {
      const parts = String(elementsData?.json).split(/,? (?=[A-Z])|, */);
      const shares = parts.map((part) => /^([A-Z][a-z]?):? ?(\d+(?:\.\d+)?) ?%?$/.exec(part.trim()));
      if (shares.length < 2 || shares.includes(null)) return null;
      return { elementsData: shares.map((share) => `${share?.[1]} ${share?.[2]}`).join(", ") };
    },
  },
  {
    about: ["nernst|nernst equation|cell potential"],
    takes: {
      standardPotential: "voltage/volt: e0, standard potential, e°",
      electrons: "whole!: n, electrons",
      reactionQuotient: "number!: q, reaction quotient",
      temperature: "temperature/kelvin?: at>, temperature",
    },
    words: { "n =, q =, e0 =": {} },
    set: { tool: "nernst", solveFor: "potential" },
    usual: { temperature: 298.15, temperatureUnit: "kelvin" },
  },
  {
    about: ["gibbs|gibbs free energy|delta g|free energy"],
    takes: {
      enthalpy: "number!: enthalpy, delta h, dh, h, kj/mol<",
      entropy: "number!: entropy, delta s, ds, s, j/mol·k<, j/(mol·k)<, j/mol*k<, j/mol/k<, j/mol-k<",
      temperature: "temperature/kelvin: at>, temperature",
    },
    words: { "energy, kj/mol, j/mol·k, j/(mol·k), j/mol*k, j/mol/k, j/mol-k": {} },
    set: { tool: "gibbs" },
  },
  {
    says: [
      "(atomic number|electron configuration|valence electrons|group|melting point|boiling point|symbol|chemical symbol|electronegativity) (of|for) [the element] {element:word}",
      "(element|element number|atomic number) {element:whole}",
      "(atomic mass|atomic weight) of {element:word}",
    ],
    set: { tool: "element" },
    fill: ({ element }) => {
      const text = String(element?.json);
      return /^(?:\d{1,3}|[a-z]{3,13})$/i.test(text) || /^[A-Z][a-z]?$/.test(text) ? { element: text } : null;
    },
  },
] satisfies Forms;
