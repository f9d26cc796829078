import { InputError } from "../../../core/calculator";
import { findRow, readNames } from "../../../core/row-names";
import { readExact } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";

/** The people who can share, in list order. */
export class People {
  readonly names: readonly string[];

  /** @throws InputError if a name is empty or used twice */
  constructor(rows: readonly { readonly name: string }[]) {
    this.names = rows.map(({ name }) => name.trim());
    for (const [i, name] of this.names.entries()) {
      if (name === "") throw new InputError("people", `Person ${i + 1}: enter a name.`);
      if (this.names.indexOf(name) < i) throw new InputError("people", `The name ${name} is used twice.`);
    }
  }

  /** Index of a name, matched exactly or regardless of case; −1 if it is not in the list. */
  find(name: string): number {
    return findRow(this.names, name);
  }

  /**
   * The weight of each person in a text such as `A, B` or `A:2, B:1`; 1 for everyone if the text is empty. The weights
   * of a name that occurs twice are added.
   *
   * @throws InputError on `field` if a name is unknown, a weight is invalid or all weights are 0
   */
  weights(sharedBy: string, field: string, thing: string): Rational[] {
    const parts = readNames(sharedBy, this.names);
    const [first] = parts;
    const everybody = parts.length === 1 && first?.weight === null && /^(?:all|everybody)$/i.test(first.name);
    if (parts.length === 0 || (everybody && this.find(first.name) < 0)) return this.names.map(() => Rational.ONE);
    const weights = this.names.map(() => Rational.ZERO);
    for (const { name, weight: weightText } of parts) {
      if (!name) throw new InputError(field, `${thing}: every weight needs a name, as in A:2.`);
      const index = this.find(name);
      if (index < 0) throw new InputError(field, `${thing} is shared by ${name}, who is not in the list.`);
      const weight = readExact(weightText ?? "1");
      if (!weight || weight.sign() < 0)
        throw new InputError(field, `${thing}: the weight of ${name} must be 0 or more.`);
      weights[index] = (weights[index] as Rational).add(weight);
    }
    if (weights.every((weight) => weight.sign() === 0))
      throw new InputError(field, `${thing}: at least one weight must be more than 0.`);
    return weights;
  }
}

/** Divides an amount exactly, in proportion to the weights. */
export function divide(amount: Rational, weights: readonly Rational[]): Rational[] {
  const whole = Rational.sum(weights);
  return weights.map((weight) => amount.multiply(weight).divide(whole));
}
