import { defineCalculator, InputError, type Notice, notice, step } from "../../../../core/calculator";
import { by, number, text } from "../../../../core/fields";
import type { Listed } from "../../../../core/listed";
import { outputsOf } from "../../../../core/outputs";
import { atomicWeight, ELEMENTS } from "../../../../data/chemistry/elements";
import { type Atom, hillFormula } from "../../../../math/chemistry/formula";
import { typesetFormula } from "../../../../math/chemistry/typeset";
import { type ElementMass, wholeRatios } from "../../../../math/chemistry/whole-ratios";
import { Rational } from "../../../../math/numbers/rational";

const GLUCOSE = "C 40.0, H 6.71, O 53.28";

const inputs = {
  elementsData: text("Elements", {
    note: "Each with its percent or grams: C 40.0, H 6.71, O 53.28",
    default: GLUCOSE,
    max: 1000,
    messages: { missing: "Enter the elements with their percent or grams, e.g. C 40.0, H 6.71, O 53.28." },
  }),
  targetMolarMass: number("Molar mass of the compound", {
    unit: "g/mol",
    note: "0 if it is not known",
    // Of the example; another compound has another mass.
    default: by("elementsData", { [GLUCOSE]: 180.16 }, 0),
    min: 0,
    max: 1e7,
  }),
  ratioTolerance: number("Tolerance of the ratios", { unit: "%", default: 2, min: 0, max: 25 }),
};

const ITEM = /\s*([\p{L}]+)\s*[:=]?\s*(\d+(?:\.\d*)?|\.\d+)\s*(?:%|g\b)?\s*[,;]?/uy;

/** @throws InputError */
function readElements(data: string): readonly ElementMass[] {
  const found: ElementMass[] = [];
  if (data.trim() === "")
    throw new InputError(
      "elementsData",
      "Enter the elements with their percent or grams, e.g. C 40.0, H 6.71, O 53.28.",
    );
  for (let at = 0; at < data.trimEnd().length; at = ITEM.lastIndex) {
    ITEM.lastIndex = at;
    const match = ITEM.exec(data);
    if (!match)
      throw new InputError(
        "elementsData",
        `Enter each element with its percent or grams; “${data.slice(at).trim().slice(0, 12)}” cannot be read.`,
      );
    const [, symbol = "", amount = ""] = match;
    if (!ELEMENTS.has(symbol)) throw new InputError("elementsData", `“${symbol}” is not an element.`);
    if (found.some((one) => one.element === symbol)) throw new InputError("elementsData", `${symbol} is listed twice.`);
    if (!(Number(amount) > 0) || Number(amount) > 1e12)
      throw new InputError("elementsData", `The amount of ${symbol} must be more than 0.`);
    found.push({ element: symbol, mass: Number(amount), weight: atomicWeight(symbol) });
  }
  return found;
}

interface Empirical {
  readonly elements: readonly ElementMass[];
  readonly ratios: ReturnType<typeof wholeRatios>;
  readonly tolerance: number;
  readonly target: number;
  readonly empiricalMass: number;
  readonly multiplier: number | null;
}

const atomsOf = ({ ratios }: Empirical, times = 1): Atom[] =>
  ratios.rows.map(({ element, whole }) => ({
    symbol: element,
    isotope: null,
    count: Rational.of(whole * times),
  }));
const empirical = (found: Empirical) => hillFormula(atomsOf(found));
const molecular = (found: Empirical) =>
  found.multiplier === null ? null : hillFormula(atomsOf(found, found.multiplier));

const output = outputsOf<Empirical>();

/** OpenStax, Chemistry 2e, section 3.2. */
export default defineCalculator({
  inputs,
  derive({ elementsData, targetMolarMass, ratioTolerance }): Empirical {
    const elements = readElements(elementsData);
    const ratios = wholeRatios(elements, ratioTolerance);
    if (ratios.rows.some(({ whole }) => whole > 1e9))
      throw new InputError("elementsData", "The elements differ too much in amount to make a formula.");
    const empiricalMass = ratios.rows.reduce((sum, { element, whole }) => sum + whole * atomicWeight(element), 0);
    const multiplier = targetMolarMass === 0 ? null : Math.round(targetMolarMass / empiricalMass);
    if (multiplier === 0)
      throw new InputError(
        "targetMolarMass",
        `Molar mass of the compound must be at least that of the empirical formula, ${Number(empiricalMass.toPrecision(6))} g/mol.`,
      );
    return {
      elements,
      ratios,
      tolerance: ratioTolerance,
      target: targetMolarMass,
      empiricalMass,
      multiplier,
    };
  },
  outputs: {
    empiricalFormula: output.text("Empirical formula", { written: typesetFormula, value: empirical }),
    empiricalMass: output.number("Molar mass of the empirical formula", { unit: "g/mol", digits: { significant: 7 } }),
    multiplier: output.integer("Multiplier", { optional: true }),
    molecularFormula: output.text("Molecular formula", { optional: true, written: typesetFormula, value: molecular }),
    uncertain: output.boolean("Uncertain", { value: ({ ratios }) => ratios.uncertain }),
    moleRatios: output.table("Mole ratios", {
      columns: {
        element: output.text("Element"),
        moles: output.number("Moles", { digits: { significant: 7 } }),
        ratio: output.number("Ratio to the smallest", { digits: { significant: 7 } }),
        whole: output.integer("In the formula"),
      },
      value: ({ ratios }) => ratios.rows,
    }),
  },
  notices({ ratios, tolerance, target, multiplier, empiricalMass }: Empirical, format): Listed<Notice> {
    const found: Notice[] = [];
    if (ratios.uncertain)
      found.push(
        notice(
          "uncertain",
          `No multiple up to 12 brings all ratios within ${format.percent(tolerance)} of whole numbers; the closest one is shown.`,
        ),
      );
    const times = target / empiricalMass;
    if (multiplier !== null && Math.abs(times - multiplier) > 0.05 * multiplier)
      found.push(
        notice(
          "no-multiple",
          `The molar mass is ${format.number(times, 3)} times that of the empirical formula, which is not a whole number.`,
        ),
      );
    return found;
  },
  headline(found: Empirical) {
    const formula = molecular(found) ?? empirical(found);
    return {
      label: found.multiplier === null ? "Empirical formula" : "Molecular formula",
      before: found.multiplier === null ? "The empirical formula is" : "The molecular formula is",
      figure: typesetFormula(formula),
      ...(found.multiplier !== null && { second: `Empirical formula ${typesetFormula(empirical(found))}` }),
    };
  },
  working(found: Empirical, format) {
    const { elements, ratios, empiricalMass, target, multiplier } = found;
    const write = (value: number) => format.significant(value, 9);
    const least = Math.min(...ratios.rows.map(({ moles }) => moles));
    return [
      ...elements.map(({ element, mass, weight }) =>
        step(`Moles of ${element}`, `${write(mass)} ÷ ${write(weight)}`, write(mass / weight)),
      ),
      ...ratios.rows.map(({ element, moles, ratio }) =>
        step(`${element} relative to the smallest`, `${write(moles)} ÷ ${write(least)}`, write(ratio)),
      ),
      ...ratios.rows.map(({ element, ratio, whole }) =>
        step(`${element} in the formula, rounded`, `${ratios.multiple} × ${write(ratio)}`, String(whole)),
      ),
      ...(multiplier === null
        ? []
        : [step("Multiplier, rounded", `${write(target)} ÷ ${write(empiricalMass)}`, String(multiplier))]),
    ];
  },
});
