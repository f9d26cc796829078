import { InputError } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { once } from "../../../core/once";
import { Rational } from "../../../math/numbers/rational";
import type { Equation } from "../../../math/polynomial/equation";
import { degreeMessage, Polynomial } from "../../../math/polynomial/polynomial";
import { discriminantOf, type Solution, solve } from "../../../math/polynomial/solve";
import type { Inputs } from "./inputs";

const HIGHEST = 3;
const TWO = Rational.of(2);
const FOUR = Rational.of(4);

const reader = new OnDemand(() => import("./sides"));

/** Loads the equation reader when there is an equation to read. */
export function prepare({ inputForm }: Pick<Inputs, "inputForm">): Preparation | null {
  return inputForm !== "equation" || reader.ready ? null : { needed: true, load: () => reader.load() };
}

/** Whole coefficients of a quadratic without a common factor, the first one positive. */
export interface WholeQuadratic {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
}

/** f(x) = 0, and what follows from it. */
export class SolvedEquation {
  readonly polynomial: Polynomial;
  /** Number of coefficients of the chosen degree: a cubic has four, even if the first is 0. */
  readonly terms: 3 | 4;
  /** Both sides of an entered equation, which are first brought to one side; null for the other forms. */
  readonly sides: Equation | null;
  readonly #solution = once(() => solve(this.polynomial));
  /** Of the coefficients as given, not of the whole ones; null below the second degree. */
  readonly discriminant = once(() => discriminantOf(this.polynomial));

  /** @throws InputError */
  constructor(readonly inputs: Inputs) {
    this.sides = inputs.inputForm === "equation" ? reader.value.sidesOf(inputs.equation) : null;
    this.polynomial = this.sides ? this.sides.left.subtract(this.sides.right) : polynomialOf(inputs);
    if (this.polynomial.degree > HIGHEST) throw new InputError("equation", degreeMessage(this.polynomial.degree));
    const isCubic = this.sides
      ? this.polynomial.degree === HIGHEST
      : inputs.inputForm === "coefficients" && inputs.mode === "cubic";
    this.terms = isCubic ? 4 : 3;
  }

  /** The letter of the unknown in the visitor’s equation; otherwise x. */
  get unknown(): string {
    return this.sides?.unknown ?? "x";
  }

  get solution(): Solution {
    return this.#solution();
  }

  get degree(): number {
    return this.polynomial.degree;
  }

  /** The coefficient at an index counted from the highest power; null past the last. */
  coefficient(place: number): Rational | null {
    return place < this.terms ? this.polynomial.at(this.terms - 1 - place) : null;
  }

  /** The vertex of a parabola, with its focus and directrix; null for other curves. */
  readonly vertex = once(() => {
    if (this.degree !== 2) return null;
    const a = this.polynomial.at(2);
    const x = this.polynomial.at(1).divide(a.multiply(TWO)).negate();
    const y = this.polynomial.evaluate(x);
    /** Distance from the vertex up to the focus; negative if the focus is below. */
    const focal = a.multiply(FOUR).reciprocal();
    return { a, x, y, focusY: y.add(focal), directrixY: y.subtract(focal) };
  });

  /** The inflection point of a cubic; null for other curves. */
  readonly inflection = once(() => {
    if (this.degree !== HIGHEST) return null;
    const x = this.polynomial.at(2).divide(this.polynomial.at(3).multiply(Rational.of(-3)));
    return { x, y: this.polynomial.evaluate(x) };
  });

  /** Sum and product of all roots, including complex ones (Vieta); null below the second degree. */
  readonly vieta = once(() => {
    const { degree, polynomial } = this;
    if (degree < 2) return null;
    const lead = polynomial.at(degree);
    const product = polynomial.at(0).divide(lead);
    return {
      sum: polynomial
        .at(degree - 1)
        .divide(lead)
        .negate(),
      product: degree % 2 === 0 ? product : product.negate(),
    };
  });
}

function polynomialOf(inputs: Inputs): Polynomial {
  const { inputForm, mode, a, b, c, d, h, k, r1, r2 } = inputs;
  if (inputForm === "coefficients") return Polynomial.of(mode === "cubic" ? [d, c, b, a] : [c, b, a]);
  if (a.sign() === 0) throw new InputError("a", "“a” must not be 0 here.");
  const [first, second] = inputForm === "vertex" ? [h, h] : [r1, r2];
  const product = Polynomial.withRoot(first).multiply(Polynomial.withRoot(second)).times(a);
  return inputForm === "vertex" ? product.add(Polynomial.constant(k)) : product;
}
