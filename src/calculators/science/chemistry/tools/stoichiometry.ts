import { defineCalculator, InputError, notice, type Step, step } from "../../../../core/calculator";
import { choice, list, number, text } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import type { Listed } from "../../../../core/listed";
import { outputsOf } from "../../../../core/outputs";
import { balance, equationText } from "../../../../math/chemistry/balance";
import { plainSpecies } from "../../../../math/chemistry/equation";
import { molarMass } from "../../../../math/chemistry/molar-mass";
import { typedEquation, typedFormula } from "../../../../math/chemistry/typed";
import { typesetEquation, typesetFormula } from "../../../../math/chemistry/typeset";
import { atField } from "../formula-field";

/** Grams in one unit. */
const UNITS = { gram: 1, kilogram: 1000, milligram: 0.001 };

const inputs = {
  equation: text("Equation", {
    default: "3Si + 2N2 -> Si3N4",
    max: 500,
    note: "It is balanced first",
    messages: { missing: "Put an arrow between reactants and products, e.g. Fe + O2 -> Fe2O3." },
  }),
  reactants: list("Amounts of reactants", {
    row: { label: "Reactant" },
    note: "A reactant that is not listed is in excess",
    max: 24,
    columns: {
      formula: text("Formula", { max: 200 }),
      amount: number("Amount", { min: 0, max: 1e15 }),
      unit: choice("Unit", { options: { gram: "g", kilogram: "kg", milligram: "mg", mole: "mol" }, default: "gram" }),
    },
    default: [
      { formula: "Si", amount: 2, unit: "gram" },
      { formula: "N2", amount: 1.5, unit: "gram" },
    ],
  }),
  product: text("Product", { note: "Leave empty for the first one", default: "", max: 200 }),
  actualYield: number("Actual yield", {
    unit: "g",
    note: "0 if it is not known",
    default: 0,
    min: 0,
    max: 1e15,
    solve: true,
  }),
};

interface Part {
  readonly species: string;
  readonly side: "left" | "right";
  readonly coefficient: number;
  readonly molarMass: number;
  /** Null for a reactant in excess. */
  readonly initialMol: number | null;
  readonly changeMol: number;
  readonly finalMol: number | null;
  readonly finalG: number | null;
}

interface Reaction {
  readonly equation: string;
  readonly parts: readonly Part[];
  readonly limiting: Part;
  readonly product: Part;
  readonly extent: number;
  readonly actualYield: number;
}

type Given = readonly { readonly formula: string; readonly amount: number; readonly unit: string }[];

/** Puts text in quotation marks unless it starts like a formula. */
function quoted(text: string): string {
  return /^[A-Z]/.test(text.trim()) ? text.trim() : `“${text.trim()}”`;
}

/** Moles of each listed reactant, by its text in the equation. @throws InputError */
function givenMoles(reactants: Given, species: readonly { text: string; side: string; mass: number }[]) {
  const moles = new Map<string, number>();
  for (const [i, { formula, amount, unit }] of reactants.entries()) {
    const plain = typedSpecies(formula);
    const row = `Reactant ${i + 1}`;
    if (plain === "") throw new InputError("reactants", `${row}: Enter a formula.`);
    const found = species.find(({ text }) => plainSpecies(text) === plain);
    if (!found) throw new InputError("reactants", `${row}: ${quoted(formula)} does not occur in the equation.`);
    if (found.side === "right")
      throw new InputError("reactants", `${row}: ${quoted(formula)} is a product of the equation.`);
    const grams = UNITS[unit as keyof typeof UNITS];
    if (grams !== undefined && found.mass === 0)
      throw new InputError("reactants", `${row}: Enter the amount of ${formula.trim()} in moles.`);
    const amountOf = grams === undefined ? amount : (amount * grams) / found.mass;
    moles.set(found.text, (moles.get(found.text) ?? 0) + amountOf);
  }
  return moles;
}

/** The formula of a species as the equation has it. */
function typedSpecies(text: string): string {
  return plainSpecies(typedFormula(text).text);
}

function react(equation: string, reactants: Given, productText: string, actualYield: number): Reaction {
  const { species, coefficients } = atField("equation", () => balance(typedEquation(equation).text));
  if (reactants.length === 0) throw new InputError("reactants", "Add at least one reactant.");
  const known = species.map(({ text, side, formula }, i) => ({
    text,
    side,
    mass: molarMass(formula),
    coefficient: Number(coefficients[i]),
  }));
  const moles = givenMoles(reactants, known);
  const product = productText.trim()
    ? known.find(({ text }) => plainSpecies(text) === typedSpecies(productText))
    : known.find(({ side }) => side === "right");
  if (!product) throw new InputError("product", `${quoted(productText)} does not occur in the equation.`);
  if (product.side === "left") throw new InputError("product", `${quoted(productText)} is a reactant of the equation.`);
  const extents = known.flatMap((one) => {
    const given = moles.get(one.text);
    return given === undefined ? [] : [{ one, extent: given / one.coefficient }];
  });
  const first = extents.reduce((least, other) => (other.extent < least.extent ? other : least));
  const { extent } = first;
  const parts = known.map(({ text, side, mass, coefficient }): Part => {
    const isLimiting = text === first.one.text;
    const initialMol = side === "right" ? 0 : (moles.get(text) ?? null);
    const changeMol = (side === "left" ? -1 : 1) * coefficient * extent;
    // Nothing is left of the limiting reactant, whatever rounding says.
    const finalMol = initialMol === null ? null : isLimiting ? 0 : Math.max(0, initialMol + changeMol);
    return {
      species: text,
      side,
      coefficient,
      molarMass: mass,
      initialMol,
      changeMol: changeMol + 0,
      finalMol,
      finalG: finalMol === null ? null : finalMol * mass,
    };
  });
  const partOf = (text: string) => parts.find(({ species }) => species === text) as Part;
  return {
    equation: equationText(species, coefficients),
    parts,
    limiting: partOf(first.one.text),
    product: partOf(product.text),
    extent,
    actualYield,
  };
}

