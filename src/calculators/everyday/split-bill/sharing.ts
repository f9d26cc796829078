import { InputError } from "../../../core/calculator";
import { findRow, readNames } from "../../../core/row-names";
import { readExact } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";

/** Everybody who can share, in order. */
export class People {
  readonly names: readonly string[];

  /** @throws InputError where two have one name */
  constructor(rows: readonly { readonly name: string }[]) {
    this.names = rows.map(({ name }) => name.trim());
    for (const [i, name] of this.names.entries()) {
      if (name === "") throw new InputError("people", `Person ${i + 1}: enter a name.`);
      if (this.names.indexOf(name) < i) throw new InputError("people", `The name ${name} is used twice.`);
    }
  }

  /** The place of a name, as written or whatever its case; −1 for a stranger. */
  find(name: string): number {
    return findRow(this.names, name);
  }

  /**
   * Weights of everybody, one each where the text is empty: `A, B` or `A:2, B:1`. A name that stands twice counts
   * twice.
   *
   * @throws InputError on `field` for a stranger, a weight that is none, and weights that are all 0
   */
  weights(sharedBy: string, field: string, thing: string): Rational[] {
    const parts = readNames(sharedBy, this.names);
    const [first] = parts;
    const everybody = parts.length === 1 && first?.weight === null && /^(?:all|everybody)$/i.test(first.name);
    if (parts.length === 0 || (everybody && this.find(first.name) < 0))
      return this.names.map(() => Rational.ONE);
    const weights = this.names.map(() => Rational.ZERO);
    for (const { name, weight: weightText } of parts) {
      const place = this.find(name);
      if (place < 0)
        throw new InputError(field, `${thing} is shared by ${name || "nobody"}, who is not in the list.`);
      const weight = readExact(weightText ?? "1");
      if (!weight || weight.sign() < 0)
        throw new InputError(field, `${thing}: the weight of ${name} must be 0 or more.`);
      weights[place] = (weights[place] as Rational).add(weight);
    }
    if (weights.every((weight) => weight.sign() === 0))
      throw new InputError(field, `${thing}: at least one weight must be more than 0.`);
    return weights;
  }
}

/** An amount in parts by weight, exactly. */
export function divide(amount: Rational, weights: readonly Rational[]): Rational[] {
  const whole = total(weights);
  return weights.map((weight) => amount.multiply(weight).divide(whole));
}

export function total(amounts: readonly Rational[]): Rational {
  return amounts.reduce((sum, amount) => sum.add(amount), Rational.ZERO);
}
