import { outputsOf } from "../../../core/outputs";
import { withMinus } from "../../../core/signs";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { factoredText, vertexText } from "../../../math/polynomial/forms";
import { printed, withUnknown } from "./notation";
import type { SolvedEquation } from "./solved-equation";

const { choice, integer, number, text } = outputsOf<SolvedEquation>();

const optional = { optional: true } as const;
const DIGITS = 10;
const double = { digits: DIGITS, ...optional } as const;

/** Whether a number shown as a double with that many decimals is exact. */
function isShownInFull(value: Rational | null): boolean {
  const number = toFiniteNumber(value);
  return typeof number === "number" && Rational.fromNumber(Number(number.toFixed(DIGITS))).equals(value as Rational);
}

const coefficient = (label: string, place: number) =>
  text(label, { ...optional, value: (equation) => equation.coefficient(place)?.toString() });

const re = (label: string, place: number) =>
  number(label, { ...double, value: ({ solution }) => solution.roots[place]?.re });
const im = (label: string, place: number) =>
  number(label, { ...double, value: ({ solution }) => solution.roots[place]?.im });
const exactRoot = (label: string, place: number) =>
  text(label, { ...optional, written: printed, value: ({ solution }) => solution.roots[place]?.exact?.text });

export const outputs = {
  degree: integer("Degree", { shown: "elsewhere" }),
  coefficientA: { ...coefficient("Coefficient a", 0), shown: "elsewhere" as const },
  coefficientB: { ...coefficient("Coefficient b", 1), shown: "elsewhere" as const },
  coefficientC: { ...coefficient("Coefficient c", 2), shown: "elsewhere" as const },
  coefficientD: { ...coefficient("Coefficient d", 3), shown: "elsewhere" as const },
  nature: choice("Solutions", {
    options: {
      "two-real": "Two real roots",
      "repeated-real": "A repeated real root",
      "complex-pair": "Two complex roots",
      linear: "One root: linear, not quadratic",
      "no-solution": "None",
      "all-numbers": "Every number",
      "three-real": "Three real roots",
      "one-real-two-complex": "One real and two complex roots",
    },
    value: ({ solution }) => solution.nature,
  }),
  factored: text("Factored", {
    ...optional,
    written: printed,
    value: ({ solution, unknown }) => {
      const factored = factoredText(solution.factors);
      return factored && withUnknown(factored, unknown);
    },
  }),
  vertexForm: text("Vertex form", {
    ...optional,
    written: printed,
    value: (equation) => {
      const vertex = equation.vertex();
      return vertex && withUnknown(vertexText(vertex.a, vertex.x, vertex.y), equation.unknown);
    },
  }),
  discriminant: number("Discriminant", {
    ...double,
    solve: true,
    value: (equation) => toFiniteNumber(equation.discriminant()),
  }),
  discriminantExact: text("Discriminant, exact", {
    written: withMinus,
    ...optional,
    shown: (equation) => (isShownInFull(equation.discriminant()) ? "elsewhere" : "first"),
    value: (equation) => equation.discriminant()?.toString(),
  }),
  root1Re: { ...re("Root 1, real part", 0), shown: "more" as const, solve: true },
  root1Im: { ...im("Root 1, imaginary part", 0), shown: "more" as const },
  root2Re: { ...re("Root 2, real part", 1), shown: "more" as const, solve: true },
  root2Im: { ...im("Root 2, imaginary part", 1), shown: "more" as const },
  root3Re: { ...re("Root 3, real part", 2), shown: "more" as const },
  root3Im: { ...im("Root 3, imaginary part", 2), shown: "more" as const },
  root1Exact: { ...exactRoot("Root 1, exact", 0), shown: "more" as const },
  root2Exact: { ...exactRoot("Root 2, exact", 1), shown: "more" as const },
  root3Exact: { ...exactRoot("Root 3, exact", 2), shown: "more" as const },
  vertexX: number("Vertex, x", { ...double, value: (equation) => toFiniteNumber(equation.vertex()?.x) }),
  vertexY: number("Vertex, y", { ...double, value: (equation) => toFiniteNumber(equation.vertex()?.y) }),
  opens: choice("Opens", {
    options: { up: "Upward", down: "Downward" },
    ...optional,
    shown: "more" as const,
    value: (equation) => {
      const vertex = equation.vertex();
      return vertex && (vertex.a.sign() > 0 ? "up" : "down");
    },
  }),
  yIntercept: number("Crosses the y-axis at", {
    ...double,
    shown: "more" as const,
    value: ({ degree, polynomial }) => (degree > 0 ? toFiniteNumber(polynomial.at(0)) : null),
  }),
  sumOfRoots: number("Sum of the roots", {
    ...double,
    shown: "more" as const,
    value: (equation) => toFiniteNumber(equation.vieta()?.sum),
  }),
  productOfRoots: number("Product of the roots", {
    ...double,
    shown: "more" as const,
    value: (equation) => toFiniteNumber(equation.vieta()?.product),
  }),
  focusX: number("Focus, x", {
    ...double,
    shown: "more" as const,
    value: (equation) => toFiniteNumber(equation.vertex()?.x),
  }),
  focusY: number("Focus, y", {
    ...double,
    shown: "more" as const,
    value: (equation) => toFiniteNumber(equation.vertex()?.focusY),
  }),
  directrixY: number("Directrix, y", {
    ...double,
    shown: "more" as const,
    value: (equation) => toFiniteNumber(equation.vertex()?.directrixY),
  }),
  inflectionX: number("Inflection point, x", {
    ...double,
    shown: "more" as const,
    value: (equation) => toFiniteNumber(equation.inflection()?.x),
  }),
  inflectionY: number("Inflection point, y", {
    ...double,
    shown: "more" as const,
    value: (equation) => toFiniteNumber(equation.inflection()?.y),
  }),
};