const output = outputsOf<Reaction>();
const theoreticalYield = ({ product, extent }: Reaction) => product.coefficient * extent * product.molarMass;
const percentYield = (reaction: Reaction) => {
  const possible = theoreticalYield(reaction);
  return reaction.actualYield > 0 && possible > 0 ? (100 * reaction.actualYield) / possible : null;
};

/** OpenStax, Chemistry 2e, section 4.4. */
export default defineCalculator({
  inputs,
  derive: ({ equation, reactants, product, actualYield }) => react(equation, reactants, product, actualYield),
  outputs: {
    limitingReagent: output.text("Limiting reactant", {
      written: typesetFormula,
      value: ({ limiting }) => limiting.species,
    }),
    extent: output.number("Extent of reaction", { unit: "mol", digits: { significant: 7 } }),
    theoreticalYieldG: output.number("Theoretical yield", {
      unit: "g",
      digits: { significant: 7 },
      value: theoreticalYield,
    }),
    theoreticalYieldMol: output.number("Theoretical yield in moles", {
      unit: "mol",
      digits: { significant: 7 },
      value: ({ product, extent }) => product.coefficient * extent,
    }),
    percentYield: output.percent("Percent yield", { optional: true, solve: true, value: percentYield }),
    balanced: output.text("Balanced equation", { written: typesetEquation, value: ({ equation }) => equation }),
    amounts: output.table("Before and after", {
      columns: {
        species: output.text("Species", { written: typesetFormula }),
        side: output.choice("Side", { options: { left: "Reactant", right: "Product" } }),
        coefficient: output.number("Coefficient"),
        molarMass: output.number("Molar mass", { unit: "g/mol", digits: { significant: 7 } }),
        initialMol: output.number("Before", { unit: "mol", digits: { significant: 6 }, optional: true }),
        changeMol: output.number("Change", { unit: "mol", digits: { significant: 6 } }),
        finalMol: output.number("After", { unit: "mol", digits: { significant: 6 }, optional: true }),
        finalG: output.number("Mass after", { unit: "g", digits: { significant: 6 }, optional: true }),
      },
      value: ({ parts }) => parts,
    }),
  },
  notices: (reaction: Reaction, format) => {
    const percent = percentYield(reaction);
    if (percent === null || percent <= 100) return [];
    return [
      notice(
        "yield-over-100",
        `A yield of ${format.percent(percent, 2)} is more than is possible: the product may be wet or impure.`,
      ),
    ];
  },
  headline(reaction: Reaction, format) {
    const { limiting, product } = reaction;
    const percent = percentYield(reaction);
    return {
      label: "Theoretical yield",
      before: `${typesetFormula(limiting.species)} is used up first, and makes at most`,
      figure: `${format.significant(theoreticalYield(reaction))} g`,
      after: `of ${typesetFormula(product.species)}`,
      ...(percent !== null && { second: `The yield is ${format.percent(percent, 2)}` }),
    };
  },
  working(reaction: Reaction, format: Format): Listed<Step> {
    const { equation, parts, extent, product, limiting } = reaction;
    const write = (value: number) => format.significant(value, 9);
    const percent = percentYield(reaction);
    return [
      step("Balanced equation", typesetEquation(equation), format.plural(parts.length, "species", "species")),
      parts.flatMap(({ species, initialMol, coefficient, side }) =>
        side === "right" || initialMol === null
          ? []
          : [
              step(
                `${typesetFormula(species)}: moles ÷ coefficient`,
                `${write(initialMol)} ÷ ${coefficient}`,
                `${write(initialMol / coefficient)} mol`,
              ),
            ],
      ),
      step("Extent: the smallest of these", typesetFormula(limiting.species), `${write(extent)} mol`),
      step(
        `Theoretical yield of ${typesetFormula(product.species)}`,
        `${product.coefficient} × ${write(extent)} × ${write(product.molarMass)}`,
        `${write(theoreticalYield(reaction))} g`,
      ),
      percent !== null &&
        step(
          "Percent yield",
          `100 × ${write(reaction.actualYield)} ÷ ${write(theoreticalYield(reaction))}`,
          format.percent(percent, 6),
        ),
    ];
  },
});
