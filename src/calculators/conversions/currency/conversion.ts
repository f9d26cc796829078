import { InputError, type Problem } from "../../../core/calculator";
import { CURRENCIES, type Currency } from "../../../core/currency";
import type { Format } from "../../../core/format";
import { CURRENCIES_BY_CODE, type CurrencyCode, minorDigitsOf } from "../../../data/currencies";
import { isoToDayNumber } from "../../../math/dates/civil";
import { roundHalfEven, roundUp } from "../../../math/numbers/decimal-rounding";
import { Rational } from "../../../math/numbers/rational";
import { amountText } from "./amounts";
import { FEE_MESSAGE, type Inputs, MARKUP_MESSAGE, SMALLEST_RATE } from "./inputs";
import { type PastSummary, summaryOf } from "./past-rates";

/** A rate older than this many days is stale. */
const FRESH_DAYS = 7;

const HUNDRED = Rational.of(100);
const share = (percent: number) => Rational.fromNumber(percent).divide(HUNDRED);

export interface ConvertedAmount {
  readonly currency: Currency;
  /** Units per 1 of the first currency, or null if the table has no rate. */
  readonly rate: Rational | null;
  readonly amount: Rational | null;
  readonly rounded: Rational | null;
}

/** Converts an amount to another currency after markup and fees, using exact arithmetic. */
export class Conversion {
  /** Units of the second currency per 1 of the first, from the table or the visitor's own rate. */
  readonly mid: Rational;
  /** The rate after the markup. */
  readonly offered: Rational;
  /** In the first currency: the amount paid, the fees, and the amount left to convert. */
  readonly paid: Rational;
  readonly fee: Rational;
  readonly toConvert: Rational;
  /** Amount that arrives, in the second currency. */
  readonly arrives: Rational;

  /** @throws InputError */
  constructor(
    readonly inputs: Inputs,
    format: Format,
  ) {
    const { amount, direction, markupPercent, feePercent, feeFixed } = inputs;
    if (!Object.hasOwn(CURRENCIES_BY_CODE, inputs.rateBase))
      throw new InputError("rateBase", "The base of the rates must be an ISO 4217 currency code.");
    // “Solve for” may evaluate at the limits themselves.
    if (markupPercent >= 100) throw new InputError("markupPercent", MARKUP_MESSAGE);
    if (feePercent >= 100) throw new InputError("feePercent", FEE_MESSAGE);
    this.mid = inputs.rateMode === "manual" ? this.#ownRate() : this.#crossRate(format);
    this.offered = this.mid.multiply(Rational.ONE.subtract(share(markupPercent)));
    const given = Rational.fromNumber(amount);
    const fixed = Rational.fromNumber(feeFixed);
    if (direction === "receive") {
      this.arrives = given;
      this.toConvert = given.divide(this.offered);
      this.paid = this.toConvert.add(fixed).divide(Rational.ONE.subtract(share(feePercent)));
      this.fee = this.paid.subtract(this.toConvert);
    } else {
      this.paid = given;
      this.fee = given.multiply(share(feePercent)).add(fixed);
      this.toConvert = given.subtract(this.fee);
      if (this.toConvert.sign() < 0)
        throw new InputError(
          "feeFixed",
          `The fees (${amountText(this.fee.toNumber(), inputs.from)}) are more than the amount.`,
        );
      this.arrives = this.toConvert.multiply(this.offered);
    }
  }

  get isReceived(): boolean {
    return this.inputs.direction === "receive";
  }

  get isManual(): boolean {
    return this.inputs.rateMode === "manual";
  }

  /** Amount that arrives, rounded to the minor unit. */
  get arrivesRounded(): Rational {
    return this.#rounded(this.arrives, this.inputs.to);
  }

  /** Amount to pay, rounded up to the minor unit so that enough arrives. */
  get paidRounded(): Rational {
    return roundUp(this.paid, minorDigitsOf(this.inputs.from));
  }

  /** Value of everything paid at the mid-market rate, in the second currency. */
  get worth(): Rational {
    return this.paid.multiply(this.mid);
  }

  /** Value lost compared with the mid-market rate, in the second currency. */
  get cost(): Rational {
    return this.worth.subtract(this.arrives);
  }

  /** Cost in percent of the amount paid, or null if nothing is paid. */
  get costPercent(): Rational | null {
    return this.paid.sign() === 0 ? null : this.cost.divide(this.worth).multiply(HUNDRED);
  }

  /** Amount that arrives per unit paid, or null if the amount is 0. */
  get effective(): Rational | null {
    return this.inputs.amount === 0 ? null : this.arrives.divide(this.paid);
  }

  /**
   * The amount paid, converted to each of the site's currencies at the rates of the table. In its own currency, it is
   * rounded as it is paid.
   */
  get inAll(): ConvertedAmount[] {
    const from = this.rateOf(this.inputs.from);
    return CURRENCIES.map((currency) => {
      const own = from && this.rateOf(currency);
      if (!own) return { currency, rate: null, amount: null, rounded: null };
      const rate = own.divide(from);
      const amount = this.paid.multiply(rate);
      const isPaid = this.isReceived && currency === this.inputs.from;
      return { currency, rate, amount, rounded: isPaid ? this.paidRounded : this.#rounded(amount, currency) };
    });
  }

  /** Days from the table's date to today. */
  get ageDays(): number {
    return isoToDayNumber(this.inputs.asOf) - isoToDayNumber(this.inputs.rateDate);
  }

  get isStale(): boolean {
    return this.ageDays > FRESH_DAYS;
  }

  get past(): PastSummary | null {
    return summaryOf(this.inputs.history);
  }

  /** Units per 1 of the table's base, or null if the table has no rate. */
  rateOf(code: CurrencyCode): Rational | null {
    const { rates, rateBase } = this.inputs;
    if (code === rateBase) return Rational.ONE;
    const row = rates.findLast(({ currency }) => currency === code);
    return row ? Rational.fromNumber(row.rate) : null;
  }

  #crossRate(format: Format): Rational {
    const { from, to, rateDate } = this.inputs;
    const [first, second] = [this.rateOf(from), this.rateOf(to)];
    if (first && second) return second.divide(first);
    const problems: Problem[] = [];
    const missing = (field: string, code: CurrencyCode) =>
      problems.push({
        field,
        message: `There is no rate for ${code} in the table of ${format.date(rateDate)}.`,
      });
    if (!first) missing("from", from);
    if (!second) missing("to", to);
    throw new InputError(problems);
  }

  #ownRate(): Rational {
    const { manualRate, from, to } = this.inputs;
    if (manualRate !== null && manualRate >= SMALLEST_RATE) return Rational.fromNumber(manualRate);
    throw new InputError("manualRate", `Enter a rate above 0: how many ${to} for 1 ${from}?`);
  }

  #rounded(amount: Rational, code: CurrencyCode): Rational {
    const places = minorDigitsOf(code);
    return this.inputs.rounding === "half-even" ? roundHalfEven(amount, places) : amount.roundTo(places);
  }
}
