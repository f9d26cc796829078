import { exact } from "../../../core/exact-field";
import { by, choice, text, type ValuesOf } from "../../../core/fields";

const COEFFICIENTS = { inputForm: "coefficients" } as const;
const VERTEX = { inputForm: "vertex" } as const;
const ROOTS = { inputForm: "roots" } as const;

/** The note on a coefficient, in a quadratic and in a cubic. */
const term = (inQuadratic: string, inCubic: string) =>
  by("mode", { cubic: `Coefficient of ${inCubic}` }, `Coefficient of ${inQuadratic}`);

export const inputs = {
  inputForm: choice("Given as", {
    default: "coefficients",
    options: {
      coefficients: "Coefficients: ax² + bx + c = 0",
      equation: "An equation, as it is written",
      vertex: "Vertex form: a(x − h)² + k = 0",
      roots: "Root form: a(x − r₁)(x − r₂) = 0",
    },
  }),
  mode: choice("Degree", {
    default: "quadratic",
    options: { quadratic: "Quadratic, up to x²", cubic: "Cubic, up to x³" },
    when: COEFFICIENTS,
  }),
  equation: text("Equation", {
    note: "In one unknown, such as x or t; write x² or x^2",
    default: "3x^2 - 5x = 2",
    min: 1,
    max: 500,
    messages: { missing: "Enter an equation." },
    when: { inputForm: "equation" },
  }),
  a: exact("a", {
    noun: "A",
    note: by(
      "inputForm",
      { vertex: "Factor before the square", roots: "Factor before the parentheses" },
      term("x²", "x³"),
    ),
    default: "2",
    when: { inputForm: ["coefficients", "vertex", "roots"] },
  }),
  b: exact("b", { noun: "B", note: term("x", "x²"), default: "1", when: COEFFICIENTS, solve: true }),
  c: exact("c", {
    noun: "C",
    note: by("mode", { cubic: "Coefficient of x" }, "Constant"),
    default: "-3",
    when: COEFFICIENTS,
    solve: 1,
  }),
  d: exact("d", { noun: "D", note: "Constant", default: "0", when: { inputForm: "coefficients", mode: "cubic" } }),
  h: exact("h", { noun: "H", note: "The x-coordinate of the vertex", default: "3", when: VERTEX }),
  k: exact("k", { noun: "K", note: "The y-coordinate of the vertex", default: "-8", when: VERTEX }),
  r1: exact("r₁", { noun: "Root r₁", note: "First root", default: "1/2", when: ROOTS }),
  r2: exact("r₂", { noun: "Root r₂", note: "Second root", default: "-4", when: ROOTS }),
};

export type Inputs = ValuesOf<typeof inputs>;
