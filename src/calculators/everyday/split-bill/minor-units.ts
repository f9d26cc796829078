import { fixedText } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";

/** An amount in minor units of the currency (ISO 4217): cents, paise, fils. */
export type Units = Rational | bigint;

/** Converts between major and minor units of a currency with a given number of decimals. */
export class MinorUnits {
  readonly #inMajor: Rational;

  constructor(readonly digits: number) {
    this.#inMajor = Rational.of(10n ** BigInt(digits));
  }

  /** Converts an amount in major units to whole minor units, rounding half up. */
  from(amount: Rational | number): Rational {
    const exact = typeof amount === "number" ? Rational.fromNumber(amount) : amount;
    return Rational.of(exact.multiply(this.#inMajor).round());
  }

  toMajor(units: Units): number {
    return this.#exact(units).toNumber();
  }

  /** `12.50`, without a currency symbol. */
  text(units: Units): string {
    return fixedText(this.#exact(units), this.digits);
  }

  #exact(units: Units): Rational {
    return (typeof units === "bigint" ? Rational.of(units) : units).divide(this.#inMajor);
  }
}
