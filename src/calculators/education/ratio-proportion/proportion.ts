import { InputError } from "../../../core/calculator";
import type { Rational } from "../../../math/numbers/rational";
import type { Inputs, TermKey } from "./fields";

export type Proportion = Readonly<Record<TermKey, Rational>>;

interface Equation {
  /** The two terms that are multiplied, and the one that their product is divided by. */
  readonly factors: readonly [TermKey, TermKey];
  readonly divisor: TermKey;
}

const DIRECT: Readonly<Record<TermKey, Equation>> = {
  a: { factors: ["b", "c"], divisor: "d" },
  b: { factors: ["a", "d"], divisor: "c" },
  c: { factors: ["a", "d"], divisor: "b" },
  d: { factors: ["b", "c"], divisor: "a" },
};

const INVERSE: Readonly<Record<TermKey, Equation>> = {
  a: { factors: ["c", "d"], divisor: "b" },
  b: { factors: ["c", "d"], divisor: "a" },
  c: { factors: ["a", "b"], divisor: "d" },
  d: { factors: ["a", "b"], divisor: "c" },
};

/** How the unknown term follows from the others. */
export function equationOf({ unknown, proportionType }: Inputs): Equation {
  return (proportionType === "inverse" ? INVERSE : DIRECT)[unknown];
}

/** All four terms. @throws InputError if the divisor is 0 */
export function solveProportion(inputs: Inputs): Proportion {
  const { factors, divisor } = equationOf(inputs);
  const [left, right] = factors;
  if (inputs[divisor].sign() === 0) throw new InputError(divisor, `Term ${divisor} must not be 0.`);
  const found = inputs[left].multiply(inputs[right]).divide(inputs[divisor]);
  const { a, b, c, d } = inputs;
  return { a, b, c, d, [inputs.unknown]: found };
}

/** a × b for an inverse proportion; a ÷ b for a direct one, or null if b is 0. */
export function constantOf({ a, b }: Proportion, type: Inputs["proportionType"]): Rational | null {
  if (type === "inverse") return a.multiply(b);
  return b.sign() === 0 ? null : a.divide(b);
}
