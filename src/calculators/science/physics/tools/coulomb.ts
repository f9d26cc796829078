import { InputError } from "../../../../core/calculator";
import { ELECTRIC } from "../../../../data/physics/constants";
import charge from "../../../../data/units/electric-charge.json";
import force from "../../../../data/units/force.json";
import length from "../../../../data/units/length.json";
import { defineLaw } from "../../../../fieldsets/law";

const COULOMBS = { rows: charge, unit: "coulomb" };

/** OpenStax, University Physics 2, section 5.3. A positive force is repulsion. */
export default defineLaw({
  variables: {
    force: {
      label: "Force",
      symbol: "F",
      quantity: { rows: force, unit: "newton" },
      note: "Positive: they repel each other; negative: they attract",
    },
    chargeA: {
      label: "Charge A",
      symbol: "q₁",
      quantity: COULOMBS,
      default: 1,
      exampleUnit: "elementary-charge",
    },
    chargeB: {
      label: "Charge B",
      symbol: "q₂",
      quantity: COULOMBS,
      default: -1,
      exampleUnit: "elementary-charge",
    },
    distance: {
      label: "Distance",
      symbol: "r",
      quantity: { rows: length, unit: "meter" },
      default: 5.29e-11,
      above: 0,
    },
    relativePermittivity: {
      label: "Relative permittivity",
      symbol: "εᵣ",
      default: 1,
      above: 0,
      note: "Of the medium between them: vacuum 1, air 1.0006, water 80",
    },
  },
  constants: { π: { value: Math.PI }, "ε₀": { value: ELECTRIC, unit: "F/m" } },
  law: "F = q₁ × q₂ ÷ (4 × π × ε₀ × εᵣ × r²)",
  solveFor: {
    force: "q₁ × q₂ ÷ (4 × π × ε₀ × εᵣ × r²)",
    chargeA: "4 × π × ε₀ × εᵣ × F ÷ q₂ × r²",
    chargeB: "4 × π × ε₀ × εᵣ × F ÷ q₁ × r²",
    distance: "√(q₁ ÷ F × q₂ ÷ (4 × π × ε₀ × εᵣ))",
  },
  refuse({ force = 0, chargeA = 0, chargeB = 0 }, unknown) {
    if (unknown !== "distance" || chargeA === 0 || chargeB === 0 || force === 0) return;
    const areLike = Math.sign(chargeA) === Math.sign(chargeB);
    if (areLike === force > 0) return;
    throw new InputError(
      "force",
      areLike
        ? "Like charges repel: the force must be more than 0 N."
        : "Unlike charges attract: the force must be less than 0 N.",
    );
  },
  sentence: (unknown, { of }) => {
    if (unknown === "force") return ["The force between the charges is", ""];
    if (unknown === "distance") return [`The force is ${of("force")} at a distance of`, ""];
    return [`For a force of ${of("force")}, charge ${unknown === "chargeA" ? "A" : "B"} must be`, ""];
  },
  second: ({ values: { force = 0 } }) =>
    force === 0 ? undefined : `They ${force > 0 ? "repel" : "attract"} each other`,
});
