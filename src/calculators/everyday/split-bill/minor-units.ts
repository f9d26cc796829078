import { fixedText } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";

/** Minor units of the currency (ISO 4217): cents, paise, fils. */
export type Units = Rational | bigint;

/** A currency with so many decimals, whose amounts are counted in minor units. */
export class MinorUnits {
  readonly #inMajor: Rational;

  constructor(readonly digits: number) {
    this.#inMajor = Rational.of(10n ** BigInt(digits));
  }

  /** Whole minor units of an amount in major ones, half up. */
  from(amount: Rational | number): Rational {
    const exact = typeof amount === "number" ? Rational.fromNumber(amount) : amount;
    return Rational.of(exact.multiply(this.#inMajor).round());
  }

  toMajor(units: Units): number {
    return this.#exact(units).toNumber();
  }

  /** `12.50`: without a sign of the currency. */
  text(units: Units): string {
    return fixedText(this.#exact(units), this.digits);
  }

  #exact(units: Units): Rational {
    return (typeof units === "bigint" ? Rational.of(units) : units).divide(this.#inMajor);
  }
}
