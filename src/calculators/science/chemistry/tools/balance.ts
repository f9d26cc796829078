import { defineCalculator, type Notice, notice, type Step, step } from "../../../../core/calculator";
import { text } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import type { Listed } from "../../../../core/listed";
import { outputsOf } from "../../../../core/outputs";
import { type Balance, balance, equationText, oriented } from "../../../../math/chemistry/balance";
import { atomLabel } from "../../../../math/chemistry/formula";
import type { PointRole } from "../../../../math/chemistry/points";
import { typedEquation } from "../../../../math/chemistry/typed";
import { typesetEquation, typesetFormula } from "../../../../math/chemistry/typeset";
import { Rational } from "../../../../math/numbers/rational";
import { atField, pointsNotice } from "../formula-field";

const inputs = {
  equation: text("Equation", {
    note: "Reactants, an arrow (->) and products; coefficients are found",
    default: "Fe + O2 -> Fe2O3",
    max: 500,
    messages: { missing: "Put an arrow between reactants and products, e.g. Fe + O2 -> Fe2O3." },
  }),
};

/** A balanced equation, and how points in it were read. */
type Solved = Balance & { readonly points: PointRole | null };

const output = outputsOf<Solved>();
const balanced = ({ species, coefficients }: Balance) => equationText(species, coefficients);

/** Atoms of each kind, and charges, on both sides of the balanced equation. */
function atomTable({ species, conserved, coefficients }: Balance) {
  return conserved.map(({ name }) => {
    const side = (which: "left" | "right") =>
      species
        .reduce((sum, one, i) => {
          if (one.side !== which) return sum;
          const { atoms, charge } = one.formula;
          const count = name === "charge" ? Rational.of(charge) : atoms.find((atom) => atomLabel(atom) === name)?.count;
          return count ? sum.add(count.multiply(Rational.of(coefficients[i] as bigint))) : sum;
        }, Rational.ZERO)
        .toNumber();
    return { element: name === "charge" ? "Charge" : name, left: side("left"), right: side("right") };
  });
}

function working(solved: Balance, format: Format): Listed<Step> {
  const { species, conserved, space, dimension, coefficients } = solved;
  const names = species.map((_, i) => String.fromCharCode(97 + i));
  const sum = (side: "left" | "right", row: readonly bigint[]) =>
    species
      .flatMap((one, i) => {
        const value = row[i] as bigint;
        if (one.side !== side || value === 0n) return [];
        const count = side === "left" ? value : -value;
        return [
          `${String(count)
            .replace("-", "−")
            .replace(/^(−?)1$/, "$1")}${names[i]}`,
        ];
      })
      .join(" + ")
      .replaceAll("+ −", "− ") || "0";
  return [
    step(
      "One letter for each species",
      species.map(({ text }, i) => `${names[i]} ${typesetFormula(text)}`).join(", "),
      format.plural(species.length, "unknown"),
    ),
    conserved.map(({ name, row }) =>
      step(name === "charge" ? "Charge" : `Atoms of ${name}`, sum("left", row), sum("right", row)),
    ),
    space.reduced.map((row, i) => {
      const pivot = space.pivots[i] as number;
      const own = row[pivot] as bigint;
      const terms = space.free.flatMap((column) => {
        const value = Rational.of(-(row[column] as bigint), own);
        return value.sign() === 0 ? [] : [`${value.equals(Rational.ONE) ? "" : `${value} `}${names[column]}`];
      });
      return step("After elimination", String(names[pivot]), terms.join(" + ").replaceAll("-", "−") || "0");
    }),
    step(
      dimension === 1 ? "Smallest whole numbers" : "Whole numbers with the smallest sum, all at least 1",
      coefficients.map((value, i) => `${names[i]} = ${value}`).join(", "),
      typesetEquation(balanced(solved)),
    ),
  ];
}

export default defineCalculator({
  inputs,
  derive({ equation }) {
    const { text, points } = typedEquation(equation);
    return { ...atField("equation", () => balance(text)), points };
  },
  outputs: {
    balanced: output.text("Balanced", { shown: "elsewhere", value: balanced }),
    dimension: output.integer("Independent reactions"),
    unique: output.boolean("The only solution", { value: ({ dimension }) => dimension === 1 }),
    atomTable: output.table("Atom count", {
      columns: {
        element: output.text("Element"),
        left: output.number("Left", { digits: { significant: 7 } }),
        right: output.number("Right", { digits: { significant: 7 } }),
      },
      value: atomTable,
    }),
    coefficients: output.table("Coefficients", {
      columns: {
        species: output.text("Species", { written: typesetFormula }),
        side: output.choice("Side", { options: { left: "Left", right: "Right" } }),
        coefficient: output.number("Coefficient"),
      },
      value: ({ species, coefficients }) =>
        species.map(({ text, side }, i) => ({ species: text, side, coefficient: Number(coefficients[i]) })),
    }),
    basis: output.table("Independent reactions", {
      columns: { equation: output.text("Reaction", { written: typesetEquation }) },
      value: ({ species, space }) =>
        space.basis.map((vector) => ({ equation: equationText(species, oriented(vector)) })),
    }),
  },
  notices({ species, dimension, points }: Solved): Listed<Notice> {
    const questions = species.flatMap(({ text, formula: { question } }) =>
      question === null ? [] : [{ text, question }],
    );
    return [
      pointsNotice(points),
      dimension > 1 &&
        notice(
          "not-unique",
          `Atoms alone do not fix this equation: it is a mixture of ${dimension} independent reactions. The coefficients with the smallest sum are shown; the true ratio depends on the conditions.`,
        ),
      ...questions.map(({ text, question }) =>
        notice(
          "charge-or-count",
          `In ${typesetFormula(text)} the digits before the sign are read as a count. If you meant an ion, write ${question}.`,
        ),
      ),
    ];
  },
  headline: (solved: Balance) => ({
    label: "Balanced",
    figure: typesetEquation(balanced(solved)),
    text: typesetEquation(balanced(solved)),
  }),
  working,
});
